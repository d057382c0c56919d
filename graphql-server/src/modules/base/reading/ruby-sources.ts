/** Texts of a table that get readings: field of the stored readings → column. */
export interface RubySource {
  table: string;
  /** SQL of what else the readings of a row depend on: ids whose corrections apply, later ones win. `t` is the row. */
  owners: string;
  /** SQL of a name and its kana as the owner wrote them, when the row has one. */
  named?: { name: string; kana: string };
  /** Read with every row: what cards and lists show. */
  short: Readonly<Record<string, string>>;
  /** Read only when asked for. */
  long?: Readonly<Record<string, string>>;
  /** Fields that hold HTML: each piece of text between tags has readings of its own. */
  html?: ReadonlySet<string>;
  /** Its texts are encrypted, and so are the readings. */
  sealed?: true;
}

/** The texts that get readings, but for those of works, which the fields of a posting say. The triggers of the migrations forget them when one of these columns changes, where they are not encrypted. */
export const rubySources = {
  company: {
    table: "company",
    owners: "jsonb_build_array(t.id)",
    named: { name: "t.name", kana: "t.name_kana" },
    short: { name: "name" },
    long: { description: "description", city: "city", addressLine: "address_line", building: "building" },
  },
  news: {
    table: "news",
    owners: "jsonb_build_array(t.id)",
    short: { title: "title", summary: "summary" },
    long: { bodyHtml: "body_html" },
    html: new Set(["bodyHtml"]),
  },
  movie: {
    table: "movie",
    owners: "jsonb_build_array(t.id)",
    short: { title: "title", description: "description" },
    long: { transcript: "transcript" },
    html: new Set(["transcript"]),
  },
  message: {
    table: "message",
    owners: "jsonb_build_array((select company_id from conversation where id = t.conversation_id))",
    short: { body: "body" },
    sealed: true,
  },
} as const satisfies Record<string, RubySource>;
