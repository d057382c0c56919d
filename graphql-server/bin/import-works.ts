import { createReadStream, createWriteStream, type WriteStream } from "node:fs";
import { parseArgs } from "node:util";
import { bringUpToDate, closeServices, openServices } from "../src/app/open-services.ts";
import { systemContext } from "../src/app/request-context.ts";
import type { Services } from "../src/app/services.ts";
import { findApprover } from "../src/modules/work/import/find-approver.ts";
import { outcomeTexts, problemLine, reportHeader, reportLines } from "../src/modules/work/import/import-report.ts";
import { type RowOutcome, rowOutcomes } from "../src/modules/work/import/import-row.ts";
import { importWorks } from "../src/modules/work/import/import-works.ts";
import { readRows } from "../src/modules/work/import/read-rows.ts";
import { readEnvironment } from "../src/platform/environment.ts";
import { messageOf } from "../src/shared/messages/message-of.ts";
import { UserErrors } from "../src/shared/user-error.ts";

const usage = `求人をファイルから取り込みます / Brings works in from a file (.csv, .json, .jsonl, .ndjson; columns: see graphql-server/docs/import.md).

  npm run import:works -- FILE [--company 法人番号|ID] [--publish --admin you@example.jp] [--update] [--dry-run] [--report FILE]

--company   all rows are works of this company; without it each row names its 法人番号
--publish   lawful works are published at once; --admin is the owner or operator of the back office who answers for it
--update    works that are there take over what the file says; without it they stay as they are
--dry-run   checks everything and writes nothing
--report    one line a row and problem, as CSV`;

const options = {
  company: { type: "string" },
  publish: { type: "boolean", default: false },
  admin: { type: "string" },
  update: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  report: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>["values"];

function openReport(file: string | undefined): WriteStream | undefined {
  if (!file) return undefined;
  const report = createWriteStream(file);
  report.write(reportHeader());
  return report;
}

async function run(services: Services, file: string, values: Values): Promise<void> {
  await bringUpToDate(services);
  const contextOf = () => systemContext(services, "import-works").ctx;
  const { em, now } = contextOf();
  const approver = values.publish && values.admin ? await findApprover(em, { email: values.admin, now: now() }) : undefined;
  const rows = importWorks(contextOf, readRows(file, createReadStream(file)), {
    ...(values.company !== undefined && { company: values.company }),
    ...(approver && { approver }),
    update: values.update,
    dryRun: values["dry-run"],
  });
  const report = openReport(values.report);
  const counts = new Map<RowOutcome, number>();
  for await (const result of rows) {
    counts.set(result.outcome, (counts.get(result.outcome) ?? 0) + 1);
    for (const problem of result.problems) console.log(problemLine(result, problem));
    report?.write(reportLines(result));
  }
  if (report) await new Promise((resolve) => report.end(resolve));
  const summary = rowOutcomes.map((outcome) => `${outcomeTexts[outcome]} ${counts.get(outcome) ?? 0}件`).join("、");
  console.log(`${values["dry-run"] ? "確認のみ（何も書き込んでいません）：" : ""}${summary}`);
  if (counts.has("REFUSED")) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file] = positionals;
  if (values.help || !file || positionals.length > 1 || values.publish !== (values.admin !== undefined)) {
    console.error(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const services = await openServices(readEnvironment());
  try {
    await services.database.unlimited(() => run(services, file, values));
  } finally {
    await closeServices(services);
  }
}

main().catch((error: unknown) => {
  if (error instanceof UserErrors) {
    for (const { code, path, params } of error.problems) {
      console.error(`[${code}]${path.length > 0 ? ` ${path.join(".")}` : ""}：${messageOf(code, "ja", params)}`);
    }
  } else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
