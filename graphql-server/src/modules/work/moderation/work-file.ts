import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { TableFile } from "../../account/admin/export-table.ts";
import { companyById } from "../../account/company/company.loaders.ts";
import type { Work } from "../posting/work.entity.ts";
import { type AdminWorksInput, listAdminWorks } from "./work.admin.queries.ts";

const headings = {
  ja: ["ID", "会社", "求人", "状態", "変更の審査", "職種", "都道府県", "申請日時（UTC）", "掲載日時（UTC）", "更新日時（UTC）"],
  "ja-x-easy": [
    "ID",
    "会社",
    "仕事",
    "ようす",
    "かえる申しこみ",
    "仕事のしゅるい",
    "ばしょ",
    "申しこんだ日（UTC）",
    "のせた日（UTC）",
    "かわった日（UTC）",
  ],
  en: [
    "Id",
    "Company",
    "Work",
    "State",
    "Review of changes",
    "Occupation",
    "Prefecture",
    "Submitted (UTC)",
    "Published (UTC)",
    "Updated (UTC)",
  ],
};

async function lineOf(ctx: Ctx, work: Work): Promise<string[]> {
  const { name } = await loader(ctx, companyById).load(work.company.id);
  const { id, title, status, revisionStatus, category, prefecture, submittedAt, publishedAt, updatedAt } = work;
  const times = [submittedAt, publishedAt, updatedAt].map((at) => at?.toISOString() ?? "");
  return [id, name, title, status, revisionStatus ?? "", category ?? "", prefecture ?? "", ...times];
}

/** Works of all companies as a file, in the filter and order of the list. */
export function workFile({ filter, sort }: Pick<AdminWorksInput, "filter" | "sort">): TableFile<Work> {
  return {
    action: "work.export",
    objectType: "Work",
    headings,
    read: (ctx, after) => listAdminWorks(ctx, { filter, ...(sort && { sort }), first: 100, after }),
    linesOf: (ctx, works) => Promise.all(works.map((work) => lineOf(ctx, work))),
  };
}
