import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "unseen");

/** A set written without a look at the rules or the examples: unlawful sentences (- subtle, = ordinary), and lawful postings as title|duties|requirements|appeal. */
export interface UnseenSet {
  name: string;
  /** True when the reader of meaning has learned from it since. */
  isLearned: boolean;
  unlawful: string[];
  ordinary: string[];
  lawful: string[];
}

/** Sets in the order of their names; # is what to know about one, "* learned" marks one that is no longer unseen. */
export function readUnseen(): UnseenSet[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => {
      const rows = readFileSync(join(folder, file), "utf8").split("\n");
      const marked = (mark: string) => rows.filter((row) => row.startsWith(`${mark} `)).map((row) => row.slice(2));
      return {
        name: marked("#").join(" "),
        isLearned: marked("*").includes("learned"),
        unlawful: marked("-"),
        ordinary: marked("="),
        lawful: marked("+"),
      };
    });
}
