import { jstDate } from "../../../shared/calendar/jst.ts";
import { csvText } from "../../../shared/csv.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { type HouseLocale, houseLocaleOf } from "../../../shared/locale.ts";
import { everyPage } from "../../../shared/paging/page.ts";
import { entryStatusLabels } from "../../../shared/vocabulary/labels.ts";
import { nameForCompany, shownPersonById } from "../../account/leaving/left-person.ts";
import { Work } from "../../work/posting/work.entity.ts";
import type { Entry } from "../entry/entry.entity.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import { type CompanyEntriesInput, listCompanyEntries } from "./entry.company.queries.ts";

const page = 100;
const headers: Readonly<Record<HouseLocale, readonly string[]>> = {
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

async function linesOf(ctx: Ctx, entries: readonly Entry[]): Promise<string[][]> {
  const { em, locale } = ctx;
  const userIds = entries.map(({ user }) => user.id);
  const read = shownPersonById(ctx);
  const people = new Map(await Promise.all(userIds.map(async (id) => [id, await read.load(id)] as const)));
  const works = new Map((await em.find(Work, { id: { $in: entries.map(({ work }) => work.id) } })).map((work) => [work.id, work]));
  return entries.map((entry) => {
    const person = people.get(entry.user.id);
    const name = nameForCompany(person, locale);
    const contact = person ? [person.user.email, person.profile.phone ?? "", person.profile.selfDeclaredLevel ?? ""] : ["", "", ""];
    const status: EntryStatus = entry.status;
    const days = [jstDate(entry.createdAt), jstDate(entry.movedAt)];
    const title = works.get(entry.work.id)?.title ?? "";
    const message = person ? entry.message : "";
    return [entry.id, name, ...contact, title, entryStatusLabels[locale][status], String(entry.interviewRound), ...days, message];
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
  return csvText(headers[houseLocaleOf(ctx.locale)], pagesOf(ctx, filter));
}
