import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { corporateCheckDigit, isCorporateNumber } from "../../../shared/corporate-number.ts";
import { dumpDatabase } from "../../../testing/database/dump-database.ts";
import { aCompany, aMember } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { CompanyMember, memberWith } from "../member/company-member.entity.ts";
import { Company } from "./company.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => server.close());

const facts = {
  name: "あおぞら食品株式会社",
  nameKana: "アオゾラショクヒン",
  corporateNumber: "7000012050002",
  industry: "M",
  postalCode: "〒100-0013",
  prefecture: "13",
  city: "千代田区",
  addressLine: "霞が関3-1-1",
  building: "",
  contactEmail: "Saiyo@aozora.example.jp",
  contactPhone: "03-1234-5678",
  websiteUrl: "https://aozora.example.jp",
  representative: "青空 太郎",
  employeeCount: 40,
  description: "惣菜の製造と販売をしています。",
};
const password = "駅前の花屋で三本の向日葵を買う";
let turn = 0;
/** Each from an address of its own, so that no limit bites. */
const from = () => ({ "x-forwarded-for": `203.0.113.${(turn += 1)}` });

const request =
  "mutation ($input: RequestCompanyRegistrationInput!) { requestCompanyRegistration(input: $input) { accepted errors { code path } } }";
const complete =
  "mutation ($input: CompanyFirstSignInInput!) { completeCompanyFirstSignIn(input: $input) { viewer { company { companyName companyStatus role } } errors { code path } } }";

async function ask(client: TestClient, changes: object = {}, factChanges: object = {}) {
  const input = {
    facts: { ...facts, ...factChanges },
    ownerName: "青空 花子",
    email: "hanako@aozora.example.jp",
    agreeToTerms: true,
    ...changes,
  };
  const { data, errors } = await client.graphql(request, { input }, from());
  expect(errors).toEqual([]);
  return data.requestCompanyRegistration;
}

