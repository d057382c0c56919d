import type { TableFile } from "../../account/admin/export-table.ts";
import type { Complaint } from "./complaint.entity.ts";
import { type ComplaintFilter, listComplaints } from "./complaint.queries.ts";

const headings = {
  ja: [
    "番号",
    "受付（UTC）",
    "受付方法",
    "申出人",
    "氏名",
    "連絡先",
    "内容の区分",
    "状態",
    "回答期限",
    "回答（UTC）",
    "処理期限",
    "終了（UTC）",
    "申出の内容",
    "結果",
    "再発防止",
  ],
  "ja-x-easy": [
    "番号",
    "聞いた日（UTC）",
    "どうやって",
    "だれ",
    "名前",
    "れんらく",
    "なにの話",
    "ようす",
    "いつまでに答える",
    "答えた日（UTC）",
    "いつまでに終わる",
    "終わった日（UTC）",
    "話",
    "どうなった",
    "これから",
  ],
  en: [
    "Number",
    "Received (UTC)",
    "Channel",
    "Side",
    "Name",
    "Contact",
    "Subject",
    "State",
    "Answer by",
    "Answered (UTC)",
    "Settle by",
    "Settled (UTC)",
    "Complaint",
    "Outcome",
    "Prevention",
  ],
};

function lineOf(complaint: Complaint): string[] {
  const { number, receivedAt, channel, party, partyName, partyContact, subject, status, answerDueOn, settleDueOn } = complaint;
  const { answeredAt, settledAt, body, outcome, prevention } = complaint;
  const who = [number, receivedAt.toISOString(), channel, party, partyName, partyContact, subject, status];
  const terms = [answerDueOn, answeredAt?.toISOString() ?? "", settleDueOn, settledAt?.toISOString() ?? ""];
  return [...who, ...terms, body, outcome, prevention];
}

/** The complaint log as a file, in the filter of the list, as an inspection asks for it. */
export function complaintFile(filter: ComplaintFilter): TableFile<Complaint> {
  return {
    action: "complaint.export",
    objectType: "Complaint",
    headings,
    read: (ctx, after) => listComplaints(ctx, { filter, first: 100, after }),
    linesOf: (_, complaints) => complaints.map(lineOf),
  };
}
