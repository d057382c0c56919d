import { randomBytes } from "node:crypto";
import { adminCookie } from "../../bench/lib/admin-session.ts";
import type { Services } from "../../src/app/services.ts";
import { sessionCookieNames } from "../../src/app/session-cookies.ts";
import { Session } from "../../src/modules/account/session/session.entity.ts";
import { tokenHash } from "../../src/modules/account/session/session.token.ts";
import { EntryDraft } from "../../src/modules/entry/application/entry-draft.entity.ts";
import { Conversation } from "../../src/modules/message/conversation/conversation.entity.ts";
import { newId } from "../../src/shared/ids.ts";
import type { AccountKind } from "../../src/shared/viewer/actor.ts";
import { aCompany, aMember, aSeeker, aWork } from "../../src/testing/factories.ts";
import { aCredential } from "../../src/testing/passwords.ts";
import type { Senders } from "./bad-requests.ts";

/** A seeker who is signed in and has a conversation with a company. */
export interface Seeker {
  id: string;
  cookie: string;
  conversationId: string;
}

/** Everybody who does something during a drill. */
export interface People {
  seekers: readonly Seeker[];
  /** Cookies of members of companies. */
  members: readonly string[];
  /** Those in whose names bad requests come. */
  senders: Senders;
  /** Works that each seeker has a confirmed application to. */
  works: readonly string[];
}

type Unit = ReturnType<Services["database"]["fork"]>;

const day = 24 * 3_600_000;
const seekersACompany = 20;
const worksToApplyTo = 12;

/** A session that outlives every clock the drill turns forward. */
function signIn(em: Unit, kind: AccountKind, accountId: string): string {
  const token = randomBytes(32).toString("base64url");
  const now = new Date();
  const times = { createdAt: now, lastSeenAt: now, authenticatedAt: now, expiresAt: new Date(now.getTime() + 30 * day) };
  em.create(Session, { id: newId(), tokenHash: tokenHash(token), kind, accountId, ...times });
  return `${sessionCookieNames[kind]}=${token}`;
}

/**
 * Those in whose names bad requests come. Nobody of them writes anything that is counted, and both have a password: whoever signed in a moment ago
 * without one may leave the site by a single request, whatever else stands in it.
 */
async function addSenders(em: Unit): Promise<Senders> {
  const [seeker, member] = [aSeeker(em), aMember(em, aCompany(em))];
  await aCredential(em, { kind: "SEEKER", accountId: seeker.id });
  await aCredential(em, { kind: "COMPANY", accountId: member.id });
  const senders = { seeker: signIn(em, "SEEKER", seeker.id), company: signIn(em, "COMPANY", member.id) };
  await em.flush();
  return { ...senders, admin: await adminCookie(em.fork()) };
}

/** Fills a database that is up to date with people who are signed in. */
export async function addPeople({ database }: Services, count: number): Promise<People> {
  const [seekers, members, works]: [Seeker[], string[], string[]] = [[], [], []];
  for (let start = 0; start < count; start += seekersACompany) {
    const em = database.fork();
    const company = aCompany(em);
    members.push(signIn(em, "COMPANY", aMember(em, company).id));
    if (works.length < worksToApplyTo) works.push(aWork(em, company).id);
    for (let each = start; each < Math.min(start + seekersACompany, count); each += 1) {
      const user = aSeeker(em);
      const times = { lastMessageAt: new Date(), createdAt: new Date() };
      const conversation = em.create(Conversation, { id: newId(), kind: "SEEKER_COMPANY", user, company, ...times });
      seekers.push({ id: user.id, cookie: signIn(em, "SEEKER", user.id), conversationId: conversation.id });
    }
    await em.flush();
  }
  const drafts = seekers.flatMap(({ id }) =>
    works.map((work) => ({ id: newId(), user: id, work, message: `drill ${newId()}`, answers: [], confirmedVersion: 1, version: 1 })),
  );
  const updatedAt = new Date();
  await database.fork().insertMany(
    EntryDraft,
    drafts.map((draft) => ({ ...draft, updatedAt })),
  );
  return { seekers, members, senders: await addSenders(database.fork()), works };
}
