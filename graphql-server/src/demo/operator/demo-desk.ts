import type { Complaint } from "../../modules/message/complaint/complaint.entity.ts";
import type { ComplaintStep } from "../../modules/message/complaint/complaint-step.entity.ts";
import type { DataIncident } from "../../modules/message/incident/data-incident.entity.ts";
import type { DataIncidentStep } from "../../modules/message/incident/data-incident-step.entity.ts";
import type { InquiryCategory } from "../../modules/message/inquiry/inquiry.entity.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { addDays, addWorkingDays } from "../../shared/calendar/working-days.ts";
import { demoId, type Random } from "../random.ts";

const hour = 3_600_000;

/** State, category, hours ago, name, company, text, answer. */
const inquiryTexts = [
  ["NEW", "POSTING", 5, "グエン ティ ラン", null, "面接で聞いた時給が、求人に書いてあった時給より低かったです。確認してください。", ""],
  ["NEW", "EXAM", 20, "Maria Santos", null, "I could not hear the audio of the second listening item. Can I take the test again?", ""],
  ["NEW", "COMPANY", 26, "佐々木 真一", "港南物流株式会社", "求人を出したいのですが、審査には何日かかりますか。", ""],
  ["IN_PROGRESS", "PERSONAL_DATA", 52, "李 明", null, "登録している自分の情報の開示をお願いします。", ""],
  ["IN_PROGRESS", "SERVICE", 90, "山本 葵", null, "スマートフォンで職務経歴書のファイルを選べません。", ""],
  [
    "DONE",
    "APPLICATION",
    150,
    "Kumar Rajesh",
    null,
    "応募した会社から返事がありません。どうすればいいですか。",
    "応募の一覧から会社にメッセージを送れます。14日間動きがない応募は、当社からも会社にお知らせしています。",
  ],
  [
    "DONE",
    "OTHER",
    320,
    "田中 美穂",
    null,
    "駅に貼るポスターをいただけますか。",
    "ポスターのデータをお送りします。ご紹介ありがとうございます。",
  ],
  ["SPAM", "OTHER", 30, "SEO Expert", null, "We can bring your website to the first page of search results.", ""],
] as const;

/** Inquiries in every state; the assigned ones belong to the operator. */
export function demoInquiries(random: Random, { now, operatorId }: { now: Date; operatorId: string }) {
  const made = inquiryTexts.map(([status, category, hours, name, companyName, body, answer], index) => {
    const createdAt = new Date(now.getTime() - hours * hour);
    const answeredAt = answer === "" ? null : new Date(createdAt.getTime() + 20 * hour);
    const inquiry = {
      id: demoId(random, createdAt),
      ticket: `KW-DEMO-${String(index + 2).repeat(4)}`,
      operationId: demoId(random, createdAt),
      category: category satisfies InquiryCategory,
      status,
      name,
      companyName,
      email: `inquiry${index + 1}@example.jp`,
      body,
      locale: /^[\x20-\x7e]+$/.test(body) ? ("en" as const) : ("ja" as const),
      workId: null,
      userId: null,
      assignedTo: status === "IN_PROGRESS" || status === "DONE" ? operatorId : null,
      answeredAt,
      doneAt: answeredAt,
      version: 1,
      createdAt,
      updatedAt: answeredAt ?? createdAt,
    };
    return { inquiry, answer };
  });
  const events = made.flatMap(({ inquiry: { id, answeredAt }, answer }) =>
    answeredAt
      ? [
          {
            id: demoId(random, answeredAt),
            inquiry: id,
            kind: "ANSWERED" as const,
            adminId: operatorId,
            body: answer,
            to: "DONE" as const,
            at: answeredAt,
          },
        ]
      : [],
  );
  return { inquiries: made.map(({ inquiry }) => inquiry), events };
}

type StepText = readonly [kind: ComplaintStep["kind"], hoursLater: number, body: string];

/** Subject, channel, party, name, days ago, text, steps, outcome, prevention. */
const complaintTexts: readonly (readonly [
  subject: Complaint["subject"],
  channel: Complaint["channel"],
  party: Complaint["party"],
  name: string,
  daysAgo: number,
  body: string,
  steps: readonly StepText[],
  outcome: string,
  prevention: string,
])[] = [
  [
    "POSTING_DIFFERS",
    "PHONE",
    "SEEKER",
    "チャン ミン",
    9,
    "求人では時給1,300円だったが、面接で1,200円と言われた。",
    [["INVESTIGATED", 3, "企業に電話し、求人の記載が古いことを確認した。"]],
    "",
    "",
  ],
  [
    "COMPANY_CONDUCT",
    "FORM",
    "SEEKER",
    "アウン ミョー",
    2,
    "面接で家族の仕事について何度も聞かれた。",
    [["ANSWERED", 6, "申し出に感謝し、企業へ指導することを伝えた。"]],
    "",
    "",
  ],
  [
    "POSTING_ENDED",
    "MAIL",
    "SEEKER",
    "高橋 翔",
    40,
    "募集が終わった求人が、まだ掲載されている。",
    [
      ["INVESTIGATED", 2, "企業に確認し、採用が決まっていたことがわかった。"],
      ["ANSWERED", 5, "掲載を終了したことをメールで回答した。"],
      ["MEASURE", 24, "企業に、採用が決まったら当日中に掲載を終えるよう依頼した。"],
    ],
    "求人の掲載を終了した。",
    "掲載期限の7日前に、企業に募集の状況を確認するメールを送ることにした。",
  ],
  [
    "FEE",
    "LETTER",
    "COMPANY",
    "株式会社みどり食品",
    75,
    "プランの更新日がわかりにくい。",
    [["ANSWERED", 30, "更新日の表示場所を説明し、表示の改善を約束した。"]],
    "プランの画面の先頭に更新日を表示した。",
    "更新の14日前にメールで知らせることにした。",
  ],
];

