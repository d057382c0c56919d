import isRecord from "is-plain-obj";
import { contentOf, valueAt, type WorkValues } from "#features/company-work/work-values.ts";
import type { WorkBody_PostingFragment } from "#graphql/operations.ts";

/** What the server puts where a posting says nothing. */
const unsaid = { openings: 1, japaneseLevel: "NONE" } as const;

/** What only the server knows of a posting. */
const notTyped = { status: "DRAFT", publishedAt: null, infoUpdatedAt: null, confirmedOn: null, publishedUntil: null } as const;

/** Readings of a posting as it was saved; a line that was changed since has none. */
type Readings = Partial<Pick<WorkBody_PostingFragment, "ruby" | "bodyRuby">>;

/** The posting as it stands in the form, in the shape in which the seeker's page reads it. */
export function postingOf(values: WorkValues, readings: Readings): WorkBody_PostingFragment {
  const content: Record<string, unknown> = { ...contentOf(values) };
  const part = (name: string) => (isRecord(content[name]) ? content[name] : {});
  const fixedOvertime = valueAt(content, "salary.hasFixedOvertime")
    ? {
        amount: valueAt(content, "salary.fixedOvertimeAmount"),
        hours: valueAt(content, "salary.fixedOvertimeHours"),
        excessPaid: valueAt(content, "salary.fixedOvertimeExcessPaid"),
      }
    : null;
  const posting: WorkBody_PostingFragment = JSON.parse(
    JSON.stringify({
      ...{ id: "typed", ruby: readings.ruby ?? null, bodyRuby: readings.bodyRuby ?? null },
      ...notTyped,
      ...unsaid,
      ...content,
      workplace: { remote: "NONE", cityLatin: null, stations: [], ...part("workplace") },
      salary: { ...part("salary"), fixedOvertime },
    }),
  );
  return posting;
}
