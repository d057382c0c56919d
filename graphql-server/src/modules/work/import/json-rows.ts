import type { UserProblem } from "../../../shared/user-error.ts";
import { userError } from "../../../shared/user-error.ts";
import { isJobPosting, jobPostingRow } from "./job-posting-row.ts";
import { fieldOf } from "./json-value.ts";
import { brokenRow, type SourceRow } from "./source-row.ts";

const broken: UserProblem = { code: "IMPORT_JSON_BROKEN", path: [] };

/** Lists may stand in lists; what goes deeper is no posting. */
const deepest = 4;

/** Postings of a value: of a list each, of `@graph` those that are postings, else the value itself. */
export function postingsOf(value: unknown, depth = 0): unknown[] {
  if (Array.isArray(value) && depth < deepest) return value.flatMap((one) => postingsOf(one, depth + 1));
  const graph = fieldOf(value, "@graph");
  return Array.isArray(graph) ? graph.filter(isJobPosting) : [value];
}

/** JSON of one line, or undefined when it is none. */
function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** One posting (or a list or graph of them) a line; a line that is no JSON is one row that is refused. */
export async function* jsonLineRows(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let rest = "";
  let row = 0;
  function* rowsOfLine(line: string): Generator<SourceRow> {
    row += 1;
    if (line.trim() === "") return;
    const json = parsed(line);
    if (!json) yield brokenRow(row, broken);
    else for (const posting of postingsOf(json.value)) yield jobPostingRow(row, posting);
  }
  for await (const chunk of text) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield* rowsOfLine(line);
  }
  yield* rowsOfLine(rest);
}

/** A file that is one JSON value; when it is not, its lines may each be one. @throws UserErrors IMPORT_JSON_BROKEN */
export async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let whole = "";
  for await (const chunk of text) whole += chunk;
  const json = parsed(whole);
  if (json) {
    let row = 0;
    for (const posting of postingsOf(json.value)) yield jobPostingRow((row += 1), posting);
    return;
  }
  const [first = ""] = whole.trimStart().split("\n", 1);
  if (!parsed(first)) throw userError("IMPORT_JSON_BROKEN");
  yield* jsonLineRows(oneChunk(whole));
}

async function* oneChunk(text: string): AsyncGenerator<string> {
  yield text;
}
