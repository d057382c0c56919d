import { describe, expect, it } from "vitest";
import type { Catalogue } from "./catalogue.ts";

const files = import.meta.glob<Catalogue>("./locales/*/*.json", { import: "default", eager: true });
const labels = import.meta.glob<Readonly<Record<string, Catalogue>>>("./posting-labels/*.json", { import: "default", eager: true });

/** Texts that people must recognise as they are, though they are long. */
const keptWhole: readonly string[] = [];

function flat(catalogue: Catalogue, prefix: string): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : flat(value, `${prefix}${key}.`),
  );
}

function textsOf(language: string): Map<string, string> {
  const written = Object.entries(files).flatMap(([path, catalogue]) => {
    const [, folder, name] = /locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    return folder === language ? flat(catalogue, `${name}:`) : [];
  });
  const ofFields = Object.entries(labels[`./posting-labels/${language}.json`] ?? {}).flatMap(([name, group]) => flat(group, `${name}:`));
  return new Map([...written, ...ofFields]);
}

const japanese = textsOf("ja");
const isSentence = (text: string) => text.length > 25 || (text.length > 12 && text.includes("。"));

describe("the catalogues", () => {
  it("say every sentence anew in easy Japanese", () => {
    const easy = textsOf("ja-x-easy");
    const copied = [...japanese].filter(([key, text]) => isSentence(text) && easy.get(key) === text && !keptWhole.includes(key));
    expect(copied.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it("write easy Japanese in short sentences", () => {
    const sentences = [...textsOf("ja-x-easy")].flatMap(([key, text]) => text.split(/(?<=[。．])/).map((one) => ({ key, one })));
    const long = sentences.filter(({ one }) => one.replace(/[\s　]/g, "").length > 60);
    expect(long.map(({ key, one }) => `${key}: ${one}`)).toEqual([]);
  });
});