async function tokenMailedTo(address: string): Promise<string> {
  const mail = (await server.mails()).find(({ to }) => to === address);
  return /token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

describe("the check digit of a corporate number", () => {
  it("fits the numbers of the National Tax Agency and refuses every change of one digit", () => {
    for (const number of ["7000012050002", "2000012010019"]) {
      expect(isCorporateNumber(number)).toBe(true);
      for (let place = 0; place < 13; place += 1) {
        // The rule counts modulo 9, so 9 and 0 are the one pair it cannot tell apart.
        const digit = number[place] === "9" ? 8 : Number(number[place]) + 1;
        expect(isCorporateNumber(`${number.slice(0, place)}${digit}${number.slice(place + 1)}`)).toBe(false);
      }
    }
    expect(corporateCheckDigit("000012050002")).toBe(7);
  });
});

describe("a company that registers", () => {
  it("exists only after its owner opened the mail, waits for its review, and its owner is signed in", async () => {
    const visitor = server.anonymous();
    expect(await ask(visitor)).toEqual({ accepted: true, errors: [] });
    expect(await server.em().count(Company, { name: facts.name })).toBe(0);
    const token = await tokenMailedTo("hanako@aozora.example.jp");
    const greeting = await visitor.graphql("query ($token: String!) { companyFirstSignIn(token: $token) { email name companyName } }", {
      token,
    });
    expect(greeting.data.companyFirstSignIn).toEqual({ email: "hanako@aozora.example.jp", name: "青空 花子", companyName: facts.name });
    const { data } = await visitor.graphql(complete, { input: { token, password } }, from());
    expect(data.completeCompanyFirstSignIn).toEqual({
      viewer: { company: { companyName: facts.name, companyStatus: "PENDING", role: "OWNER" } },
      errors: [],
    });
    const company = await server.em().findOneOrFail(Company, { name: facts.name });
    expect([company.postalCode, company.contactEmail, company.contactPhone, company.building]).toEqual([
      "1000013",
      "saiyo@aozora.example.jp",
      "+81312345678",
      null,
    ]);
    const again = await server.anonymous().graphql(complete, { input: { token, password } }, from());
    expect(again.data.completeCompanyFirstSignIn.errors).toEqual([{ code: "TOKEN_INVALID", path: ["token"] }]);
  });

  it("is answered alike for an address that has an account, which gets another mail and no link", async () => {
    const em = server.em();
    aMember(em, aCompany(em), { email: "known@example.jp" });
    await em.flush();
    expect(await ask(server.anonymous(), { email: "known@example.jp" }, { corporateNumber: "" })).toEqual({ accepted: true, errors: [] });
    expect(await tokenMailedTo("known@example.jp")).toBe("");
  });

  it("is told every field it has to put right, and nothing is written", async () => {
    const before = await dumpDatabase(server.services.database);
    const wrong = {
      name: " ",
      corporateNumber: "7000012050003",
      postalCode: "12",
      contactPhone: "x",
      websiteUrl: "javascript:alert(1)",
      industry: "Z",
    };
    const { errors } = await ask(server.anonymous(), { ownerName: "", email: "no", agreeToTerms: false }, wrong);
    const found = errors.map(({ code, path }: { code: string; path: string[] }) => `${path.join(".")} ${code}`).toSorted();
    expect(found).toEqual([
      "agreeToTerms TERMS_NOT_ACCEPTED",
      "email INVALID_EMAIL",
      "facts.contactPhone INVALID_PHONE",
      "facts.corporateNumber INVALID_CORPORATE_NUMBER",
      "facts.industry INVALID",
      "facts.name REQUIRED",
      "facts.postalCode INVALID_POSTAL_CODE",
      "facts.websiteUrl INVALID_URL",
      "ownerName REQUIRED",
    ]);
    expect(await dumpDatabase(server.services.database)).toEqual(before);
  });

  it("is refused when its corporate number is taken, also between the mail and its opening", async () => {
    const number = "2000012010019";
    await ask(server.anonymous(), { email: "first@example.jp" }, { corporateNumber: number });
    await ask(server.anonymous(), { email: "second@example.jp" }, { corporateNumber: number });
    const tokens = [await tokenMailedTo("first@example.jp"), await tokenMailedTo("second@example.jp")];
    const answers = [];
    for (const token of tokens) answers.push(await server.anonymous().graphql(complete, { input: { token, password } }, from()));
    expect(answers.map(({ data }) => data.completeCompanyFirstSignIn.errors.map(({ code }: { code: string }) => code))).toEqual([
      [],
      ["CORPORATE_NUMBER_TAKEN"],
    ]);
    expect((await ask(server.anonymous(), { email: "third@example.jp" }, { corporateNumber: number })).errors[0].code).toBe(
      "CORPORATE_NUMBER_TAKEN",
    );
    expect(await server.em().count(CompanyMember, memberWith("second@example.jp"))).toBe(0);
  });
});

describe("the facts of a company", () => {
  const read = "{ company { version profile { name city description } } }";
  const update =
    "mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { version profile { city } } errors { code path } } }";

  it("are changed by an owner, once per version", async () => {
    const owner = await server.asCompany("OWNER");
    const { data } = await owner.graphql(read);
    const input = {
      version: data.company.version,
      facts: { ...facts, name: data.company.profile.name, corporateNumber: "", city: "港区" },
    };
    const first = await owner.graphql(update, { input });
    expect(first.data.updateCompany).toMatchObject({ company: { profile: { city: "港区" } }, errors: [] });
    const second = await owner.graphql(update, { input });
    expect(second.data.updateCompany.errors).toEqual([{ code: "STALE_VERSION", path: ["version"] }]);
  });

  it("keep the name and number the operator has reviewed", async () => {
    const owner = await server.asCompany("OWNER");
    const { version } = (await owner.graphql(read)).data.company;
    const { data } = await owner.graphql(update, { input: { version, facts: { ...facts, corporateNumber: "" } } });
    expect(data.updateCompany.errors).toEqual([{ code: "REVIEWED_FACTS", path: ["facts", "name"] }]);
  });
});
