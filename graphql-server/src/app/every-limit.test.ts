import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { inviteAdmin, resendAdminInvitation } from "../modules/account/admin/invite-admin.ts";
import { countRequest } from "../modules/account/api-key/count-request.ts";
import { storeAttachment } from "../modules/account/attachment/store-attachment.ts";
import { requestCompanyRegistration } from "../modules/account/company/request-company-registration.ts";
import { confirmEmailChange, revokeEmailChange } from "../modules/account/email-change/finish-email-change.ts";
import { requestEmailChange } from "../modules/account/email-change/request-email-change.ts";
import { startDataExport } from "../modules/account/leaving/start-data-export.ts";
import { firstSignIn } from "../modules/account/member/first-sign-in.ts";
import { inviteMember, resendInvitation } from "../modules/account/member/invite-member.ts";
import { startPasskey } from "../modules/account/passkey/add-passkey.ts";
import { startPasskeySignIn } from "../modules/account/passkey/sign-in-with-passkey.ts";
import { changePassword } from "../modules/account/password/change-password.ts";
import { checkOwnPassword } from "../modules/account/password/check-own-password.ts";
import { requestPasswordReset } from "../modules/account/password/request-password-reset.ts";
import { resetPassword } from "../modules/account/password/reset-password.ts";
import { readResume } from "../modules/account/profile/read-resume.ts";
import { finishProviderVisit } from "../modules/account/provider/finish-provider-visit.ts";
import { registerWithProvider } from "../modules/account/provider/register-with-provider.ts";
import { register } from "../modules/account/registration/register.ts";
import { requestRegistration } from "../modules/account/registration/request-registration.ts";
import { User } from "../modules/account/seeker/user.entity.ts";
import { signIn } from "../modules/account/sign-in/sign-in.ts";
import { spendCode } from "../modules/account/two-factor/spend-code.ts";
import { sendScout } from "../modules/company/scout/send-scout.ts";
import { searchForScouts } from "../modules/company/scout-search/search-for-scouts.ts";
import { submitEntry } from "../modules/entry/application/submit-entry.ts";
import { startEntryExport } from "../modules/entry/board/start-entry-export.ts";
import { gradeSamples } from "../modules/exam/item/grade-samples.ts";
import { storeFilm } from "../modules/exam/movie/store-film.ts";
import { answerPractice } from "../modules/exam/practice/answer-practice.ts";
import { storeRecording } from "../modules/exam/recording/store-recording.ts";
import { seekerSide } from "../modules/message/conversation/conversation-side.ts";
import { replyToInquiry } from "../modules/message/inquiry/reply-to-inquiry.ts";
import { sendInquiry } from "../modules/message/inquiry/send-inquiry.ts";
import { sendMessageAs } from "../modules/message/message/send-message.ts";
import { startMessageExport } from "../modules/message/message/start-message-export.ts";
import { purchaseLicence } from "../modules/money/licence/purchase-licence.ts";
import { changePlan } from "../modules/money/subscription/change-plan.ts";
import { saveCompanyCard } from "../modules/money/subscription/save-company-card.ts";
import { startWorkExport } from "../modules/work/import/export-works.ts";
import { importOwnWorks } from "../modules/work/import/import-own-works.ts";
import { reportWork } from "../modules/work/report/report-work.ts";
import { changeSavedSearch } from "../modules/work/saved-search/change-saved-search.ts";
import { saveSearch } from "../modules/work/saved-search/save-search.ts";
import { textOfSheet } from "../modules/work/sheet/text-of-sheet.ts";
import { type LimitName, limitTable } from "../platform/rate-limit/rate-limits.ts";
import { countCall } from "../rest/mcp/count-call.ts";
import type { Ctx } from "../shared/ctx.ts";
import { rateLimited } from "../shared/enforce-limit.ts";
import { newId } from "../shared/ids.ts";
import { UserErrors } from "../shared/user-error.ts";
import { aSeeker } from "../testing/factories.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { countReply } from "./mail/mail-in.ts";
import { systemContext } from "./request-context.ts";

const minute = 60;
const hour = 60 * minute;

