import type { EntityManager } from "@mikro-orm/postgresql";
import { AdminUser } from "../modules/account/admin/admin-user.entity.ts";
import { CompanyMember, memberWith } from "../modules/account/member/company-member.entity.ts";
import { seekerWith, User } from "../modules/account/seeker/user.entity.ts";
import { Scout } from "../modules/company/scout/scout.entity.ts";
import { ScoutPermit } from "../modules/company/scout-permit/scout-permit.entity.ts";
import { scoutConsent } from "../modules/company/scout-setting/scout.vocabulary.ts";
import { ScoutConsent } from "../modules/company/scout-setting/scout-consent.entity.ts";
import { ScoutSetting } from "../modules/company/scout-setting/scout-setting.entity.ts";
import { CompanyTemplate } from "../modules/company/texts/company-template.entity.ts";
import { Work } from "../modules/work/posting/work.entity.ts";
import { jstDate } from "../shared/calendar/jst.ts";
import { newId } from "../shared/ids.ts";
import { jobCategories } from "../shared/vocabulary/job-category.ts";
import { demoMembers, demoSeekers } from "./accounts/demo-accounts.ts";
import { createRandom, demoId, type Random } from "./random.ts";

interface Setting {
  em: EntityManager;
  now: Date;
}

const dayMs = 86_400_000;
/** People who agree, at most. */
const mostPeople = 40;
/** Of them, those whom the demo company asked. */
const asked = 4;
const templateBody =
  "{会社}の採用担当です。{求人}の仕事にご興味はありますか。求人の内容をご覧のうえ、よろしければご応募ください。応募されるまで、お名前は当社に伝わりません。";

/** The operator's word of the demo. */
async function confirmPermit({ em, now }: Setting, random: Random): Promise<void> {
  const [admin] = await em.find(AdminUser, { role: "OWNER" }, { orderBy: { createdAt: "asc" }, limit: 1 });
  if (!admin) return;
  const permit = { kind: "NOTIFICATION", number: "51-募-000000", issuedOn: "2026-04-01", confirmedBy: admin.id } as const;
  em.create(ScoutPermit, { id: demoId(random, now), ...permit, confirmedAt: new Date(now.getTime() - 60 * dayMs) });
}

/** Lets people be found in every family of jobs: the demo searches for whichever work is chosen. */
async function agree({ em, now }: Setting, random: Random, people: readonly User[]): Promise<void> {
  for (const user of people) {
    const givenAt = new Date(now.getTime() - (1 + random.int(30)) * dayMs);
    em.create(ScoutConsent, { id: demoId(random, givenAt), user, ...scoutConsent, givenAt });
  }
  await em.flush();
  for (const user of people) {
    const experience = [{ family: random.pick(jobCategories), years: random.int(9) }];
    const renewedOn = jstDate(new Date(now.getTime() - random.int(20) * dayMs));
    em.create(ScoutSetting, { user, families: [...jobCategories], experience, renewedOn, updatedAt: now });
  }
  await em.flush();
}

/** Scouts for a work, each as it stands some days later. */
function ask({ em, now }: Setting, random: Random, input: { work: Work; people: readonly User[]; memberId: string | null }): void {
  const { work, people, memberId } = input;
  for (const [index, user] of people.entries()) {
    const createdAt = new Date(now.getTime() - (index + 1) * dayMs);
    const body = templateBody.replace("{会社}", work.company.getEntity().name).replace("{求人}", work.title);
    const scout = em.create(Scout, {
      ...{ id: demoId(random, createdAt), operationId: newId(), company: work.company, work, user, member: memberId },
      ...{ body, createdAt },
    });
    if (index % 3 === 1) scout.openedAt = new Date(createdAt.getTime() + dayMs / 4);
    if (index % 3 === 2) Object.assign(scout, { openedAt: createdAt, declinedAt: createdAt, declineReason: "PLACE" });
  }
}

/** The permit, people who agreed to be found, a template, and scouts on their way: to the seeker of the demo and from its company. */
export async function loadDemoScouts({ em, now }: Setting): Promise<void> {
  const [account] = demoMembers;
  const member = account ? await em.findOne(CompanyMember, memberWith(account.email)) : null;
  if (!member || (await em.count(ScoutPermit)) > 0) return;
  const random = createRandom(20_261_201);
  const setting = { em, now };
  const company = member.company.id;
  await confirmPermit(setting, random);
  const known = "select user_id from entry where company_id = ? union select user_id from blocked_company where company_id = ?";
  const rows: { user_id: string }[] = await em.execute(known, [company, company]);
  const strangers = { status: "ACTIVE" as const, id: { $nin: rows.map(({ user_id }) => user_id) } };
  const people = await em.find(User, strangers, { orderBy: { createdAt: "asc", id: "asc" }, limit: mostPeople });
  const seeker = await em.findOne(User, seekerWith(demoSeekers.rich));
  await agree(setting, random, [...people.filter((user) => user !== seeker), ...(seeker ? [seeker] : [])]);
  const stamps = { createdAt: now, updatedAt: now };
  em.create(CompanyTemplate, { id: demoId(random, now), company, name: "スカウト", body: templateBody, ...stamps });
  const open = { status: "OPEN" as const, category: { $ne: null } };
  const [own] = await em.find(Work, { ...open, company }, { orderBy: { createdAt: "asc" }, limit: 1, populate: ["company"] });
  const others = await em.find(
    Work,
    { ...open, company: { $ne: company } },
    { orderBy: { createdAt: "asc" }, limit: 6, populate: ["company"] },
  );
  if (own) ask(setting, random, { work: own, people: people.slice(0, asked), memberId: member.id });
  for (const work of others) if (seeker) ask(setting, random, { work, people: [seeker], memberId: null });
  await em.flush();
}
