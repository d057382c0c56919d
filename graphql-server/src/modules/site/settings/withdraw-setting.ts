import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { isDay, jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx, DatedRow, DatedRows } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { LegalText, legalPages } from "../page/legal-text.entity.ts";
import { OperatorSettings } from "../page/operator-settings.entity.ts";
import { OperatingTerm, operatingTermCodes } from "./operating-term.entity.ts";
import { recordSetting } from "./settings.policy.ts";

export const settingKinds = ["OPERATOR", "WAGE", "TERM", "LEGAL_TEXT", "PERMISSION", "NOTICE", "RULE_TIER"] as const;
type SettingKind = (typeof settingKinds)[number];

const schema = z.strictObject({ kind: z.enum(settingKinds), id: z.string().max(60) });

type OwnKind = "OPERATOR" | "TERM" | "LEGAL_TEXT";

/** The site's own row that an id of the lists names: a UUID, or what it is about and its first day. */
function findOwnRow(em: EntityManager, kind: OwnKind, id: string): Promise<DatedRow | null> {
  const [key = "", validFrom = ""] = id.split(":");
  const code = operatingTermCodes.find((one) => one === key);
  const page = legalPages.find((one) => one === key);
  if (kind === "OPERATOR") return isId(id) ? em.findOne(OperatorSettings, { id }) : Promise.resolve(null);
  if (!isDay(validFrom)) return Promise.resolve(null);
  if (kind === "TERM") return code ? em.findOne(OperatingTerm, { code, validFrom }) : Promise.resolve(null);
  return page ? em.findOne(LegalText, { page, validFrom }) : Promise.resolve(null);
}

const isOwn = (kind: SettingKind): kind is OwnKind => kind === "OPERATOR" || kind === "TERM" || kind === "LEGAL_TEXT";

/** The store that keeps the rows of a list. */
function rowsOf({ hooks }: Ctx, kind: SettingKind): DatedRows {
  return isOwn(kind) ? { find: (em, id) => findOwnRow(em, kind, id) } : hooks.datedRows[kind];
}

/** Takes back a row that is not in force yet. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function withdrawSetting(ctx: Ctx, input: z.input<typeof schema>): Promise<string> {
  requireAdminOwner(ctx);
  const { kind, id } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    const rows = rowsOf(ctx, kind);
    const row = await rows.find(em, id);
    if (!row || row.validFrom <= jstDate(ctx.now())) throw notFound();
    em.remove(row);
    recordSetting(ctx, em, { action: "setting.withdraw", key: id, detail: { kind, validFrom: row.validFrom } });
    await em.flush();
    await rows.removed?.(em, row);
  });
  return id;
}
