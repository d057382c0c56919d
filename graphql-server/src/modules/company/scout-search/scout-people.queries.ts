import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { permissionSeekerOf } from "../../work/matching/matching.conditions.ts";
import { permissionFor } from "../../work/permission/permission.policy.ts";
import { permissionRules } from "../../work/permission/permission.queries.ts";
import type { PermissionRule } from "../../work/permission/permission-rule.entity.ts";
import type { Work } from "../../work/posting/work.entity.ts";
import { ScoutSetting } from "../scout-setting/scout-setting.entity.ts";
import { type FoundPerson, shownColumns } from "./scout-card.presenter.ts";
import { type ScoutConditions, type ScoutVerdict, scoutVerdicts } from "./scout-conditions.schema.ts";
import { mostPeople } from "./scout-formula.ts";
import { peopleSql, stillFoundSql } from "./scout-people.sql.ts";
import { lotOf } from "./scout-reference.ts";

/** Rows of a look at the index: the first is enough unless the rules refuse most people the work. */
const looks = [
  { offset: 0, limit: 160 },
  { offset: 160, limit: 2_000 },
] as const;

/** People with what a card shows of them, in the given order; who is gone is left out. */
export async function readPeople(em: EntityManager, ids: readonly string[]): Promise<FoundPerson[]> {
  if (ids.length === 0) return [];
  const among = { user: { $in: [...ids] } };
  const [profiles, settings] = await Promise.all([em.find(UserProfile, among, { fields: shownColumns }), em.find(ScoutSetting, among)]);
  const profileOf = new Map(profiles.map((profile) => [profile.user.id, profile]));
  const settingOf = new Map(settings.map((setting) => [setting.user.id, setting]));
  return ids.flatMap((id) => {
    const [profile, setting] = [profileOf.get(id), settingOf.get(id)];
    return profile && setting ? [{ id, profile, setting }] : [];
  });
}

/** A work and the rules it is judged by. */
interface Judged {
  work: Work;
  rules: readonly PermissionRule[];
}

/** The rules of the law, read before a transaction begins: they have a unit of work of their own. */
export const readRules = (ctx: Ctx): Promise<PermissionRule[]> => loader(ctx, permissionRules).load("all");

/** The verdict on the named work by the rules of today; null when the person may not do it. Age is not read before an offer. */
export function verdictsFor(ctx: Ctx, { work, rules }: Judged, people: readonly FoundPerson[]): Map<string, ScoutVerdict> {
  const date = jstDate(ctx.now());
  const entries = people.flatMap(({ id, profile }) => {
    const { verdict } = permissionFor({ work, seeker: permissionSeekerOf(profile), rules, date });
    const told = scoutVerdicts.find((one) => one === verdict);
    return told ? [[id, told] as const] : [];
  });
  return new Map(entries);
}

/** The people a search finds, the best first, one hundred at most: those who may do the work, as far as anybody can say. */
export async function findPeople(
  ctx: Ctx,
  em: EntityManager,
  input: Judged & { companyId: string; conditions: ScoutConditions },
): Promise<string[]> {
  const { conditions, rules, work } = input;
  const today = jstDate(ctx.now());
  const found: string[] = [];
  for (const { limit, offset } of looks) {
    const { text, values } = peopleSql({ ...input, today, lot: lotOf(work.id), limit, offset });
    const rows: { id: string }[] = await em.execute(text, values);
    const people = await readPeople(
      em,
      rows.map(({ id }) => id),
    );
    const verdicts = verdictsFor(ctx, { work, rules }, people);
    const wanted = (id: string) => {
      const verdict = verdicts.get(id);
      return verdict !== undefined && (conditions.verdicts.length === 0 || conditions.verdicts.includes(verdict));
    };
    found.push(...people.map(({ id }) => id).filter(wanted));
    if (rows.length < limit || found.length >= mostPeople) break;
  }
  return found.slice(0, mostPeople);
}

/** Which of these people a company may still see. */
export async function stillFound(em: EntityManager, companyId: string, people: readonly string[]): Promise<Set<string>> {
  if (people.length === 0) return new Set();
  const { text, values } = stillFoundSql(companyId, [...new Set(people)]);
  const rows: { id: string }[] = await em.execute(text, values);
  return new Set(rows.map(({ id }) => id));
}
