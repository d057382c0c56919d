import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lawfulInput } from "../../../testing/operations/work-operations.ts";
import { requireLawfulText } from "../../base/wording/require-lawful-text.ts";
import { declaredFields } from "../field/fields.ts";
import { type ContentColumns, columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { missingItems } from "./work.requirements.ts";

const unlawful = "女性限定";
const cleared = { allowances: [], workTimes: [], screeningQuestions: [], acceptedStatuses: [], fixedOvertime: false };

function pathsFound(changes: Partial<ContentColumns>): string[] {
  const work = Object.assign(new Work(), cleared, columnsOf(workContentSchema.parse(lawfulInput)), changes);
  return missingItems({ work, today: "2026-11-20", minimumWage: 1226 })
    .filter(({ code }) => code === "WORK_WORDING_SEX")
    .map(({ path }) => path.join("."));
}

/** Who the company is and where it is; names and addresses are facts, not wording. */
const facts = ["employer.name", "employer.address"];
const texts = declaredFields.filter(({ language, path }) => language !== null && !facts.includes(path));

describe("every text of a posting that the public or an applicant sees", () => {
  it("is there, the free ones too", () => {
    expect(texts.length).toBeGreaterThanOrEqual(24);
    for (const path of ["appeal", "benefits", "titleEn", "descriptionEn", "japaneseUse", "hours.note"])
      expect(texts.map((field) => field.path)).toContain(path);
  });

  it.each(texts.map(({ column, path }) => [path, column] as const))("%s is judged", (path, column) => {
    expect(pathsFound({ [column]: unlawful })).toContain(path);
  });

  it("is judged in questions and in the names of allowances", () => {
    expect(pathsFound({ screeningQuestions: [{ id: "1", text: unlawful, required: false }] })).toEqual(["selection.questions.0.text"]);
    expect(pathsFound({ allowances: [{ name: unlawful, amount: 1 }] })).toEqual(["salary.allowances.0.name"]);
  });
});

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
/** What a company writes to be read by others: each function and the check that its texts pass. */
const doors: readonly (readonly [path: string, check: RegExp])[] = [
  ["work/life/submit-work.ts", /await requireLawful\(/],
  ["work/life/update-work.ts", /await requireLawful\([\s\S]*isQuestionable\(/],
  ["work/life/resume-work.ts", /await requireLawful\(/],
  ["work/life/publish-due-works.ts", /await issuesAt\(/],
  ["work/revision/submit-revision.ts", /isQuestionable\([\s\S]*await requireLawful\(/],
  ["work/revision/take-over.ts", /await requireLawful\(/],
  ["work/moderation/approve-work.ts", /await requireLawful\(/],
  ["work/moderation/correct-work.ts", /await requireLawful\(/],
  ["work/moderation/unsuspend-work.ts", /await requireLawful\(/],
  ["company/review/restore-company.ts", /await requireLawful\(/],
  ["company/texts/company-templates.ts", /requireLawfulText\(body/],
  ["account/company/update-company.ts", /requireLawfulText\(facts\.description/],
  ["account/company/request-company-registration.ts", /requireLawfulText\(facts\.description/],
];

describe("every door that such a text comes in by", () => {
  it.each(doors)("%s checks it", (path, check) => {
    expect(read(path)).toMatch(check);
  });

  it("refuses what is forbidden with the words and a rewrite, and lets a question pass", () => {
    expect(() => requireLawfulText("明るい職場です。女性限定", ["body"])).toThrow("WORK_WORDING_SEX");
    expect(() => requireLawfulText("地域で一番の待遇です。", ["body"])).not.toThrow();
  });
});
