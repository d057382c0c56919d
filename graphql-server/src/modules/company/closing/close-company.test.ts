import { afterAll, beforeAll, expect, it } from "vitest";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aCredential, goodPassword } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Credential } from "../../account/password/credential.entity.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { Subscription } from "../../money/subscription/subscription.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { CompanyTemplate } from "../texts/company-template.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const state = "{ companyClosing { publishedWorkCount undecidedEntryCount promisedEntryCount unpaidInvoiceCount } }";
const settle = "mutation { settleCompanyWorks { closing { publishedWorkCount undecidedEntryCount promisedEntryCount } errors { code } } }";

async function close(client: TestClient, changes: object = {}) {
  const input = { password: goodPassword, understood: true, ...changes };
  const query = "mutation ($input: CloseCompanyInput!) { closeCompany(input: $input) { closed errors { code } } }";
  const { data } = await client.graphql(query, { input });
  return data.closeCompany;
}

async function aBusyCompany() {
  const owner = await server.asCompany("OWNER");
  const recruiter = await server.asCompany("RECRUITER", owner.company);
  const em = server.em();
  await aCredential(em, { kind: "COMPANY", accountId: owner.member.id });
  const company = em.merge(owner.company);
  company.publishedWorks = 2;
  const works = [aWork(em, company), aWork(em, company, { status: "PAUSED" }), aWork(em, company, { status: "DRAFT", publishedAt: null })];
  const seeker = aSeeker(em);
  const [open] = works;
  if (!open) throw new Error("There is a work");
  const entries = [anEntry(em, { user: seeker, work: open }), anEntry(em, { user: aSeeker(em), work: open }, { status: "OFFERED" })];
  const expired = aWork(em, company, { status: "EXPIRED" });
  const waiting = aSeeker(em);
  anEntry(em, { user: waiting, work: expired }, { status: "INTERVIEW" });
  const card = { customer: "cus_1", cardMethod: "pm_1", cardBrand: "visa", cardLast4: "4242" };
  em.create(Subscription, { company, status: "NONE", method: "CARD", ...card, updatedAt: new Date() });
  await em.flush();
  return { owner, recruiter, company, entries, seekers: [seeker, waiting] };
}

it("closes a company only when its works and applications are settled, and tells each applicant", async () => {
  const { owner, recruiter, company, entries, seekers } = await aBusyCompany();
  expect((await owner.graphql(state)).data.companyClosing).toEqual({
    publishedWorkCount: 2,
    undecidedEntryCount: 2,
    promisedEntryCount: 1,
    unpaidInvoiceCount: 0,
  });
  expect(await close(owner)).toEqual({ closed: false, errors: [{ code: "NOT_SETTLED" }] });

  const settled = (await owner.graphql(settle)).data.settleCompanyWorks;
  expect(settled).toEqual({ closing: { publishedWorkCount: 0, undecidedEntryCount: 0, promisedEntryCount: 1 }, errors: [] });
  expect((await server.mails()).map(({ to }) => to)).toEqual(expect.arrayContaining(seekers.map(({ email }) => email)));
  await owner.graphql('mutation { saveCompanyTemplate(input: { name: "お礼", body: "ありがとうございます。" }) { errors { code } } }');
  expect(await server.em().count(CompanyTemplate, { company: company.id })).toBe(1);
  // An offer is a promise: nobody but the company ends it.
  expect(await close(owner)).toEqual({ closed: false, errors: [{ code: "NOT_SETTLED" }] });
  await server.em().nativeUpdate(Entry, { id: entries[1]?.id ?? "" }, { status: "DECLINED" });

  expect(await close(owner, { password: "違う合言葉をここに入れてみる夜" })).toEqual({
    closed: false,
    errors: [{ code: "WRONG_PASSWORD" }],
  });
  expect(await close(owner, { understood: false })).toEqual({ closed: false, errors: [{ code: "NOT_UNDERSTOOD" }] });
  expect(await close(owner)).toEqual({ closed: true, errors: [] });

  expect((await server.em().findOneOrFail(Company, { id: company.id })).status).toBe("CLOSED");
  expect(await server.em().count(Work, { company: company.id, status: "DRAFT" })).toBe(0);
  expect(await server.em().count(CompanyTemplate, { company: company.id })).toBe(0);
  expect(await server.em().count(Credential, { accountId: owner.member.id })).toBe(0);
  const subscription = await server.em().findOneOrFail(Subscription, { company: company.id });
  expect([subscription.customer, subscription.cardMethod, subscription.cardLast4]).toEqual([null, null, null]);
  for (const client of [owner, recruiter]) expect((await client.graphql("{ viewer { company { name } } }")).data.viewer.company).toBeNull();
  const { data } = await server
    .anonymous()
    .graphql("mutation ($input: SignInInput!) { companySignIn(input: $input) { errors { code } } }", {
      input: { email: owner.member.email, password: goodPassword },
    });
  expect(data.companySignIn.errors).toEqual([{ code: "INVALID_CREDENTIALS" }]);
});

it("lets only owners ask, settle and close", async () => {
  const recruiter = await server.asCompany("RECRUITER");
  for (const query of [state, settle]) expect((await recruiter.graphql(query)).errors[0]?.extensions?.code).toBe("FORBIDDEN");
});
