/** What a saved text may leave open; each has a Japanese and an English name. */
export interface PlaceholderValues {
  name: string;
  company: string;
  ticket: string;
  me: string;
  due: string;
}

const names: Readonly<Record<string, keyof PlaceholderValues>> = {
  名前: "name",
  name: "name",
  会社: "company",
  company: "company",
  受付番号: "ticket",
  ticket: "ticket",
  担当: "me",
  me: "me",
  期限: "due",
  due: "due",
};
const places = /\{\{\s*([^{}]{1,40}?)\s*\}\}/gu;

/** A saved text with the facts of the inquiry in its places; one that is not known stays to be seen. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(places, (whole, name: string) => {
    const known = names[name.toLowerCase()];
    return (known && values[known]) || whole;
  });
}

/** The places that are still open. */
export function openPlaceholders(text: string): string[] {
  return [...text.matchAll(places)].map(([whole]) => whole);
}

/** The places as a person writes them, in Japanese or in English. */
export function placeholdersIn(japanese: boolean): string {
  const own = Object.keys(names).filter((name) => /^[a-z]+$/u.test(name) !== japanese);
  return own.map((name) => `{{${name}}}`).join(" ");
}
