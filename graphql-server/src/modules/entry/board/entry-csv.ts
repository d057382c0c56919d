import { csvText } from "../../../shared/csv.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { jstDate } from "../../../shared/jst.ts";
import { entryStatusLabels } from "../../../shared/labels.ts";
import type { Locale } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import { everyPage } from "../../../shared/page.ts";
import { displayName } from "../../account/profile/display-name.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import type { Entry } from "../entry/entry.entity.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import { type CompanyEntriesInput, listCompanyEntries } from "./entry.company.queries.ts";

const page = 100;
const headers: Readonly<Record<Locale, readonly string[]>> = {
  ja: [
    "受付番号",
    "氏名",
    "メール",
    "電話",
    "日本語（自己申告）",
    "求人",
    "状態",
    "面接の回数",
    "応募日",
    "状態が変わった日",
    "メッセージ",
  ],
  "ja-x-easy": ["番号", "名前", "メール", "電話", "日本語", "仕事", "ようす", "面接の 回数", "応募した 日", "かわった 日", "メッセージ"],
  en: ["Reference", "Name", "E-mail", "Phone", "Japanese (self-declared)", "Work", "State", "Interviews", "Applied", "Moved", "Message"],
};

async function linesOf({ em, locale }: Ctx, entries: readonly Entry[]): Promise<string[][]> {
  const [userIds, workIds] = [entries.map(({ user }) => user.id), entries.map(({ work }) => work.id)];
  const users = new Map((await em.find(User, { id: { $in: userIds } })).map((user) => [user.id, user]));
  const profiles = new Map((await em.find(UserProfile, { user: { $in: userIds } })).map((profile) => [profile.user.id, profile]));
  const works = new Map((await em.find(Work, { id: { $in: workIds } })).map((work) => [work.id, work]));
  return entries.map((entry) => {
    const [user, profile] = [users.get(entry.user.id), profiles.get(entry.user.id)];
    const name = profile ? displayName(profile) : messageOf("ERASED_PERSON", locale);
    const contact = user && profile ? [user.email, profile.phone ?? "", profile.selfDeclaredLevel ?? ""] : ["", "", ""];
    const status: EntryStatus = entry.status;
    const days = [jstDate(entry.createdAt), jstDate(entry.movedAt)];
    const title = works.get(entry.work.id)?.title ?? "";
    return [entry.id, name, ...contact, title, entryStatusLabels[locale][status], String(entry.interviewRound), ...days, entry.message];
  });
}

async function* pagesOf(ctx: Ctx, filter: CompanyEntriesInput["filter"]): AsyncGenerator<string[][]> {
  for await (const entries of everyPage((after) => listCompanyEntries(ctx, { filter, first: page, after }))) {
    yield await linesOf(ctx, entries);
    ctx.em.clear();
  }
}

/** The applicants that match a filter as CSV, written while they are read. */
export function entryCsv(ctx: Ctx, filter: CompanyEntriesInput["filter"]): AsyncGenerator<string> {
  return csvText(headers[ctx.locale], pagesOf(ctx, filter));
}
