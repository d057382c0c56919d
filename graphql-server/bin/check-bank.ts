import { readFileSync } from "node:fs";
import { join } from "node:path";
import { acceptedInPractice, acceptedWords, harderSenses } from "../src/modules/exam/bank/accepted-words.ts";
import { scoreStrategies } from "../src/modules/exam/bank/answer-strategies.ts";
import { checkBank } from "../src/modules/exam/bank/check-bank.ts";
import { readBank } from "../src/modules/exam/bank/read-bank.ts";
import { readPractice } from "../src/modules/exam/bank/read-practice.ts";
import { readVocabulary } from "../src/modules/exam/bank/read-vocabulary.ts";
import { makeVocabulary } from "../src/modules/exam/bank/vocabulary-lists.ts";

const levels = ["N5", "N4", "N3", "N2", "N1"] as const;

const folder = process.argv[2];
if (!folder) throw new Error("Say where the word lists n5.csv to n1.csv are: npm run check-bank -- DIR");
const words = levels.flatMap((level) => readVocabulary(readFileSync(join(folder, `${level.toLowerCase()}.csv`), "utf8"), level));
const bank = readBank();
const practice = readPractice();
const known = { vocabulary: makeVocabulary(words), accepted: acceptedWords, harderSenses };
const problems = checkBank(bank, known);
for (const { code, problem, detail } of problems) console.log([code, problem, detail].filter(Boolean).join(" "));
const ofPractice = checkBank(practice, { ...known, accepted: acceptedInPractice });
// Both together, without the lists: no item of one may stand in the other.
const twice = checkBank([...bank, ...practice]).filter(({ problem }) => problem === "DUPLICATE_ITEM" || problem === "DUPLICATE_CODE");
ofPractice.push(...twice);
for (const { code, problem, detail } of ofPractice) console.log([code, problem, detail].join(" "));
for (const [name, items] of Object.entries({ "the exam": bank, practice })) {
  console.log(`\nItems of ${name}`);
  for (const { strategy, items: telling, share } of scoreStrategies(items)) {
    console.log(`${strategy.padEnd(22)} right in ${(share * 100).toFixed(1).padStart(5)} % of the ${telling} items it can choose in`);
  }
  for (const level of levels) {
    const own = items.filter((item) => item.level === level);
    const skills = [...Map.groupBy(own, ({ skill }) => skill)].map(([skill, some]) => `${skill} ${some.length}`);
    console.log(`${level}: ${own.length} items (${skills.join(", ")})`);
  }
}
console.log(`${bank.length} items against ${words.length} words: ${problems.length} problems`);
console.log(`${practice.length} items to practise with: ${ofPractice.length} problems`);
process.exitCode = problems.length + ofPractice.length === 0 ? 0 : 1;
