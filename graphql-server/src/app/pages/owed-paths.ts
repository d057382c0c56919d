/** Routes of the contract that the site does not show yet: their address answers not-found, like the site itself. */
export const owedPaths: ReadonlySet<string> = new Set<string>();
