import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireScoutAccess } from "./require-scout-access.ts";
import { findScoutedWork } from "./scout-access.ts";
import { type ScoutConditions, scoutConditionsSchema } from "./scout-conditions.schema.ts";
import { fewestPeople, listDays } from "./scout-formula.ts";
import { findPeople, readRules, stillFound } from "./scout-people.queries.ts";
import { ScoutSearch } from "./scout-search.entity.ts";
import { showableList } from "./too-close.ts";

const schema = z.strictObject({ workId: z.string(), conditions: scoutConditionsSchema });
type Input = z.output<typeof schema>;

/** The same for the same conditions, in whichever order the database has kept them. */
const keyOf = (conditions: ScoutConditions) =>
  JSON.stringify(Object.entries(conditions).toSorted(([one], [other]) => one.localeCompare(other)));

/** Lists that the company was given within the window, without those whom it may not see any more; the latest first. */
async function listsBefore(ctx: Ctx, em: EntityManager, companyId: string, { workId, conditions }: Input) {
  const since = new Date(ctx.now().getTime() - listDays * 86_400_000);
  const given = { company: companyId, createdAt: { $gte: since } };
  const searches = (await em.find(ScoutSearch, given, { orderBy: { createdAt: "desc", id: "desc" } })).filter(
    ({ people }) => people.length > 0,
  );
  const found = await stillFound(
    em,
    companyId,
    searches.flatMap(({ people }) => people),
  );
  const lists = searches.map((search) => ({ search, people: search.people.filter((id) => found.has(id)) }));
  const key = keyOf(conditions);
  const isSame = ({ search }: (typeof lists)[number]) => search.work.id === workId && keyOf(search.conditions) === key;
  const shown = lists.filter(({ people }) => people.length >= fewestPeople);
  return { all: shown.map(({ people }) => people), same: shown.filter(isSame).map(({ people }) => people) };
}

/**
 * Searches for people for one of the company's open works. Searches of a company come one after the other, so that none passes another; what
 * was asked is on record, and what was found too, for as long as the next lists are compared with it.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, WORK_NOT_OPEN, RATE_LIMITED, SCOUT_NOT_OFFERED, SCOUT_STOPPED, SCOUT_NOT_IN_PLAN, SCOUT_TOO_FEW
 */
export async function searchForScouts(ctx: Ctx, input: z.input<typeof schema>): Promise<ScoutSearch> {
  const { companyId, memberId, sessionId } = requireRecruiter(ctx);
  const values = parse(schema, input);
  await enforceLimit(ctx, "scout-search", companyId);
  const rules = await readRules(ctx);
  const search = await runInTransaction(ctx.em, async (em) => {
    await em.execute("select pg_advisory_xact_lock(hashtext('scout'), hashtext(?))", [companyId]);
    await requireScoutAccess(ctx, em);
    const work = await findScoutedWork(ctx, { companyId, workId: values.workId }, em);
    const found = await findPeople(ctx, em, { companyId, work, rules, conditions: values.conditions });
    const people = showableList(found, await listsBefore(ctx, em, companyId, values));
    const made = em.create(ScoutSearch, {
      id: newId(),
      company: companyId,
      work,
      member: memberId,
      conditions: values.conditions,
      people: [...(people ?? [])],
      createdAt: ctx.now(),
    });
    const actor = auditActor({ memberId, sessionId });
    recordAudit(ctx, em, { action: "scout.search", objectType: "Work", objectId: work.id, result: people ? "OK" : "DENIED", actor });
    await em.flush();
    return made;
  });
  // On record all the same: a refusal is a search.
  if (search.people.length === 0) throw userError("SCOUT_TOO_FEW", ["conditions"], { minimum: fewestPeople });
  return search;
}

/** Forgets what was searched and found a month ago. */
export async function forgetScoutSearches(em: EntityManager, before: Date): Promise<void> {
  await em.nativeDelete(ScoutSearch, { createdAt: { $lt: before } });
}
