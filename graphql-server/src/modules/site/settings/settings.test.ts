import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { MinimumWage } from "../../work/minimum-wage/minimum-wage.entity.ts";
import { minimumWagesOn } from "../../work/minimum-wage/minimum-wage.queries.ts";
import { currentTermsVersion } from "../page/legal-text.queries.ts";
import { OperatorSettings } from "../page/operator-settings.entity.ts";
import { OperatingTerm } from "./operating-term.entity.ts";

let server: TestServer;
let owner: TestClient & { admin: { id: string } };
const now = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
  owner = await server.asAdmin("OWNER");
});
afterAll(() => server.close());

async function act(name: string, type: string, input: object) {
  const { data, errors } = await owner.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { done errors { code path message } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data[name];
}
const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(({ code }) => code);

describe("地域別最低賃金", () => {
  const wages = (changes: object = {}) =>
    act("addMinimumWages", "AddMinimumWagesInput", {
      validFrom: "2027-10-01",
      source: "官報",
      rows: [{ prefecture: "13", yen: 1_300 }],
      ...changes,
    });

  it("are added for a day to come, hold from that day, and say who added them", async () => {
    expect(await wages()).toEqual({ done: true, errors: [] });
    const before = (await minimumWagesOn(server.em(), "2027-09-30")).get("13");
    expect(before).toBe(1_226);
    expect((await minimumWagesOn(server.em(), "2027-10-01")).get("13")).toBe(1_300);
    const { data } = await owner.graphql("{ minimumWageRows { prefecture validFrom amount when by } }");
    const tokyo = data.minimumWageRows.filter((row: { prefecture: string }) => row.prefecture === "13");
    expect(tokyo[0]).toEqual({ prefecture: "13", validFrom: "2027-10-01", amount: 1_300, when: "FUTURE", by: "管理花子" });
    expect(tokyo[1]).toMatchObject({ amount: 1_226, when: "NOW", by: null });
    expect(await server.em().count(AuditEvent, { action: "setting.wage", actorId: owner.admin.id })).toBe(1);
  });

  it.each([
    [{ validFrom: "2026-11-21" }, "NOT_IN_FUTURE"],
    [{ validFrom: "2025-01-01" }, "NOT_IN_FUTURE"],
    [{ validFrom: "2040-01-01" }, "TOO_LATE"],
    [{ validFrom: "2027-10-01" }, "DAY_TAKEN"],
    [{ rows: [{ prefecture: "48", yen: 1_300 }] }, "INVALID"],
    [{ rows: [{ prefecture: "01", yen: 1 }] }, "BELOW_MINIMUM"],
    [
      {
        rows: [
          { prefecture: "01", yen: 1_300 },
          { prefecture: "01", yen: 1_301 },
        ],
      },
      "DAY_TAKEN",
    ],
  ])("with %j are refused: %s", async (changes, code) => {
    expect(codes(await wages({ ...changes }))).toEqual([code]);
  });

  it("are never changed: the database refuses it for rows of the past and of today", async () => {
    const old = { prefecture: "13", validFrom: "2025-10-03" } as const;
    await expect(server.em().nativeUpdate(MinimumWage, old, { amount: 1 })).rejects.toThrow("dated");
    await expect(server.em().nativeDelete(MinimumWage, old)).rejects.toThrow("dated");
    await expect(server.em().nativeUpdate(OperatorSettings, {}, { name: "別の会社" })).rejects.toThrow("dated");
    await expect(server.em().nativeDelete(OperatingTerm, { code: "INQUIRY_KEPT" })).rejects.toThrow("dated");
    const backdated =
      "insert into minimum_wage (prefecture, valid_from, amount, created_at) values ('13', '2026-01-01', 1, '2026-11-21T00:00:00Z')";
    await expect(server.em().execute(backdated)).rejects.toThrow("minimum_wage_future");
  });

  it("are taken back while they are not in force, and only then", async () => {
    await wages({ validFrom: "2028-10-01" });
    const take = (id: string) => act("withdrawSetting", "WithdrawSettingInput", { kind: "WAGE", id });
    expect(await take("13:2028-10-01")).toEqual({ done: true, errors: [] });
    for (const id of ["13:2028-10-01", "13:2025-10-03", "99:2028-10-01", "13:2028-02-30", "13:x", "x"])
      expect(codes(await take(id))).toEqual(["NOT_FOUND"]);
  });
});

describe("the legal pages", () => {
  const text = (language: string) =>
    `# 利用規約 ${language}\n\n前文 {name}\n\n## 第1条 {#scope}\n段落です。[質問](/faq)\n- 項目\n: 電話 = {phone}\\n平日`;
  const add = (changes: object = {}) =>
    act("addLegalText", "AddLegalTextInput", {
      page: "TERMS",
      validFrom: "2027-04-01",
      ja: text("ja"),
      en: text("en"),
      easy: text("easy"),
      changesJa: "第1条を変えました。",
      changesEn: "Article 1 has changed.",
      changesEasy: "1ばんの きまりを 変えました。",
      ...changes,
    });
  const read = async () =>
    (await server.anonymous().graphql("{ sitePage(name: TERMS) { title updatedOn sections { id facts { value } } } }")).data.sitePage;

  it("follow a new text on its day, with the facts of the operator in it; members then agree to it", async () => {
    expect(await add()).toEqual({ done: true, errors: [] });
    server.setNow(new Date("2027-03-31T14:59:59Z"));
    expect((await read()).title).toBe("利用規約");
    server.setNow(new Date("2027-03-31T15:00:00Z"));
    expect(await currentTermsVersion({ em: server.em(), now: () => new Date("2027-03-31T15:00:00Z") }, "2026-11")).toBe("2027-04-01");
    expect(await read()).toEqual({
      title: "利用規約 ja",
      updatedOn: "2027-04-01",
      sections: [{ id: "scope", facts: [{ value: "03-0000-0000\n平日" }] }],
    });
    server.setNow(now);
  });

  it.each([
    [{ ja: "題のない文" }, "LEGAL_TEXT_SYNTAX"],
    [{ ja: text("ja").replace(" {#scope}", "") }, "LEGAL_TEXT_SYNTAX"],
    [{ en: text("en").replace("{name}", "{nobody}") }, "LEGAL_TEXT_FACT"],
    [{ en: text("en").replace("(/faq)", "(javascript:alert(1))") }, "LEGAL_TEXT_LINK"],
    [{ en: text("en").replace("(/faq)", "(//evil.example)") }, "LEGAL_TEXT_LINK"],
    [{ easy: text("easy").replace("{#scope}", "{#}") }, "LEGAL_TEXT_SYNTAX"],
    [{ easy: text("easy").replace("scope", "other") }, "LEGAL_TEXT_PARTS"],
    [{ changesJa: " " }, "REQUIRED"],
    [{ changesEn: "x".repeat(401) }, "TOO_LONG"],
    [{}, "DAY_TAKEN"],
  ])("refuse %j: %s", async (changes, code) => {
    expect(codes(await add(changes))).toEqual([code]);
  });

  it("are typed as they are kept: every text of the product comes back whole", async () => {
    const { data } = await owner.graphql("{ legalTextRows { page validFrom when ja en easy changes by } }");
    const shipped = data.legalTextRows.filter((row: { by: string | null }) => row.by === null);
    expect(shipped.map(({ page }: { page: string }) => page)).toEqual(["TERMS", "PRIVACY", "LAW", "COMPANY_INFO"]);
    let day = 1;
    for (const { page, ja, en, easy } of shipped) {
      const changes = { changesJa: "変更なし", changesEn: "No change", changesEasy: "変わりません" };
      const input = { page, validFrom: `2028-01-0${day}`, ja, en, easy, ...changes };
      day += 1;
      expect(await act("addLegalText", "AddLegalTextInput", input)).toEqual({ done: true, errors: [] });
    }
    const after = await owner.graphql("{ legalTextRows { page validFrom ja en easy by } }");
    for (const row of shipped) {
      const typed = after.data.legalTextRows.find(
        (one: { page: string; validFrom: string }) => one.page === row.page && one.validFrom.startsWith("2028"),
      );
      expect([typed.ja, typed.en, typed.easy]).toEqual([row.ja, row.en, row.easy]);
    }
  });
});

describe("the operator", () => {
  async function facts(changes: Record<string, string> = {}) {
    const { data } = await owner.graphql("{ operatorFactRows { validFrom when by facts { name value } } }");
    const current = data.operatorFactRows.find(({ when }: { when: string }) => when === "NOW");
    return current.facts.map(({ name, value }: { name: string; value: string }) => ({ name, value: changes[name] ?? value }));
  }
  const add = async (changes: Record<string, string>, more: object = {}) =>
    act("addOperatorFacts", "AddOperatorFactsInput", {
      validFrom: "2027-01-01",
      demo: false,
      permit: "TODOKEDE",
      facts: await facts(changes),
      ...more,
    });

  it("changes on a day to come; each fact has its own rule", async () => {
    const valid = { name: "株式会社新しい運営", corporateNumber: "8700110005901", invoiceNumber: "T8700110005901" };
    const broken = await add({ ...valid, postalCode: "123", email: "x", invoiceNumber: "8700110005901", phone: " " });
    expect(broken.errors.map(({ path }: { path: string[] }) => path[0]).toSorted()).toEqual([
      "email",
      "invoiceNumber",
      "phone",
      "postalCode",
    ]);
    expect(codes(await add(valid, { validFrom: "2026-11-21" }))).toEqual(["NOT_IN_FUTURE"]);
    expect(await add(valid)).toEqual({ done: true, errors: [] });
    expect(codes(await add(valid))).toEqual(["DAY_TAKEN"]);
    server.setNow(new Date("2026-12-31T15:00:00Z"));
    const page = (await server.anonymous().graphql("{ sitePage(name: LAW) { demo sections { facts { value } } } }")).data.sitePage;
    expect(page.sections[0].facts[0].value).toBe("株式会社新しい運営");
    server.setNow(now);
  });
});

describe("the number of the telecommunications business", () => {
  const shown = async (at: string, language = "ja") => {
    server.setNow(new Date(at));
    const query = "{ sitePage(name: COMPANY_INFO) { sections { facts { term value } } } }";
    const { data } = await server.anonymous().graphql(query, {}, { "accept-language": language });
    return data.sitePage.sections.flatMap(({ facts }: { facts: { term: string; value: string }[] }) => facts);
  };

  it("has no row on the pages while there is none, and one from the day on which it is known", async () => {
    const rows = (await owner.graphql("{ operatorFactRows { when facts { name value } } }")).data.operatorFactRows;
    const { facts } = rows.find(({ when }: { when: string }) => when === "NOW");
    expect(facts).toContainEqual({ name: "telecomNumber", value: "" });
    const known = { telecomNumber: "A-08-12345", corporateNumber: "8700110005901", invoiceNumber: "T8700110005901" };
    const values = Object.entries({
      ...Object.fromEntries(facts.map(({ name, value }: { name: string; value: string }) => [name, value])),
      ...known,
    });
    const input = { validFrom: "2027-02-01", demo: false, permit: "TODOKEDE", facts: values.map(([name, value]) => ({ name, value })) };
    expect(await act("addOperatorFacts", "AddOperatorFactsInput", input)).toEqual({ done: true, errors: [] });
    expect(JSON.stringify(await shown("2027-01-31T14:59:59Z"))).not.toContain("電気通信");
    expect(await shown("2027-01-31T15:00:00Z")).toContainEqual({ term: "電気通信事業の届出番号", value: "A-08-12345" });
    server.setNow(now);
  });
});

describe("a term", () => {
  it("changes from a day to come on, and complaints that come in then have it", async () => {
    const input = { code: "COMPLAINT_SETTLE", validFrom: "2026-11-22", length: 14, basis: "社内規程の改定" };
    expect(await act("addOperatingTerm", "AddOperatingTermInput", input)).toEqual({ done: true, errors: [] });
    const { data } = await owner.graphql("{ operatingTermRows { code amount when } }");
    const own = data.operatingTermRows.filter(({ code }: { code: string }) => code === "COMPLAINT_SETTLE");
    expect(own.map(({ amount, when }: { amount: number; when: string }) => [amount, when])).toEqual([
      [14, "FUTURE"],
      [30, "NOW"],
    ]);
  });
});

it("the settings are the owner's alone", async () => {
  for (const role of ["OPERATOR", "EDITOR", "ACCOUNTANT"] as const) {
    const { errors } = await (await server.asAdmin(role)).graphql("{ minimumWageRows { id } }");
    expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
  }
});
