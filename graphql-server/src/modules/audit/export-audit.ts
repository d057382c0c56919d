import { runInTransaction } from "../../platform/database/run-in-transaction.ts";
import { csvText } from "../../shared/csv.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { everyPage } from "../../shared/keyset.ts";
import type { Locale } from "../../shared/locale.ts";
import { requireRecentAuthentication } from "../session/recent-authentication.ts";
import { actorNameOf } from "./audit.loaders.ts";
import { type AuditFilter, listAuditEvents, requireAuditor } from "./audit.queries.ts";
import type { AuditEvent } from "./audit-event.entity.ts";
import { recordAudit } from "./record-audit.ts";

const english = ["At (UTC)", "Side", "Actor", "Name", "Action", "Object", "Object id", "Result", "Address", "Request", "Detail"];
const headings: Readonly<Record<Locale, readonly string[]>> = {
  ja: ["日時（UTC）", "区分", "操作者", "名前", "操作", "対象", "対象ID", "結果", "アドレス", "受付番号", "内容"],
  "ja-x-easy": ["日時（UTC）", "だれ", "ID", "名前", "したこと", "なに", "なにのID", "けっか", "アドレス", "番号", "くわしく"],
  en: english,
};

async function lineOf(ctx: Ctx, event: AuditEvent): Promise<string[]> {
  const who = [event.actorKind, event.actorId ?? "", (await actorNameOf(ctx, event)) ?? ""];
  const what = [event.action, event.objectType, event.objectId ?? "", event.result];
  return [event.at.toISOString(), ...who, ...what, event.ip ?? "", event.requestId ?? "", JSON.stringify(event.detail)];
}

async function* pagesOf(ctx: Ctx, filter: AuditFilter): AsyncGenerator<string[][]> {
  for await (const events of everyPage((after) => listAuditEvents(ctx, { filter, first: 100, after }))) {
    yield await Promise.all(events.map((event) => lineOf(ctx, event)));
    ctx.em.clear();
  }
}

/**
 * The record as CSV, written while it is read; that it was taken along stands in it before the first byte leaves.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED
 */
export async function exportAudit(ctx: Ctx, filter: AuditFilter): Promise<AsyncGenerator<string>> {
  const { adminId, sessionId } = requireAuditor(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  await runInTransaction(ctx.em, async (em) => {
    const actor = { kind: "ADMIN", id: adminId, sessionId } as const;
    recordAudit(ctx, em, { action: "audit.export", objectType: "AuditEvent", actor, detail: { action: filter.action ?? null } });
    await em.flush();
  });
  return csvText(headings[ctx.locale], pagesOf(ctx, filter));
}
