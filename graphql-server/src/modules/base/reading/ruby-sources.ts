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
}

/** Every text of the product that gets readings. The triggers of the migration forget them when one of these columns changes. */
export const rubySources = {
  work: {
    table: "work",
    owners: "jsonb_build_array(t.company_id, t.id)",
    short: { title: "title", city: "city", nearestStation: "nearest_station" },
    long: {
      occupation: "occupation",
      description: "description",
      dutiesChangeScope: "duties_change_scope",
      requirements: "requirements",
      japaneseUse: "japanese_use",
      employerName: "employer_name",
      employerAddress: "employer_address",
      workplaceName: "workplace_name",
      addressLine: "address_line",
      workplaceChangeScope: "workplace_change_scope",
      smokingNote: "smoking_note",
      commuting: "commuting",
      raise: "raise",
      bonus: "bonus",
      payClosing: "pay_closing",
      payDay: "pay_day",
      workTimeNote: "work_time_note",
      holidays: "holidays",
      insuranceNote: "insurance_note",
      renewalCriteria: "renewal_criteria",
      renewalLimit: "renewal_limit",
      trialConditions: "trial_conditions",
      retirement: "retirement",
      appeal: "appeal",
      benefits: "benefits",
      selection: "selection",
      documents: "documents",
    },
  },
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
  },
} as const satisfies Record<string, RubySource>;
