import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { updateAdmin } from "../../modules/account/admin/change-admin.ts";
import type { Company } from "../../modules/account/company/company.entity.ts";
import { changeMemberRole, removeMember } from "../../modules/account/member/change-member.ts";
import { suspendSeeker } from "../../modules/account/seeker/suspend-seeker.ts";
import { suspendCompany } from "../../modules/company/review/suspend-company.ts";
import { withdrawEntry } from "../../modules/entry/application/withdraw-entry.ts";
import { moveEntry } from "../../modules/entry/entry/move-entry.ts";
import { answerInquiry } from "../../modules/message/inquiry/answer-inquiry.ts";
import { Inquiry } from "../../modules/message/inquiry/inquiry.entity.ts";
import { noteInquiry } from "../../modules/message/inquiry/note-inquiry.ts";
import { recordBankPayment } from "../../modules/money/bank-payment/record-bank-payment.ts";
import { cancelInvoice } from "../../modules/money/invoice/cancel-invoice.ts";
import { withdrawNews } from "../../modules/site/newsroom/withdraw-news.ts";
import { closeWork } from "../../modules/work/life/close-work.ts";
import { discardWork } from "../../modules/work/life/discard-work.ts";
import { pauseWork } from "../../modules/work/life/pause-work.ts";
import { suspendWork } from "../../modules/work/moderation/suspend-work.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { newId } from "../../shared/ids.ts";
import type { DomainEvent } from "../../shared/topics.ts";
import { UserErrors } from "../../shared/user-error.ts";
import { aCompany, aMember, aNews, anAdmin, anEntry, aSeeker, aWork } from "../../testing/factories.ts";
import { anInvoice } from "../../testing/money.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { systemContext } from "../request-context.ts";

let server: TestServer;
let events: DomainEvent[];
const now = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.setNow(now);
  events = [];
});

const session = () => ({ sessionId: newId(), authenticatedAt: now });
/** Makes the context of a separate request, which knows nothing of the rows another one read. */
const ctxOf = (viewer: Ctx["viewer"]): Ctx => ({
  ...systemContext(server.services, "test").ctx,
  viewer,
  publish: (event) => void events.push(event),
});
type Acting = { viewer: Ctx["viewer"]; id: string; version: number };

async function byOperator(em: EntityManager): Promise<Ctx["viewer"]> {
  const { id: adminId } = anAdmin(em);
  await em.flush();
  return { admin: { kind: "ADMIN", adminId, role: "OWNER", ...session() } };
}
async function byOwner(em: EntityManager, company: Company): Promise<Ctx["viewer"]> {
  const { id: memberId } = aMember(em, company);
  await em.flush();
  return { company: { kind: "COMPANY", memberId, companyId: company.id, companyStatus: "ACTIVE", role: "OWNER", ...session() } };
}
function anInquiry(em: EntityManager): Inquiry {
  const text = { name: "山田花子", email: "hanako@example.jp", body: "質問です。", locale: "ja" as const };
  const earlier = new Date(now.getTime() - 60_000);
  const stamps = { createdAt: earlier, updatedAt: earlier };
  return em.create(Inquiry, { id: newId(), ticket: newId().slice(-12), operationId: newId(), category: "OTHER", ...text, ...stamps });
}

interface Act {
  /** Makes the object of the act, and the person who acts. */
  prepare: (em: EntityManager) => Promise<Acting>;
  send: (ctx: Ctx, target: { id: string; version: number }) => Promise<unknown>;
  /** Every record that the act leaves. */
  leaves: readonly string[];
  /** The error code for the same act sent again with the same version, which is old by then. */
  again?: string;
}

const onWork =
  (status: "OPEN" | "DRAFT", as: "OPERATOR" | "OWNER"): Act["prepare"] =>
  async (em) => {
    const company = aCompany(em, { publishedWorks: status === "OPEN" ? 1 : 0 });
    const work = aWork(em, company, { status });
    const viewer = as === "OPERATOR" ? await byOperator(em) : await byOwner(em, company);
    // The owner reads mails about works.
    if (as === "OPERATOR") aMember(em, company);
    await em.flush();
    return { viewer, id: work.id, version: work.version };
  };
