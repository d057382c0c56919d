/** Languages of the reader; やさしい日本語 falls back to Japanese. */
export const locales = ["ja", "ja-x-easy", "en"] as const;
export type Locale = (typeof locales)[number];

/** The first language of an Accept-Language header that we speak; Japanese otherwise. */
export function localeOf(header: string | undefined): Locale {
  const wanted = (header ?? "").split(",").map((part) => part.split(";")[0]?.trim().toLowerCase() ?? "");
  for (const tag of wanted) {
    if (tag.startsWith("ja-x-easy")) return "ja-x-easy";
    if (tag.startsWith("ja")) return "ja";
    if (tag.startsWith("en")) return "en";
  }
  return "ja";
}
