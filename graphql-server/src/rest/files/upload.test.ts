import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const version = { "x-api-version": "1" };
const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");
const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const polyglot = Buffer.concat([Buffer.from("GIF89a/*"), html]);

let server: TestServer;
let seeker: TestClient;
let pictures: Record<"png" | "jpg" | "webp", Buffer>;

function send(client: TestClient, file: { name: string; bytes: Buffer; as?: string; purpose?: string }): Promise<Response> {
  const form = new FormData();
  form.append("as", file.as ?? "SEEKER");
  form.append("purpose", file.purpose ?? "RESUME");
  form.append("file", new Blob([new Uint8Array(file.bytes)]), file.name);
  return client.post("/api/upload", form, version);
}

beforeAll(async () => {
  server = await startTestServer();
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: "#1c4680" } }).withExif({
    IFD0: { Copyright: "SECRET-PLACE" },
  });
  pictures = {
    png: await image.clone().png().toBuffer(),
    jpg: await image.clone().jpeg().toBuffer(),
    webp: await image.clone().webp().toBuffer(),
  };
});

afterAll(() => server.close());

describe("POST /api/upload", () => {
  it("takes a file whose content is what its name says, and nothing else", async () => {
    const contents = { pdf, ...pictures, html, svg, gif: polyglot, empty: Buffer.alloc(0) };
    const fits: Record<string, string[]> = { pdf: ["pdf"], png: ["png"], jpg: ["jpg", "jpeg"], webp: ["webp"] };
    const extensions = ["pdf", "png", "jpg", "jpeg", "webp", "svg", "html", "docx"];
    for (const [content, bytes] of Object.entries(contents)) {
      seeker = await server.asSeeker();
      for (const extension of extensions) {
        const response = await send(seeker, { name: `履歴書.${extension}`, bytes });
        const wanted = fits[content]?.includes(extension) ? 201 : 422;
        expect(response.status, `${content} as .${extension}`).toBe(wanted);
      }
    }
  });

  it("redraws pictures, so that nothing hidden in them is kept, and keeps Japanese names", async () => {
    seeker = await server.asSeeker();
    const { attachment } = await (await send(seeker, { name: "写真.png", bytes: pictures.png })).json();
    expect(attachment).toMatchObject({ fileName: "写真.jpg", mimeType: "image/jpeg" });
    const { data } = await seeker.graphql("{ me { resumes { id url } } }");
    const file = await seeker.get(data.me.resumes[0].url);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.includes("SECRET-PLACE")).toBe(false);
    expect(file.headers.get("content-security-policy")).toContain("sandbox");
    expect(file.headers.get("content-disposition")).toContain("filename*=UTF-8''%E5%86%99%E7%9C%9F.jpg");
  });

  it("refuses a picture of too many pixels and a file over ten megabytes", async () => {
    seeker = await server.asSeeker();
    const huge = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "white" } })
      .png()
      .toBuffer();
    expect((await send(seeker, { name: "大.png", bytes: huge })).status).toBe(422);
    expect((await send(seeker, { name: "重.pdf", bytes: Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)]) })).status).toBe(413);
  });

  it.each([
    ["a page of ours", { "sec-fetch-site": "same-origin" }, 201],
    ["an older browser on a page of ours", { origin: "own" }, 201],
    ["a program that names the version", version, 201],
    ["a page of another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }, 403],
    ["a page of another site in an older browser", { origin: "https://evil.example" }, 403],
    ["a form of another site that hides where it is", { origin: "null" }, 403],
    ["a form that does not say where it comes from", {}, 403],
  ])(
    "from %s with our cookies and without more is answered by where it comes from",
    async (_name, headers: Record<string, string>, status) => {
      const sender = await server.asSeeker();
      const form = new FormData();
      for (const [name, value] of [
        ["as", "SEEKER"],
        ["purpose", "RESUME"],
      ] as const)
        form.append(name, value);
      form.append("file", new Blob([new Uint8Array(pdf)]), "a.pdf");
      const cookie = [...sender.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value === "own" ? server.url : value]));
      const response = await fetch(`${server.url}/api/upload`, { method: "POST", body: form, headers: { cookie, ...own } });
      const { code } = await response.json();
      expect([response.status, code]).toEqual([status, status === 403 ? "CROSS_SITE" : undefined]);
    },
  );

  it("asks for a session and for a purpose it knows", async () => {
    expect((await send(server.anonymous(), { name: "a.pdf", bytes: pdf })).status).toBe(401);
    seeker = await server.asSeeker();
    expect((await send(seeker, { name: "a.pdf", bytes: pdf, purpose: "LOGO" })).status).toBe(422);
    expect((await send(seeker, { name: "a.pdf", bytes: pdf, as: "COMPANY" })).status).not.toBe(201);
  });

  it("keeps no heap of files that were never sent", async () => {
    const sender = await server.asSeeker();
    const codes = new Set<string>();
    for (let count = 0; count < 21; count += 1) {
      const response = await send(sender, { name: `${count}.pdf`, bytes: pdf, purpose: "MESSAGE" });
      codes.add(response.status === 201 ? "stored" : (await response.json()).code);
    }
    expect([...codes]).toEqual(["stored", "TOO_MANY_FILES"]);
  });

  it("opens a file only by a link made for this viewer, and only for five minutes", async () => {
    seeker = await server.asSeeker();
    await send(seeker, { name: "履歴書.pdf", bytes: pdf });
    const { data } = await seeker.graphql("{ me { resumes { id url } } }");
    const { id, url } = data.me.resumes[0];
    expect((await seeker.get(url)).status).toBe(200);
    expect((await (await server.asSeeker()).get(url)).status).toBe(404);
    expect((await server.anonymous().get(url)).status).toBe(401);
    expect((await seeker.get(`/api/files/${id}`)).status).toBe(404);
    expect((await seeker.get(url.replace(/exp=\d+/, "exp=9999999999999"))).status).toBe(404);
    server.setNow(new Date(Date.now() + 5 * 60_000 + 1_000));
    expect((await seeker.get(url)).status).toBe(404);
  });
});
