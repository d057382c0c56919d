import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { HouseLocale } from "../../../shared/locale.ts";
import { aCompany, aMember } from "../../../testing/factories.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { CompanyMember, memberWith } from "../../account/member/company-member.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-20T03:00:00Z"));
});
afterAll(() => server.close());

const written = "給与欄の「応相談」を直してください。";

/** A work of the company under review, and the operator who reviews it. */
async function underReview(company: Company) {
  const client = await server.asCompany("RECRUITER", company);
  const created = await changeWork(client, "createWork", { operationId: newId(), content: lawfulInput });
  const sent = await changeWork(client, "submitWork", { id: created.work?.id, version: created.work?.version });
  return { client, operator: await server.asAdmin("OPERATOR"), id: sent.work?.id, version: sent.work?.version };
}

/** A company whose owner reads mails in a language. */
async function companyOf(locale: HouseLocale, contact: { email: string; locale: HouseLocale } | null = null) {
  const em = server.em();
  const company = aCompany(em, contact ? { contactEmail: contact.email } : {});
  await em.flush();
  aMember(em, company, { locale });
  if (contact) aMember(em, company, { ...contact, role: "VIEWER" });
  await em.flush();
  return company;
}

const newest = async ({ contactEmail }: Company) => (await waitingMails(server.em(), contactEmail))[0];

describe("the mail about a posting that is returned", () => {
  it("gives the reasons in English to a contact who reads English, and what the operator wrote as it is", async () => {
    const company = await companyOf("en");
    const { operator, id, version } = await underReview(company);
    await changeWork(operator, "returnWork", { id, version, reasonCodes: ["PAY_UNCLEAR", "WORDING"], reason: written });
    const mail = await newest(company);
    expect(mail?.subject).toContain("Your work was returned");
    expect(mail?.text).toContain("・The amount of the pay or its parts");
    expect(mail?.text).toContain("・There is wording that limits applicants");
    expect(mail?.text).toContain(written);
    expect(mail?.text).not.toContain("賃金の額");
  });

  it("stands on the company's own screens in the reader's language too, with what the operator wrote", async () => {
    const { client, operator, id, version } = await underReview(await companyOf("ja"));
    await changeWork(operator, "returnWork", { id, version, reasonCodes: ["PAY_UNCLEAR", "WORDING"], reason: written });
    const own = "query ($id: ID!) { companyWork(id: $id) { returnReason events { reason } } }";
    const read = async (language: string) => (await client.graphql(own, { id }, { "accept-language": language })).data.companyWork;
    const [japanese, english] = [await read("ja-x-easy"), await read("en")];
    expect(japanese.returnReason).toMatch(/^・賃金の額や内訳.*\n・性別・年齢・国籍.*\n給与欄/);
    expect(english.returnReason).toMatch(/^・The amount of the pay.*\n・There is wording.*\n給与欄/);
    expect(english.events.at(-1)).toEqual({ reason: english.returnReason });
  });

  it.each(["ja", "ja-x-easy"] as const)("gives them in Japanese to one who reads %s", async (locale) => {
    const company = await companyOf(locale);
    const { operator, id, version } = await underReview(company);
    await changeWork(operator, "returnWork", { id, version, reasonCodes: ["PAY_UNCLEAR"], reason: written });
    const mail = await newest(company);
    expect(mail?.subject).toContain("求人を差し戻しました");
    expect(mail?.text).toContain("賃金の額や内訳");
    expect(mail?.text).toContain(written);
    expect(mail?.text).not.toContain("amount of the pay");
  });

  it("follows the member whose address the contact is, not the owner; a disabled one no more", async () => {
    const company = await companyOf("ja", { email: "hr-en@example.jp", locale: "en" });
    const { operator, id, version } = await underReview(company);
    const returned = await changeWork(operator, "returnWork", { id, version, reasonCodes: ["OTHER"] });
    expect((await newest(company))?.subject).toContain("Your work was returned");
    await server.em().nativeUpdate(CompanyMember, memberWith("hr-en@example.jp"), { status: "DISABLED" });
    const again = await changeWork(await server.asCompany("RECRUITER", company), "submitWork", { id, version: returned.work?.version });
    await changeWork(operator, "returnWork", { id, version: again.work?.version, reasonCodes: ["OTHER"] });
    expect((await newest(company))?.subject).toContain("求人を差し戻しました");
  });
});

describe("the other mails of moderation", () => {
  it("are in the contact's language too: approved, changes returned, suspended, lifted", async () => {
    const company = await companyOf("en");
    const { client, operator, id, version } = await underReview(company);
    const approved = await changeWork(operator, "approveWork", { id, version });
    expect((await newest(company))?.subject).toContain("Your work was approved");
    await changeWork(client, "saveWorkRevision", { workId: id, content: { salary: { min: 250_000 } } });
    const own = "query ($id: ID!) { companyWork(id: $id) { revision { version } } }";
    const at = async () => (await client.graphql(own, { id })).data.companyWork.revision.version;
    await changeWork(client, "submitWorkRevision", { workId: id, version: await at() });
    await changeWork(operator, "returnWorkRevision", { workId: id, version: await at(), reasonCodes: ["UNCLEAR_DUTIES"] });
    expect((await newest(company))?.text).toContain("The duties are not concrete.");
    const page = await (await operator.get(`/api/admin/work/edit?id=${id}`)).json();
    expect(page.work.version).toBeGreaterThanOrEqual(approved.work?.version ?? 0);
    await changeWork(operator, "suspendWork", { id, version: page.work.version, reasonCodes: ["COMPLAINT"], reason: written });
    const mail = await newest(company);
    const { work } = await (await operator.get(`/api/admin/work/edit?id=${id}`)).json();
    await changeWork(operator, "unsuspendWork", { id, version: work.version, reason: "確認しました。" });
    const lifted = await newest(company);
    expect([lifted?.subject, lifted?.text]).toEqual([
      expect.stringContaining("The suspension of your work was lifted"),
      expect.stringContaining("Reason:\n確認しました。"),
    ]);
    expect(mail?.subject).toContain("Your work was suspended");
    expect(mail?.text).toContain(`Something that a job seeker reported has to be checked.\n${written}`);
  });
});
