import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPdf, pdfBytes } from "../../../platform/pdf/pdf-document.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { readSheet } from "./read-sheet.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const at = new Date("2026-11-20T00:00:00Z");

/** A job sheet as offices print it: labels on the left, what they say on the right, two columns on some lines. */
async function jobSheet(): Promise<Buffer> {
  const sheet = createPdf({ title: "求人票", at });
  const line = (y: number, cells: [number, string][]) => {
    for (const [x, text] of cells) sheet.text(text, x, y, { lineBreak: false });
  };
  line(60, [[220, "求人票"]]);
  line(100, [
    [50, "職種"],
    [150, "介護職員"],
  ]);
  line(120, [
    [50, "雇用形態"],
    [150, "正社員"],
    [320, "採用人数"],
    [420, "2人"],
  ]);
  line(140, [
    [50, "基本給"],
    [150, "月給 215,000円〜248,000円"],
  ]);
  line(160, [
    [50, "就業場所"],
    [150, "大阪府大阪市北区梅田1-2-3"],
  ]);
  return pdfBytes(sheet);
}

async function send(bytes: Uint8Array, role: "RECRUITER" | "VIEWER" = "RECRUITER") {
  const company = await server.asCompany(role);
  const form = new FormData();
  form.append("file", new Blob([bytes.slice()]), "sheet.pdf");
  const response = await company.post("/api/company/work/sheet", form, { "x-api-version": "1" });
  return { status: response.status, body: await response.json() };
}

describe("a job sheet as PDF", () => {
  it("is read line by line, its columns apart, so that the reader of sheets finds its items", async () => {
    const { status, body } = await send(await jobSheet());
    expect(status).toBe(200);
    expect(body.text).toContain("雇用形態\t正社員\t採用人数\t2人");
    const { cells } = readSheet(body.text);
    expect(Object.fromEntries(cells)).toMatchObject({ title: "介護職員", employmentType: "FULL_TIME", "workplace.city": "大阪市北区" });
  });

  it("without text, torn, or no PDF at all is told so", async () => {
    const empty = createPdf({ title: "絵だけ", at });
    empty.rect(100, 100, 200, 200).fill("#cccccc");
    const whole = await jobSheet();
    for (const bytes of [await pdfBytes(empty), whole.subarray(0, 300), Buffer.from("%PDF-1.7\nほんとうは文章")]) {
      const { body } = await send(bytes);
      expect(body.errors).toMatchObject([{ code: "SHEET_NO_TEXT", path: ["file"] }]);
    }
  });

  it("is not read for members who only read", async () => {
    expect((await send(await jobSheet(), "VIEWER")).status).toBe(403);
  });
});
