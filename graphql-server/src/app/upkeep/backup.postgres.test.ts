import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Attachment } from "../../modules/account/attachment/attachment.entity.ts";
import { OutboxMail } from "../../modules/base/jobs/outbox-mail.entity.ts";
import { newId } from "../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { aSeeker } from "../../testing/factories.ts";
import { aFilm } from "../../testing/movie-factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { backUp } from "./back-up.ts";
import type { BackupManifest } from "./backup-manifest.ts";
import { verifyRestore } from "./verify-restore.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-backup-"));
const keys = { PII_KEYS: `k1:${randomBytes(32).toString("base64")}`, HMAC_KEY: randomBytes(32).toString("base64") };
let postgres: TestPostgres;
let databaseUrl: string;
let server: TestServer;
let manifest: BackupManifest;
let mailConnections = 0;
const mailServer = createServer((socket) => {
  mailConnections += 1;
  socket.end();
});
const folder = join(dir, "backup");

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  await new Promise<void>((done) => mailServer.listen(0, "127.0.0.1", done));
  const address = mailServer.address();
  const port = typeof address === "object" && address ? address.port : 0;
  server = await startTestServer({ databaseUrl, env: { ...keys, SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const em = server.em();
  for (let count = 0; count < 5; count += 1) {
    aSeeker(em);
    await aFilm(em, server.services.storage, randomBytes(2_000));
  }
  const mail = { recipient: "a@example.jp", template: "t", locale: "ja" as const, content: "secret", createdAt: new Date() };
  em.create(OutboxMail, { id: newId(), ...mail });
  await em.flush();
});
afterAll(async () => {
  await server.close();
  mailServer.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

const verify = (changes: Record<string, string> = {}) => {
  const environment = { ...server.services.environment };
  const [piiKeys, hmacKey] = [changes["PII_KEYS"] ?? keys.PII_KEYS, changes["HMAC_KEY"] ?? keys.HMAC_KEY];
  return verifyRestore({ ...environment, piiKeys, hmacKey }, { databaseUrl, folder });
};
const copies = () => readdirSync(join(folder, "files"), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const databases = async () => (await server.em().execute("select datname from pg_database where datname like 'kotoba_restore_%'")).length;

it("a backup is of one moment, whatever people write and delete meanwhile", async () => {
  const [kept, deleted] = await server.em().find(Attachment, {}, { orderBy: { storageKey: "desc" }, limit: 2 });
  const { storage } = server.services;
  let isFirst = true;
  const busy = {
    ...storage,
    // The first file is copied after the dump: from here on everything is later than the backup.
    get: async (key: string, wanted: object) => {
      if (isFirst) {
        isFirst = false;
        const em = server.em();
        aSeeker(em);
        await aFilm(em, storage, randomBytes(100));
        await em.flush();
        await em.nativeDelete(Attachment, { id: deleted?.id ?? "" });
        await storage.delete(deleted?.storageKey ?? "");
      }
      return storage.get(key, wanted);
    },
  };
  manifest = await backUp({ ...server.services, storage: busy }, { databaseUrl, folder });
  expect(manifest.tables["public.attachment"]).toBe(5);
  expect(manifest.gone).toEqual([deleted?.storageKey]);
  expect(manifest.files.map(({ key }) => key)).toContain(kept?.storageKey);
  expect(copies()).toHaveLength(4);
});

it("it comes back whole on a database of its own: rows, files, encrypted values, a server that answers and sends nothing", async () => {
  const report = await verify();
  expect(report.files).toBe(4);
  expect(report.rows).toBe(Object.values(manifest.tables).reduce((sum, count) => sum + count, 0));
  expect(report.values).toBeGreaterThan(5);
  expect([mailConnections, await databases()]).toEqual([0, 0]);
});

it.each([
  ["other keys", { PII_KEYS: `k1:${randomBytes(32).toString("base64")}` }, /PII_KEYS: the key "k1"/],
  ["another HMAC_KEY", { HMAC_KEY: randomBytes(32).toString("base64") }, /HMAC_KEY is not the one/],
])("with %s it does not hold", async (_, changes, sentence) => {
  await expect(verify(changes)).rejects.toThrow(sentence);
  expect(await databases()).toBe(0);
});

it("a copy that lacks or alters a file, an altered dump and a backup that was cut off do not hold", async () => {
  const [one] = copies();
  const path = join(one?.parentPath ?? "", one?.name ?? "");
  renameSync(path, `${path}.away`);
  await expect(verify()).rejects.toThrow(`The file ${one?.name} is missing or altered`);
  writeFileSync(path, "altered");
  await expect(verify()).rejects.toThrow(`The file ${one?.name} is missing or altered`);
  writeFileSync(join(folder, "database.dump"), "altered");
  await expect(verify()).rejects.toThrow("database.dump was altered");
  rmSync(join(folder, "manifest.json"));
  await expect(verify()).rejects.toThrow("holds no whole backup");
});

it("a backup of a database whose file is missing or altered fails and is no backup", async () => {
  const [one] = await server.em().find(Attachment, {}, { limit: 1 });
  await server.services.storage.delete(one?.storageKey ?? "");
  const broken = join(dir, "broken");
  await expect(backUp(server.services, { databaseUrl, folder: broken })).rejects.toThrow(`The file ${one?.storageKey} is missing`);
  expect(readdirSync(broken)).not.toContain("manifest.json");
});
