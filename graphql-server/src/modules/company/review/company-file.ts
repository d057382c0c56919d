import type { TableFile } from "../../account/admin/export-table.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { type AdminCompaniesInput, listAdminCompanies } from "./company-account.queries.ts";

const headings = {
  ja: ["ID", "会社名", "フリガナ", "法人番号", "状態", "プラン", "掲載中の求人", "メール", "電話", "登録日時（UTC）", "更新日時（UTC）"],
  "ja-x-easy": [
    "ID",
    "会社の名前",
    "よみかた",
    "法人番号",
    "ようす",
    "プラン",
    "のせている仕事",
    "メール",
    "電話",
    "はじめた日（UTC）",
    "かわった日（UTC）",
  ],
  en: [
    "Id",
    "Name",
    "Kana",
    "Corporate number",
    "State",
    "Plan",
    "Published works",
    "E-mail",
    "Phone",
    "Registered (UTC)",
    "Updated (UTC)",
  ],
};

function lineOf(company: Company): string[] {
  const { id, name, nameKana, corporateNumber, status, plan, publishedWorks, contactEmail, contactPhone, createdAt, updatedAt } = company;
  const facts = [id, name, nameKana ?? "", corporateNumber ?? "", status, plan.code, String(publishedWorks), contactEmail, contactPhone];
  return [...facts, createdAt.toISOString(), updatedAt.toISOString()];
}

/** Companies as a file, in the filter and order of the list. */
export function companyFile({ filter, sort }: Pick<AdminCompaniesInput, "filter" | "sort">): TableFile<Company> {
  return {
    action: "company.export",
    objectType: "Company",
    headings,
    read: (ctx, after) => listAdminCompanies(ctx, { filter, ...(sort && { sort }), first: 100, after }),
    linesOf: (_, companies) => companies.map(lineOf),
  };
}
