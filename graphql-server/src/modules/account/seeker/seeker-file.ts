import type { TableFile } from "../admin/export-table.ts";
import type { SeekerAccount } from "./seeker-account.presenter.ts";
import { listSeekers, type SeekerListInput } from "./seeker-account.queries.ts";

const headings = {
  ja: [
    "ID",
    "氏名",
    "フリガナ",
    "ローマ字",
    "メール",
    "状態",
    "都道府県",
    "測定レベル",
    "自己申告",
    "応募数",
    "登録日時（UTC）",
    "最終利用（UTC）",
  ],
  "ja-x-easy": [
    "ID",
    "名前",
    "よみかた",
    "ローマ字",
    "メール",
    "ようす",
    "ばしょ",
    "はかったレベル",
    "自分で言ったレベル",
    "応募の数",
    "はじめた日（UTC）",
    "さいごの日（UTC）",
  ],
  en: [
    "Id",
    "Name",
    "Kana",
    "Latin",
    "E-mail",
    "State",
    "Prefecture",
    "Measured",
    "Self-declared",
    "Applications",
    "Registered (UTC)",
    "Last seen (UTC)",
  ],
};

function lineOf(seeker: SeekerAccount): string[] {
  const { id, name, kana, latinName, email, status, prefecture, measuredLevel, selfDeclaredLevel, entryCount, registeredAt } = seeker;
  const person = [id, name, kana, latinName, email, status, prefecture ?? "", measuredLevel ?? "", selfDeclaredLevel ?? ""];
  return [...person, String(entryCount), registeredAt.toISOString(), seeker.lastSeenAt?.toISOString() ?? ""];
}

/** Seekers as a file, in the filter and order of the list, with the columns it shows and no more. */
export function seekerFile({ filter, sort }: Pick<SeekerListInput, "filter" | "sort">): TableFile<SeekerAccount> {
  return {
    action: "user.export",
    objectType: "User",
    headings,
    read: (ctx, after) => listSeekers(ctx, { filter, ...(sort && { sort }), first: 100, after }),
    linesOf: (_, seekers) => seekers.map(lineOf),
  };
}