/** Attempts in how many seconds, as the rules say them. A limit that is not here fails to compile. */
const limits: Record<LimitName, readonly [points: number, seconds: number]> = {
  "login-account": [10, 15 * minute],
  "login-strikes": [1_000_000, 24 * hour],
  "login-ip": [25, 5 * minute],
  "reset-email": [5, 30 * minute],
  "reset-ip": [25, 5 * minute],
  "register-ip": [5, 30 * minute],
  "register-email": [5, 30 * minute],
  "token-ip": [25, 5 * minute],
  "two-factor": [5, 15 * minute],
  "passkey-ip": [50, 5 * minute],
  "provider-ip": [50, 5 * minute],
  "passkey-add": [20, 30 * minute],
  "email-change": [5, hour],
  "password-change": [10, 10 * minute],
  "inquiry-ip": [10, 30 * minute],
  "mail-reply": [20, hour],
  "report-ip": [10, 30 * minute],
  "inquiry-email": [5, 30 * minute],
  message: [30, 10 * minute],
  "exam-sample": [60, 10 * minute],
  practice: [300, 10 * minute],
  apply: [60, hour],
  invite: [30, hour],
  pay: [10, 30 * minute],
  "save-search": [30, 30 * minute],
  "own-pdf": [30, 30 * minute],
  export: [5, hour],
  "company-export": [30, hour],
  "work-import": [30, 30 * minute],
  "partner-key": [1_000_000, minute],
  "mcp-ip": [300, 5 * minute],
  "scout-search": [100, 24 * hour],
  scout: [20, 24 * hour],
  upload: [30, 30 * minute],
};

const isName = (name: string): name is LimitName => name in limitTable;
const nameOf = (name: string): LimitName => (isName(name) ? name : expect.fail(`There is no limit ${name}`));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
/** The limiter's library reads the machine's clock: it stands still, so that the wait is exact. */
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") }));
afterEach(() => vi.useRealTimers());

/** Makes somebody who is signed in as all three kinds of account, at an address of their own. */
function somebody() {
  const ids = { user: newId(), company: newId(), member: newId(), admin: newId(), key: newId() };
  const network = ids.key.slice(-4);
  const session = { sessionId: newId(), authenticatedAt: new Date() };
  const viewer: Ctx["viewer"] = {
    seeker: { kind: "SEEKER", userId: ids.user, ...session },
    company: { kind: "COMPANY", memberId: ids.member, companyId: ids.company, companyStatus: "ACTIVE", role: "OWNER", ...session },
    admin: { kind: "ADMIN", adminId: ids.admin, role: "OWNER", ...session },
  };
  const email = `${ids.key.slice(-12)}@example.jp`;
  /** Every request has an address of its own within the subscriber's network. */
  const ctx = (): Ctx => ({
    ...systemContext(server.services, "test").ctx,
    viewer,
    ip: `2001:db8:7:${network}::${newId().slice(-4)}`,
  });
  return { ...ids, email, network: `2001:db8:7:${network}::/64`, ctx };
}
type Somebody = ReturnType<typeof somebody>;
const fresh = () => `${newId().slice(-12)}@example.jp`;
const token = "a".repeat(43);
const nothing = new Uint8Array();

interface Use {
  limit: LimitName;
  /** The value that attempts are counted for. */
  of: (who: Somebody) => string;
  /** One attempt; whatever else becomes of it. */
  attempt: (who: Somebody) => Promise<unknown>;
  /** Attempts before, where not all but one; and the wait, where it is not the whole window. */
  before?: number;
  wait?: number;
}
const byNetwork = (limit: LimitName, attempt: Use["attempt"]): Use => ({ limit, of: ({ network }) => network, attempt });
const byUser = (limit: LimitName, attempt: Use["attempt"]): Use => ({ limit, of: ({ user }) => user, attempt });
const byCompany = (limit: LimitName, attempt: Use["attempt"]): Use => ({ limit, of: ({ company }) => company, attempt });
const byAdmin = (limit: LimitName, attempt: Use["attempt"]): Use => ({ limit, of: ({ admin }) => admin, attempt });

const facts = {
  name: "テスト商事",
  industry: "G",
  corporateNumber: "",
  postalCode: "1000001",
  prefecture: "13",
  city: "千代田区",
  addressLine: "千代田1-1",
  contactEmail: "contact@example.jp",
  contactPhone: "03-1234-5678",
  representative: "佐藤一郎",
  description: "",
} as const;
const registration = (email: string) => ({ facts, ownerName: "佐藤一郎", email, agreeToTerms: true });
const inquiry = (email: string) =>
  ({ operationId: newId(), category: "OTHER", name: "山田花子", email, body: "質問です。", agreed: true }) as const;