/** The complaint log: one overdue, one in progress, two settled. */
export function demoComplaints(random: Random, { now, operatorId }: { now: Date; operatorId: string }) {
  const complaints = complaintTexts.map(([subject, channel, party, partyName, daysAgo, body, steps, outcome, prevention], index) => {
    const receivedAt = new Date(now.getTime() - daysAgo * 24 * hour);
    const day = jstDate(receivedAt);
    const at = (hours: number) => new Date(receivedAt.getTime() + hours * hour);
    const answered = steps.find(([kind]) => kind === "ANSWERED");
    const settledAt = outcome === "" ? null : at(72);
    const last = settledAt ? [...steps, ["SETTLED", 72, outcome] as const] : steps;
    const unsettled = answered ? ("ANSWERED" as const) : ("OPEN" as const);
    return {
      complaint: {
        id: demoId(random, receivedAt),
        number: `C-${day.slice(0, 4)}-${String(complaintTexts.length - index).padStart(4, "0")}`,
        ...{ receivedAt, channel, party, partyName, subject, body, outcome, prevention, settledAt },
        partyContact: `complaint${index + 1}@example.jp`,
        status: settledAt ? ("SETTLED" as const) : unsettled,
        assignedTo: operatorId,
        answerDueOn: addWorkingDays(day, 3),
        settleDueOn: addDays(day, 30),
        answeredAt: answered ? at(answered[1]) : null,
        answerRemindedAt: receivedAt,
        createdBy: operatorId,
        version: 1,
        createdAt: receivedAt,
        updatedAt: settledAt ?? receivedAt,
      },
      steps: [["RECEIVED", 0, ""] as const, ...last].map(([kind, hours, text]) => ({ kind, at: at(hours), body: text })),
    };
  });
  const steps = complaints.flatMap(({ complaint, steps: taken }) =>
    taken.map(({ kind, at, body }) => ({ id: demoId(random, at), complaint: complaint.id, kind, adminId: operatorId, body, at })),
  );
  return { complaints: complaints.map(({ complaint }) => complaint), steps };
}

type IncidentText = Pick<DataIncident, "kind" | "summary" | "people" | "sensitive" | "financial" | "malicious"> & {
  daysAgo: number;
  steps: readonly (readonly [kind: DataIncidentStep["kind"], hoursLater: number, body: string])[];
};

const incidentTexts: readonly IncidentText[] = [
  {
    ...{ kind: "LEAK", people: 1, sensitive: true, financial: false, malicious: false, daysAgo: 2 },
    summary: "応募者1名の職務経歴書（病歴の記載あり）を、別の企業の担当者にメールで送った。送り先に削除を依頼した。",
    steps: [["MEASURE", 2, "送り先の企業に電話し、削除の確認メールを受け取った。"]],
  },
  {
    ...{ kind: "LOSS", people: 12, sensitive: false, financial: false, malicious: false, daysAgo: 48 },
    summary: "面談の予定を書いた紙のメモ（氏名12名分）を社外で紛失し、翌日に見つかった。",
    steps: [
      ["NOTE", 20, "駅の遺失物の窓口で見つかった。ほかの人が見た様子はない。"],
      ["CLOSED", 30, "氏名だけのメモで、報告の対象にはあたらない。紙での持ち出しをやめた。"],
    ],
  },
];

/** The register of data incidents: one whose clocks run, one that is over. */
export function demoIncidents(random: Random, { now, operatorId }: { now: Date; operatorId: string }) {
  const made = incidentTexts.map(({ daysAgo, steps, ...facts }, index) => {
    const noticedAt = new Date(now.getTime() - daysAgo * 24 * hour);
    const at = (hours: number) => new Date(noticedAt.getTime() + hours * hour);
    const closed = steps.find(([kind]) => kind === "CLOSED");
    const incident = {
      ...facts,
      id: demoId(random, noticedAt),
      number: `D-${jstDate(noticedAt).slice(0, 4)}-${String(incidentTexts.length - index).padStart(4, "0")}`,
      noticedAt,
      status: closed ? ("CLOSED" as const) : ("OPEN" as const),
      closedAt: closed ? at(closed[1]) : null,
      createdBy: operatorId,
      version: 1,
      createdAt: noticedAt,
      updatedAt: at(steps.at(-1)?.[1] ?? 0),
    };
    const all = [["NOTICED", 0, ""] as const, ...steps];
    return {
      incident,
      steps: all.map(([kind, hours, body]) => ({
        id: demoId(random, at(hours)),
        incident: incident.id,
        kind,
        adminId: operatorId,
        body,
        at: at(hours),
      })),
    };
  });
  return { incidents: made.map(({ incident }) => incident), incidentSteps: made.flatMap(({ steps }) => steps) };
}
