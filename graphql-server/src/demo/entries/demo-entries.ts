import type { EntryStatus } from "../../modules/entry/entry/entry.vocabulary.ts";
import type { ActorKind } from "../../shared/viewer/actor.ts";
import { demoId, type Random } from "../random.ts";

const hour = 3_600_000;

/** The states an application went through to reach each state; every state of the product is here. */
const paths: Readonly<Record<EntryStatus, readonly EntryStatus[]>> = {
  APPLIED: [],
  SCREENING: ["SCREENING"],
  SCHEDULING: ["SCREENING", "SCHEDULING"],
  INTERVIEW: ["SCREENING", "SCHEDULING", "INTERVIEW"],
  OFFERED: ["SCREENING", "SCHEDULING", "INTERVIEW", "OFFERED"],
  ACCEPTED: ["SCREENING", "SCHEDULING", "INTERVIEW", "OFFERED", "ACCEPTED"],
  JOINED: ["SCREENING", "SCHEDULING", "INTERVIEW", "OFFERED", "ACCEPTED", "JOINED"],
  ON_HOLD: ["SCREENING", "ON_HOLD"],
  REJECTED: ["SCREENING", "REJECTED"],
  WITHDRAWN: ["SCREENING", "WITHDRAWN"],
  DECLINED: ["SCREENING", "SCHEDULING", "INTERVIEW", "OFFERED", "DECLINED"],
  JOB_CLOSED: ["JOB_CLOSED"],
  ACCOUNT_CLOSED: ["ACCOUNT_CLOSED"],
};
export const demoEntryStates = Object.keys(paths).filter((state): state is EntryStatus => state in paths);

const bySeeker = new Set<EntryStatus>(["WITHDRAWN", "ACCEPTED", "DECLINED"]);
const bySystem = new Set<EntryStatus>(["JOB_CLOSED", "ACCOUNT_CLOSED"]);
const rejection = "慎重に検討いたしました結果、今回は採用を見送らせていただくことになりました。ご応募ありがとうございました。";

function actorOf(to: EntryStatus): ActorKind {
  if (bySeeker.has(to)) return "SEEKER";
  return bySystem.has(to) ? "SYSTEM" : "COMPANY";
}

const turns: readonly (readonly ["COMPANY" | "SEEKER", string])[] = [
  ["COMPANY", "ご応募ありがとうございます。採用担当の者です。書類を確認いたしました。来週、面接のお時間をいただけますでしょうか。"],
  ["SEEKER", "お返事ありがとうございます。来週は、火曜日と木曜日の午後が大丈夫です。よろしくお願いいたします。"],
  ["COMPANY", "ありがとうございます。では、火曜日の15時にお願いいたします。当日は履歴書をお持ちください。"],
  ["SEEKER", "わかりました。火曜日の15時にうかがいます。"],
];

/** Returns somebody's answer to one of the questions that demo works ask. */
function answerTo(question: string): string {
  if (question.includes("いつから")) return "来月の1日から働けます。面接は平日の午後でしたらいつでもうかがえます。";
  return "人と話す仕事が好きで、日本語をもっと上手になりたいからです。";
}

export interface DemoEntryInput {
  userId: string;
  workId: string;
  companyId: string;
  memberId: string;
  status: EntryStatus;
  questions: readonly { id: string; text: string }[];
  mark: string;
  now: Date;
}

/** An application with its history, conversation and messages; the unread counters agree with what was read. */
export function demoEntry(random: Random, input: DemoEntryInput) {
  const { userId, workId, companyId, memberId, status, mark, now } = input;
  const path = paths[status];
  const createdAt = new Date(now.getTime() - (path.length * 40 + 30 + random.int(60)) * hour);
  const id = demoId(random, createdAt);
  const at = (step: number) => new Date(createdAt.getTime() + step * 36 * hour);
  const rounds = path.includes("INTERVIEW") ? 1 : 0;
  const events = ["APPLIED" as const, ...path].map((to, step, all) => {
    const kind: ActorKind = step === 0 ? "SEEKER" : actorOf(to);
    const reached = all.slice(0, step + 1).includes("INTERVIEW") ? 1 : 0;
    const actorId = { SEEKER: userId, COMPANY: memberId, ADMIN: null, SYSTEM: null }[kind];
    return {
      id: demoId(random, at(step)),
      entry: id,
      from: all[step - 1] ?? null,
      to,
      interviewRound: reached,
      actorKind: kind,
      actorId,
      reason: to === "REJECTED" ? rejection : null,
      at: at(step),
    };
  });
  const message =
    mark || "はじめまして。求人を拝見し、ぜひ働きたいと思い応募いたしました。日本語で接客をした経験があります。よろしくお願いいたします。";
  const conversationId = demoId(random, createdAt);
  const written = [["SEEKER", message] as const, ...turns.slice(0, path.length === 0 ? 0 : 1 + random.int(turns.length))];
  const messages = written.map(([senderKind, body], step) => {
    const sentAt = new Date(createdAt.getTime() + step * 5 * hour);
    return {
      id: demoId(random, sentAt),
      conversation: conversationId,
      senderKind,
      senderId: senderKind === "SEEKER" ? userId : memberId,
      body,
      operationId: demoId(random, sentAt),
      createdAt: sentAt,
    };
  });
  const last = messages.at(-1);
  const lastMessageAt = last?.createdAt ?? createdAt;
  const unread = path.length === 0 || random.chance(0.4) ? 1 : 0;
  const forCompany = last?.senderKind === "SEEKER";
  return {
    entry: {
      id,
      user: userId,
      work: workId,
      company: companyId,
      status,
      interviewRound: rounds,
      heldFrom: status === "ON_HOLD" ? ("SCREENING" as const) : null,
      message,
      answers: input.questions.map(({ id: questionId, text }) => ({
        questionId,
        question: text,
        answer: mark || answerTo(text),
      })),
      consentVersion: "2026-11",
      consentedAt: createdAt,
      operationId: demoId(random, createdAt),
      movedAt: events.at(-1)?.at ?? createdAt,
      version: 1,
      createdAt,
      updatedAt: events.at(-1)?.at ?? createdAt,
    },
    events,
    conversation: {
      id: conversationId,
      kind: "SEEKER_COMPANY" as const,
      user: userId,
      company: companyId,
      entry: id,
      lastMessageAt,
      seekerUnread: forCompany ? 0 : unread,
      companyUnread: forCompany ? unread : 0,
      adminUnread: 0,
      createdAt,
    },
    messages,
  };
}
