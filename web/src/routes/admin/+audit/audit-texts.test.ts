import { describe, expect, it } from "vitest";
import { auditActionValues } from "#graphql/values/audit-action.ts";
import { auditFactValues } from "#graphql/values/audit-fact.ts";
import { auditObjectTypeValues } from "#graphql/values/audit-object-type.ts";
import en from "#platform/i18n/locales/en/adminAudit.json" with { type: "json" };
import ja from "#platform/i18n/locales/ja/adminAudit.json" with { type: "json" };
import easy from "#platform/i18n/locales/ja-x-easy/adminAudit.json" with { type: "json" };

const acts = auditActionValues.map((action) => action.split("."));
const things = auditObjectTypeValues.map((type) => type.charAt(0).toLowerCase() + type.slice(1));
const inOrder = (words: Iterable<string | undefined>) => [...new Set(words)].sort();

describe.each([
  ["Japanese", ja],
  ["plain Japanese", easy],
  ["English", en],
])("the record of acts in %s", (_, texts) => {
  it("has a word for everything that the server records, and none beside", () => {
    expect(Object.keys(texts.noun).sort()).toEqual(inOrder([...acts.map(([noun]) => noun), ...things]));
    expect(Object.keys(texts.verb).sort()).toEqual(inOrder(acts.map(([, verb]) => verb)));
  });

  it("has a word for every fact that the server notes with an act, and none beside", () => {
    expect(Object.keys(texts.fact).sort()).toEqual(inOrder(auditFactValues));
  });
});
