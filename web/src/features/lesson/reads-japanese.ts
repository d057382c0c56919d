/** Who reads the site in Japanese needs no English beside the lessons' Japanese. */
export function readsJapanese(language: string): boolean {
  return language === "ja" || language === "ja-x-easy";
}
