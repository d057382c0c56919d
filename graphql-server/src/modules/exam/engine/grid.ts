/** Equally spaced points of the quadrature over abilities, −6 to 6. */
export const grid: readonly number[] = Array.from({ length: 121 }, (_, index) => (index - 60) / 10);
