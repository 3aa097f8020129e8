/**
 * Scale the content of a box to its height, within limits, for few or many players.
 * The box holds one element that is measured, and that one holds what is made larger.
 */
const SMALLEST = 0.5;
const LARGEST = 1.45;

function firstIn(box: HTMLElement): HTMLElement {
  const first = box.firstElementChild;
  if (!(first instanceof HTMLElement)) throw new Error("the box holds nothing to measure");
  return first;
}

export function fill(box: HTMLElement): () => void {
  const content = firstIn(box);
  const { style } = firstIn(content);
  let frame = 0;
  function adjust(): void {
    const before = Number(style.zoom || 1);
    const wanted = (before * box.clientHeight) / content.offsetHeight;
    const zoom = Math.min(Math.max(wanted, SMALLEST), LARGEST);
    const isTooLarge = content.offsetHeight > box.clientHeight;
    if (isTooLarge || zoom - before > 0.02) style.zoom = String(Math.floor(100 * zoom) / 100);
  }
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(adjust);
  });
  watch.observe(box);
  watch.observe(content);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
}
