import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Company } from "../../modules/account/company/company.entity.ts";
import { CompanyMember, memberWith } from "../../modules/account/member/company-member.entity.ts";
import { MailToken, tokenEmail } from "../../modules/account/password/mail-token.entity.ts";
import { CompanyTemplate } from "../../modules/company/texts/company-template.entity.ts";
import { EntryFilter } from "../../modules/entry/board/entry-filter.entity.ts";
import { Entry } from "../../modules/entry/entry/entry.entity.ts";
import { EntryEvent } from "../../modules/entry/entry/entry-event.entity.ts";
import { HireCheck } from "../../modules/entry/hire/hire-check.entity.ts";
import { Invoice } from "../../modules/money/invoice/invoice.entity.ts";
import { Subscription } from "../../modules/money/subscription/subscription.entity.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { TestCharge } from "../../platform/payment/test-charge.entity.ts";
import { newId } from "../../shared/ids.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { unbalanced } from "../../testing/money.ts";
import { aCredential, goodPassword } from "../../testing/passwords.ts";
import { act, forgiveLimits, inEveryWay, inRounds, ways, won } from "../../testing/servers/race.ts";
import { startTwinServers, type TwinServers } from "../../testing/servers/twin-servers.ts";
import type { TestServer } from "../../testing/test-server.ts";

/** Races that companies could win by being quick, through two server processes. */
let twins: TwinServers;
let server: TestServer;
beforeAll(async () => {
  twins = await startTwinServers();
  server = twins.server;
});
afterAll(() => twins?.stop());

const on: TwinServers["on"] = (way, session) => twins.on(way, session);

async function expectBalanced(): Promise<void> {
  expect(await unbalanced(server)).toEqual([]);
}

async function aPayingOwner() {
  const owner = await server.asCompany("OWNER");
  expect(await act(on(0, owner), "saveCompanyCard", { paymentMethod: "test_visa", operationId: newId() })).toEqual({ codes: [] });
  await forgiveLimits(twins);
  return owner;
}
const change = (client: TestClient, planCode: string, expectedTotal: number, operationId = newId()) =>
  act(client, "changePlan", { planCode, method: "CARD", expectedTotal, operationId, agreed: true });
const charges = () => server.em().count(TestCharge, { status: "PAID", amount: { $gt: 0 } });
const start = 32_780;

