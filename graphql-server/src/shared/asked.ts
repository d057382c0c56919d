/** Names of the fields that somebody wants to see of a thing, each with what is wanted of it. */
export interface Asked extends ReadonlyMap<string, Asked> {}