const onEntry =
  (as: "SEEKER" | "OWNER"): Act["prepare"] =>
  async (em) => {
    const company = aCompany(em);
    const user = aSeeker(em);
    const entry = anEntry(em, { user, work: aWork(em, company) });
    const owner = await byOwner(em, company);
    const seeker = { seeker: { kind: "SEEKER", userId: user.id, ...session() } } as const;
    return { viewer: as === "OWNER" ? owner : seeker, id: entry.id, version: entry.version };
  };
const onInquiry: Act["prepare"] = async (em) => {
  const inquiry = anInquiry(em);
  return { viewer: await byOperator(em), id: inquiry.id, version: inquiry.version };
};
const onMember: Act["prepare"] = async (em) => {
  const company = aCompany(em);
  const member = aMember(em, company, { role: "RECRUITER" });
  return { viewer: await byOwner(em, company), id: member.id, version: member.version };
};
const onInvoice: Act["prepare"] = async (em) => {
  const company = aCompany(em);
  aMember(em, company);
  const invoice = await anInvoice(server, em, { company });
  return { viewer: await byOperator(em), id: invoice.id, version: invoice.version };
};

const acts: Record<string, Act> = {
  suspendWork: {
    prepare: onWork("OPEN", "OPERATOR"),
    send: (ctx, target) => suspendWork(ctx, { ...target, reasonCodes: ["DUPLICATE"], reason: "同じ求人があります。" }),
    leaves: ["audit work.suspend", "mail work-suspended", "work SUSPENDED"],
  },
  pauseWork: { prepare: onWork("OPEN", "OWNER"), send: (ctx, target) => pauseWork(ctx, target), leaves: ["work PAUSED"] },
  closeWork: {
    prepare: onWork("OPEN", "OWNER"),
    send: (ctx, target) => closeWork(ctx, { ...target, filled: false }),
    leaves: ["work CLOSED"],
  },
  discardWork: {
    prepare: onWork("DRAFT", "OWNER"),
    send: (ctx, target) => discardWork(ctx, target),
    leaves: ["audit work.discard"],
    again: "NOT_FOUND",
  },
  moveEntry: {
    prepare: onEntry("OWNER"),
    send: (ctx, target) => moveEntry(ctx, { ...target, to: "SCREENING" }),
    leaves: ["entry SCREENING", "mail entry-moved"],
  },
  withdrawEntry: {
    prepare: onEntry("SEEKER"),
    send: (ctx, target) => withdrawEntry(ctx, target),
    leaves: ["entry WITHDRAWN", "mail entry-answered"],
  },
  noteInquiry: {
    prepare: onInquiry,
    send: (ctx, target) => noteInquiry(ctx, { ...target, body: "電話で確認" }),
    leaves: ["audit inquiry.noted", "inquiry NOTED"],
  },
  answerInquiry: {
    prepare: onInquiry,
    send: (ctx, target) => answerInquiry(ctx, { ...target, operationId: newId(), body: "お答えします。", done: true }),
    leaves: ["audit inquiry.answered", "inquiry ANSWERED", "mail inquiry-answer"],
  },
  suspendCompany: {
    prepare: async (em) => {
      const company = aCompany(em);
      for (const role of ["OWNER", "VIEWER"] as const) aMember(em, company, { role });
      return { viewer: await byOperator(em), id: company.id, version: company.version };
    },
    send: (ctx, target) => suspendCompany(ctx, { ...target, ground: "REPORT_CHECKED" }),
    leaves: ["audit company.suspended", "company SUSPENDED", "event inbox", "mail company-suspended", "mail company-suspended"],
  },
  suspendSeeker: {
    prepare: async (em) => {
      const user = aSeeker(em);
      return { viewer: await byOperator(em), id: user.id, version: user.version };
    },
    send: (ctx, target) => suspendSeeker(ctx, { ...target, ground: "HARASSMENT", reason: "迷惑行為" }),
    leaves: ["audit user.suspend", "event inbox", "mail account-suspended", "user SUSPENDED"],
  },
  changeMemberRole: {
    prepare: onMember,
    send: (ctx, target) => changeMemberRole(ctx, { ...target, role: "VIEWER" }),
    leaves: ["audit companyMember.changeRole"],
  },
  removeMember: {
    prepare: onMember,
    send: (ctx, target) => removeMember(ctx, target),
    leaves: ["audit companyMember.remove"],
    again: "NOT_FOUND",
  },
  updateAdmin: {
    prepare: async (em) => {
      const admin = anAdmin(em, { role: "EDITOR" });
      return { viewer: await byOperator(em), id: admin.id, version: admin.version };
    },
    send: (ctx, target) => updateAdmin(ctx, { ...target, name: "編集花子", role: "OPERATOR" }),
    leaves: ["audit adminUser.update"],
  },
  withdrawNews: {
    prepare: async (em) => {
      const news = aNews(em);
      return { viewer: await byOperator(em), id: news.id, version: news.version };
    },
    send: (ctx, target) => withdrawNews(ctx, target),
    leaves: ["audit news.withdraw"],
  },
  cancelInvoice: {
    prepare: onInvoice,
    send: (ctx, target) => cancelInvoice(ctx, { ...target, reason: "誤って発行" }),
    leaves: ["audit invoice.void", "ledger RECEIVABLE -32780", "ledger SALES 29800", "ledger TAX 2980", "mail invoice-void"],
  },
  recordBankPayment: {
    prepare: onInvoice,
    send: (ctx, { id, version }) =>
      recordBankPayment(ctx, {
        ...{ invoiceId: id, invoiceVersion: version, amount: 32_780 },
        ...{ paidOn: "2026-11-20", payerName: "ﾐﾅﾄ", operationId: newId() },
      }),
    leaves: [
      "assignment 32780",
      "audit bankPayment.record",
      "ledger CASH_BANK -32780",
      "ledger CASH_BANK 32780",
      "ledger CASH_BANK 32780",
      "ledger DEPOSIT -32780",
      "ledger DEPOSIT 32780",
      "ledger RECEIVABLE -32780",
      "mail invoice-paid",
    ],
  },
};

