/** Tax that a price in yen includes, rounded down once (適格請求書: one rounding per rate and invoice). `rate` in per cent. */
export function includedTax(price: number, rate: number): number {
  return Math.floor((price * rate) / (100 + rate));
}
