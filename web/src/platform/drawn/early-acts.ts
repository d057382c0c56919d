import { onTakenOver } from "./taken-over.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader entered in a field, whatever becomes of it while the page is taken over. */
interface Entered {
  value: string;
  checked: boolean;
}

const isTickable = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type);

/** Enters it as if it were entered now: the screen's own way of noticing changes knows only what it has seen. */
function enterAgain(field: Field, { value, checked }: Entered): void {
  if (isTickable(field)) {
    field.checked = !checked;
    return field.click();
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** The part of the page that an element is taken over with: its form, or else the page. */
const partOf = (element: Element): EventTarget =>
  (element instanceof HTMLFormElement && element.method === "post" ? element : element.closest("form[method=post]")) ?? document;

/**
 * Keeps what a reader does on a page before its scripts have taken it over, and does it then: a button pressed, a form sent, a field filled in.
 * Links and searches go their own way, as they do without scripts.
 */
export function keepEarlyActs(): void {
  const entered = new Map<Field, Entered>();
  const acts = new Map<Element, () => void>();
  const alive = new WeakSet<EventTarget>();
  const isEarly = (target: EventTarget | null): target is Element => target instanceof Element && !alive.has(partOf(target));
  const onInput = ({ target: field }: Event) => {
    if (!isEarly(field)) return;
    if (field instanceof HTMLInputElement) entered.set(field, { value: field.value, checked: field.checked });
    else if (field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) {
      entered.set(field, { value: field.value, checked: false });
    }
  };
  document.addEventListener("input", onInput, true);
  document.addEventListener("change", onInput, true);
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = isEarly(target) ? target.closest("button") : null;
      if (button?.type === "button" && !button.popoverTargetElement) acts.set(button, () => button.click());
    },
    true,
  );
  document.addEventListener(
    "submit",
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.method !== "post" || !isEarly(form)) return;
      event.preventDefault();
      acts.set(form, () => form.requestSubmit(submitter));
    },
    true,
  );
  onTakenOver((part) => {
    if (!part || alive.has(part)) return;
    alive.add(part);
    for (const [field, what] of entered) if (partOf(field) === part && entered.delete(field)) enterAgain(field, what);
    // What was entered is the screen's own before anything is sent.
    setTimeout(() => {
      for (const [element, act] of acts) if (partOf(element) === part && acts.delete(element)) act();
    });
  });
}
