/** A debtor's plan: some of the steps that bring money, carried out as one command. */
import type { Prompt, RaisingStep } from "../../../api/monopoly";

export const missing = (prompt: Prompt): number => (prompt.amount ?? 0) - (prompt.cash ?? 0);

export const planned = (steps: readonly RaisingStep[], plan: readonly number[]): number =>
  plan.reduce((sum, step) => sum + (steps[step]?.amount ?? 0), 0);

/** The plan with one more step. */
export const withStep = (plan: readonly number[], step: number): number[] =>
  plan.includes(step) ? [...plan] : [...plan, step];

/** The plan without a step and those that need it. */
export function withoutStep(
  steps: readonly RaisingStep[],
  plan: readonly number[],
  step: number,
): number[] {
  const gone = new Set([step]);
  steps.forEach((each, index) => {
    if (each.after != null && gone.has(each.after)) gone.add(index);
  });
  return plan.filter((each) => !gone.has(each));
}

export const suggestion = (steps: readonly RaisingStep[]): number[] =>
  steps.flatMap((step, index) => (step.suggested ? [index] : []));

/**
 * The actions of a plan in an order in which all are possible: what needs another step comes after
 * it, small amounts first. The debt is paid as soon as it can be, so nothing follows then.
 */
export function actionsOf(
  steps: readonly RaisingStep[],
  plan: readonly number[],
  wanted: number,
): string[] {
  const left = new Set(plan);
  const done: string[] = [];
  for (let raised = 0; left.size && raised < wanted;) {
    const possible = [...left].filter((index) => {
      const after = steps[index]?.after;
      return after == null || !left.has(after);
    });
    const next = possible.reduce((a, b) => (steps[b]!.amount < steps[a]!.amount ? b : a));
    left.delete(next);
    done.push(steps[next]!.do);
    raised += steps[next]!.amount;
  }
  return done;
}
