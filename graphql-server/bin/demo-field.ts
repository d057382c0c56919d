import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Adds an optional field to a posting in a scratch copy of the sources, place by place, and shows who asks for the next one: the compiler,
 * or a command that refuses. `npm run demo:field`; takes some minutes.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const copy = mkdtempSync(join(tmpdir(), "kotoba-field-"));
const column = "mealAllowance";
const path = `salary.${column}`;
/** So many places by hand a field may take at most. */
const most = 9;

const node = join(root, "node_modules/.bin/node");
const tool = (name: string) => join(root, "node_modules/.bin", name);

/** What a command says, and whether it agreed. */
function said(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): { agreed: boolean; text: string } {
  try {
    return {
      agreed: true,
      text: execFileSync(command, args, {
        cwd: copy,
        encoding: "utf8",
        stdio: "pipe",
        env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"] ?? ""}`, ...env },
      }),
    };
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
  for (const file of files.split("\0").filter((name) => name !== "")) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

const declaration = `
  ${column}: {
    path: "${path}",
    kind: note(200),
    about: "食事手当.",
    review: "free",
    language: "ja",
    judged: true,
    personal: false,
    law: null,
  },`;

const labels = `
  ${column}: {
    page: {
      ja: "食事手当",
      "ja-x-easy": "食事の お金（食事手当）",
      en: "Meal allowance",
      vi: "Phụ cấp ăn uống",
      "zh-Hans": "餐补",
      ne: "खाना भत्ता",
      id: "Tunjangan makan",
    },
  },`;

const trigger =
  'this.addSql("create trigger work_ruby_meal before update of meal_allowance on work for each row execute function forget_rubies()");';

/** Completes what was written in a place before. */
function complete(file: string, known: string, text: string): void {
  const before = readFileSync(join(copy, file), "utf8");
  writeFileSync(join(copy, file), before.replace(known, text));
}

const startOnce = `
  const { bringUpToDate, closeServices, openServices } = await import("./graphql-server/src/app/open-services.ts");
  const { readEnvironment } = await import("./graphql-server/src/platform/environment.ts");
  const services = await openServices(readEnvironment());
  await bringUpToDate(services).finally(() => closeServices(services));`;

/** Brings a server up on a folder of its own as far as to its tables, and ends it. */
const started = () =>
  said(node, ["--import", "tsx", "--input-type=module", "--eval", startOnce], {
    NODE_ENV: "development",
    DATA_DIR: mkdtempSync(join(copy, "data-")),
  });

/** Lets the difference be written as a migration. @returns its file */
function writeMigration(): string {
  const answer = made("migration.ts", "meal_allowance");
  expectAgreement("npm run migration", answer);
  const file = /graphql-server\/migrations\/\S+\.ts/.exec(answer.text)?.[0];
  if (file === undefined) throw new Error(`npm run migration wrote nothing:\n${answer.text}`);
  return file;
}

function addField(): void {
  const table = "graphql-server/src/modules/work/field/pay.fields.ts";
  const words = "graphql-server/src/modules/work/field/pay.labels.ts";
  write(table, "export const payFields = {", declaration);
  const first = types();
  expectRefusal("The compiler", first, "audiences");
  expectRefusal("The compiler", first, `Property '${column}' is missing`);
  complete(table, `    about: "食事手当.",\n`, `    about: "食事手当.",\n    audiences: everyone,\n`);
  write(words, "export const payLabels = {", labels);

  expectAgreement("npm run schema", made("schema.ts"));
  expectAgreement("npm run contract", made("contract.ts"));
  expectAgreement("npm run fields", made("fields.ts"));
  const codegen = () => said(tool("graphql-codegen"), ["--config", "codegen.yml"]);
  expectRefusal("npm run codegen", codegen(), `pt-BR/work.json: no text field.salary_${column}`);
  complete(words, `      id: "Tunjangan makan",\n`, `      id: "Tunjangan makan",\n      "pt-BR": "Vale-refeição",\n`);
  expectAgreement("npm run fields", made("fields.ts"));
  expectAgreement("npm run codegen", codegen());
  expectRefusal("The compiler", types(), "work-facts.ts");
  write("web/src/features/work/work-facts.ts", "const pay = {", `\n  ${column}: "row",`);
  expectRefusal("The start", started(), "work.meal_allowance");
  const migration = writeMigration();
  expectRefusal("The start", started(), "work.meal_allowance");
  const [up = ""] = readFileSync(join(copy, migration), "utf8").split(/^ {2}(?:override )?(?:async )?down\(/m);
  write(migration, up.match(/^ {4}this\.addSql\(.*\);$/gm)?.at(-1) ?? "", `\n    ${trigger}`);
  expectAgreement("The start", started());

  expectAgreement("The compiler", types());
  expectAgreement("The contract", made("schema.ts", "--check"));
  const check = `
    const { workContentSchema } = await import("./graphql-server/src/modules/work/posting/work.validation.ts");
    const { columnsOf } = await import("./graphql-server/src/modules/work/posting/work.columns.ts");
    console.log(columnsOf(workContentSchema.parse({ salary: { ${column}: " 月3,000円 " } })).${column});`;
  const read = said(node, ["--import", "tsx", "--input-type=module", "--eval", check]);
  if (read.text.trim() !== "月3,000円") throw new Error(`The validation does not read ${path}: ${read.text}`);
  const label = "web/src/platform/i18n/posting-labels/pt-BR.json";
  if (!readFileSync(join(copy, label), "utf8").includes("Vale-refeição")) throw new Error(`${label} lacks the label of ${path}`);
}

try {
  copySources();
  addField();
  console.log(`${path} took ${places.length} places.`);
  if (places.length > most) throw new Error(`That is more than ${most}.`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
