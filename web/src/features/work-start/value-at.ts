import isRecord from "is-plain-obj";

/** Returns the value at a path like "salary.min". */
export function valueAt(source: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), source);
}
