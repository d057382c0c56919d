import type { EntityManager } from "@mikro-orm/postgresql";
import { CompanyMember, memberWith } from "../modules/account/member/company-member.entity.ts";
import { EntryFilter } from "../modules/entry/board/entry-filter.entity.ts";
import { Entry } from "../modules/entry/entry/entry.entity.ts";
import { EntryTag } from "../modules/entry/handling/entry-tag.entity.ts";
import { Work } from "../modules/work/posting/work.entity.ts";
import { demoMembers } from "./accounts/demo-accounts.ts";
import { createRandom, demoId } from "./random.ts";

const tags = ["夜勤できる", "紹介", "経験者", "すぐ働ける"] as const;

/** How the company of the demo account works: its own numbers on its works, who looks after whom, tags and a view that all share. */
export async function loadDemoHandling({ em, now }: { em: EntityManager; now: Date }): Promise<void> {
  const [owner, recruiter] = await Promise.all(demoMembers.slice(0, 2).map(({ email }) => em.findOne(CompanyMember, memberWith(email))));
  if (!owner || !recruiter || (await em.count(EntryTag)) > 0) return;
  const company = owner.company;
  const random = createRandom(20_261_128);
  const made = tags.map((name) => em.create(EntryTag, { id: demoId(random, now), company, name, createdAt: now }));
  const works = await em.find(Work, { company: company.id }, { orderBy: { createdAt: "asc", id: "asc" } });
  for (const [index, work] of works.entries()) work.referenceNumber = `KW-${String(index + 1).padStart(3, "0")}`;
  const entries = await em.find(Entry, { company: company.id }, { orderBy: { createdAt: "asc", id: "asc" } });
  for (const [index, entry] of entries.entries()) {
    if (index % 3 !== 2) entry.assignee = em.getReference(CompanyMember, index % 3 === 0 ? owner.id : recruiter.id, { wrapped: true });
    entry.tagIds = made.filter((_, place) => (index + place) % 3 === 0).map(({ id }) => id);
  }
  em.create(EntryFilter, {
    ...{ id: demoId(random, now), member: owner, name: "1週間動きのない方", isShared: true, createdAt: now },
    filter: { keyword: null, statuses: [], waitingDays: 7, sort: "LONGEST_WAITING" },
  });
  await em.flush();
}
