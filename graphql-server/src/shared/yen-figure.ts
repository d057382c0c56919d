const digits = "〇一二三四五六七八九";
const tens: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000, 億: 100_000_000 };

/** A figure as people write it, as a number: 三十万, 30万5千, 1,200, 一二. */
export function figureValue(text: string): number {
  let [all, part, last] = [0, 0, 0];
  for (const [token] of text.replaceAll(",", "").matchAll(/[0-9.]+|./gu)) {
    const times = tens[token];
    if (times === undefined) last = /[0-9]/.test(token) ? Number(token) : last * 10 + digits.indexOf(token);
    else if (times < 10_000) [part, last] = [part + (last || 1) * times, 0];
    else [all, part, last] = [all + (part + last || 1) * times, 0, 0];
  }
  return all + part + last;
}
