/** A list that grows at the bottom and shows it, unless its reader has scrolled up. */
import type { Attachment } from "svelte/attachments";

const NEAR = 40;

/** Keep the end of an element in sight as `content` changes. */
export function follow(content: () => unknown): Attachment<HTMLElement> {
  return (element) => {
    let atEnd = true;
    const look = (): void => {
      atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener("scroll", look, { passive: true });
    const grown = new ResizeObserver(() => {
      if (atEnd) element.scrollTop = element.scrollHeight;
    });
    grown.observe(element);
    $effect(() => {
      content();
      if (atEnd) element.scrollTop = element.scrollHeight;
    });
    return () => {
      element.removeEventListener("scroll", look);
      grown.disconnect();
    };
  };
}
