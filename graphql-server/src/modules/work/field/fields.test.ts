import { expect, it } from "vitest";
import { partnerWorkShape } from "../../../rest/partner/partner-work.presenter.ts";
import { workContent } from "../posting/work.content.ts";
import { Work } from "../posting/work.entity.ts";
import { missingItems } from "../requirement/work.requirements.ts";
import { everyone, type PostingField } from "./field.ts";
import { note } from "./field-kinds.ts";
import { declaredFields, formLabels } from "./fields.ts";
import { workRubySource } from "./work-ruby-source.ts";

const meal = {
  path: "salary.meal",
  kind: note(200),
  about: "食事補助.",
  review: "free",
  language: "ja",
  judged: true,
  personal: false,
  law: null,
} as const;

it("a field says who may see it, or does not compile", () => {
  const told: PostingField = { ...meal, audiences: everyone };
  // @ts-expect-error A field has no audiences by default.
  const untold: PostingField = meal;
  expect([told.audiences, untold.audiences]).toEqual([["PUBLIC", "COMPANY", "ADMIN"], undefined]);
});

it("no two fields share a place or a label", () => {
  expect(new Set(declaredFields.map(({ path }) => path)).size).toBe(declaredFields.length);
  expect(new Set(declaredFields.map(({ label }) => label)).size).toBe(declaredFields.length);
});

it("no label is written twice", () => {
  const twice = declaredFields.flatMap(({ column, labels }) => {
    const { form, imported, page } = labels;
    const shown =
      page === null
        ? []
        : Object.entries(form ?? {}).filter(([language, text]) =>
            Object.entries(page).some(([its, own]) => its === language && own === text),
          );
    return shown.length > 0 || imported === formLabels(labels).ja ? [column] : [];
  });
  expect(twice).toEqual([]);
});

it("partners get no field about a person", () => {
  const personal = declaredFields.filter((field) => field.personal);
  expect(personal.map(({ path }) => path)).toEqual(["employer.contactEmail", "employer.contactPhone", "employer.contactFormUrl"]);
  expect(Object.keys(partnerWorkShape.shape)).not.toContain("employer");
});

it("each Japanese text has readings; only addresses and numbers are of no language", () => {
  const plain = declaredFields.filter(({ kind, language }) => kind.type === "text" && language === null);
  expect(plain.map(({ column }) => column)).toEqual(["contactEmail", "contactPhone", "contactFormUrl", "postalCode"]);
  const { long, short } = workRubySource;
  const texts = declaredFields.filter(({ language }) => language === "ja");
  expect(Object.keys({ ...short, ...long }).toSorted()).toEqual(texts.map(({ column }) => column).toSorted());
  expect(long["dutiesChangeScope"]).toBe("duties_change_scope");
});

it("an empty posting lacks just the fields that the law always demands, each in its group", () => {
  const blank = Object.fromEntries(Object.keys(workContent).map((column) => [column, null]));
  const work = Object.assign(new Work(), blank, {
    title: "",
    allowances: [],
    workTimes: [],
    screeningQuestions: [],
    acceptedStatuses: [],
    requiredQualifications: [],
    benefitKinds: [],
  });
  const missing = missingItems({ work, today: "2026-11-22", minimumWage: 1_000 });
  const issues = missing.map(({ group, path }) => `${group} ${path.join(".")}`);
  const always = declaredFields.flatMap(({ law, path }) => (law?.always ? [`${law.group} ${path}`] : []));
  expect(new Set(issues)).toEqual(new Set([...always, "17 employer.contactEmail"]));
});
