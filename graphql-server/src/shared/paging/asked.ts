/** The fields wanted of an object by name, each with the fields wanted of it in turn. */
export interface Asked extends ReadonlyMap<string, Asked> {}