const password = "not the right password";
const names = { familyName: "山田", givenName: "花子", agreeToTerms: true };
const message = () => ({ conversationId: newId(), body: "こんにちは", operationId: newId() });
const plan = () => ({ planCode: "STANDARD", method: "CARD", expectedTotal: 1, operationId: newId(), agreed: true }) as const;
const order = () => ({ productCode: "EXAM_3", expectedPrice: 1_980, paymentMethod: "x", operationId: newId(), agreed: true });
const resume = { as: "SEEKER", purpose: "RESUME", fileName: "a.pdf", bytes: Buffer.alloc(0) } as const;
const film = () => ({ key: "0".repeat(64), byteSize: 0, sha256: "", fileName: "a.mp4" });
const loginOf = (email: string) => ({ kind: "SEEKER", email, password }) as const;

/** Every place that counts attempts, by its file. A place that is not here fails the test below. */
const places: Record<string, readonly Use[]> = {
  "report-work.ts": [byNetwork("report-ip", ({ ctx }) => reportWork(ctx(), { operationId: newId(), workId: newId(), reason: "ENDED" }))],
  "sign-in-throttle.ts": [
    byNetwork("login-ip", ({ ctx }) => signIn(ctx(), loginOf(fresh()))),
    {
      limit: "login-account",
      of: ({ email }) => `SEEKER:${email}`,
      attempt: ({ ctx, email }) => signIn(ctx(), loginOf(email)),
      wait: 30,
    },
    {
      limit: "login-strikes",
      of: ({ email }) => `SEEKER:${email}`,
      attempt: ({ ctx, email }) => signIn(ctx(), loginOf(email)),
      before: 1,
      wait: 60,
    },
  ],
  "request-password-reset.ts": [
    byNetwork("reset-ip", ({ ctx }) => requestPasswordReset(ctx(), { kind: "SEEKER", email: fresh() })),
    {
      limit: "reset-email",
      of: ({ email }) => `COMPANY:${email}`,
      attempt: ({ ctx, email }) => requestPasswordReset(ctx(), { kind: "COMPANY", email }),
    },
  ],
  "request-registration.ts": [
    byNetwork("register-ip", ({ ctx }) => requestRegistration(ctx(), { email: fresh() })),
    { limit: "register-email", of: ({ email }) => email, attempt: ({ ctx, email }) => requestRegistration(ctx(), { email }) },
  ],
  "request-company-registration.ts": [
    byNetwork("register-ip", ({ ctx }) => requestCompanyRegistration(ctx(), registration(fresh()))),
    {
      limit: "register-email",
      of: ({ email }) => `company:${email}`,
      attempt: ({ ctx, email }) => requestCompanyRegistration(ctx(), registration(email)),
    },
  ],
  "register.ts": [byNetwork("token-ip", ({ ctx }) => register(ctx(), { token, password, ...names }))],
  "register-with-provider.ts": [byNetwork("token-ip", ({ ctx }) => registerWithProvider(ctx(), names))],
  "finish-email-change.ts": [
    byNetwork("token-ip", ({ ctx }) => confirmEmailChange(ctx(), { token })),
    byNetwork("token-ip", ({ ctx }) => revokeEmailChange(ctx(), { token })),
  ],
  "request-email-change.ts": [
    {
      limit: "email-change",
      of: ({ member }) => `COMPANY:${member}`,
      attempt: ({ ctx }) => requestEmailChange(ctx(), { kind: "COMPANY", email: fresh() }),
    },
  ],
  "add-passkey.ts": [
    {
      limit: "passkey-add",
      of: ({ user }) => `SEEKER:${user}`,
      attempt: ({ ctx }) => startPasskey(ctx(), { kind: "SEEKER" }),
    },
  ],
  "passkey-challenges.ts": [byNetwork("passkey-ip", ({ ctx }) => startPasskeySignIn(ctx(), { kind: "SEEKER", again: false }))],
  "provider-problems.ts": [byNetwork("provider-ip", ({ ctx }) => finishProviderVisit(ctx(), { parameters: "state=x" }))],
  "reset-password.ts": [byNetwork("token-ip", ({ ctx }) => resetPassword(ctx(), { kind: "SEEKER", token, password }))],
  "first-sign-in.ts": [byNetwork("token-ip", ({ ctx }) => firstSignIn(ctx(), { token, password }))],
  "spend-code.ts": [
    {
      limit: "two-factor",
      of: ({ admin }) => `ADMIN:${admin}`,
      attempt: ({ ctx, admin }) => spendCode(ctx(), { kind: "ADMIN", accountId: admin }, "000000"),
    },
  ],
  "change-password.ts": [
    {
      limit: "password-change",
      of: ({ member }) => `COMPANY:${member}`,
      attempt: ({ ctx }) => changePassword(ctx(), { kind: "COMPANY", currentPassword: password, newPassword: password }),
    },
  ],
  "check-own-password.ts": [
    {
      limit: "password-change",
      of: ({ user }) => `SEEKER:${user}`,
      attempt: ({ ctx, user }) => checkOwnPassword(ctx(), { kind: "SEEKER", accountId: user }, password),
    },
  ],
  "send-inquiry.ts": [
    byNetwork("inquiry-ip", ({ ctx }) => sendInquiry(ctx(), inquiry(fresh()))),
    { limit: "inquiry-email", of: ({ email }) => email, attempt: ({ ctx, email }) => sendInquiry(ctx(), inquiry(email)) },
  ],
  "reply-to-inquiry.ts": [
    {
      limit: "inquiry-email",
      of: ({ email }) => email,
      attempt: ({ ctx, email }) => replyToInquiry(ctx(), { id: newId(), email, operationId: newId(), body: "こんにちは" }),
    },
  ],
  "mail-in.ts": [
    {
      limit: "mail-reply",
      of: ({ user }) => `conversation ${user}`,
      attempt: ({ ctx, user }) => countReply(ctx(), { kind: "conversation", id: user }),
    },
  ],
  "search-for-scouts.ts": [byCompany("scout-search", ({ ctx }) => searchForScouts(ctx(), { workId: newId(), conditions: {} }))],
  "send-scout.ts": [
    byCompany("scout", ({ ctx }) => sendScout(ctx(), { listId: newId(), personId: "x", templateId: newId(), operationId: newId() })),
  ],
  "send-message.ts": [byUser("message", ({ ctx }) => sendMessageAs(ctx(), seekerSide(ctx()), message()))],
  "grade-samples.ts": [byNetwork("exam-sample", ({ ctx }) => gradeSamples(ctx(), { answers: [{ sampleId: "x", choice: 0 }] }))],
  "answer-practice.ts": [byUser("practice", ({ ctx }) => answerPractice(ctx(), { itemId: newId(), choice: 0 }))],
  "submit-entry.ts": [
    byUser("apply", ({ ctx }) => submitEntry(ctx(), { workId: newId(), draftVersion: 1, consent: true, operationId: newId() })),
  ],
  "invite-admin.ts": [
    byAdmin("invite", ({ ctx }) => inviteAdmin(ctx(), { email: fresh(), name: "管理花子", role: "EDITOR" })),
    byAdmin("invite", ({ ctx }) => resendAdminInvitation(ctx(), { id: newId() })),
  ],
  "invite-member.ts": [
    byCompany("invite", ({ ctx }) => inviteMember(ctx(), { email: fresh(), name: "佐藤一郎", role: "VIEWER" })),
    byCompany("invite", ({ ctx }) => resendInvitation(ctx(), { id: newId() })),
  ],
  "purchase-licence.ts": [byUser("pay", ({ ctx }) => purchaseLicence(ctx(), order()))],
  "change-plan.ts": [byCompany("pay", ({ ctx }) => changePlan(ctx(), plan()))],
  "save-company-card.ts": [byCompany("pay", ({ ctx }) => saveCompanyCard(ctx(), { paymentMethod: "x", operationId: newId() }))],
  "save-search.ts": [byUser("save-search", ({ ctx }) => saveSearch(ctx(), { name: "東京", filter: {}, alert: false, frequency: "DAILY" }))],
  "change-saved-search.ts": [byUser("save-search", ({ ctx }) => changeSavedSearch(ctx(), { id: newId(), name: "東京" }))],
  "start-data-export.ts": [byUser("export", ({ ctx }) => startDataExport(ctx(), { password, format: "ZIP" }))],
  "start-message-export.ts": [byAdmin("export", ({ ctx }) => startMessageExport(ctx(), { reason: "照会" }))],
  "start-entry-export.ts": [byCompany("company-export", ({ ctx }) => startEntryExport(ctx(), {}))],
  "export-works.ts": [byCompany("company-export", ({ ctx }) => startWorkExport(ctx(), {}))],
  "import-own-works.ts": [byCompany("work-import", ({ ctx }) => importOwnWorks(ctx(), { name: "a.csv", bytes: nothing, isTrial: true }))],
  "text-of-sheet.ts": [byCompany("work-import", ({ ctx }) => textOfSheet(ctx(), nothing))],
  "read-resume.ts": [byUser("upload", ({ ctx }) => readResume(ctx(), { fileId: newId() }))],
  "store-attachment.ts": [byUser("upload", ({ ctx }) => storeAttachment(ctx(), resume))],
  "resume.handlers.ts": [
    byUser("own-pdf", async ({ user }) => {
      const em = server.em();
      const known = (await em.findOne(User, { id: user })) ?? aSeeker(em, { id: user });
      await em.flush();
      const seeker = await server.asSeeker(known);
      const answer = await seeker.get("/api/user/documents/rirekisho");
      if (answer.status === 429) throw rateLimited(Number(answer.headers.get("retry-after")));
      expect(answer.status).toBe(200);
    }),
  ],
  "count-call.ts": [byNetwork("mcp-ip", ({ ctx }) => countCall(ctx()))],
  "store-recording.ts": [byAdmin("upload", ({ ctx }) => storeRecording(ctx(), { fileName: "a.wav", bytes: Buffer.from("no sound") }))],
  "store-film.ts": [byAdmin("upload", ({ ctx }) => storeFilm(ctx(), film()))],
  "count-request.ts": [
    {
      limit: "partner-key",
      of: ({ key }) => key,
      attempt: async ({ ctx, key }) => {
        const { allowed, limit, remaining, resetSeconds } = await countRequest(ctx(), {
          kind: "PARTNER",
          keyId: key,
          scopes: [],
          requestsPerMinute: 7,
        });
        expect([limit, remaining]).toEqual([7, 0]);
        if (!allowed) throw rateLimited(resetSeconds);
      },
      before: 6,
    },
  ],
};

