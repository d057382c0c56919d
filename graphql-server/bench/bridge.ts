import { demoCompanies } from "../src/demo/accounts/demo-companies.ts";
import { createRandom } from "../src/demo/random.ts";
import { writtenWorks } from "../src/demo/works/demo-works.ts";
import { easyText } from "../src/modules/message/bridge/easy-text.ts";
import { withExplicitDays } from "../src/modules/message/bridge/explicit-days.ts";
import { placesOfGlosses } from "../src/modules/message/gloss/find-glosses.ts";
import { glosses } from "../src/modules/message/gloss/glosses.ts";
import { textIn } from "../src/modules/message/phrase/phrase-text.ts";
import { phrasesOf } from "../src/modules/message/phrase/phrases.ts";
import { readabilityLevels, wordsOfText } from "../src/modules/work/readability/words-of-text.ts";
import { createTokenizer, type Morpheme } from "../src/platform/furigana/morphemes.ts";
import { lawfulPostings } from "../src/testing/texts/lawful-postings.data.ts";
import { messagesFirst } from "./bridge/messages-first.data.ts";
import { messagesUnseen } from "./bridge/messages-unseen.data.ts";
import { judge, printTable } from "./lib/report.ts";

const tokenize = createTokenizer();
const writtenAt = new Date("2026-11-28T03:00:00Z");
const showsEach = process.argv.includes("--each");

function demoPostings(): string[] {
  const random = createRandom(7);
  const companies = demoCompanies(random, { now: writtenAt, count: 40 });
  const works = writtenWorks(random, { companies, count: 100, now: writtenAt, wages: new Map() });
  return works.map(({ work }) =>
    [work.title, work.description, work.requirements, work.japaneseUse, work.benefits].filter(Boolean).join("\n"),
  );
}

const contentKinds = new Set(["名詞", "動詞", "形容詞"]);
const otherDetails = new Set(["固有名詞", "数", "接尾", "非自立", "代名詞"]);

/** A word with kanji above N4, none of them a name or a number. */
function isHard({ surface, kind, detail }: Morpheme): boolean {
  if (!contentKinds.has(kind) || otherDetails.has(detail)) return false;
  return [...wordsOfText(surface).values()].some((level) => readabilityLevels.indexOf(level) > readabilityLevels.indexOf("N4"));
}

/** Hard words of texts, and those of them for which a reader of N4 gets a meaning. */
function coverage(texts: readonly string[]) {
  const missing = new Map<string, number>();
  let all = 0;
  let explained = 0;
  for (const text of texts) {
    const words = tokenize(text);
    const covered = new Set(placesOfGlosses(words).flatMap((place) => place.words.map(({ start }) => start)));
    for (const word of words.filter(isHard)) {
      all += 1;
      if (covered.has(word.start)) explained += 1;
      else missing.set(word.base, (missing.get(word.base) ?? 0) + 1);
    }
  }
  return { all, explained, missing: [...missing].toSorted((a, b) => b[1] - a[1]) };
}

/** Days, times, money, numbers, places and names of a text, read apart from the rules that rewrite. */
function entitiesOf(text: string): string[] {
  const figures = text.match(/[0-9０-９]+(?:[.,:：/／-][0-9０-９]+)*(?:年|月|日|時間|時|分|円|万円|名|人|回|％|%|か月|週間|階)?/gu) ?? [];
  const names = tokenize(text).filter(({ kind, detail }) => kind === "名詞" && detail === "固有名詞");
  const latin = text.match(/[A-Za-z][\w.@-]+/gu) ?? [];
  return [...figures, ...names.map(({ surface }) => surface), ...latin];
}

/** Entities of a text that its rewriting lacks: each is looked for behind the one before. */
function lostIn(text: string): string[] {
  const easy = withExplicitDays(easyText(text), writtenAt);
  return entitiesOf(text).filter((entity) => !easy.includes(entity));
}

const phrases = phrasesOf.COMPANY.flatMap(({ texts }) =>
  ["12月3日", "15時", "3,500"].map((filled) => textIn(texts, "ja").replaceAll(/\{[a-z]+\d?\}/gu, filled)),
);
const lawful = lawfulPostings.map(([title, , , , , duties, requirements, appeal]) => [title, duties, requirements, appeal].join("\n"));
const messages = [...messagesFirst, ...messagesUnseen];
const demo = demoPostings();

const rows = (
  [
    ["100 demo postings", demo, 0.85],
    ["lawful postings of the linter", lawful, 0],
    ["30 messages, tuned on", messagesFirst, 0.95],
    ["30 messages, unseen", messagesUnseen, 0.85],
  ] as const
).map(([name, texts, goal]) => ({ name, texts, goal, ...coverage(texts) }));

printTable(
  ["texts", "hard words", "explained", "share", "goal"],
  rows.map(({ name, all, explained, goal }) => [
    name,
    String(all),
    String(explained),
    `${((100 * explained) / all).toFixed(1)} %`,
    goal ? `${100 * goal} %` : "",
  ]),
);

const fixture = [...messages, ...phrases, ...lawful];
const losses = fixture.flatMap((text) => lostIn(text).map((entity) => ({ text, entity })));
const entities = fixture.reduce((sum, text) => sum + entitiesOf(text).length, 0);
const began = performance.now();
const changed = messages.filter((text) => easyText(text) !== text).length;
const spent = (performance.now() - began) / messages.length;
console.log(`\nwords in the list: ${glosses.length}`);
console.log(
  `messages of the fixture: ${fixture.length}, days, times, money, numbers, places and names in them: ${entities}, lost: ${losses.length}`,
);
console.log(`messages put more plainly by rules: ${changed} of ${messages.length}, ${spent.toFixed(2)} ms each`);
if (showsEach) {
  for (const { text, entity } of losses) console.log(`lost ${entity}\n  ${text}\n  ${easyText(text)}`);
  for (const text of messagesFirst) console.log(`\n${text}\n→ ${withExplicitDays(easyText(text), writtenAt)}`);
  for (const { name, missing } of rows.filter(({ texts }) => texts !== messagesUnseen))
    console.log(`\n${name}: ${missing.map(([word, count]) => `${word} ${count}`).join(", ")}`);
}
judge([
  ...rows.filter(({ all, explained, goal }) => explained / all < goal).map(({ name, goal }) => `${name}: under ${100 * goal} %`),
  ...(losses.length > 0 ? [`${losses.length} lost`] : []),
  ...(fixture.length < 300 ? ["fewer than 300 messages"] : []),
  ...(glosses.length < 1_500 ? ["fewer than 1,500 words"] : []),
]);