describe("with two server processes on PostgreSQL, no company wins by being quick", () => {
  it("publishing at the plan's limit: never more works than there are places", async () => {
    const admin = await server.asAdmin();
    await inRounds(async () => {
      const { company } = await server.asCompany();
      const em = server.em();
      const works = Array.from({ length: ways }, () => aWork(em, em.merge(company), { status: "REVIEW" }));
      await em.flush();
      const answers = await Promise.all(works.map(({ id, version }, way) => act(on(way, admin), "approveWork", { id, version })));
      expect([won(answers), answers.flatMap(({ codes }) => codes)]).toEqual([3, Array(ways - 3).fill("PLAN_LIMIT")]);
      expect(await server.em().count(Work, { company: company.id, status: "OPEN" })).toBe(3);
      expect((await server.em().findOneOrFail(Company, { id: company.id })).publishedWorks).toBe(3);
    });
  });

  it("paying for a plan: one charge, however often it is sent, as the same operation and as others", async () => {
    await inRounds(async () => {
      const owner = await aPayingOwner();
      const [before, operationId] = [await charges(), newId()];
      await inEveryWay((way) => change(on(way, owner), "STANDARD", start, way % 2 === 0 ? operationId : newId()));
      expect((await charges()) - before).toBe(1);
      const invoices = await server.em().find(Invoice, { company: owner.company.id });
      expect(invoices.filter(({ status }) => status !== "VOID").map(({ status, paidAmount }) => [status, paidAmount])).toEqual([
        ["PAID", start],
      ]);
      await expectBalanced();
    });
  });

  it("changing a plan while it is cancelled and the account is closed: what was paid runs, and nothing runs unpaid or for nobody", async () => {
    await inRounds(async (round) => {
      const owner = await aPayingOwner();
      const em = server.em();
      await aCredential(em, { kind: "COMPANY", accountId: owner.member.id });
      await em.flush();
      await change(on(0, owner), "STANDARD", start);
      const quote = "{ planQuote(planCode: PREMIUM) { total } }";
      const { total } = (await on(1, owner).graphql(quote)).data.planQuote;
      await act(on(0, owner), "closeCompany", { password: "これは正しくないパスワードです", understood: true });
      await forgiveLimits(twins);
      const before = await charges();
      await inEveryWay((way) => {
        const client = on(way, owner);
        if (way % 2 === 0) return change(client, "PREMIUM", total);
        if (round % 2 === 0 || way % 10 !== 1) return change(client, "FREE", 0);
        return act(client, "closeCompany", { password: goodPassword, understood: true });
      });
      const fresh = server.em();
      const company = await fresh.findOneOrFail(Company, { id: owner.company.id });
      const subscription = await fresh.findOneOrFail(Subscription, { company: company.id });
      const paid = await fresh.find(Invoice, { company: company.id, status: "PAID" });
      const upgraded = paid.filter(({ kind }) => kind === "UPGRADE").length;
      expect((await charges()) - before).toBe(upgraded);
      expect(upgraded).toBeLessThanOrEqual(1);
      const runs = company.status === "CLOSED" ? "FREE" : ["STANDARD", "PREMIUM"][upgraded];
      expect([company.plan.code, await fresh.count(Invoice, { company: company.id, status: "INVOICED" })]).toEqual([runs, 0]);
      if (company.status === "CLOSED") expect(subscription).toMatchObject({ periodEnd: null, nextPlan: null });
      await expectBalanced();
    });
  });

  it("the last owner: one stays, however many leave and are removed", async () => {
    await inRounds(async () => {
      const em = server.em();
      const company = aCompany(em, { plan: "PREMIUM" });
      await em.flush();
      const owners = await Promise.all(Array.from({ length: 5 }, () => server.asCompany("OWNER", company)));
      await inEveryWay((way) => {
        const [who, whom] = [owners[way % 5], owners[Math.floor(way / 5) % 5]];
        if (!who || !whom) throw new Error("Nobody");
        const { id, version } = whom.member;
        return way < 25
          ? act(on(way, who), "removeMember", { id, version })
          : act(on(way, who), "changeMemberRole", { id, version, role: "VIEWER" });
      });
      expect(await server.em().count(CompanyMember, { company: company.id, role: "OWNER", status: "ACTIVE" })).toBeGreaterThanOrEqual(1);
    });
  });

  it("an invitation: one member and one mail for an address that two companies invite, within the plan", async () => {
    await inRounds(async (round) => {
      const [one, other] = [await server.asCompany(), await server.asCompany()];
      await server.em().nativeUpdate(Company, { id: { $in: [one.company.id, other.company.id] } }, { plan: "STANDARD" });
      const email = `invited${round}@example.jp`;
      await inEveryWay((way) => act(on(way, way % 4 < 2 ? one : other), "inviteMember", { email, name: "山本 進", role: "RECRUITER" }));
      expect(await server.em().count(CompanyMember, memberWith(email))).toBe(1);
      expect(await server.em().count(MailToken, { emailKey: tokenEmail.among([email]), usedAt: null })).toBe(1);
    });
  });

  it("places for members, kept filters and texts for messages: never more than there are", async () => {
    await inRounds(async (round) => {
      const owner = await server.asCompany();
      await server.em().nativeUpdate(Company, { id: owner.company.id }, { plan: "STANDARD" });
      await act(on(0, owner), "inviteMember", { email: "not an address", name: "x", role: "VIEWER" });
      await act(on(0, owner), "inviteMember", { email: `first${round}@example.jp`, name: "山本 進", role: "VIEWER" });
      await forgiveLimits(twins);
      await inEveryWay((way) =>
        act(on(way, owner), "inviteMember", { email: `m${round}-${way}@example.jp`, name: "山本 進", role: "VIEWER" }),
      );
      expect(await server.em().count(CompanyMember, { company: owner.company.id })).toBe(10);
      await inEveryWay((way) => act(on(way, owner), "saveEntryFilter", { name: `条件${way}`, filter: {} }));
      expect(await server.em().count(EntryFilter, { member: owner.member.id })).toBe(20);
      if (round % 5 > 0) return;
      const dates = { createdAt: new Date(), updatedAt: new Date() };
      const em = server.em();
      const kept = Array.from({ length: 40 }, (_, index) => ({
        id: newId(),
        company: owner.company.id,
        name: `文${index}`,
        body: "お礼",
        ...dates,
      }));
      await em.insertMany(CompanyTemplate, kept);
      const answers = await inEveryWay((way) => act(on(way, owner), "saveCompanyTemplate", { name: `題${way}`, body: "お礼" }));
      expect([won(answers), await em.count(CompanyTemplate, { company: owner.company.id })]).toEqual([10, 50]);
    });
  });

  it("edits of what somebody else has changed meanwhile: one of fifty writes, of a work, an applicant and a hire alike", async () => {
    await inRounds(async (round) => {
      const owner = await server.asCompany();
      const em = server.em();
      const work = aWork(em, em.merge(owner.company), { status: "DRAFT" });
      const open = aWork(em, em.merge(owner.company));
      const [moved, hired] = [
        anEntry(em, { user: aSeeker(em), work: open }),
        anEntry(em, { user: aSeeker(em), work: open }, { status: "OFFERED" }),
      ];
      await em.flush();
      await act(on(0, owner), "moveEntry", { id: hired.id, version: hired.version, to: "ACCEPTED" });
      const edits = [
        (way: number) => act(on(way, owner), "updateWork", { id: work.id, version: work.version, content: { title: `題名 ${way}` } }),
        (way: number) =>
          act(on(way, owner), "moveEntry", { id: moved.id, version: moved.version, to: way % 3 === 0 ? "SCREENING" : "SCHEDULING" }),
        (way: number) =>
          act(on(way, owner), "saveHireTerms", {
            entryId: hired.id,
            version: 1,
            startsOn: "2027-04-01",
            isExempt: false,
            isInsured: way % 3 === 0,
          }),
      ];
      const edit = edits[round % edits.length];
      if (!edit) throw new Error("Nothing to edit");
      const answers = await inEveryWay(edit);
      expect([won(answers), answers.flatMap(({ codes }) => codes)]).toEqual([1, Array(ways - 1).fill("STALE_VERSION")]);
      const fresh = server.em();
      const rows = [
        await fresh.findOneOrFail(Work, { id: work.id }),
        await fresh.findOneOrFail(Entry, { id: moved.id }),
        await fresh.findOneOrFail(HireCheck, { entry: hired.id }),
      ];
      expect(rows.map(({ version }) => version)).toEqual([0, 1, 2].map((kind) => (kind === round % 3 ? 2 : 1)));
      expect(await fresh.count(EntryEvent, { entry: moved.id })).toBe(round % 3 === 1 ? 1 : 0);
    });
  });
});
