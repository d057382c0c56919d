/** The value of a vocabulary that a text from outside names: an address, a form, kept state. Null when it names none. */
export function known<T extends string>(values: readonly T[], text: unknown): T | null {
  return values.find((value) => value === text) ?? null;
}
