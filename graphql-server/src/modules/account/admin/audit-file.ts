import type { Ctx } from "../../../shared/ctx.ts";
import { actorNameOf } from "../../base/audit/audit.loaders.ts";
import { type AuditFilter, listAuditEvents } from "../../base/audit/audit.queries.ts";
import type { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import type { TableFile } from "./export-table.ts";

const english = ["At (UTC)", "Side", "Actor", "Name", "Action", "Object", "Object id", "Result", "Address", "Request", "Detail"];
const headings = {
  ja: ["日時（UTC）", "区分", "操作者", "名前", "操作", "対象", "対象ID", "結果", "アドレス", "受付番号", "内容"],
  "ja-x-easy": ["日時（UTC）", "だれ", "ID", "名前", "したこと", "なに", "なにのID", "けっか", "アドレス", "番号", "くわしく"],
  en: english,
};

async function lineOf(ctx: Ctx, event: AuditEvent): Promise<string[]> {
  const who = [event.actorKind, event.actorId ?? "", (await actorNameOf(ctx, event)) ?? ""];
  const what = [event.action, event.objectType, event.objectId ?? "", event.result];
  return [event.at.toISOString(), ...who, ...what, event.ip ?? "", event.requestId ?? "", JSON.stringify(event.detail)];
}

/** The record of acts as a file. */
export function auditFile(filter: AuditFilter): TableFile<AuditEvent> {
  return {
    action: "audit.export",
    objectType: "AuditEvent",
    detail: { action: filter.action ?? null },
    headings,
    read: (ctx, after) => listAuditEvents(ctx, { filter, first: 100, after }),
    linesOf: (ctx, events) => Promise.all(events.map((event) => lineOf(ctx, event))),
  };
}
