/** Texts by code; `{name}` marks a place for a value. */
export type MessageCatalogue = Readonly<Record<string, string>>;