const records = `select id, 'audit ' || action as record from audit_event
  union all select id, 'mail ' || template from outbox_mail
  union all select id, 'work ' || to_status from work_event
  union all select id, 'entry ' || to_status from entry_event
  union all select id, 'inquiry ' || kind from inquiry_event
  union all select id, 'company ' || kind from company_event
  union all select id, 'user ' || to_status from user_event
  union all select id, 'assignment ' || amount from bank_assignment
  union all select id, 'ledger ' || account || ' ' || amount from ledger_entry`;
let seen: ReadonlySet<string> = new Set();
/** Returns what was written and published since the last look, sorted. */
async function written(): Promise<string[]> {
  const rows = await server.em().execute<{ id: string; record: string }[]>(records);
  const fresh = rows.filter(({ id }) => !seen.has(id)).map(({ record }) => record);
  seen = new Set(rows.map(({ id }) => id));
  return [...fresh, ...events.splice(0).map(({ topic }) => `event ${topic}`)].toSorted();
}
async function codeOf(sent: Promise<unknown>): Promise<string> {
  try {
    await sent;
    return "OK";
  } catch (error) {
    if (error instanceof UserErrors) return error.problems.map(({ code }) => code).join();
    throw error;
  }
}

describe.each(Object.entries(acts))("%s", (_, { prepare, send, leaves, again = "STALE_VERSION" }) => {
  it("leaves each record once; with another version it leaves none, however often it is sent", async () => {
    const { viewer, id, version } = await prepare(server.em());
    await written();
    const sendAs = (stated: number) => codeOf(send(ctxOf(viewer), { id, version: stated }));
    for (const stated of [version - 1, version - 1, version + 1, version + 1]) expect(await sendAs(stated)).toBe("STALE_VERSION");
    expect(await written()).toEqual([]);
    expect(await sendAs(version)).toBe("OK");
    expect(await written()).toEqual(leaves);
    for (let repeat = 0; repeat < 2; repeat += 1) expect(await sendAs(version)).toBe(again);
    expect(await written()).toEqual([]);
  });

  it("sent five times at once is done once", async () => {
    const { viewer, id, version } = await prepare(server.em());
    await written();
    const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(send(ctxOf(viewer), { id, version }))));
    expect(codes.filter((code) => code === "OK")).toHaveLength(1);
    expect(await written()).toEqual(leaves);
  });
});
