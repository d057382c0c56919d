import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aSeeker } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { ageAt, historyLines, japaneseDay, qualificationLines, shownKana, shownPhone } from "./resume-words.ts";

const now = new Date("2026-11-21T03:00:00Z");
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function upload(client: TestClient, purpose: string, file: { name: string; bytes: Buffer }) {
  const form = new FormData();
  form.append("as", "SEEKER");
  form.append("purpose", purpose);
  form.append("file", new Blob([new Uint8Array(file.bytes)]), file.name);
  const response = await client.post("/api/upload", form, { "x-api-version": "1" });
  return { status: response.status, id: (await response.json()).attachment?.id };
}

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();

describe("the papers of an application", () => {
  it("are PDFs of the seeker's own profile, with the photo, and nobody else's", async () => {
    const em = server.em();
    const work = { name: "さくら商事", detail: "営業事務\n受注の入力", from: "2022-04", to: null };
    const user = aSeeker(em, {}, { workHistory: [work], introduction: "長い文".repeat(600) });
    await em.flush();
    const seeker = await server.asSeeker(user);
    const bare = await (await seeker.get("/api/user/documents/rirekisho")).arrayBuffer();
    await upload(seeker, "PHOTO", { name: "顔.png", bytes: await picture() });
    const response = await seeker.get("/api/user/documents/rirekisho");
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toContain(encodeURIComponent("履歴書"));
    const file = Buffer.from(await response.arrayBuffer());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    expect(file.toString("latin1")).toContain("/Subtype /Image");
    expect(Buffer.from(bare).toString("latin1")).not.toContain("/Subtype /Image");
    expect(file.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect((await seeker.get("/api/user/documents/shokumu")).status).toBe(200);
    expect((await seeker.get("/api/user/documents/other")).status).toBe(404);
    expect((await server.anonymous().get("/api/user/documents/rirekisho")).status).toBe(401);
  });

  it("say dates, age, telephone and history as a Japanese form does", () => {
    expect(japaneseDay(new Date("2026-11-20T15:30:00Z"))).toBe("2026年（令和8年）11月21日");
    expect(ageAt("1998-11-21", new Date("2026-11-20T14:00:00Z"))).toBe(27);
    expect(ageAt("1998-11-21", new Date("2026-11-20T15:00:00Z"))).toBe(28);
    expect([shownPhone("+819012345678"), shownPhone("+81312345678"), shownPhone("+84912345678")]).toEqual([
      "090-1234-5678",
      "03-1234-5678",
      "+84912345678",
    ]);
    const school = { name: "東京日本語学校", detail: "", from: "2022-04", to: "2024-03" };
    const job = { name: "さくら商事", detail: "", from: "2024-04", to: null };
    const texts = historyLines({ education: [school], workHistory: [job] }, now).map(({ text }) => text.trim());
    expect(texts).toEqual(["学　歴", "東京日本語学校　入学", "東京日本語学校　卒業", "職　歴", "さくら商事　入社", "現在に至る", "以上"]);
    const left = historyLines({ education: [], workHistory: [{ ...job, to: "2025-03" }] }, now).map(({ text }) => text);
    expect(left).toContain("さくら商事　退職");
    expect(shownKana({ familyNameKana: "グエン", givenNameKana: "ﾏｲ ヴィ" })).toBe("ぐえん　まい　ゔぃ");
    const lines = qualificationLines({
      qualificationRecords: [{ name: "普通自動車第一種運転免許", obtainedOn: "2025-08" }],
      certificates: [
        { kind: "JLPT", level: "N2", score: 121, takenOn: "2024-12-01" },
        { kind: "BJT", level: "J2", score: 480, takenOn: "2026-02-01" },
      ],
    });
    expect(lines.map(({ year, text }) => `${year} ${text}`)).toEqual([
      "2024 日本語能力試験（JLPT） N2（121点）　合格",
      "2025 普通自動車第一種運転免許　取得",
      "2026 BJTビジネス日本語能力テスト J2（480点）　取得",
    ]);
  });

  it.each([
    ["2024-03", null, "卒業"],
    ["2026-11", null, "卒業"],
    ["2027-03", null, "卒業見込み"],
    ["2027-03", "COMPLETED", "修了見込み"],
    ["2024-03", "COMPLETED", "修了"],
    ["2024-03", "LEFT", "中退"],
    [null, "GRADUATED", "在学中"],
  ] as const)("a school until %s that ends as %s is %s", (to, ending, word) => {
    const school = { name: "東京日本語学校", detail: "", from: "2022-04", to, ending };
    const [, , last] = historyLines({ education: [school], workHistory: [] }, now);
    expect(last?.text).toBe(`東京日本語学校　${word}`);
  });
});

describe("photo and certificates", () => {
  it("keep one photo, upright in three to four, and take no PDF for one", async () => {
    const seeker = await server.asSeeker();
    const pdf = Buffer.from("%PDF-1.4\n%%EOF");
    expect((await upload(seeker, "PHOTO", { name: "a.pdf", bytes: pdf })).status).toBe(422);
    await upload(seeker, "PHOTO", { name: "a.png", bytes: await picture() });
    const second = await upload(seeker, "PHOTO", { name: "b.png", bytes: await picture() });
    const { photo } = (await seeker.graphql("{ me { photo { id url } } }")).data.me;
    expect(photo.id).toBe(second.id);
    const bytes = Buffer.from(await (await seeker.get(photo.url)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 720, height: 960 });
  });

  it("lets a certificate point only to a file of one's own that was uploaded for it", async () => {
    const seeker = await server.asSeeker();
    const pdf = { name: "N2.pdf", bytes: Buffer.from("%PDF-1.4\n%%EOF") };
    const own = await upload(seeker, "CERTIFICATE", pdf);
    const foreign = await upload(await server.asSeeker(), "CERTIFICATE", pdf);
    const resume = await upload(seeker, "RESUME", pdf);
    const save = async (fileId: string, version: number) => {
      const input = { version, certificates: [{ kind: "JLPT", level: "N2", fileId }] };
      const text =
        "mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { me { profile { certificates { fileId } } } errors { code } } }";
      return (await seeker.graphql(text, { input })).data.updateProfile;
    };
    expect((await save(foreign.id, 1)).errors).toEqual([{ code: "NOT_FOUND" }]);
    expect((await save(resume.id, 1)).errors).toEqual([{ code: "NOT_FOUND" }]);
    expect((await save(own.id, 1)).me.profile.certificates).toEqual([{ fileId: own.id }]);
  });
});
