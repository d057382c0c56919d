import type { TableFile } from "../../account/admin/export-table.ts";
import { type InquiryListInput, listInquiries } from "./inquiry.admin.queries.ts";
import type { Inquiry } from "./inquiry.entity.ts";

const headings = {
  ja: ["受付番号", "受付（UTC）", "区分", "状態", "氏名", "メール", "会社", "言語", "回答（UTC）", "終了（UTC）", "内容"],
  "ja-x-easy": [
    "番号",
    "聞いた日（UTC）",
    "なにの話",
    "ようす",
    "名前",
    "メール",
    "会社",
    "ことば",
    "答えた日（UTC）",
    "終わった日（UTC）",
    "話",
  ],
  en: ["Ticket", "Received (UTC)", "Category", "State", "Name", "E-mail", "Company", "Language", "Answered (UTC)", "Done (UTC)", "Inquiry"],
};

function lineOf({ ticket, createdAt, category, status, name, email, companyName, locale, answeredAt, doneAt, body }: Inquiry): string[] {
  const facts = [ticket, createdAt.toISOString(), category, status, name, email, companyName ?? "", locale];
  return [...facts, answeredAt?.toISOString() ?? "", doneAt?.toISOString() ?? "", body];
}

/** Inquiries as a file, in the filter and order of the list. */
export function inquiryFile({ filter, sort }: Pick<InquiryListInput, "filter" | "sort">): TableFile<Inquiry> {
  return {
    action: "inquiry.export",
    objectType: "Inquiry",
    headings,
    read: (ctx, after) => listInquiries(ctx, { filter, ...(sort && { sort }), first: 100, after }),
    linesOf: (_, inquiries) => inquiries.map(lineOf),
  };
}
