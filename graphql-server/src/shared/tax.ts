/** Consumption tax on our services, in per cent. */
export const taxRate = 10;

/** Tax that a price in yen includes, rounded down once (適格請求書: one rounding per rate and invoice). `rate` in per cent. */
export function includedTax(price: number, rate: number): number {
  return Math.floor((price * rate) / (100 + rate));
}

/** Tax that comes on top of a price in yen, rounded down once. `rate` in per cent. */
export function addedTax(price: number, rate: number): number {
  return Math.floor((price * rate) / 100);
}
