import { isJapanese, type Locale, languages } from "../locale.ts";

type Unit = "second" | "minute" | "hour";

function unitOf(seconds: number): [count: number, unit: Unit] {
  if (seconds < 100) return [seconds, "second"];
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? [minutes, "minute"] : [Math.ceil(minutes / 60), "hour"];
}

/** A time to wait as people say it, never shorter than it is: 45秒, 7 minutes. */
export function sayWait(seconds: number, locale: Locale): string {
  const [count, unit] = unitOf(seconds);
  const said = new Intl.NumberFormat(languages[locale].intl, { style: "unit", unit, unitDisplay: "long" }).format(count);
  return isJapanese(locale) ? said.replace(" ", "") : said;
}
