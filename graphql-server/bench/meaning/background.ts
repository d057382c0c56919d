import { demoCompanies } from "../../src/demo/accounts/demo-companies.ts";
import { archetypes } from "../../src/demo/content/archetypes.ts";
import { companyTexts } from "../../src/demo/content/companies.ts";
import { beginnings, businesses, dutyDetails } from "../../src/demo/content/duty-details.data.ts";
import { createRandom } from "../../src/demo/random.ts";
import { demoWorks } from "../../src/demo/works/demo-works.ts";
import { postingPhrases } from "../../src/modules/work/start/posting-phrases.data.ts";
import { columnsOfTemplate, postingTemplates } from "../../src/modules/work/template/posting-template.ts";
import { lawfulPostings } from "../../src/testing/texts/lawful-postings.data.ts";
import { lawfulFirst } from "../law/lawful-first.data.ts";
import { lawfulFourth } from "../law/lawful-fourth.data.ts";
import { lawfulSecond } from "../law/lawful-second.data.ts";
import { readUnseen } from "../law/read-unseen.ts";
import { lawfulFifth, ordinaryFifth, subtleFifth } from "../law/wording-fifth.data.ts";
import { ordinaryFirst, subtleFirst } from "../law/wording-first.data.ts";
import { ordinaryFourth, subtleFourth } from "../law/wording-fourth.data.ts";
import { ordinarySecond, subtleSecond } from "../law/wording-second.data.ts";
import { lawfulSeventh, ordinarySeventh, subtleSeventh } from "../law/wording-seventh.data.ts";
import { lawfulSixth, ordinarySixth, subtleSixth } from "../law/wording-sixth.data.ts";
import { lawfulThird, ordinaryThird, subtleThird } from "../law/wording-third.data.ts";
import type { Example } from "./corpus.ts";

const texts = (rows: readonly unknown[]): string[] => rows.filter((row) => typeof row === "string");

/** Sentences of texts, as the reader splits them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/[。!?！？\n|]/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 4);
}

/** Texts of postings as the demonstration shows them. */
function demoTexts(): string[] {
  const now = new Date("2026-11-24T00:00:00Z");
  const companies = demoCompanies(createRandom(1), { now, count: 40 });
  const works = demoWorks(createRandom(2), { companies, count: 600, now, wages: new Map() });
  return [...new Set(texts([...works, ...companies].flatMap((row) => Object.values(row))))].filter((text) => /[ぁ-ん]| [a-z]/.test(text));
}

function learnedSets() {
  return readUnseen().filter(({ isLearned }) => isLearned);
}

function lawfulTexts(): string[] {
  return [
    ...demoTexts(),
    ...learnedSets().flatMap(({ lawful }) => lawful),
    ...postingPhrases.map(({ text }) => text),
    ...postingTemplates.flatMap((template) => texts(Object.values(columnsOfTemplate(template)))),
    ...archetypes.flatMap(({ titles, duties, day, japaneseUse, requirements }) => [...titles, duties, day, japaneseUse, requirements]),
    ...Object.values(dutyDetails).flat(),
    ...texts(beginnings),
    ...Object.values(businesses),
    ...texts(companyTexts),
    ...lawfulPostings.flatMap((row) => texts([...row])).filter((text) => /[ぁ-ん]/.test(text)),
    ...texts([...lawfulFirst, ...lawfulSecond, ...lawfulThird, ...lawfulFourth, ...lawfulFifth, ...lawfulSixth, ...lawfulSeventh]),
  ];
}

/** Sentences of the site's own postings and of the lawful sets that the rules learned from already. */
export function lawfulBackground(): Example[] {
  return [...new Set(lawfulTexts().flatMap(sentencesOf))].map((sentence) => ({
    sentence,
    ground: "LAWFUL" as const,
    line: sentence,
    weight: 1,
  }));
}

/** Unlawful sentences of the sets that the rules learned from already; what they are about is not noted there. */
export function unlawfulBackground(): string[] {
  return [
    ...[ordinaryFirst, ordinarySecond, ordinaryThird, ordinaryFourth, ordinaryFifth, ordinarySixth, ordinarySeventh],
    ...[subtleFirst, subtleSecond, subtleThird, subtleFourth, subtleFifth, subtleSixth, subtleSeventh],
    ...learnedSets().map(({ unlawful }) => unlawful),
  ].flat();
}
