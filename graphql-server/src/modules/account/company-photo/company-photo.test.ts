import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCompany, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Attachment } from "../attachment/attachment.entity.ts";
import type { Company } from "../company/company.entity.ts";
import { forgetCompanyPhotos } from "./forget-company-photos.ts";

let server: TestServer;
let company: Company;
let owner: TestClient;
let operator: TestClient;
const now = new Date("2026-11-27T03:00:00Z");

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
});
afterAll(() => server.close());
beforeEach(async () => {
  const em = server.em();
  company = aCompany(em);
  aWork(em, company, { status: "OPEN", publishedAt: now });
  await em.flush();
  owner = await server.asCompany("OWNER", company);
  operator = await server.asAdmin("OPERATOR");
});

const picture = (width = 1_600, height = 900, background = "#1c4680") =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "SECRET-PLACE" }, IFD3: { GPSLatitude: "35/1 41/1 0/1" } })
    .jpeg()
    .toBuffer();

async function send(bytes: Buffer, client = owner, name = "玄関.jpg") {
  const form = new FormData();
  form.append("as", "COMPANY");
  form.append("purpose", "WORKPLACE");
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  return client.post("/api/upload", form, { "x-api-version": "1" });
}
async function uploaded(bytes?: Buffer): Promise<string> {
  return (await (await send(bytes ?? (await picture()))).json()).attachment.id;
}

