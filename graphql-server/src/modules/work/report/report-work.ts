import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { findPublicWork } from "../posting/work.queries.ts";
import { WorkReport } from "./work-report.entity.ts";
import { reportHours, workReportReasons } from "./work-report.vocabulary.ts";

const schema = z
  .strictObject({
    operationId: z.string().refine(isId),
    workId: z.string(),
    reason: z.enum(workReportReasons),
    body: z
      .string()
      .trim()
      .max(2_000)
      .nullish()
      .transform((text) => text ?? ""),
    /** A field that people do not see: what fills it in is a program, which learns nothing. */
    website: z.string().nullish(),
  })
  .refine(({ reason, body }) => reason !== "OTHER" || body !== "", { path: ["body"], params: { code: "REQUIRED" } });
type Input = z.output<typeof schema>;

/** The report that the same form sent before. @throws UserErrors OPERATION_CONFLICT when it was another report */
async function findSent(ctx: Ctx, { operationId, workId, reason }: Input): Promise<WorkReport | null> {
  const known = await ctx.em.findOne(WorkReport, { operationId });
  if (known && (known.work.id !== workId || known.reason !== reason)) throw userError("OPERATION_CONFLICT", ["operationId"]);
  return known;
}

/**
 * Takes what a reader found wrong with a posting; anybody may, without a name. Money, unlawful work, discrimination and the collecting of
 * personal data go to the head of the operator's queue. The same form sent twice is one report.
 * @throws UserErrors NOT_FOUND, REQUIRED without a text for another reason, OPERATION_CONFLICT, RATE_LIMITED
 */
export async function reportWork(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const values = parse(schema, input);
  await once(ctx, {
    operationId: values.operationId,
    limits: [{ name: "report-ip", value: addressKey(ctx.ip) }],
    find: () => findSent(ctx, values),
    act: async () => {
      const work = await findPublicWork(ctx, values.workId);
      if (!work) throw notFound(["workId"]);
      if (values.website) return null;
      const now = ctx.now();
      const dueAt = new Date(now.getTime() + reportHours(values.reason) * 3_600_000);
      const { operationId, reason, body } = values;
      return runInTransaction(ctx.em, async (em) =>
        em.create(WorkReport, { id: newId(), operationId, work: work.id, reason, body, dueAt, createdAt: now }),
      );
    },
  });
}
