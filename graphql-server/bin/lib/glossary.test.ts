import { expect, test } from "vitest";
import { forbiddenWords, problemsOf } from "./glossary.ts";

const forbidden = forbiddenWords(`## Glossary

| Japanese | code name | do not say |
|---|---|---|
| 求人 | \`Work\` | job, \`vacancy\` |
| 企業の担当者 | \`CompanyMember\` | \`company user\` |
`);
const problems = (names: readonly string[], contract: Readonly<Record<string, string>> = {}) =>
  problemsOf(new Map(names.map((name) => [name, "a.ts"])), forbidden, contract);

test("words in backticks are forbidden, words without are advice for prose", () => {
  expect(forbidden).toEqual([
    { word: "vacancy", say: "`Work`" },
    { word: "company user", say: "`CompanyMember`" },
  ]);
});

test.each(["vacancy", "openVacancies", "VACANCY_CLOSED", "list-vacancies.queries", "CompanyUser", "companyUserId"])(
  "%s is refused",
  (name) => {
    expect(problems([name])).toHaveLength(1);
  },
);

test.each(["jobRunner", "vacancyless", "companyUserless", "userCompany", "Work"])("%s is not, as no word of it is forbidden", (name) => {
  expect(problems([name])).toEqual([]);
});

test("a problem names the place and the word to say instead", () => {
  expect(problems(["openVacancies"])).toEqual(['a.ts: openVacancies says "vacancy"; the glossary says `Work`']);
});

test("a name of a contract stays for as long as it is used, and not under another spelling", () => {
  const contract = { vacancyId: "field of somebody's file" };
  expect(problems(["vacancyId"], contract)).toEqual([]);
  expect(problems(["vacancyId", "VacancyId"], contract)).toHaveLength(1);
  expect(problems([], contract)).toEqual([expect.stringContaining("vacancyId: no longer in use")]);
});
