import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { jstDate } from "../../../shared/jst.ts";
import { prefectureCodes } from "../../../shared/prefecture.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { renewNoticeDays } from "../../entry/hire/notice-due.ts";
import { NoticeRule } from "../../entry/hire/notice-rule.entity.ts";
import { MinimumWage } from "../../work/minimum-wage/minimum-wage.entity.ts";
import { PermissionRule } from "../../work/permission/permission-rule.entity.ts";
import { LegalText, legalPages } from "../page/legal-text.entity.ts";
import { OperatorSettings } from "../page/operator-settings.entity.ts";
import { OperatingTerm, operatingTermCodes } from "./operating-term.entity.ts";
import { recordSetting, requireOwner } from "./settings.policy.ts";

export const settingKinds = ["OPERATOR", "WAGE", "TERM", "LEGAL_TEXT", "PERMISSION", "NOTICE"] as const;
type SettingKind = (typeof settingKinds)[number];

const schema = z.strictObject({ kind: z.enum(settingKinds), id: z.string().max(60) });

/** The row that an id of the lists names: a UUID, or what it is about and its first day. */
function findRow(em: EntityManager, kind: SettingKind, id: string) {
  const [key = "", validFrom = ""] = id.split(":");
  if (kind === "PERMISSION") return em.findOne(PermissionRule, { code: id });
  if (kind === "NOTICE") return em.findOne(NoticeRule, { code: id });
  if (kind === "OPERATOR") return isId(id) ? em.findOne(OperatorSettings, { id }) : null;
  if (!/^\d{4}-\d\d-\d\d$/.test(validFrom)) return null;
  const prefecture = prefectureCodes.find((one) => one === key);
  const code = operatingTermCodes.find((one) => one === key);
  const page = legalPages.find((one) => one === key);
  if (kind === "WAGE") return prefecture ? em.findOne(MinimumWage, { prefecture, validFrom }) : null;
  if (kind === "TERM") return code ? em.findOne(OperatingTerm, { code, validFrom }) : null;
  return page ? em.findOne(LegalText, { page, validFrom }) : null;
}

/** Takes back a row that is not in force yet. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function withdrawSetting(ctx: Ctx, input: unknown): Promise<string> {
  requireOwner(ctx);
  const { kind, id } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    const row = await findRow(em, kind, id);
    if (!row || row.validFrom <= jstDate(ctx.now())) throw notFound();
    em.remove(row);
    recordSetting(ctx, em, { action: "setting.withdraw", key: id, detail: { kind, validFrom: row.validFrom } });
    await em.flush();
    if (row instanceof NoticeRule) await renewNoticeDays(em, row);
  });
  return id;
}
