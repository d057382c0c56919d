import { randomBytes } from "node:crypto";
import { createServer, request } from "node:http";
import { promisify } from "node:util";
import { brotliDecompressSync, gunzipSync, zstdCompress, zstdDecompressSync } from "node:zlib";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { aCompany, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { compressedAnswers } from "./compressed-answers.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ sharedMs: 60_000 });
  const em = server.em();
  const company = aCompany(em);
  for (let index = 0; index < 20; index += 1) aWork(em, company);
  await em.flush();
});
afterAll(() => server.close());

const list = "query List { works(first: 20) { items { id title description company { id name } } } }";

/** The answer as it comes over the wire. */
function ask(
  query: string,
  encoding?: string,
): Promise<{ encoding: string | undefined; length: string | undefined; vary: string | undefined; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", ...(encoding && { "accept-encoding": encoding }) };
    const sent = request(`${server.url}/graphql`, { method: "POST", headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => void chunks.push(chunk));
      response.on("end", () =>
        resolve({
          encoding: response.headers["content-encoding"],
          length: response.headers["content-length"],
          vary: response.headers.vary,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    sent.once("error", reject);
    sent.end(JSON.stringify({ query }));
  });
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

test("long answers are compressed as the client reads them, the first time and when they are known and shared", async () => {
  const plain = await ask(list);
  expect(plain).toMatchObject({ encoding: undefined, length: String(plain.bytes.length) });
  for (let time = 0; time < 5; time += 1) {
    for (const [name, decode] of Object.entries(decoders)) {
      const { encoding, length, vary, bytes } = await ask(list, name);
      expect({ encoding, length, vary }).toEqual({
        encoding: name,
        length: String(bytes.length),
        vary: expect.stringContaining("Accept-Encoding"),
      });
      expect(bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(JSON.parse(decode(bytes).toString())).toEqual(JSON.parse(plain.bytes.toString()));
    }
  }
});

test("short answers, and those for clients that refuse it, go as they are", async () => {
  expect((await ask("{ matchingCriteria { weight } }", "br")).encoding).toBeUndefined();
  expect((await ask(list, "br;q=0, gzip;q=0")).encoding).toBeUndefined();
  expect((await ask(list, "br;q=0, gzip")).encoding).toBe("gzip");
});

test("an answer that was compressed too late, after the deadline has answered, is left alone", async () => {
  const rejections: unknown[] = [];
  const note = (reason: unknown) => void rejections.push(reason);
  process.on("unhandledRejection", note);
  const late = createServer(
    express()
      .use(compressedAnswers)
      .use((_request, response) => {
        response.send("long ".repeat(1_000));
        response.status(503).send("late");
      }),
  );
  await new Promise<void>((resolve) => late.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = z.object({ port: z.number() }).parse(late.address());
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { "accept-encoding": "zstd" } });
    expect([answer.status, await answer.text()]).toEqual([503, "late"]);
    // What is compressed for nobody ends in a turn of the loop that nothing tells of: the next one takes longer.
    await promisify(zstdCompress)(randomBytes(2_000_000));
    expect(rejections).toEqual([]);
  } finally {
    process.off("unhandledRejection", note);
    late.close();
  }
});