const version = "{ alt files { url mimeType width height } }";
const own = `id version returnReason shown ${version} waiting ${version}`;
async function act(client: TestClient, name: string, input: object) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const isDecision = name.startsWith("approve") || name.startsWith("return");
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${isDecision ? `photo { ${own} }` : `company { photos { ${own} } }`} errors { code path } } }`;
  const { data, errors } = await client.graphql(text, { input });
  const code = errors[0]?.extensions?.code;
  return code ?? { ...data[name], photos: data[name].company?.photos };
}
/** Adds a photo and gives it as its company sees it. */
async function added(alt = "玄関", bytes?: Buffer) {
  const { photos, errors } = await act(owner, "addCompanyPhoto", { attachmentId: await uploaded(bytes), alt });
  expect(errors).toEqual([]);
  return photos.at(-1);
}
async function shown() {
  const query = "query ($id: ID!) { publicCompany(id: $id) { photos { id alt files { url mimeType width height } } } }";
  const { data } = await server.anonymous().graphql(query, { id: company.id }, { "cache-control": "no-cache" });
  return data.publicCompany.photos;
}
const altsShown = async () => (await shown()).map(({ alt }: { alt: string }) => alt);

describe("a photo of a company", () => {
  it("is seen by nobody outside before the operator approved it, and then by everybody at fixed widths", async () => {
    const photo = await added();
    expect(photo).toMatchObject({ shown: null, returnReason: null, waiting: { alt: "玄関" } });
    expect(await shown()).toEqual([]);
    const [waiting] = photo.waiting.files;
    const publicly = `/api/company_photo/${new URL(waiting.url, "http://x").pathname.split("/").at(-1)}`;
    expect((await server.anonymous().get(publicly)).status).toBe(404);
    expect((await server.anonymous().get(waiting.url)).status).not.toBe(200);
    expect((await owner.get(waiting.url)).status).toBe(200);

    await act(operator, "approveCompanyPhoto", { id: photo.id, version: photo.version });
    const [{ files }] = await shown();
    expect(files.map(({ mimeType, width, height }: Record<string, unknown>) => [mimeType, width, height])).toEqual([
      ["image/webp", 480, 270],
      ["image/jpeg", 480, 270],
      ["image/webp", 1_280, 720],
      ["image/jpeg", 1_280, 720],
    ]);
    for (const file of files) {
      const answer = await server.anonymous().get(file.url);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, file.mimeType]);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { exif, width, format } = await sharp(bytes).metadata();
      expect([exif, width, `image/${format}`]).toEqual([undefined, file.width, file.mimeType]);
      expect(bytes.includes("SECRET-PLACE")).toBe(false);
    }
  });

  it("stays as it was approved while a change of it waits, and leaves no file behind", async () => {
    const first = await added("古い玄関");
    await act(operator, "approveCompanyPhoto", { id: first.id, version: first.version });
    const change = { id: first.id, version: first.version + 1, alt: "新しい玄関", attachmentId: await uploaded() };
    const { photos } = await act(owner, "changeCompanyPhoto", change);
    expect(photos[0]).toMatchObject({ shown: { alt: "古い玄関" }, waiting: { alt: "新しい玄関" } });
    expect(await altsShown()).toEqual(["古い玄関"]);
    await act(operator, "approveCompanyPhoto", { id: first.id, version: photos[0].version });
    expect(await altsShown()).toEqual(["新しい玄関"]);
    expect(await server.em().count(Attachment, { ownerId: company.id })).toBe(4);
    expect((await act(owner, "removeCompanyPhoto", { id: first.id })).photos).toEqual([]);
    expect(await server.em().count(Attachment, { ownerId: company.id })).toBe(0);
    expect(await act(owner, "removeCompanyPhoto", { id: first.id })).toMatchObject({ errors: [{ code: "NOT_FOUND" }] });
  });

  it("with only other words keeps its picture, and is looked at again", async () => {
    const photo = await added("食堂");
    await act(operator, "approveCompanyPhoto", { id: photo.id, version: photo.version });
    const change = { id: photo.id, version: photo.version + 1, alt: "明るい食堂" };
    expect((await act(owner, "changeCompanyPhoto", { ...change, version: 1 })).errors).toEqual([
      { code: "STALE_VERSION", path: ["version"] },
    ]);
    const { photos } = await act(owner, "changeCompanyPhoto", change);
    expect(await altsShown()).toEqual(["食堂"]);
    await act(operator, "approveCompanyPhoto", { id: photo.id, version: photos[0].version });
    const [{ alt, files }] = await shown();
    expect(alt).toBe("明るい食堂");
    expect((await server.anonymous().get(files[0].url)).status).toBe(200);
  });

  it("goes back with a reason, by mail as well, and a shown one leaves the site", async () => {
    const photo = await added();
    const reason = "働く人の顔が大きく写っています。本人の同意が必要です。";
    expect((await act(operator, "returnCompanyPhoto", { id: photo.id, version: photo.version, reason: " " })).errors).toEqual([
      { code: "REQUIRED", path: ["reason"] },
    ]);
    const back = await act(operator, "returnCompanyPhoto", { id: photo.id, version: photo.version, reason });
    expect(back.photo).toMatchObject({ returnReason: reason, shown: null, waiting: { alt: "玄関" } });
    expect((await act(operator, "approveCompanyPhoto", { id: photo.id, version: back.photo.version })).errors).toMatchObject([
      { code: "ILLEGAL_TRANSITION" },
    ]);
    const mails = await server.em().execute("select template from outbox_mail");
    expect(JSON.stringify(mails)).toContain("company-photo-returned");

    const second = await added("寮");
    const approved = await act(operator, "approveCompanyPhoto", { id: second.id, version: second.version });
    const [{ files }] = await shown();
    await act(operator, "returnCompanyPhoto", { id: second.id, version: approved.photo.version, reason });
    expect(await shown()).toEqual([]);
    expect((await server.anonymous().get(files[0].url)).status).toBe(404);
  });

  it("counts among what waits for the operator, the longest wait first", async () => {
    const waiting = async () => {
      const { adminQueues } = (await operator.graphql("{ adminQueues { kind count } }")).data;
      return adminQueues.find(({ kind }: { kind: string }) => kind === "COMPANY_PHOTO").count;
    };
    const before = await waiting();
    const photo = await added("一番目");
    server.setNow(new Date(now.getTime() + 60_000));
    await added("二番目");
    server.setNow(now);
    const { data } = await operator.graphql("{ companyPhotos(first: 100) { items { companyId companyName waiting { alt } } totalCount } }");
    const mine = data.companyPhotos.items.filter(({ companyId }: { companyId: string }) => companyId === company.id);
    expect(mine.map((item: { waiting: { alt: string } }) => item.waiting.alt)).toEqual(["一番目", "二番目"]);
    expect(await waiting()).toBe(before + 2);
    await act(operator, "approveCompanyPhoto", { id: photo.id, version: photo.version });
    expect(await waiting()).toBe(before + 1);
  });

  it("needs words that may stand in a posting, and a picture that is one", async () => {
    const attachmentId = await uploaded();
    const add = (alt: string, id = attachmentId) => act(owner, "addCompanyPhoto", { attachmentId: id, alt });
    expect((await add("　")).errors).toEqual([{ code: "REQUIRED", path: ["alt"] }]);
    expect((await add("あ".repeat(121))).errors).toEqual([{ code: "TOO_LONG", path: ["alt"] }]);
    expect((await add("女性限定の募集です")).errors).toMatchObject([{ code: "WORK_WORDING_SEX", path: ["alt"] }]);
    expect((await add("玄関", await uploaded(await picture(479, 900)))).errors).toMatchObject([{ code: "PICTURE_UNSUITABLE" }]);
    expect((await add("玄関", await uploaded(await picture(2_000, 500)))).errors).toMatchObject([{ code: "PICTURE_UNSUITABLE" }]);
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "white" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    for (const [bytes, name] of [
      [bomb, "爆弾.png"],
      [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "図.jpg"],
      [Buffer.from("%PDF-1.4\n%%EOF"), "書類.pdf"],
    ] as const) {
      expect((await send(bytes, owner, name)).status, name).toBe(422);
    }
    expect((await add("玄関")).errors).toEqual([]);
    expect((await add("玄関")).errors).toEqual([{ code: "NOT_FOUND", path: ["attachmentId"] }]);
  });

  it("is one of eight at most, in the order that the owner gives", async () => {
    const small = await picture(480, 480);
    for (const name of "一二三四五六七八") await added(name, small);
    const ninth = await act(owner, "addCompanyPhoto", { attachmentId: await uploaded(small), alt: "九" });
    expect(ninth.errors).toEqual([{ code: "TOO_MANY_PHOTOS", path: ["attachmentId"] }]);
    const { data } = await owner.graphql("{ company { photos { id waiting { alt } } } }");
    const ids = data.company.photos.map(({ id }: { id: string }) => id);
    expect((await act(owner, "orderCompanyPhotos", { ids: ids.slice(1) })).errors).toMatchObject([{ code: "STALE_VERSION" }]);
    expect((await act(owner, "orderCompanyPhotos", { ids: [ids[0], ...ids.slice(1, 7), ids[0]] })).errors).toMatchObject([
      { code: "STALE_VERSION" },
    ]);
    const { photos } = await act(owner, "orderCompanyPhotos", { ids: ids.toReversed() });
    expect(photos.map((photo: { waiting: { alt: string } }) => photo.waiting.alt).join("")).toBe("八七六五四三二一");
  });

  it("is changed by the company's owner and decided by the operator, and by nobody else", async () => {
    const photo = await added();
    const em = server.em();
    const other = aCompany(em);
    await em.flush();
    const stranger = await server.asCompany("OWNER", other);
    const change = { id: photo.id, version: photo.version, alt: "別の会社" };
    expect((await act(stranger, "changeCompanyPhoto", change)).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect((await act(stranger, "removeCompanyPhoto", { id: photo.id })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    expect((await act(stranger, "addCompanyPhoto", { attachmentId: await uploaded(), alt: "よそ" })).errors).toMatchObject([
      { code: "NOT_FOUND" },
    ]);
    expect((await stranger.get(photo.waiting.files[0].url)).status).toBe(404);
    const recruiter = await server.asCompany("RECRUITER", company);
    expect(await act(recruiter, "removeCompanyPhoto", { id: photo.id })).toBe("FORBIDDEN");
    expect((await send(await picture(), recruiter)).status).toBe(403);
    for (const client of [server.anonymous(), owner, await server.asAdmin("EDITOR")]) {
      expect(await act(client, "approveCompanyPhoto", { id: photo.id, version: photo.version })).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    }
  });

  it("that was uploaded and never added goes with an upload an hour later", async () => {
    const before = await uploaded();
    await uploaded();
    server.setNow(new Date(now.getTime() + 3_600_001));
    owner = await server.asCompany("OWNER", company);
    await uploaded();
    server.setNow(now);
    expect(await server.em().count(Attachment, { ownerId: company.id, purpose: "WORKPLACE" })).toBe(1);
    expect((await act(owner, "addCompanyPhoto", { attachmentId: before, alt: "玄関" })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("is gone, with its files, when its company is", async () => {
    await added();
    const em = server.em();
    expect(await forgetCompanyPhotos(em, company.id)).toHaveLength(4);
    expect(await server.em().count(Attachment, { ownerId: company.id })).toBe(0);
    expect((await owner.graphql("{ company { photos { id } } }")).data.company.photos).toEqual([]);
  });
});
