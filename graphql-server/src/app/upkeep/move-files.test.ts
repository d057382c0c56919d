import { randomBytes } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Attachment } from "../../modules/account/attachment/attachment.entity.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import { openStores } from "../../platform/storage/open-stores.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { aFilm } from "../../testing/movie-factories.ts";
import { startS3, type TestS3 } from "../../testing/servers/s3.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { moveFiles } from "./move-files.ts";

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");
const keys = { PII_KEYS: `k1:${randomBytes(32).toString("base64")}`, HMAC_KEY: randomBytes(32).toString("base64") };
let s3: TestS3;
let postgres: TestPostgres;
/** Two machines, each with a disk of its own. */
let first: TestServer;
let second: TestServer;
let seeker: TestClient;
let stores: { disk: FileStore; s3: FileStore };

beforeAll(async () => {
  [s3, postgres] = await Promise.all([startS3(), startPostgres()]);
  const databaseUrl = await postgres.createDatabase();
  first = await startTestServer({ databaseUrl, env: { ...s3.env, ...keys } });
  second = await startTestServer({ databaseUrl, env: { ...s3.env, ...keys } });
  const [bucket, disk] = await openStores(first.services.environment.files, first.services.environment.dataDir);
  stores = { s3: bucket, disk: disk ?? bucket };
  seeker = await first.asSeeker();
});
afterAll(async () => {
  await first.close();
  await second.close();
  await Promise.all([s3.stop(), postgres.stop()]);
});

async function upload(name: string): Promise<string> {
  const form = new FormData();
  form.append("as", "SEEKER");
  form.append("purpose", "RESUME");
  form.append("file", new Blob([new Uint8Array(pdf)]), name);
  const response = await seeker.post("/api/upload", form, { "x-api-version": "1" });
  expect(response.status).toBe(201);
  return (await response.json()).attachment.id;
}

/** What the two servers answer for every résumé of the seeker. */
async function answers(): Promise<string[]> {
  const { data } = await seeker.graphql("{ me { resumes { url } } }");
  const cookie = [...seeker.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const urls: string[] = data.me.resumes.map(({ url }: { url: string }) => url);
  return Promise.all(
    [first, second].flatMap(({ url: host }) =>
      urls.map(async (url) => {
        const response = await fetch(host + url, { headers: { cookie } });
        return response.ok && Buffer.from(await response.arrayBuffer()).equals(pdf) ? "whole" : String(response.status);
      }),
    ),
  );
}
const onDisk = () =>
  readdirSync(join(first.services.environment.dataDir, "files"), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const move = (to: "s3" | "disk", isStopped?: () => boolean) =>
  moveFiles({ fork: first.em, from: stores[to === "s3" ? "disk" : "s3"], to: stores[to], ...(isStopped && { isStopped }) });

it("two machines that share a bucket read each other's files", async () => {
  await upload("一.pdf");
  expect(await answers()).toEqual(["whole", "whole"]);
});

it("what one machine had on its disk is read by all once it is moved, in several goes, and read by all the time", async () => {
  const em = first.em();
  const older = await Promise.all(
    Array.from({ length: 11 }, () => aFilm(em, { put: async (bytes) => put(stores.disk, bytes) }, randomBytes(3_000))),
  );
  await em.flush();
  let asked = 0;
  const stopped = await move("s3", () => (asked += 1) > 2);
  expect([stopped.moved > 0, onDisk().length]).toEqual([true, 11 - stopped.moved]);
  const rest = await move("s3");
  expect([stopped.moved + rest.moved, rest.there, rest.missing, rest.altered]).toEqual([11, stopped.moved + 1, [], []]);
  expect(onDisk()).toEqual([]);
  for (const { storageKey, sha256, byteSize } of older) {
    const found = await second.services.storage.get(storageKey, { sha256 });
    expect(found?.byteSize).toBe(byteSize);
    for await (const _ of found?.stream ?? []);
  }
  expect(await answers()).toEqual(["whole", "whole"]);
});

it("it comes back to the disk the same way, past errors of the bucket", async () => {
  s3.break("GET", { status: 500, code: "InternalError" });
  await expect(move("disk")).rejects.toMatchObject({ code: "STORAGE_UNAVAILABLE" });
  s3.heal();
  const { moved, missing, altered } = await move("disk");
  expect([moved, missing, altered, onDisk().length]).toEqual([12, [], [], 12]);
});

it("a file that was altered or is missing is told and left alone, and one that was deleted meanwhile does not come back", async () => {
  const em = first.em();
  const [altered, missing, deleted] = await em.find(Attachment, {}, { orderBy: { id: "asc" }, limit: 3 });
  const path = onDisk().find(({ name }) => name === altered?.storageKey);
  writeFileSync(join(path?.parentPath ?? "", path?.name ?? ""), "altered");
  await stores.disk.delete(missing?.storageKey ?? "");
  const { write } = stores.s3;
  stores.s3.write = async (key, source) => {
    const written = await write(key, source);
    if (key === deleted?.storageKey) await first.em().nativeDelete(Attachment, { id: deleted.id });
    return written;
  };
  const report = await move("s3");
  expect([report.moved, report.altered, report.missing]).toEqual([10, [altered?.storageKey], [missing?.storageKey]]);
  expect(await stores.s3.sizeOf(deleted?.storageKey ?? "")).toBeUndefined();
  expect(onDisk().map(({ name }) => name)).toEqual([altered?.storageKey]);
});

async function put(store: FileStore, bytes: Buffer) {
  const key = randomBytes(32).toString("hex");
  return { key, ...(await store.write(key, bytes)) };
}
