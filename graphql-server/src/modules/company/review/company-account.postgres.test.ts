import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany, aMember, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { unbalanced } from "../../../testing/money.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Invoice } from "../../money/invoice/invoice.entity.ts";
import { renewSubscriptions } from "../../money/subscription/renew-subscriptions.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { CompanyEvent } from "./company-event.entity.ts";

let postgres: TestPostgres;
let server: TestServer;
let operator: TestClient;
let company: Company;
const november = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});
beforeEach(async () => {
  server.setNow(november);
  operator = await server.asAdmin("OPERATOR");
  company = await written({ status: "PENDING" });
});

async function written(changes: Parameters<typeof aCompany>[1]): Promise<Company> {
  const em = server.em();
  const made = aCompany(em, { corporateNumber: null, ...changes });
  aMember(em, made, { role: "OWNER" });
  aMember(em, made, { role: "RECRUITER" });
  await em.flush();
  return made;
}
const now = async (id = company.id) => server.em().findOneOrFail(Company, { id });
async function ask(name: string, type: string, input: object, part = "company { id status }", client: TestClient = operator) {
  const { data, errors } = await client.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${part} errors { code } } }`, {
    input,
  });
  expect(errors).toEqual([]);
  return data[name];
}
const inputs = {
  approveCompany: "ApproveCompanyInput",
  refuseCompany: "DecideCompanyInput",
  suspendCompany: "SuspendCompanyInput",
  restoreCompany: "DecideCompanyInput",
} as const;
async function decide(name: keyof typeof inputs, reason?: string, id = company.id) {
  const { version } = await now(id);
  const ground = name === "suspendCompany" && { ground: "UNTRUE_STATEMENT" };
  return ask(name, inputs[name], { id, version, ...ground, ...(reason && { reason }) });
}
async function list(filter: object, client: TestClient = operator) {
  const { data, errors } = await client.graphql(
    "query ($filter: AdminCompanyFilter) { adminCompanies(filter: $filter, sort: WAITING_FIRST, first: 100) { items { id } totalCount } }",
    { filter },
  );
  expect(errors).toEqual([]);
  return data.adminCompanies.items.map(({ id }: { id: string }) => id);
}
const statuses = async (id: string) =>
  (await server.em().find(Work, { company: id }, { orderBy: { createdAt: "asc", id: "asc" } })).map(({ status }) => status);

describe("a company that has registered", () => {
  it("waits in the queue, is refused with what to correct, comes back when it is corrected, and is opened", async () => {
    expect(await list({ review: "WAITING" })).toContain(company.id);
    expect((await decide("refuseCompany", "住所をビル名まで書いてください")).errors).toEqual([]);
    expect([await list({ review: "WAITING" }), await list({ review: "REFUSED" })]).toEqual([
      expect.not.arrayContaining([company.id]),
      expect.arrayContaining([company.id]),
    ]);
    const mails = (await server.mails()).filter(
      ({ text }) => text.includes("住所をビル名まで書いてください") && text.includes(company.name),
    );
    expect(mails).toHaveLength(2);

    const owner = await server.asCompany("OWNER", await now());
    const account = await owner.graphql("{ company { refusal version } }");
    expect(account.data.company.refusal).toBe("住所をビル名まで書いてください");
    const facts = {
      ...{ name: company.name, corporateNumber: "", industry: "G", postalCode: "1000001", prefecture: "13", city: "千代田区" },
      ...{
        addressLine: "千代田1-1",
        building: "千代田ビル3階",
        contactEmail: company.contactEmail,
        contactPhone: "0312345678",
        representative: "佐藤",
        description: "",
      },
    };
    const update = { facts, version: account.data.company.version };
    expect((await ask("updateCompany", "UpdateCompanyInput", update, "company { id }", owner)).errors).toEqual([]);
    expect(await list({ review: "WAITING" })).toContain(company.id);
    expect(await decide("approveCompany")).toEqual({ company: { id: company.id, status: "ACTIVE" }, errors: [] });
    expect((await decide("approveCompany")).errors).toEqual([{ code: "ILLEGAL_TRANSITION" }]);
    const events = await server.em().find(CompanyEvent, { company: company.id }, { orderBy: { at: "asc", id: "asc" } });
    expect(events.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["REFUSED", "住所をビル名まで書いてください"],
      ["APPROVED", null],
    ]);
  });

  it("is not opened with a 法人番号 whose check digit is wrong, nor by what was read before", async () => {
    const wrong = await written({ status: "PENDING", corporateNumber: "1000000000001" });
    expect((await decide("approveCompany", undefined, wrong.id)).errors).toEqual([{ code: "INVALID_CORPORATE_NUMBER" }]);
    const { data } = await operator.graphql("query ($id: ID!) { adminCompany(id: $id) { corporateNumberValid twins { id } } }", {
      id: wrong.id,
    });
    expect(data.adminCompany.corporateNumberValid).toBe(false);
    expect((await ask("approveCompany", "ApproveCompanyInput", { id: company.id, version: company.version - 1 })).errors).toEqual([
      { code: "STALE_VERSION" },
    ]);
  });
});

describe("a company that is stopped", () => {
  beforeEach(async () => {
    company = await written({ status: "ACTIVE", plan: "STANDARD", publishedWorks: 3 });
    const em = server.em();
    const own = await em.findOneOrFail(Company, { id: company.id });
    for (const [place, status] of (["OPEN", "PAUSED", "SCHEDULED", "DRAFT", "SUSPENDED"] as const).entries()) {
      aWork(em, own, { status, createdAt: new Date(november.getTime() - 1_000_000 + place), publishAt: new Date("2026-12-01T00:00:00Z") });
    }
    await em.flush();
  });

  it("has no work on the site and no member signed in; lifted, each work is where it was", async () => {
    const owner = await server.asCompany("OWNER", await now());
    expect((await decide("suspendCompany", "求人の内容が事実と違うため")).errors).toEqual([]);
    expect(await statuses(company.id)).toEqual(["SUSPENDED", "SUSPENDED", "SUSPENDED", "DRAFT", "SUSPENDED"]);
    expect((await now()).publishedWorks).toBe(0);
    expect((await owner.graphql("{ company { id } }")).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const told = (await server.mails()).filter(({ text }) => text.includes("求人の内容が事実と違うため") && text.includes(company.name));
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told.every(({ text }) => text.includes("事実と異なる点がある"))).toBe(true);
    const { version } = await now();
    const restored = await ask(
      "restoreCompany",
      "DecideCompanyInput",
      { id: company.id, version, reason: "確認できたため" },
      "restoredWorkCount leftWorkCount",
    );
    expect(restored).toEqual({ restoredWorkCount: 3, leftWorkCount: 0, errors: [] });
    expect(await statuses(company.id)).toEqual(["OPEN", "PAUSED", "SCHEDULED", "DRAFT", "SUSPENDED"]);
    expect((await now()).publishedWorks).toBe(3);
  });

  it("keeps works hidden for which its plan has no room any more", async () => {
    const em = server.em();
    aWork(em, await em.findOneOrFail(Company, { id: company.id }), { status: "OPEN" });
    await em.flush();
    await em.nativeUpdate(Company, { id: company.id }, { publishedWorks: 4 });
    await decide("suspendCompany", "確認のため");
    await em.nativeUpdate(Company, { id: company.id }, { plan: "FREE" });
    const { version } = await now();
    const restored = await ask(
      "restoreCompany",
      "DecideCompanyInput",
      { id: company.id, version, reason: "確認できたため" },
      "restoredWorkCount leftWorkCount",
    );
    expect(restored.errors).toEqual([]);
    expect(restored.restoredWorkCount + restored.leftWorkCount).toBe(4);
    expect(restored.leftWorkCount).toBe(1);
    expect((await now()).publishedWorks).toBe(restored.restoredWorkCount);
  });

  it("never has a work on the site, however its approval and the stop fall together", async () => {
    for (let round = 0; round < 12; round += 1) {
      const racing = await written({ status: "ACTIVE", plan: "STANDARD" });
      const em = server.em();
      const work = aWork(em, await em.findOneOrFail(Company, { id: racing.id }), { status: "REVIEW" });
      await em.flush();
      const approve = ask("approveWork", "ApproveWorkInput", { id: work.id, version: work.version }, "work { id }");
      await Promise.all([approve, decide("suspendCompany", "確認のため", racing.id)]);
      expect(await statuses(racing.id)).not.toContain("OPEN");
      expect(await now(racing.id)).toMatchObject({ status: "SUSPENDED", publishedWorks: 0 });
    }
  });
});

describe("a plan that the operator changes", () => {
  const quote = async (planCode: string) => {
    const { data } = await operator.graphql(
      "query ($id: ID!, $planCode: PlanCode!) { companyPlanQuote(id: $id, planCode: $planCode) { kind total } }",
      { id: company.id, planCode },
    );
    return data.companyPlanQuote;
  };
  const set = (planCode: string, expectedTotal: number, operationId = newId(), client = operator) =>
    ask(
      "setCompanyPlan",
      "SetCompanyPlanInput",
      { id: company.id, planCode, expectedTotal, reason: "電話でのお申し込み", operationId },
      "company { planCode subscription { status method } recentInvoices { status total } }",
      client,
    );
  beforeEach(async () => {
    company = await written({ status: "ACTIVE" });
  });

  it("begins with its invoice, once however often it is sent, and is not renewed while the company is stopped", async () => {
    expect(await quote("STANDARD")).toEqual({ kind: "START", total: 32_780 });
    expect((await set("STANDARD", 1)).errors).toEqual([{ code: "PRICE_CHANGED" }]);
    const operationId = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => set("STANDARD", 32_780, operationId)));
    for (const { company: changed, errors } of answers) {
      expect(errors).toEqual([]);
      expect(changed).toMatchObject({
        planCode: "STANDARD",
        subscription: { status: "ACTIVE", method: "TRANSFER" },
        recentInvoices: [{ status: "INVOICED", total: 32_780 }],
      });
    }
    expect(await server.em().count(CompanyEvent, { company: company.id, kind: "PLAN" })).toBe(1);
    expect(await unbalanced(server)).toEqual([]);
    await decide("suspendCompany", "確認のため");
    server.setNow(new Date("2026-12-22T03:00:00Z"));
    await renewSubscriptions(systemContext(server.services, "test").ctx);
    expect(await server.em().count(Invoice, { company: company.id })).toBe(1);
    expect((await now()).plan.code).toBe("FREE");
  });

  it("is for operators and accountants who have proved lately who they are", async () => {
    const accountant = await server.asAdmin("ACCOUNTANT");
    expect((await set("STANDARD", 32_780, newId(), accountant)).errors).toEqual([]);
    server.setNow(new Date(november.getTime() + 11 * 60_000));
    expect((await set("PREMIUM", 0)).errors).toEqual([{ code: "REAUTHENTICATION_REQUIRED" }]);
  });
});

it("is found by name, kana, number and mail, read by accountants, decided by operators only", async () => {
  const found = await written({ status: "ACTIVE", name: "検索商会", nameKana: "ケンサクショウカイ", corporateNumber: "8700110005901" });
  for (const keyword of ["検索商", "ケンサクショウ", "8700-1100-05901", "T8700110005901", found.contactEmail])
    expect([keyword, await list({ keyword })]).toEqual([keyword, [found.id]]);
  const accountant = await server.asAdmin("ACCOUNTANT");
  expect(await list({ keyword: "検索商", planCode: "FREE", statuses: ["ACTIVE"] }, accountant)).toEqual([found.id]);
  const page = await (await accountant.get("/api/admin/company?keyword=検索商会")).json();
  expect(page).toMatchObject({ companies: [{ id: found.id, plan: "FREE" }], totalCount: 1 });
  const detail = await (await accountant.get(`/api/admin/company/detail?id=${found.id}`)).json();
  expect(detail).toMatchObject({
    company: { corporateNumberValid: true, members: [{ role: "OWNER" }, { role: "RECRUITER" }], funnel: { entryCount: 0 } },
  });
  const refused = await accountant.graphql(
    "mutation ($input: ApproveCompanyInput!) { approveCompany(input: $input) { errors { code } } }",
    { input: { id: found.id, version: 1 } },
  );
  expect(refused.errors[0]?.extensions?.code).toBe("FORBIDDEN");
});
