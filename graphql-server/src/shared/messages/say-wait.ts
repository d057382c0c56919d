import type { Locale } from "../locale.ts";

const japanese = { second: "秒", minute: "分", hour: "時間" } as const;

function unitOf(seconds: number): [count: number, unit: keyof typeof japanese] {
  if (seconds < 100) return [seconds, "second"];
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? [minutes, "minute"] : [Math.ceil(minutes / 60), "hour"];
}

/** A time to wait as people say it, never shorter than it is: 45秒, 7 minutes. */
export function sayWait(seconds: number, locale: Locale): string {
  const [count, unit] = unitOf(seconds);
  return locale === "en" ? `${count} ${unit}${count === 1 ? "" : "s"}` : `${count}${japanese[unit]}`;
}
