import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Adds an optional field to a posting in a scratch copy of the sources, place by place, and shows who asks for the next one: the compiler,
 * or a command that refuses. `npm run demo:field`; takes some minutes.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "kotoba-field-"));
const column = "mealAllowance";
const path = `salary.${column}`;
const locales = "web/src/platform/i18n/locales";

const node = join(root, "node_modules/.bin/node");
const tool = (name: string) => join(root, "node_modules/.bin", name);

/** What a command says, and whether it agreed. */
function said(command: string, args: readonly string[]): { agreed: boolean; text: string } {
  try {
    return { agreed: true, text: execFileSync(command, args, { cwd: copy, encoding: "utf8", stdio: "pipe" }) };
  } catch (error) {
    if (!(error instanceof Error) || !("stdout" in error) || !("stderr" in error)) throw error;
    return { agreed: false, text: `${String(error.stdout)}${String(error.stderr)}` };
  }
}

const places: string[] = [];

/** Writes by hand what a place needs. */
function write(file: string, after: string, text: string): void {
  const known = readFileSync(join(copy, file), "utf8");
  if (!known.includes(after)) throw new Error(`${file} has no ${after}`);
  writeFileSync(join(copy, file), known.replace(after, `${after}${text}`));
  places.push(file);
  console.log(`${places.length}. ${file}`);
}

/** A command must refuse and name the field. */
function expectRefusal(what: string, answer: { agreed: boolean; text: string }, named: string): void {
  if (answer.agreed || !answer.text.includes(named)) throw new Error(`${what} does not name ${named}:\n${answer.text}`);
  const line = answer.text.split("\n").find((one) => one.includes(named)) ?? "";
  console.log(`   ${what} asks: ${line.trim().slice(0, 160)}`);
}

const types = () => said(tool("tsc"), ["-p", "."]);
const made = (script: string, ...args: string[]) => said(node, ["--import", "tsx", `graphql-server/bin/${script}`, ...args]);

function expectAgreement(what: string, answer: { agreed: boolean; text: string }): void {
  if (!answer.agreed) throw new Error(`${what} refuses:\n${answer.text}`);
}

function copySources(): void {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
  for (const file of files.split("\0").filter((name) => name !== "" && !name.startsWith("graphql-server/bench"))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

const declaration = `
  ${column}: {
    path: "${path}",
    kind: note(200),
    label: "食事手当",
    about: "食事手当.",
    review: "free",
    language: "ja",
    judged: true,
    personal: false,
    law: null,
  },`;

const migration = `import { Migration } from "@mikro-orm/migrations";

export class Migration20991231000000_meal_allowance extends Migration {
  override up(): void {
    for (const table of ["work", "work_revision"]) this.addSql(\`alter table \${table} add meal_allowance varchar(200)\`);
    this.addSql("create trigger work_ruby_meal before update of meal_allowance on work for each row execute function forget_rubies()");
  }
}
`;

function addField(): void {
  const table = "graphql-server/src/modules/work/field/pay.fields.ts";
  write(table, "export const payFields = {", declaration);
  expectRefusal("The compiler", types(), "audiences");
  const known = readFileSync(join(copy, table), "utf8");
  writeFileSync(join(copy, table), known.replace(`    label: "食事手当",\n`, `    label: "食事手当",\n    audiences: everyone,\n`));

  expectAgreement("npm run schema", made("schema.ts"));
  expectAgreement("npm run contract", made("contract.ts"));
  expectAgreement("npm run fields", made("fields.ts"));
  expectAgreement("npm run codegen", said(tool("graphql-codegen"), ["--config", "codegen.yml"]));
  const refused = types();
  expectRefusal("The compiler", refused, path);
  for (const language of ["ja", "en", "ja-x-easy"]) {
    write(`${locales}/${language}/company.json`, `"field": {`, `\n    "salary_${column}": "食事手当",`);
  }
  expectRefusal("The compiler", refused, "work-facts.ts");
  for (const language of readdirSync(join(copy, locales))) {
    write(`${locales}/${language}/work.json`, "{", `\n  "${column}": "食事手当",`);
  }
  const row = `\n  ${column}: (t, { ${column} }) => ({ term: t("${column}"), value: ${column} }),`;
  write("web/src/features/work/work-facts.ts", "const pay = {", row);
  places.push("graphql-server/migrations/Migration20991231000000_meal_allowance.ts");
  writeFileSync(join(copy, places.at(-1) ?? ""), migration);
  console.log(`${places.length}. ${places.at(-1)} (npm run migration; the test of the migrations asks)`);

  expectAgreement("npm run codegen", said(tool("graphql-codegen"), ["--config", "codegen.yml"]));
  expectAgreement("The compiler", types());
  expectAgreement("The contract", made("schema.ts", "--check"));
  const check = `
    const { workContentSchema } = await import("../src/modules/work/posting/work.validation.ts");
    const { columnsOf } = await import("../src/modules/work/posting/work.columns.ts");
    console.log(columnsOf(workContentSchema.parse({ salary: { ${column}: " 月3,000円 " } })).${column});`;
  const read = said(node, ["--import", "tsx", "--input-type=module", "--eval", check]);
  if (read.text.trim() !== "月3,000円") throw new Error(`The validation does not read ${path}: ${read.text}`);
}

try {
  copySources();
  addField();
  console.log(`${path} took ${places.length} places.`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
