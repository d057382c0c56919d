import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const cache = join(root, "node_modules/.cache");

interface Mistake {
  what: string;
  /** Sources that the text imports, by the name that it takes of each. */
  imports: Readonly<Record<string, string>>;
  /** A text that compiles. */
  text: string;
  /** The part of the text to replace, and the mistake that replaces it. */
  right: string;
  wrong: string;
}

const server = "graphql-server/src";
const ctx = { "type Ctx": `${server}/shared/ctx.ts`, "type EntityManager": "@mikro-orm/postgresql" };

/** Mistakes of a hurried hand that writes a name from one place in another. */
const mistakes: readonly Mistake[] = [
  {
    what: "a misspelt error code",
    imports: { userError: `${server}/shared/user-error.ts` },
    text: 'export const probe = userError("STALE_VERSION", ["version"]);',
    right: "STALE_VERSION",
    wrong: "STALE_VERSON",
  },
  {
    what: "a misspelt error code of a schema",
    imports: { problem: `${server}/shared/user-error.ts`, z: "zod" },
    text: 'export const probe = z.boolean().refine((agreed) => agreed, problem("TERMS_NOT_ACCEPTED"));',
    right: "TERMS_NOT_ACCEPTED",
    wrong: "TERMS_NOT_ACEPTED",
  },
  {
    what: "a misspelt act of the record",
    imports: { ...ctx, recordAudit: `${server}/modules/base/audit/record-audit.ts` },
    text: `export const probe = (ctx: Ctx, em: EntityManager) =>
      recordAudit(ctx, em, { action: "work.approve", objectType: "Work", detail: { reason: null } });`,
    right: "work.approve",
    wrong: "work.aprove",
  },
  {
    what: "a misspelt fact of the record in an object that was made before",
    imports: { ...ctx, recordAudit: `${server}/modules/base/audit/record-audit.ts` },
    text: `export function probe(ctx: Ctx, em: EntityManager) {
      const detail = { from: "OPEN", reason: null };
      recordAudit(ctx, em, { action: "work.suspend", objectType: "Work", detail });
    }`,
    right: "reason",
    wrong: "raeson",
  },
  {
    what: "a misspelt mail",
    imports: ctx,
    text: `export const probe = (ctx: Ctx, em: EntityManager) =>
      ctx.mail(em, { to: "hanako@example.jp", locale: "ja", template: "invite-admin", params: { name: "", token: "" } });`,
    right: "invite-admin",
    wrong: "invite-admim",
  },
  {
    what: "a misspelt value of a mail",
    imports: ctx,
    text: `export function probe(ctx: Ctx, em: EntityManager) {
      const params = { name: "", token: "" };
      ctx.mail(em, { to: "hanako@example.jp", locale: "ja", template: "invite-admin", params });
    }`,
    right: "token",
    wrong: "tokem",
  },
  {
    what: "a misspelt topic of an event",
    imports: ctx,
    text: `export const probe = (ctx: Ctx) =>
      ctx.publish({ topic: "inbox", payload: { conversationId: null, userId: null, companyId: null, messageId: null } });`,
    right: "inbox",
    wrong: "inbocks",
  },
  {
    what: "a misspelt key of a text of the site",
    imports: { useTranslation: "web/src/platform/i18n/use-translation.ts" },
    text: 'export const useProbe = () => useTranslation("adminAudit").t("sameActor");',
    right: "sameActor",
    wrong: "sameAktor",
  },
  {
    what: "a wrong input of a command",
    imports: { ...ctx, disableAdmin: `${server}/modules/account/admin/change-admin.ts` },
    text: 'export const probe = (ctx: Ctx) => disableAdmin(ctx, { id: "", version: 1 });',
    right: "version",
    wrong: "revision",
  },
  {
    what: "a new field of a posting that does not say who may see it",
    imports: {
      "type PostingField, always, everyone": `${server}/modules/work/field/field.ts`,
      yen: `${server}/modules/work/field/field-kinds.ts`,
    },
    text: `const about = { path: "salary.bonusYen", kind: yen, about: "Yen.", review: "needed" } as const;
      const facts = { language: null, judged: false, personal: false, law: always(11) } as const;
      export const probe: PostingField = { ...about, ...facts, audiences: everyone };`,
    right: ", audiences: everyone",
    wrong: "",
  },
];

/** A source of the product, the part of it that someone leaves out, and what of it the compiler then names. */
interface Omission {
  what: string;
  file: string;
  left: RegExp;
  named: string;
}

