import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Ground, grounds } from "../../src/modules/base/meaning/grounds.ts";

/** A written example: a sentence, what it is unlawful for, and the line it comes from. */
export interface Example {
  sentence: string;
  ground: Ground | "LAWFUL";
  line: string;
  weight: number;
}

/** Variants that are made of one line at most. */
const mostVariants = 14;

function isGround(name: string): name is Ground {
  return grounds.some((ground) => ground === name);
}

/** A generator of the same numbers for the same text. */
function random(seed: string): () => number {
  let state = [...seed].reduce((sum, glyph) => (Math.imul(sum, 31) + (glyph.codePointAt(0) ?? 0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Sentences of a line whose {one|other} stand for each other. */
export function variantsOf(line: string): string[] {
  const parts = line.split(/(\{[^}]*\})/u).map((part) => (part.startsWith("{") ? part.slice(1, -1).split("|") : [part]));
  const all = parts.reduce((product, part) => product * part.length, 1);
  if (all === 1) return [line];
  const next = random(line);
  const found = new Set<string>();
  for (let tries = 0; tries < mostVariants * 4 && found.size < Math.min(all, mostVariants); tries++) {
    found.add(parts.map((part) => part[Math.floor(next() * part.length)] ?? "").join(""));
  }
  return [...found];
}

/** Examples of one file: "# GROUND", then lines with - (unlawful for it) or + (lawful, near it). */
function examplesOf(text: string): Example[] {
  let ground: Ground = "AGE";
  return text.split("\n").flatMap((row): Example[] => {
    const name = row.slice(2).trim();
    if (row.startsWith("# ") && isGround(name)) {
      ground = name;
      return [];
    }
    if (!/^[-+] /.test(row)) return [];
    const variants = variantsOf(name);
    const label = row.startsWith("-") ? ground : "LAWFUL";
    return variants.map((sentence) => ({ sentence, ground: label, line: name, weight: 1 / Math.sqrt(variants.length) }));
  });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), "utf8"));
}

/** A short name of all that is written in a folder. */
export function corpusDigest(folder: string): string {
  return createHash("sha256").update(filesOf(folder).join("\n")).digest("hex").slice(0, 16);
}

/** Every written example in the files of a folder, in the order of their names. */
export function readExamples(folder: string): Example[] {
  return filesOf(folder).flatMap(examplesOf);
}
