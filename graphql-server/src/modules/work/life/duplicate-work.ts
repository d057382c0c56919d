import { z } from "zod";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { workContent } from "../posting/work.content.ts";
import { Work } from "../posting/work.entity.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { startDraft } from "./create-work.ts";

const schema = z.strictObject({ id: z.string(), operationId: z.string().refine(isId) });

/** The content of a posting without a deadline that has passed. */
function contentOf(work: Work, today: string): Partial<ContentColumns> {
  const columns: Partial<ContentColumns> = Object.fromEntries(Object.keys(workContent).map((name) => [name, Reflect.get(work, name)]));
  const expired = work.applyBy && work.applyBy < today;
  return expired ? { ...columns, applyBy: null } : columns;
}

/** Makes a new draft with the content of a posting of the company, in whatever state that is. @throws UserErrors NOT_FOUND */
export async function duplicateWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const member = requireWriter(ctx);
  const { id, operationId } = parse(schema, input);
  const original = isId(id) ? await ctx.em.findOne(Work, { id, company: member.companyId }) : null;
  if (!original) throw notFound();
  return startDraft(ctx, member, { operationId, columns: contentOf(original, jstDate(ctx.now())) });
}
