const takenOver = "taken-over";

/**
 * Says that the browser has taken over the page that came from the server, or one form of it: from now on its screens hear what is pressed and
 * typed. Parts of a page are taken over one after the other, and a form is sent by nobody before its own.
 */
export function tellTakenOver(part: Document | HTMLFormElement = document): void {
  part.dispatchEvent(new CustomEvent(takenOver, { bubbles: true }));
}

/** Calls back for the page and for each form, when that is so. */
export function onTakenOver(listener: (part: EventTarget | null) => void): void {
  document.addEventListener(takenOver, ({ target }) => listener(target));
}
