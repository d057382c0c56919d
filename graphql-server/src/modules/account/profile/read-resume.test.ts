import PDFDocument from "pdfkit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSeeker } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T00:00:00Z"));
});
afterAll(() => server.close());

async function pdfOf(lines: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument();
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve) => pdf.on("end", () => resolve(Buffer.concat(pieces))));
  pdf.on("data", (piece: Buffer) => pieces.push(piece));
  for (const line of lines) pdf.text(line);
  pdf.end();
  return done;
}

async function someone() {
  const em = server.em();
  const user = aSeeker(em, {}, { birthDate: null });
  await em.flush();
  return server.asSeeker(user);
}

async function upload(client: TestClient, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append("as", "SEEKER");
  form.append("purpose", "RESUME");
  form.append("file", new Blob([new Uint8Array(bytes)]), "resume.pdf");
  return (await (await client.post("/api/upload", form, { "x-api-version": "1" })).json()).attachment.id;
}

async function read(client: TestClient, fileId: string) {
  const query =
    "mutation ($input: ReadResumeInput!) { readResume(input: $input) { facts { latinName birthDate phone jlptLevel familyName } errors { code path } } }";
  return (await client.graphql(query, { input: { fileId } })).data.readResume;
}

describe("reading a résumé", () => {
  it("answers what the file says beyond doubt, and saves nothing", async () => {
    const client = await someone();
    const lines = ["Name: Maria Clara Santos", "Date of birth: 2 April 1999", "Phone: +81 80-1234-5678", "JLPT N3 passed (July 2024)"];
    expect(await read(client, await upload(client, await pdfOf(lines)))).toEqual({
      facts: { latinName: "Maria Clara Santos", birthDate: "1999-04-02", phone: "+818012345678", jlptLevel: "N3", familyName: null },
      errors: [],
    });
    expect((await client.graphql("{ me { profile { birthDate } } }")).data.me.profile.birthDate).toBeNull();
  });

  it("answers nothing for a file without text", async () => {
    const client = await someone();
    expect(await read(client, await upload(client, await pdfOf([])))).toEqual({ facts: null, errors: [] });
  });

  it("knows no file of anybody else", async () => {
    const fileId = await upload(await someone(), await pdfOf(["Name: Maria Santos"]));
    expect(await read(await someone(), fileId)).toEqual({ facts: null, errors: [{ code: "NOT_FOUND", path: ["fileId"] }] });
  });
});
