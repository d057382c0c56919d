import { globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import en from "#platform/i18n/locales/en/adminAudit.json" with { type: "json" };
import ja from "#platform/i18n/locales/ja/adminAudit.json" with { type: "json" };
import easy from "#platform/i18n/locales/ja-x-easy/adminAudit.json" with { type: "json" };

const modules = resolve(dirname(fileURLToPath(import.meta.url)), "../../../../../graphql-server/src/modules");
const sources = globSync("**/*.ts", { cwd: modules })
  .filter((name) => !name.endsWith(".test.ts"))
  .map((name) => readFileSync(resolve(modules, name), "utf8"));

/** Finds the actions the server's source writes into the record: whole ones, and those made of a kind of event. */
function written() {
  const whole = sources.flatMap((text) =>
    [...text.matchAll(/(?:action|audit)(?:: | = )"([\w.-]+\.[\w.-]+)"/g)].map(([, action]) => action),
  );
  const made = [/(inquiry)EventKinds = \[(.*)\]/g, /(complaint)StepKinds = \[(.*)\]/g, /(company)EventKinds = \[(.*)\]/g].flatMap((kinds) =>
    sources.flatMap((text) =>
      [...text.matchAll(kinds)].flatMap(([, noun, list = ""]) =>
        [...list.matchAll(/"([A-Z]+)"/g)].map(([, kind = ""]) => `${noun}.${kind.toLowerCase()}`),
      ),
    ),
  );
  return [...new Set([...whole, ...made])].map((action = "") => action.split("."));
}

describe.each([
  ["Japanese", ja],
  ["plain Japanese", easy],
  ["English", en],
])("the record of acts in %s", (_, texts) => {
  it("has a word for everything that the server records", () => {
    const actions = written();
    expect(actions.length).toBeGreaterThan(80);
    const without = actions.filter(([noun = "", verb = ""]) => !(noun in texts.noun && verb in texts.verb));
    expect(without.map((action) => action.join("."))).toEqual([]);
  });

  it("has a word for every fact that the server records beside", () => {
    const objects = sources.flatMap((text) => [...text.matchAll(/\bdetail(?:: | = )\{([^{}]*)\}/g)].map(([, inside = ""]) => inside));
    const names = objects.flatMap((inside) => [...inside.matchAll(/(?:^|,)\s*(\w+)(?=\s*(?::|,|$))/g)].map(([, name = ""]) => name));
    expect(names.length).toBeGreaterThan(60);
    expect([...new Set(names)].filter((name) => !(name in texts.fact))).toEqual([]);
  });

  it("has a word for every kind of thing", () => {
    const types = sources.flatMap((text) => [...text.matchAll(/objectType: "([A-Za-z]+)"/g)].map(([, type = ""]) => type));
    const nouns = [...new Set(types)].map((type) => type.charAt(0).toLowerCase() + type.slice(1));
    expect(nouns.filter((noun) => !(noun in texts.noun))).toEqual([]);
  });
});
