const spaces = { xs: "0.625rem", sm: "0.75rem", md: "1rem", lg: "1.25rem", xl: "2rem" } as const;

/** A step of the scale, or pixels at the reader's usual text size. */
export type Space = keyof typeof spaces | number;

export function toLength(space: Space): string {
  return typeof space === "number" ? `${space / 16}rem` : spaces[space];
}
