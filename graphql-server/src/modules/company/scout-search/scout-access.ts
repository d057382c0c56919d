import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { Company } from "../../account/company/company.entity.ts";
import { publishedUntil } from "../../work/posting/published-until.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { ScoutPermit } from "../scout-permit/scout-permit.entity.ts";
import { ScoutStop } from "../scout-permit/scout-stop.entity.ts";

/** Why a company may not search for people, the first that holds. */
export const scoutObstacles = ["NO_PERMIT", "STOPPED", "PLAN"] as const;
export type ScoutObstacle = (typeof scoutObstacles)[number];

/** The operator's word in force, if there is one. */
export function permitInForce(em: EntityManager): Promise<ScoutPermit | null> {
  return em.findOne(ScoutPermit, { endedAt: null });
}

/** What keeps a company from searching; null when nothing does. */
export async function obstacleOf(em: EntityManager, companyId: string): Promise<ScoutObstacle | null> {
  const permit = await permitInForce(em);
  if (!permit) return "NO_PERMIT";
  if ((await em.count(ScoutStop, { company: companyId })) > 0) return "STOPPED";
  return (await em.count(Company, { id: companyId, plan: { allowsScout: true } })) > 0 ? null : "PLAN";
}

/** An open work of the company, with what a search for it goes by. @throws UserErrors NOT_FOUND, WORK_NOT_OPEN */
export async function findScoutedWork(ctx: Ctx, input: { companyId: string; workId: string }, em: EntityManager = ctx.em): Promise<Work> {
  const { companyId: company, workId: id } = input;
  const work = isId(id) ? await em.findOne(Work, { id, company }) : null;
  if (!work) throw notFound(["workId"]);
  const until = publishedUntil(work);
  if (!until || until < jstDate(ctx.now()) || !work.category) throw userError("WORK_NOT_OPEN", ["workId"]);
  return work;
}