/** The places that a new field of a posting has, each left out for one that is there. The database's is bring-up-to-date.test.ts. */
const omissions: readonly Omission[] = [
  {
    what: "who may see a field",
    file: `${server}/modules/work/field/appeal.fields.ts`,
    left: /^ {4}audiences: .*\n/m,
    named: "audiences",
  },
  {
    what: "its labels",
    file: `${server}/modules/work/field/pay.labels.ts`,
    left: /^ {2}commuting: \{\n(?: {4}.*\n)+ {2}\},\n/m,
    named: "commuting",
  },
  { what: "a language of its label", file: `${server}/modules/work/field/pay.labels.ts`, left: /^ {6}"zh-Hans": .*\n/m, named: "zh-Hans" },
  {
    what: "its help in a language of people at work",
    file: `${server}/modules/work/field/pay.labels.ts`,
    left: /(?<=support: \{\n {6}ja: .*\n) .*\n/,
    named: "ja-x-easy",
  },
  { what: "where a reader sees it", file: "web/src/features/work/work-facts.ts", left: /^ {2}commuting: .*\n/m, named: "commuting" },
];

let dir: string;
beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  dir = mkdtempSync(join(cache, "kotoba-planted-"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function sourceOf({ imports, text }: Pick<Mistake, "imports" | "text">): string {
  const lines = Object.entries(imports).map(([name, from]) => {
    const address = from.includes(".ts") ? relative(dir, join(root, from)) : from;
    return `import { ${name} } from "${address}";\n`;
  });
  return `${lines.join("")}${text}\n`;
}

/** A source as it would stand in the scratch folder: its imports lead to where they led. */
function movedSource(file: string): string {
  const from = (folder: string) => `"${relative(dir, join(root, folder))}/`;
  return readFileSync(join(root, file), "utf8")
    .replace(/"(\.\.?)\//g, (_, dots: string) => from(join(dirname(file), dots)))
    .replace(/"#(\w+)\//g, (_, folder: string) => from(`web/src/${folder}`));
}

/** Compiles texts by file name, all at once. @returns the first error of each file that has one */
async function compile(texts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(dir, name), text);
  const project = { extends: join(root, "tsconfig.json"), files: Object.keys(texts), include: [] };
  writeFileSync(join(dir, "tsconfig.json"), JSON.stringify(project));
  const tsc = join(root, "node_modules/.bin/tsc");
  const told = await new Promise<string>((resolve) =>
    execFile(tsc, ["-p", dir, "--pretty", "false"], { cwd: dir }, (_failure, stdout) => resolve(stdout)),
  );
  const errors = [...told.matchAll(/^(\S+)\(\d+,\d+\): error (TS\d+: .*)$/gm)].map(([, file = "", error = ""]) => [file, error]);
  return Object.fromEntries(errors.toReversed());
}

describe("the compiler", () => {
  it("names every planted mistake, and nothing in the same text without it", async () => {
    const planted = mistakes.map((mistake, index) => ({ ...mistake, good: `good-${index}.ts`, bad: `bad-${index}.ts` }));
    const texts = planted.flatMap(({ good, bad, right, wrong, ...mistake }) => {
      const text = sourceOf(mistake);
      return [
        [good, text],
        [bad, text.replace(right, wrong)],
      ];
    });
    const errors = await compile(Object.fromEntries(texts));
    const named = planted.filter(({ bad, wrong, right }) => errors[bad]?.includes(wrong) || errors[bad]?.includes(right));
    expect(named.map(({ what }) => what)).toEqual(mistakes.map(({ what }) => what));
    expect(Object.keys(errors).filter((file) => !planted.some(({ bad }) => bad === file))).toEqual([]);
  });

  it("names what a new field of a posting lacks, and nothing in the same sources as they are", async () => {
    const texts = omissions.flatMap(({ file, left }, index) => {
      const text = movedSource(file);
      return [
        [`whole-${index}.ts`, text],
        [`lacking-${index}.ts`, text.replace(left, "")],
      ];
    });
    const errors = await compile(Object.fromEntries(texts));
    const named = omissions.filter((one, index) => errors[`lacking-${index}.ts`]?.includes(one.named));
    expect(named.map(({ what }) => what)).toEqual(omissions.map(({ what }) => what));
    expect(Object.keys(errors).filter((file) => file.startsWith("whole"))).toEqual([]);
  });
});
