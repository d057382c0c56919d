import { demoSeekers } from "../accounts/demo-accounts.ts";
import type { DemoCompany } from "../accounts/demo-companies.ts";
import { demoSeeker } from "../accounts/demo-people.ts";
import { canaryOf } from "../accounts/seed-accounts.ts";
import type { Random } from "../random.ts";
import type { DemoWork } from "../works/demo-works.ts";
import { demoEntry, demoEntryStates } from "./demo-entries.ts";

const seekerCount = 44;

interface Stage {
  companies: readonly DemoCompany[];
  works: readonly DemoWork[];
  /** The member who answers for a company, by its id. */
  memberOf: (company: string) => string;
  now: Date;
  canaries: boolean;
}

/** Returns the state of those who left: in the days of grace or, in a marked set, erased, with marks that nothing may show. */
function leavingOf(now: Date, canaries: boolean) {
  return canaries
    ? { status: "ERASED" as const }
    : { status: "CANCELLING" as const, eraseAfter: new Date(now.getTime() + 20 * 86_400_000) };
}

function seekersOf(random: Random, { now, canaries }: Stage) {
  return Array.from({ length: seekerCount }, (_, index) => {
    const email = Object.values(demoSeekers)[index] ?? `seeker${index + 1}@example.jp`;
    const isEmpty = email === demoSeekers.empty && !canaries;
    const seeker = demoSeeker(random, { index, now, email, mark: canaries ? canaryOf(email) : "", filled: !isEmpty });
    return email === demoSeekers.cancelled ? { ...seeker, user: { ...seeker.user, ...leavingOf(now, canaries) } } : seeker;
  });
}

/** Seekers, what they like, their applications in every state, and what was written about them. */
export function demoSocialLife(random: Random, stage: Stage) {
  const { companies, works, memberOf, now, canaries } = stage;
  const seekers = seekersOf(random, stage);
  const open = works.filter(({ status }) => status === "OPEN");
  const ofA = open.filter(({ company }) => company === companies[0]?.id);
  const applicants = seekers.filter(({ user }) => user.email !== demoSeekers.empty && user.status === "ACTIVE");
  const taken = new Set<string>();
  const made = demoEntryStates.flatMap((status) =>
    [0, 1, 2].flatMap((turn) => {
      const seeker = turn === 0 ? applicants[0] : random.pick(applicants);
      const pool = turn === 2 || ofA.length === 0 ? open : ofA;
      const free = pool.filter(({ id }) => seeker && !taken.has(`${seeker.user.id}${id}`));
      if (!seeker || free.length === 0) return [];
      const work = random.pick(free);
      taken.add(`${seeker.user.id}${work.id}`);
      const mark = canaries ? canaryOf(seeker.user.email) : "";
      const input = {
        userId: seeker.user.id,
        workId: work.id,
        companyId: work.company,
        memberId: memberOf(work.company),
        status,
        questions: work.screeningQuestions,
        mark,
        now,
      };
      return [demoEntry(random, input)];
    }),
  );
  const liked = new Set<string>();
  const likes = applicants.flatMap(({ user }) =>
    Array.from({ length: 4 }, () => random.pick(open)).flatMap((work, index) => {
      if (liked.has(user.id + work.id)) return [];
      liked.add(user.id + work.id);
      return [{ user: user.id, work: work.id, createdAt: new Date(now.getTime() - (index + 1) * 7_200_000) }];
    }),
  );
  return {
    users: seekers.map(({ user }) => user),
    profiles: seekers.map(({ profile }) => profile),
    entries: made.map(({ entry }) => entry),
    events: made.flatMap(({ events }) => events),
    conversations: made.map(({ conversation }) => conversation),
    messages: made.flatMap(({ messages }) => messages),
    likes,
  };
}