/** Seconds that an attempt was told to wait; undefined when it was not refused for being one too many. */
async function waitOf(attempt: Promise<unknown>): Promise<unknown> {
  try {
    await attempt;
  } catch (error) {
    const problems = error instanceof UserErrors ? error.problems : [];
    return problems.find(({ code }) => code === "RATE_LIMITED")?.params?.["seconds"];
  }
}

describe("a limit", () => {
  it("is what the rules say, each of them", () => {
    const rules = Object.entries(limits).map(([name, [points, seconds]]) => [name, { points, seconds }]);
    expect(limitTable).toEqual(Object.fromEntries(rules));
  });

  it.each(Object.entries(limits))(
    "%s lets its last attempt pass, refuses the next and opens when its window is over",
    async (name, rule) => {
      const [points, seconds] = rule;
      const consume = (more = 1) => server.services.limits.consume(nameOf(name), "somebody", more);
      expect(await consume(points - 1)).toEqual({ allowed: true, remaining: 1 });
      expect(await consume()).toEqual({ allowed: true, remaining: 0 });
      expect(await consume()).toEqual({ allowed: false, retryAfterSeconds: seconds });
      expect(await server.services.limits.consume(nameOf(name), "somebody else")).toEqual({ allowed: true, remaining: points - 1 });
      vi.setSystemTime(Date.now() + seconds * 1_000 - 1);
      expect(await consume()).toEqual({ allowed: false, retryAfterSeconds: 1 });
      vi.setSystemTime(Date.now() + 1);
      expect(await consume()).toEqual({ allowed: true, remaining: points - 1 });
    },
  );
});

