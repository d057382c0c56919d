import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dumpDatabase } from "../../../testing/database/dump-database.ts";
import { aSeeker } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { phoneOf, postalCodeOf } from "./contact-normal.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-20T15:30:00Z"));
});
afterAll(() => server.close());

const fields = `familyName givenName familyNameKana givenNameKana latinName birthDate phone postalCode prefecture city addressLine building
  workPermission residenceStatus residenceExpiresOn partTimePermission specifiedSkillField selfDeclaredLevel
  certificates { kind level score takenOn } otherLanguages introduction education { name detail from to } workHistory { name }
  wishedPrefectures wishedCategories wishedEmploymentTypes wishedMonthlyPay wishedWeeklyHours startableOn completeness version`;
const mutation = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { me { id profile { ${fields} } } errors { code path message } } }`;

async function save(changes: object, client?: Awaited<ReturnType<TestServer["asSeeker"]>>) {
  const who = client ?? (await server.asSeeker());
  const answer = await who.graphql(mutation, { input: { version: 1, ...changes } });
  expect(answer.errors).toEqual([]);
  const { me, errors } = answer.data.updateProfile;
  return { profile: me?.profile, errors: errors.map(({ code, path }: { code: string; path: string[] }) => `${code} ${path.join(".")}`) };
}

describe("saving a profile", () => {
  it("keeps what was said, in one spelling, and leaves the rest as it is", async () => {
    const client = await server.asSeeker();
    const { profile, errors } = await save(
      {
        familyNameKana: "さとう",
        givenNameKana: "ﾊﾅｺ",
        latinName: "SATO  Hanako",
        phone: "０９０－１２３４－５６７８",
        postalCode: "〒100-0001",
        certificates: [{ kind: "JLPT", level: "N2", score: 121, takenOn: "2025-12-07" }],
        education: [{ name: "東京日本語学校", detail: "", from: "2022-04", to: "2024-03" }],
        wishedPrefectures: ["13", "27", "13"],
        introduction: "  はじめまして。\nよろしくお願いします。 ",
      },
      client,
    );
    expect(errors).toEqual([]);
    expect(profile).toMatchObject({
      familyName: "山田",
      familyNameKana: "サトウ",
      givenNameKana: "ハナコ",
      latinName: "SATO Hanako",
      phone: "+819012345678",
      postalCode: "1000001",
      certificates: [{ kind: "JLPT", level: "N2", score: 121, takenOn: "2025-12-07" }],
      education: [{ name: "東京日本語学校", detail: "", from: "2022-04", to: "2024-03" }],
      wishedPrefectures: ["13", "27"],
      introduction: "はじめまして。\nよろしくお願いします。",
      birthDate: "1998-04-01",
      version: 2,
    });
    const seen = await client.graphql(`{ me { email profile { ${fields} } } }`);
    expect(seen.data.me.profile).toEqual(profile);
  });

  it("clears what is null", async () => {
    const { profile } = await save({ phone: null, certificates: null, partTimePermission: null, introduction: "", familyName: null });
    expect(profile).toMatchObject({
      phone: null,
      certificates: [],
      partTimePermission: false,
      introduction: null,
      familyName: "",
      givenName: "花子",
    });
  });

  it("refuses an old version, and writes nothing", async () => {
    const client = await server.asSeeker();
    await save({ city: "渋谷区" }, client);
    expect((await save({ city: "港区" }, client)).errors).toEqual(["STALE_VERSION version"]);
    expect((await client.graphql("{ me { profile { city version } } }")).data.me.profile).toEqual({ city: "渋谷区", version: 2 });
  });

  it("lets one of two simultaneous saves win", async () => {
    const client = await server.asSeeker();
    const answers = await Promise.all(["渋谷区", "港区"].map((city) => save({ city }, client)));
    expect(answers.map(({ errors }) => errors.join()).toSorted()).toEqual(["", "STALE_VERSION version"]);
  });

  it("drops the residence status of a Japanese national", async () => {
    const client = await server.asSeeker();
    await save(
      { workPermission: "PART_TIME_28H", residenceStatus: "STUDENT", residenceExpiresOn: "2027-03-31", partTimePermission: true },
      client,
    );
    const { profile } = await save({ version: 2, workPermission: "JAPANESE_NATIONAL" }, client);
    expect(profile).toMatchObject({ residenceStatus: null, residenceExpiresOn: null, partTimePermission: false });
  });

  it.each([
    [{ familyNameKana: "Sato" }, "NOT_KANA familyNameKana"],
    [{ latinName: "佐藤" }, "NOT_LATIN latinName"],
    [{ familyName: "", givenName: "" }, "REQUIRED familyName"],
    [{ phone: "12345" }, "INVALID_PHONE phone"],
    [{ postalCode: "100-001" }, "INVALID_POSTAL_CODE postalCode"],
    [{ prefecture: "48" }, "INVALID prefecture"],
    [{ birthDate: "2026-11-21" }, "NOT_IN_PAST birthDate"],
    [{ birthDate: "1899-12-31" }, "TOO_EARLY birthDate"],
    [{ introduction: "あ".repeat(4_001) }, "TOO_LONG introduction"],
    [{ city: "a\u0000b" }, "INVALID city"],
    [{ wishedMonthlyPay: -1 }, "OUT_OF_RANGE wishedMonthlyPay"],
    [{ wishedWeeklyHours: 61 }, "OUT_OF_RANGE wishedWeeklyHours"],
    [{ certificates: [{ kind: "JLPT", level: "N6" }] }, "INVALID certificates.0.level"],
    [{ certificates: [{ kind: "BJT", level: "J1", takenOn: "2027-01-01" }] }, "NOT_IN_PAST certificates.0.takenOn"],
    [{ education: [{ name: "学校", detail: "", from: "2024-13" }] }, "INVALID_MONTH education.0.from"],
    [{ workHistory: [{ name: "会社", detail: "", from: "2024-04", to: "2023-01" }] }, "END_BEFORE_START workHistory.0.to"],
    [{ otherLanguages: Array.from({ length: 21 }, () => "ネパール語") }, "TOO_MANY otherLanguages"],
  ])("names the field that is wrong: %j", async (changes, expected) => {
    const client = await server.asSeeker();
    const { errors } = await save(changes, client);
    expect(errors).toEqual([expected]);
    expect((await client.graphql("{ me { profile { version } } }")).data.me.profile.version).toBe(1);
  });

  it("refuses a day that does not exist", async () => {
    const client = await server.asSeeker();
    const answer = await client.graphql(mutation, { input: { version: 1, birthDate: "1998-02-30" } });
    expect(answer.status).toBe(400);
  });

  it("cannot set a column that the form does not have", async () => {
    const client = await server.asSeeker();
    for (const key of ["id", "user", "status", "email", "completeness", "updatedAt"]) {
      const answer = await client.graphql(mutation, { input: { version: 1, [key]: "x" } });
      expect(answer.status).toBe(400);
    }
  });

  it("keeps contact facts unreadable in the database", async () => {
    await save({ phone: "080-9876-5432", addressLine: "千代田7-7-7 秘密の家" });
    const dump = await dumpDatabase(server.services.database);
    expect(dump).toContain("user_profile");
    for (const secret of ["+818098765432", "秘密の家"]) expect(dump).not.toContain(secret);
  });
});

describe("completeness", () => {
  it("is the share of ten parts, and full when all are there", async () => {
    const em = server.em();
    const bare = { birthDate: null, phone: null, prefecture: null, city: null, workPermission: null, selfDeclaredLevel: null };
    const user = aSeeker(em, {}, bare);
    await em.flush();
    const client = await server.asSeeker(user);
    const ask = async () => (await client.graphql("{ me { profile { completeness missingParts } } }")).data.me.profile;
    expect(await ask()).toEqual({
      completeness: 20,
      missingParts: ["BIRTH_DATE", "PHONE", "HOME", "PERMISSION", "LEVEL", "HISTORY", "INTRODUCTION", "WISHES"],
    });
    const all = {
      birthDate: "1990-01-01",
      phone: "+1 415 555 2671",
      prefecture: "01",
      city: "札幌市",
      workPermission: "UNRESTRICTED",
      selfDeclaredLevel: "N3",
      introduction: "よろしく",
      education: [{ name: "大学", detail: "", from: "2010-04" }],
      wishedCategories: ["SERVICE"],
    };
    expect((await save(all, client)).profile.completeness).toBe(100);
    expect(await ask()).toEqual({ completeness: 100, missingParts: [] });
  });
});

describe("contact facts", () => {
  it.each([
    ["090-1234-5678", "+819012345678"],
    ["03 (1234) 5678", "+81312345678"],
    ["+81 (0)90-1234-5678", "+819012345678"],
    ["＋８１９０１２３４５６７８", "+819012345678"],
    ["090ー1234ー5678", "+819012345678"],
    ["+84 912 345 678", "+84912345678"],
    ["010-84-912-345-678", "+84912345678"],
    ["0123", undefined],
    ["090-1234-56789", undefined],
    ["84912345678x", undefined],
    ["+0123456789", undefined],
  ])("a telephone number typed as %s is %s", (typed, expected) => {
    expect(phoneOf(typed)).toBe(expected);
  });

  it.each([
    ["100-0001", "1000001"],
    ["１０００００１", "1000001"],
    ["〒100ー0001", "1000001"],
    ["100-00011", undefined],
    ["abcdefg", undefined],
  ])("a postal code typed as %s is %s", (typed, expected) => {
    expect(postalCodeOf(typed)).toBe(expected);
  });
});
