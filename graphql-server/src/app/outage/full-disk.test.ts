import { existsSync, readdirSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Attachment } from "../../modules/account/attachment/attachment.entity.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

vi.mock("node:fs/promises", { spy: true });
const actual = await vi.importActual<{ open: typeof open }>("node:fs/promises");

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");
const film = Buffer.alloc(3 * 1024 * 1024, 1);
const start = new Date("2026-11-21T03:00:00Z");
let server: TestServer;
let seeker: TestClient;
let editor: TestClient;
/** What the disk did, in order. */
let steps: string[] = [];
/** Bytes that find room, and the code of the refusal of the rest. */
let disk = { room: Number.POSITIVE_INFINITY, refusal: "ENOSPC" };

function limited(handle: FileHandle, name: string): FileHandle {
  const write = handle.writeFile.bind(handle);
  const sync = handle.sync.bind(handle);
  handle.writeFile = async (data) => {
    const { length } = Buffer.from(String(data), "latin1");
    if (length > disk.room) throw Object.assign(new Error(`${disk.refusal}: write`), { code: disk.refusal });
    disk.room -= length;
    steps.push(`write ${name}`);
    await write(data);
  };
  handle.sync = async () => {
    await sync();
    steps.push(`sync ${name}`);
  };
  return handle;
}

beforeAll(async () => {
  server = await startTestServer();
  seeker = await server.asSeeker();
  editor = await server.asAdmin("EDITOR");
  const kindOf = (path: string) => (path.endsWith(".part") ? "draft" : "folder");
  vi.mocked(open).mockImplementation(async (path, flags, mode) => limited(await actual.open(path, flags, mode), kindOf(String(path))));
});
afterAll(() => server.close());
beforeEach(() => {
  server.setNow(start);
  disk = { room: Number.POSITIVE_INFINITY, refusal: "ENOSPC" };
  steps = [];
});

function upload(client: TestClient, file: { as: string; purpose: string; bytes: Buffer; name: string }, language = "ja") {
  const form = new FormData();
  form.append("purpose", file.purpose);
  form.append("as", file.as);
  form.append("file", new Blob([new Uint8Array(file.bytes)]), file.name);
  return client.post("/api/upload", form, { "x-api-version": "1", "accept-language": language });
}
const resume = { as: "SEEKER", purpose: "RESUME", bytes: pdf, name: "履歴書.pdf" };
const movie = { as: "ADMIN", purpose: "MOVIE", bytes: film, name: "映画.mp4" };
const stored = () => {
  const folder = join(server.services.environment.dataDir, "files");
  return existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length : 0;
};
const ready = async () => (await server.anonymous().get("/readyz")).text();
const troubleLines = () => server.logLines.filter((line) => line.includes("files cannot be stored"));

it("an upload is acknowledged only when the file and its folder are on the disk", async () => {
  expect((await upload(seeker, resume)).status).toBe(201);
  const lastWrite = steps.lastIndexOf("write draft");
  expect(lastWrite).toBeGreaterThanOrEqual(0);
  expect(steps.slice(lastWrite + 1)).toEqual(["sync draft", "sync folder"]);
});

it.each([
  ["ENOSPC", aSeekersResume, 10],
  ["EDQUOT", aSeekersResume, 10],
  ["ENOSPC", anEditorsFilm, 1024 * 1024],
] as const)(
  "a disk without room (%s) answers 507 in the reader's language, keeps nothing and goes on when there is room",
  async (refusal, who, room) => {
    const [client, file] = who();
    const before = [stored(), await server.em().count(Attachment)];
    server.logLines.length = 0;
    const details: string[] = [];
    for (const language of ["ja", "ja-x-easy", "en"]) {
      disk = { room, refusal };
      const response = await upload(client, file, language);
      const body = await response.json();
      expect([response.status, body.code]).toEqual([507, "STORAGE_FULL"]);
      details.push(body.detail);
    }
    expect(new Set(details).size).toBe(3);
    expect(details[2]).toContain("no room left");
    expect([stored(), await server.em().count(Attachment)]).toEqual(before);
    expect(troubleLines()).toHaveLength(1);
    expect(await ready()).toBe("ok, but for files: STORAGE_FULL");
    disk.room = Number.POSITIVE_INFINITY;
    expect((await upload(seeker, resume)).status).toBe(201);
    expect(await ready()).toBe("ok");
  },
);

it("a disk that fails otherwise answers 503 and when to come back; after a minute without uploads it is asked again", async () => {
  disk = { room: 10, refusal: "EIO" };
  const response = await upload(editor, movie);
  expect([response.status, response.headers.get("retry-after"), (await response.json()).code]).toEqual([503, "5", "STORAGE_UNAVAILABLE"]);
  expect(await ready()).toContain("STORAGE_UNAVAILABLE");
  server.setNow(new Date(start.getTime() + 61_000));
  expect(await ready()).toBe("ok");
});

it("a form that is none is still the sender's mistake", async () => {
  const headers = { "x-api-version": "1", "content-type": "multipart/form-data; boundary=x" };
  const response = await seeker.send("POST", "/api/upload", "--x\r\nno form", headers);
  expect([response.status, (await response.json()).code]).toEqual([400, "BAD_REQUEST"]);
});

function aSeekersResume() {
  return [seeker, resume] as const;
}
function anEditorsFilm() {
  return [editor, movie] as const;
}
