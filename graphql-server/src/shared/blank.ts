const unseen = /^[\s\u0001-\u001f\u007f-\u009f\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True for a text without a character that anybody sees: white space, controls, format characters, fillers. Such a text says nothing. */
export function isBlank(text: string): boolean {
  return unseen.test(text);
}

/** The same value with an empty text in place of the one that stands at a path. What is not there is left as it is. */
export function emptiedAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return typeof value === "string" ? "" : value;
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? emptiedAt(each, rest) : each));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return value;
  return { ...value, [key]: emptiedAt(Reflect.get(value, key), rest) };
}
