import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { lockWork } from "../life/lock-work.ts";
import { publishedUntil } from "../posting/published-until.ts";
import { Work } from "../posting/work.entity.ts";
import { reportingCrime } from "../report/reporting-crime.ts";
import { confirmLocked } from "./confirm-work.ts";

const purpose = "confirm-work";

interface Asked {
  id: string;
  /** The confirmation that the mail was about: once there is a later one, the link confirms no more. */
  confirmedOn: string;
}

/** What the mailed link carries. */
export function confirmationToken(ctx: Pick<Ctx, "sign">, { id, confirmedOn }: Asked): string {
  return `${id}.${confirmedOn}.${ctx.sign(purpose, `${id}.${confirmedOn}`)}`;
}

function readToken(ctx: Pick<Ctx, "isSigned">, token: string): Asked | null {
  const [id = "", confirmedOn = "", ...signature] = token.split(".");
  if (!isId(id) || !ctx.isSigned(purpose, `${id}.${confirmedOn}`, signature.join("."))) return null;
  return { id, confirmedOn };
}

/** A posting as the page of the link shows it: OVER when it is no longer open, DONE when it was confirmed since. */
export interface LinkedWork {
  title: string;
  state: "ASKED" | "DONE" | "OVER";
  until: string | null;
}

function linked(work: Work, asked: Asked): LinkedWork {
  const isLater = (work.confirmedOn ?? "") > asked.confirmedOn;
  const open = isLater ? "DONE" : "ASKED";
  return { title: work.title, state: work.status === "OPEN" ? open : "OVER", until: publishedUntil(work) };
}

/** What a mailed link is about; null for a link that is not ours. */
export async function readConfirmation(ctx: Ctx, token: string): Promise<LinkedWork | null> {
  const asked = readToken(ctx, token);
  const work = asked && (await ctx.em.findOne(Work, { id: asked.id }));
  return asked && work ? linked(work, asked) : null;
}

/**
 * Confirms a posting by the link that its company was mailed, once for each time it was asked.
 * @throws UserErrors NOT_FOUND for a link that is not ours, or one a missing item
 */
export async function confirmByLink(ctx: Ctx, token: string): Promise<LinkedWork> {
  const asked = readToken(ctx, token);
  if (!asked) throw notFound();
  return reportingCrime(ctx, asked.id, () =>
    runInTransaction(ctx.em, async (em) => {
      const { work, company } = await lockWork(em, { id: asked.id });
      const isAsked = linked(work, asked).state === "ASKED" && company.status === "ACTIVE";
      if (isAsked) await confirmLocked(ctx, em, work, { kind: "COMPANY", id: null });
      return linked(work, asked);
    }),
  );
}
