import type { ProfileValues } from "./profile-values.ts";

const keyOf = (seekerId: string) => `profile:${seekerId}`;

/** Whether a kept value has the shape of the field: what another version of the site kept is left alone. */
function isLike(kept: unknown, now: unknown): boolean {
  return typeof kept === typeof now && Array.isArray(kept) === Array.isArray(now);
}

/** Keeps in this tab what was typed and the server does not have yet, for this seeker alone. */
export function keepProfile(seekerId: string, typed: Partial<ProfileValues>): void {
  try {
    if (Object.keys(typed).length === 0) sessionStorage.removeItem(keyOf(seekerId));
    else sessionStorage.setItem(keyOf(seekerId), JSON.stringify(typed));
  } catch {
    // Without room or permission nothing is kept.
  }
}

/** The values with what this seeker typed in this tab and the server does not have. */
export function withKept(seekerId: string, values: ProfileValues): ProfileValues {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(seekerId)) ?? "null");
    if (typeof kept !== "object" || kept === null) return values;
    const usable = Object.entries(kept).filter(([name, value]) => name in values && isLike(value, Reflect.get(values, name)));
    return { ...values, ...Object.fromEntries(usable) };
  } catch {
    return values;
  }
}
