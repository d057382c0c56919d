const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

function keptIn<Format>(formats: Map<string, Format>, key: unknown, make: () => Format): Format {
  const name = JSON.stringify(key);
  const format = formats.get(name) ?? make();
  formats.set(name, format);
  return format;
}

/** How a locale writes a date, made once: to make one takes many times as long as to use it, and a list of works uses dozens. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return keptIn(dates, [locale, options], () => new Intl.DateTimeFormat(locale, options));
}

/** How a locale writes a number, made once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return keptIn(numbers, [locale, options], () => new Intl.NumberFormat(locale, options));
}
