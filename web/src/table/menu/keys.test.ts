// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { listed, shortcuts } from "./keys";

const prefs = vi.hoisted(() => ({ shortcuts: true }));
vi.mock("../../lib/prefs.svelte", () => ({ prefs: { get: () => prefs.shortcuts } }));

// jsdom knows neither modal dialogs nor popovers.
const find = document.querySelectorAll.bind(document);
beforeEach(() => {
  document.body.replaceChildren();
  prefs.shortcuts = true;
  vi.spyOn(document, "querySelectorAll").mockImplementation((selector: string) =>
    find(selector === "dialog:modal" ? "dialog[open]" : selector),
  );
  vi.spyOn(document, "querySelector").mockReturnValue(null);
});

function press(key: string, on: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  return event;
}

function put(tag: string, into: Element = document.body): HTMLElement {
  return into.appendChild(document.createElement(tag));
}

it("does what a key is for, while its element is there", () => {
  const run = vi.fn();
  const action = shortcuts(put("div"), { p: run, q: { run, help: () => "quit" } });
  expect(press("P").defaultPrevented).toBe(true);
  press("q");
  expect(run).toHaveBeenCalledTimes(2);
  expect([...listed.keys()]).toEqual(["q"]);
  if (action) action.destroy?.();
  press("p");
  expect(run).toHaveBeenCalledTimes(2);
  expect(listed.size).toBe(0);
});

it("leaves keys to fields, pressed buttons and the browser, and rests when turned off", () => {
  const run = vi.fn();
  const action = shortcuts(put("div"), { p: run, Enter: run });
  press("p", put("input"));
  press("Enter", put("button"));
  prefs.shortcuts = false;
  press("p");
  expect(run).not.toHaveBeenCalled();
  if (action) action.destroy?.();
});

it("leaves all keys to an open sheet, which handles those of its own parts", () => {
  const [behind, within] = [vi.fn(), vi.fn()];
  const sheet = put("dialog");
  sheet.setAttribute("open", "");
  const actions = [
    shortcuts(put("div"), { Escape: behind }),
    shortcuts(put("div", sheet), { l: within }),
  ];
  expect(press("Escape", sheet).defaultPrevented).toBe(false);
  press("l", sheet);
  expect(behind).not.toHaveBeenCalled();
  expect(within).toHaveBeenCalledOnce();
  for (const action of actions) if (action) action.destroy?.();
});
