import type { EntityManager } from "@mikro-orm/postgresql";
import { AdminUser } from "../../modules/account/admin/admin-user.entity.ts";
import { Credential } from "../../modules/account/password/credential.entity.ts";
import { AuditEvent } from "../../modules/base/audit/audit-event.entity.ts";
import { createRandom, demoId, type Random } from "../random.ts";
import type { DemoWork } from "../works/demo-works.ts";

interface Person {
  id: string;
  role: string;
}

interface BackOfficeInput {
  admins: readonly Person[];
  members: readonly Person[];
  works: readonly DemoWork[];
  passwordHash: string;
  now: Date;
}

type Act = Pick<AuditEvent, "action" | "objectType" | "objectId"> & Partial<Pick<AuditEvent, "detail" | "result">>;

const hour = 3_600_000;

/** One was invited and has not come yet, one has left. */
async function addColleagues(em: EntityManager, random: Random, { passwordHash, now }: BackOfficeInput): Promise<void> {
  const [invitedAt, madeAt] = [new Date(now.getTime() - 26 * hour), new Date(now.getTime() - 300 * 24 * hour)];
  const stamps = (createdAt: Date) => ({ id: demoId(random, createdAt), version: 1, createdAt, updatedAt: createdAt });
  const left = { ...stamps(madeAt), role: "OPERATOR", email: "admin-left@example.jp", name: "退職 六子", status: "DISABLED" } as const;
  const invited = { ...stamps(invitedAt), role: "EDITOR", email: "admin-invited@example.jp", name: "新人 五郎", status: "ACTIVE" } as const;
  await em.insertMany(AdminUser, [left, invited]);
  await em.insert(Credential, { id: demoId(random, madeAt), kind: "ADMIN", accountId: left.id, passwordHash, updatedAt: madeAt });
}

function eventOf(random: Random, kind: "ADMIN" | "COMPANY", { id }: Person, at: Date, act: Act) {
  const event = { id: demoId(random, at), at, actorKind: kind, actorId: id, sessionId: null, ip: `192.0.2.${10 + random.int(40)}` };
  return { ...event, requestId: demoId(random, at), result: "OK" as const, detail: {}, ...act };
}

const signedIn: Act = { action: "session.signIn", objectType: "Session", objectId: null };

/** Two weeks of signing in: each person on most days in the morning, now and then with a slip first. */
function mornings(random: Random, { admins, members, now }: BackOfficeInput) {
  const people = [
    ...admins.map((person) => ({ kind: "ADMIN", person }) as const),
    ...members.map((person) => ({ kind: "COMPANY", person }) as const),
  ];
  return Array.from({ length: 14 }, (_, days) => days + 1).flatMap((days) =>
    people
      .filter(() => random.int(10) < 7)
      .flatMap(({ kind, person }) => {
        const at = new Date(now.getTime() - days * 24 * hour + random.int(3 * 60) * 60_000);
        const slip = eventOf(random, kind, person, new Date(at.getTime() - 40_000), { ...signedIn, result: "FAILED" });
        return [...(random.int(12) === 0 ? [slip] : []), eventOf(random, kind, person, at, signedIn)];
      }),
  );
}

/** The operator's decisions about the works that went public in that time. */
function decisions(random: Random, { admins, works, now }: BackOfficeInput) {
  const operators = admins.filter(({ role }) => role === "OPERATOR" || role === "OWNER");
  const since = now.getTime() - 14 * 24 * hour;
  return works
    .filter(({ publishedAt }) => publishedAt !== null && publishedAt.getTime() > since)
    .map(({ id, publishedAt }) =>
      eventOf(random, "ADMIN", random.pick(operators), publishedAt ?? now, { action: "work.approve", objectType: "Work", objectId: id }),
    );
}

/** Colleagues who come and go, and two weeks of what the back office has on record. */
export async function loadBackOffice(em: EntityManager, input: BackOfficeInput): Promise<void> {
  const random = createRandom(7_301_121);
  await addColleagues(em, random, input);
  await em.insertMany(AuditEvent, [...mornings(random, input), ...decisions(random, input)]);
}