describe.each(Object.entries(places))("an attempt counted in %s", (_, uses) => {
  it.each(uses)(
    "is refused when it is one too many for $limit, and somebody else's is not",
    async ({ limit, of, attempt, before, wait }) => {
      const who = somebody();
      const [points, seconds] = limits[limit];
      await server.services.limits.consume(limit, of(who), before ?? points - 1);
      expect(await waitOf(attempt(who))).toBeUndefined();
      expect(await waitOf(attempt(who))).toBe(wait ?? seconds);
      if (!before) expect(await waitOf(attempt(somebody()))).toBeUndefined();
    },
  );
});

describe("this table", () => {
  it("has every place that counts attempts", () => {
    const sources = ["modules", "rest", "app"].flatMap((folder) => {
      const root = join(import.meta.dirname, "..", folder);
      const files = readdirSync(root, { recursive: true, encoding: "utf8" });
      return files.filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts")).map((file) => join(root, file));
    });
    const counting = sources.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const places = text.match(/enforceLimit\(ctx, |\.limits\.(?:consume|count)\(|\{ name: "[\w-]+", value: /g) ?? [];
      return places.map(() => basename(file));
    });
    const walked = Object.entries(places).flatMap(([file, uses]) => uses.map(() => file));
    expect(walked.toSorted()).toEqual(counting.toSorted());
  });

  it("walks every limit", () => {
    const walked = new Set(Object.values(places).flatMap((uses) => uses.map(({ limit }) => limit)));
    expect(Object.keys(limits).filter((name) => !walked.has(nameOf(name)))).toEqual([]);
  });
});
