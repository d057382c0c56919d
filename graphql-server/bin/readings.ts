import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { createAnnotator } from "../src/platform/furigana/annotate.ts";
import { createTokenizer } from "../src/platform/furigana/morphemes.ts";

const catalogues = ["ja", "ja-x-easy"].map(
  (language) => new URL(`../../web/src/platform/i18n/locales/${language}/exam.json`, import.meta.url),
);

/** The whole sentences of a catalogue that are shown just as they are written. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === "string") return value.endsWith("。") && !value.includes("{{") ? [value] : [];
  return value && typeof value === "object" ? Object.values(value).flatMap(sentencesOf) : [];
}

/** The lessons are the site's own and are read here as they are, outside of what the server is made of. */
const lessons = z.object({ japaneseTexts: z.custom<() => string[]>((value) => typeof value === "function") });
const lessonTexts = new URL("../../web/src/features/lesson/japanese-texts.ts", import.meta.url).href;
const { japaneseTexts } = lessons.parse(await import(lessonTexts));

const annotate = createAnnotator(createTokenizer());

interface ReadingsFile {
  path: string;
  /** What its texts are, as its comments say it. */
  what: string;
  name: string;
  texts: ReadonlySet<string>;
}

const files: readonly ReadingsFile[] = [
  {
    path: "web/src/features/exam/instructions.readings.ts",
    what: "the exam's texts",
    name: "instructionReadings",
    texts: new Set(catalogues.flatMap((catalogue) => sentencesOf(JSON.parse(readFileSync(catalogue, "utf8"))))),
  },
  {
    path: "web/src/features/lesson/lessons.readings.data.ts",
    what: "the lessons' texts",
    name: "lessonReadings",
    texts: new Set(japaneseTexts()),
  },
];

function write({ what, name, texts }: ReadingsFile): string {
  const lines = [...texts].map((text) => `  ${JSON.stringify(text)}: ${JSON.stringify(annotate({ text, own: [] }))},\n`);
  return `// Written by \`npm run readings\` from ${what}.
import type { Readings } from "#platform/furigana/readings.ts";

/** Readings of the sentences of ${what}, by sentence. */
export const ${name}: Readonly<Record<string, Readings>> = {
${lines.join("")}};
`;
}

for (const one of files) {
  const file = new URL(`../../${one.path}`, import.meta.url);
  const readings = write(one);
  if (!process.argv.includes("--check")) {
    writeFileSync(file, readings);
    console.log(`${one.path}: wrote the readings of ${one.texts.size} sentences`);
  } else if (existsSync(file) && readFileSync(file, "utf8") === readings) console.log(`${one.path} has its readings.`);
  else {
    console.error(`${one.path} is not what its texts read today: npm run readings`);
    process.exitCode = 1;
  }
}
