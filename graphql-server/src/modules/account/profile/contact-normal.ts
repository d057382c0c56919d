/** Dashes people type between digits: hyphens, minus, and the Japanese long-vowel mark. */
const dashes = /[\s\-\u2010-\u2015\u2212\u30fc\uff0d\uff70()]/g;

/** Seven digits of a Japanese postal code, typed with or without 〒, hyphen and full-width digits; undefined for anything else. */
export function postalCodeOf(text: string): string | undefined {
  const digits = text.normalize("NFKC").replace(/^〒/, "").replace(dashes, "");
  return /^\d{7}$/.test(digits) ? digits : undefined;
}

/**
 * A telephone number as E.164. A number that starts with 0 is Japanese; one from abroad starts with + (or 010, how Japan dials out).
 * Undefined when it cannot be one.
 */
export function phoneOf(text: string): string | undefined {
  const typed = text
    .normalize("NFKC")
    .replace(/\(0\)/g, "")
    .replace(dashes, "")
    .replace(/^010(?=[1-9])/, "+");
  if (!/^\+?\d+$/.test(typed)) return undefined;
  const domestic = typed.startsWith("+810") ? typed.slice(3) : typed;
  const international = domestic.startsWith("0") ? `+81${domestic.slice(1)}` : domestic;
  const shape = international.startsWith("+81") ? /^\+81[1-9]\d{8,9}$/ : /^\+[1-9]\d{6,14}$/;
  return shape.test(international) ? international : undefined;
}
