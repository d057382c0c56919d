import { readFileSync, writeFileSync } from "node:fs";
import { createAnnotator } from "../src/platform/furigana/annotate.ts";
import { createTokenizer } from "../src/platform/furigana/morphemes.ts";

const catalogues = ["ja", "ja-x-easy"].map(
  (language) => new URL(`../../web/src/platform/i18n/locales/${language}/exam.json`, import.meta.url),
);
const file = new URL("../../web/src/features/exam/instructions.readings.ts", import.meta.url);

/** The whole sentences of a catalogue that are shown just as they are written. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === "string") return value.endsWith("。") && !value.includes("{{") ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(sentencesOf) : [];
}

const annotate = createAnnotator(createTokenizer());
const sentences = new Set(catalogues.flatMap((catalogue) => sentencesOf(JSON.parse(readFileSync(catalogue, "utf8")))));
const lines = [...sentences].map((text) => `  ${JSON.stringify(text)}: ${JSON.stringify(annotate({ text, own: [] }))},\n`);
const readings = `// Written by \`npm run readings\` from the exam's texts.
import type { Readings } from "#platform/furigana/readings.ts";

/** Readings of the sentences of the exam's texts, by sentence. */
export const instructionReadings: Readonly<Record<string, Readings>> = {
${lines.join("")}};
`;

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") === readings) console.log("The instructions of the exam have their readings.");
  else {
    console.error("instructions.readings.ts is not what the exam's texts read today: npm run readings");
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, readings);
  console.log(`Wrote the readings of ${sentences.size} sentences`);
}
