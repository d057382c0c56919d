import { useEffect, useEffectEvent } from "react";

interface ComboboxInput {
  inputId: string;
  count: number;
  /** Place of the marked option; -1 for none. */
  active: number;
  isOpen: boolean;
  optionId(index: number): string;
  onType(text: string): void;
  onMark(index: number): void;
  onChoose(index: number): void;
  onClose(): void;
}

const input = (id: string): HTMLInputElement | null => {
  const element = document.getElementById(id);
  return element instanceof HTMLInputElement ? element : null;
};

/** Makes a field that stands already the combobox of a list (ARIA 1.2): the focus stays in the field, arrows mark, Enter chooses, Escape closes. */
export function useCombobox(box: ComboboxInput): void {
  const { active, count, inputId, isOpen } = box;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !isOpen) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      box.onMark(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
    } else if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      box.onChoose(active);
    } else if (event.key === "Escape") {
      event.preventDefault();
      box.onClose();
    }
  });
  const onInput = useEffectEvent((event: Event) => {
    if (event.target instanceof HTMLInputElement) box.onType(event.target.value);
  });
  const onLeave = useEffectEvent(() => box.onClose());
  useEffect(() => {
    const field = input(inputId);
    const leave = () => onLeave();
    const key = (event: KeyboardEvent) => onKey(event);
    const type = (event: Event) => onInput(event);
    field?.addEventListener("keydown", key);
    field?.addEventListener("input", type);
    field?.addEventListener("blur", leave);
    return () => {
      field?.removeEventListener("keydown", key);
      field?.removeEventListener("input", type);
      field?.removeEventListener("blur", leave);
    };
  }, [inputId]);
  const marked = isOpen && active >= 0 ? box.optionId(active) : null;
  useEffect(() => {
    const field = input(inputId);
    field?.setAttribute("aria-expanded", String(isOpen));
    if (marked) field?.setAttribute("aria-activedescendant", marked);
    else field?.removeAttribute("aria-activedescendant");
  }, [inputId, isOpen, marked]);
}
