import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, UserErrors } from "../../../shared/user-error.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { Scout } from "../scout/scout.entity.ts";
import { sizeOf } from "../scout-setting/scout.vocabulary.ts";
import { findScoutedWork, obstacleOf } from "./scout-access.ts";
import { presentScoutCard } from "./scout-card.presenter.ts";
import { fewestPeople, listDays, peopleOnPage } from "./scout-formula.ts";
import { readPeople, readRules, stillFound, verdictsFor } from "./scout-people.queries.ts";
import { scoutReference } from "./scout-reference.ts";
import { ScoutSearch } from "./scout-search.entity.ts";

/** A list of the viewer's company that may still be opened, without those whom it may not see any more. @throws UserErrors NOT_FOUND */
export async function findOwnList(ctx: Ctx, companyId: string, id: string) {
  const since = new Date(ctx.now().getTime() - listDays * 86_400_000);
  const search = isId(id) ? await ctx.em.findOne(ScoutSearch, { id, company: companyId, createdAt: { $gte: since } }) : null;
  if (!search || search.people.length === 0) throw notFound();
  const found = await stillFound(ctx.em, companyId, search.people);
  const people = search.people.filter((person) => found.has(person));
  const work = await findScoutedWork(ctx, { companyId, workId: search.work.id });
  const shown = await readPeople(ctx.em, people);
  const verdicts = verdictsFor(ctx, { work, rules: await readRules(ctx) }, shown);
  return { search, work, people: shown.filter(({ id: person }) => verdicts.has(person)), verdicts };
}

/** The same, null for one that may not be opened. */
async function ownListOrNone(ctx: Ctx, companyId: string, id: string) {
  try {
    return await findOwnList(ctx, companyId, id);
  } catch (error) {
    if (error instanceof UserErrors) return null;
    throw error;
  }
}

/**
 * A page of a list. Who ended, paused, blocked the company or may not do the work any more is gone from it at once, and with fewer than five
 * left so is the list.
 * @returns null for a list or a page that is none, or none any more, and while the company may not search
 * @throws UserErrors FORBIDDEN
 */
export async function readScoutList(ctx: Ctx, { id, page }: { id: string; page: number }) {
  const { companyId } = requireRecruiter(ctx);
  const list = (await obstacleOf(ctx.em, companyId)) ? null : await ownListOrNone(ctx, companyId, id);
  if (!list || list.people.length < fewestPeople) return null;
  const { search, work, people, verdicts } = list;
  const pages = Math.ceil(people.length / peopleOnPage);
  if (!Number.isInteger(page) || page < 1 || page > pages) return null;
  const shown = people.slice((page - 1) * peopleOnPage, page * peopleOnPage);
  const asked = await ctx.em.find(Scout, { work: work.id, user: { $in: shown.map((person) => person.id) } }, { fields: ["user"] });
  const isAsked = new Set(asked.map(({ user }) => user.id));
  const cards = shown.map((person) =>
    presentScoutCard(ctx, person, {
      id: scoutReference({ companyId, workId: work.id, userId: person.id }),
      verdict: verdicts.get(person.id) ?? null,
      isAsked: isAsked.has(person.id),
    }),
  );
  return { id: search.id, size: sizeOf(people.length), page, pages, searchedAt: search.createdAt, cards };
}
