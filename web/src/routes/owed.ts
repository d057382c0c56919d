/** Routes of the contract that later work builds, by the letter of its issue. They show the not-found screen until then. */
export const owed: Readonly<Record<string, "B" | "C" | "D" | "E">> = {};
