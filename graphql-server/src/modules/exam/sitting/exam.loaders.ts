import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { ExamResult } from "../certificate/exam-result.entity.ts";
import { playsOfARecording } from "../engine/sitting-time.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { RecordingPlay } from "../recording/recording-play.entity.ts";
import { ExamResponse } from "./exam-response.entity.ts";

/** What is heard of an item, and how often it may still be. */
export interface ShownRecording {
  durationMs: number;
  playsLeft: number;
  isDemo: boolean;
}

/** The item a sitting shows now: what is asked and the options in their shown order. Holds no key and no script. */
export interface ShownItem {
  position: number;
  skill: ExamResponse["skill"];
  stem: string;
  passage: string | null;
  recording: ShownRecording | null;
  options: string[];
  servedAt: Date;
  deadlineAt: Date;
}

const shownFields = ["id", "stem", "passage", "recordingKind", "recordingMs", "options"] as const;

/** How often the recordings of these answers were played. */
async function playsByResponse({ em }: Ctx, ids: readonly string[]): Promise<Map<string, number>> {
  const plays = await em.find(RecordingPlay, { response: { $in: [...ids] } }, { fields: ["id", "response"], disableIdentityMap: true });
  return new Map([...Map.groupBy(plays, ({ response }) => response.id)].map(([id, all]) => [id, all.length]));
}

function recordingOf(
  { recordingKind, recordingMs }: Pick<ExamItem, "recordingKind" | "recordingMs">,
  plays: number,
): ShownRecording | null {
  if (!recordingKind) return null;
  return { durationMs: recordingMs ?? 0, playsLeft: Math.max(0, playsOfARecording - plays), isDemo: recordingKind === "DEMO" };
}

/** The unanswered item by attempt; null when there is none. */
export function shownItemByAttempt(ctx: Ctx): DataLoader<string, ShownItem | null> {
  const { em } = ctx;
  return new DataLoader(async (ids) => {
    const open = await em.find(ExamResponse, { attempt: { $in: [...ids] }, answeredAt: null });
    const itemIds = open.map(({ item }) => item.id);
    const items = await em.find(ExamItem, { id: { $in: itemIds } }, { fields: shownFields, disableIdentityMap: true });
    const byId = new Map(items.map((item) => [item.id, item]));
    const heard = open.filter(({ skill }) => skill === "LISTENING").map(({ id }) => id);
    const plays = heard.length > 0 ? await playsByResponse(ctx, heard) : new Map<string, number>();
    const byAttempt = new Map(
      open.map((response): [string, ShownItem | null] => {
        const item = byId.get(response.item.id);
        if (!item) return [response.attempt.id, null];
        const { position, skill, servedAt, deadlineAt, optionOrder } = response;
        const options = optionOrder.map((index) => item.options[index] ?? "");
        const texts = { stem: item.stem, passage: item.passage ?? null, recording: recordingOf(item, plays.get(response.id) ?? 0) };
        return [response.attempt.id, { position, skill, servedAt, deadlineAt, options, ...texts }];
      }),
    );
    return ids.map((id) => byAttempt.get(id) ?? null);
  });
}

/** Counts the items answered in each sitting, pilots included. */
export function answeredCountByAttempt({ em }: Ctx): DataLoader<string, number> {
  return new DataLoader(async (ids) => {
    const answered = await em.find(
      ExamResponse,
      { attempt: { $in: [...ids] }, answeredAt: { $ne: null } },
      { fields: ["id", "attempt"], disableIdentityMap: true },
    );
    return ids.map((id) => answered.filter(({ attempt }) => attempt.id === id).length);
  });
}

/** The result of a sitting; null while it is open. */
export function resultByAttempt({ em }: Ctx): DataLoader<string, ExamResult | null> {
  return new DataLoader(async (ids) => {
    const results = await em.find(ExamResult, { attempt: { $in: [...ids] } });
    return ids.map((id) => results.find(({ attempt }) => attempt.id === id) ?? null);
  });
}
