import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany } from "../../../testing/factories.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Client = Awaited<ReturnType<TestServer["asCompany"]>>;
const version = { "x-api-version": "1" };

async function imported(company: Client, file: { text: string; name: string }) {
  const form = new FormData();
  form.append("trial", "1");
  form.append("file", new Blob([file.text]), file.name);
  const response = await company.post("/api/company/work/import", form, version);
  const body = await response.json();
  const rows: { outcome: string; problems: { code: string }[] }[] = body.rows ?? [];
  return { status: response.status, code: body.code, rows, codes: rows.flatMap(({ problems }) => problems.map(({ code }) => code)) };
}

const posting = (facts: object) => ({ "@type": "JobPosting", title: "件名", ...facts });
const long = 900_000;

describe("a file that is meant to harm", () => {
  it.each([
    ["lists in lists", "REFUSED", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    [
      "names in names, which say no title,",
      "CREATED",
      JSON.stringify(posting({})).replace('"件名"', () => `${'{"name":'.repeat(50_000)}"x"${"}".repeat(50_000)}`),
    ],
  ])("does not end the request by %s without end", async (_, outcome, text) => {
    const company = await server.asCompany();
    const { status, rows } = await imported(company, { name: "works.json", text });
    expect([status, rows.map((row) => row.outcome)]).toEqual([200, [outcome]]);
  });

  // Each takes minutes where the work grows with the square of the length.
  it.each([
    ["blanks", `<p>${" ".repeat(long)}x`],
    ["tabs and line ends", `<p>x${"\t".repeat(long / 2)}x`],
    ["open signs", "<".repeat(long)],
    ["list items that never close", "<li".repeat(long / 3)],
    ["line breaks that never close", "<br".repeat(long / 3)],
    ["scripts that never close", "<script></script ".repeat(long / 20)],
  ])("does not keep the server busy: %s", async (_, description) => {
    const company = await server.asCompany();
    const { status, rows } = await imported(company, { name: "works.json", text: JSON.stringify(posting({ description })) });
    expect([status, rows.length]).toEqual([200, 1]);
  });

  it("does not tell which other companies are here", async () => {
    const company = await server.asCompany();
    const em = server.em();
    const other = aCompany(em, { corporateNumber: "1180301018771" });
    await em.flush();
    const told = await Promise.all(
      ["1180301018771", "9999999999999", other.id, newId()].map(async (number) => {
        const text = JSON.stringify(posting({ hiringOrganization: { taxID: number } }));
        return (await imported(company, { name: "works.json", text })).codes;
      }),
    );
    expect(told).toEqual(told.map(() => ["IMPORT_COMPANY_MISMATCH"]));
  });

  it("is taken from one company so often and no more", async () => {
    const company = await server.asCompany();
    const codes = new Set<string>();
    for (let time = 0; time < 31; time += 1) codes.add((await imported(company, { name: "works.json", text: "[]" })).code);
    expect([...codes]).toEqual(["IMPORT_EMPTY", "RATE_LIMITED"]);
  });
});

describe("the company's works as a file for a spreadsheet", () => {
  it("hold no cell that one would run, however its formula is hidden", async () => {
    const company = await server.asCompany();
    for (const title of ["＝1+1", "\u3000=1+1", "＠SUM(1)"]) {
      await changeWork(company, "createWork", { operationId: newId(), content: { ...lawfulInput, title, description: ` ${title}` } });
    }
    const text = await (await company.post("/api/company/work/export", {}, version)).text();
    const cells = [...text.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = ""]) => cell);
    expect(cells.filter((cell) => cell.includes("1+1") || cell.includes("SUM"))).toHaveLength(6);
    expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  });
});
