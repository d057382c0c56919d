/** Revisions that are neither taken over nor given up. */
export const openRevision = { status: { $in: ["DRAFT", "REVIEW", "RETURNED"] } } as const;
