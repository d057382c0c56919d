import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { AccountKind } from "../../shared/actor.ts";
import type { Viewer } from "../../shared/viewer.ts";
import { AdminUser } from "../admin-user/admin-user.entity.ts";
import { CompanyMember } from "../company-member/company-member.entity.ts";
import { User } from "../user/user.entity.ts";
import { Session } from "./session.entity.ts";

/** Idle limits in minutes; the absolute end stands in the row. */
const idleMinutes: Record<AccountKind, number> = { SEEKER: 24 * 60, COMPANY: 60, ADMIN: 30 };

/** What the database keeps of a session cookie or a mailed token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

async function addViewer(em: EntityManager, viewer: Viewer, session: Session): Promise<void> {
  const { kind, accountId, id: sessionId } = session;
  if (kind === "SEEKER") {
    const user = await em.findOne(User, { id: accountId, status: "ACTIVE" });
    if (user) viewer.seeker = { kind, userId: user.id, sessionId };
  } else if (kind === "COMPANY") {
    const member = await em.findOne(CompanyMember, { id: accountId, status: "ACTIVE" }, { populate: ["company"] });
    const company = member?.company.$;
    if (member && company && company.status !== "CLOSED") {
      viewer.company = { kind, memberId: member.id, companyId: company.id, companyStatus: company.status, role: member.role, sessionId };
    }
  } else {
    const admin = await em.findOne(AdminUser, { id: accountId, status: "ACTIVE" });
    if (admin) viewer.admin = { kind, adminId: admin.id, role: admin.role, sessionId };
  }
}

/** Who is asking, by the tokens of the request. Unknown, idle or ended sessions count as none. Makes no statement without a token. */
export async function resolveViewer(
  em: EntityManager,
  { tokens, now }: { tokens: Partial<Record<AccountKind, string>>; now: Date },
): Promise<Viewer> {
  const viewer: Viewer = {};
  const hashes = Object.values(tokens).map(tokenHash);
  if (hashes.length === 0) return viewer;
  const sessions = await em.find(Session, { tokenHash: { $in: hashes }, expiresAt: { $gt: now } });
  for (const session of sessions) {
    const token = tokens[session.kind];
    const idleSince = now.getTime() - session.lastSeenAt.getTime();
    if (!token || tokenHash(token) !== session.tokenHash || idleSince > idleMinutes[session.kind] * 60_000) continue;
    if (idleSince > 60_000) await em.nativeUpdate(Session, { id: session.id }, { lastSeenAt: now });
    await addViewer(em, viewer, session);
  }
  return viewer;
}
