import { stringify } from "csv-stringify/sync";
import { readRows } from "../../../platform/database/read-rows.ts";
import { unseal } from "../../../platform/keys/encrypted-string.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { type HouseLocale, houseLocaleOf } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import type { ActorKind } from "../../../shared/viewer/actor.ts";
import { displayName } from "../../account/profile/display-name.ts";
import { type AdminConversationFilter, companyParts, type Part, textParts, timeParts } from "../conversation/conversation.admin.queries.ts";

import type { MessageExport } from "./start-message-export.ts";

/** Rows held at a time, whatever the size of the file. */
const page = 1_000;
/** `said`: what was said, and what stands in its place where it is not shown. */
interface Headers {
  who: readonly string[];
  said: readonly string[];
  size: readonly string[];
  ids: readonly string[];
}

const headers: Readonly<Record<HouseLocale, Headers>> = {
  ja: {
    who: ["日時", "企業", "求人", "求職者", "送信者", "送信者名"],
    said: ["本文", "添付ファイル"],
    size: ["文字数", "添付の数"],
    ids: ["会話ID", "メッセージID"],
  },
  "ja-x-easy": {
    who: ["日時", "会社", "仕事", "仕事を さがす 人", "書いた 人", "名前"],
    said: ["文", "ファイル"],
    size: ["文字の 数", "ファイルの 数"],
    ids: ["会話ID", "メッセージID"],
  },
  en: {
    who: ["Time", "Company", "Job", "Seeker", "Sender", "Sender’s name"],
    said: ["Text", "File"],
    size: ["Characters", "Files"],
    ids: ["Conversation", "Message"],
  },
};
const sides: Readonly<Record<HouseLocale, Readonly<Partial<Record<ActorKind, string>>>>> = {
  ja: { SEEKER: "求職者", COMPANY: "企業" },
  "ja-x-easy": { SEEKER: "仕事を さがす 人", COMPANY: "会社" },
  en: { SEEKER: "Seeker", COMPANY: "Company" },
};
/** Windows line ends, and nothing that a spreadsheet would run as a formula. */
const format = { quoted: true, escape_formulas: true, record_delimiter: "windows" } as const;

interface Row {
  id: string;
  /** As the database writes it: a cursor must not lose digits. */
  at: string;
  /** "2026-11-21 09:00:00" in Japan. */
  shown_at: string;
  conversation_id: string;
  company: string | null;
  work: string | null;
  family_name: string | null;
  given_name: string | null;
  latin_name: string | null;
  sender_kind: ActorKind;
  member: string | null;
  body: string;
  file: string | null;
}

const columns = `m.id, m.created_at::text as at, to_char(m.created_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD HH24:MI:SS') as shown_at,
  m.conversation_id, co.name as company, w.title as work, m.sender_kind, cm.name as member, m.body, a.file_name as file,
  p.family_name, p.given_name, p.latin_name`;
const joins = `message m join conversation c on c.id = m.conversation_id left join company co on co.id = c.company_id
  left join entry e on e.id = c.entry_id left join work w on w.id = e.work_id left join user_profile p on p.user_id = c.user_id
  left join company_member cm on m.sender_kind = 'COMPANY' and cm.id = m.sender_id left join attachment a on a.id = m.attachment_id`;

function pageOf(filter: AdminConversationFilter, after: Row | undefined): Part {
  const behind = after ? [{ text: "(m.created_at, m.id) > (?::timestamptz, ?::uuid)", values: [after.at, after.id] }] : [];
  const kind = { text: "c.kind = 'SEEKER_COMPANY'", values: [] };
  const parts = [kind, ...companyParts(filter), ...timeParts("m.created_at", filter), ...textParts(filter), ...behind];
  return {
    text: `select ${columns} from ${joins} where ${parts.map(({ text }) => text).join(" and ")} order by m.created_at, m.id limit ${page}`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** The seeker's name; null when there is no profile any more. */
function nameOf({ family_name, given_name, latin_name }: Row): string | null {
  if (family_name === null || given_name === null || latin_name === null) return null;
  return displayName({ familyName: unseal(family_name), givenName: unseal(given_name), latinName: unseal(latin_name) });
}

/** What was said, or how much. */
function saidOf({ body, file }: Row, isWhole: boolean): string[] {
  const text = unseal(body);
  return isWhole ? [text, unseal(file ?? "")] : [String([...text].length), file === null ? "0" : "1"];
}

function lineOf(locale: HouseLocale, row: Row, isWhole: boolean): string[] {
  const seeker = nameOf(row) ?? messageOf("ERASED_PERSON", locale);
  const sender = row.sender_kind === "COMPANY" ? unseal(row.member ?? "") : seeker;
  const side = sides[locale][row.sender_kind] ?? row.sender_kind;
  return [row.shown_at, row.company ?? "", row.work ?? "", seeker, side, sender, ...saidOf(row, isWhole), row.conversation_id, row.id];
}

/** Messages of seekers and companies as CSV, oldest first, written while they are read; UTF-8 with the mark spreadsheets know it by. */
export async function* messageCsv(ctx: Ctx, { filter, isWhole }: MessageExport): AsyncGenerator<string> {
  const { ids, said, size, who } = headers[houseLocaleOf(ctx.locale)];
  yield stringify([[...who, ...(isWhole ? said : size), ...ids]], { ...format, bom: true });
  let last: Row | undefined;
  do {
    const rows: Row[] = await readRows<Row>(ctx.em, pageOf(filter, last));
    const lines = rows.map((row) => lineOf(houseLocaleOf(ctx.locale), row, isWhole));
    if (lines.length > 0) yield stringify(lines, format);
    last = rows.length === page ? rows.at(-1) : undefined;
  } while (last);
}
