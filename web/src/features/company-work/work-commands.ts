import { send } from "#platform/send.ts";
import {
  closeWork,
  confirmWork,
  discardWork,
  duplicateWork,
  pauseWork,
  resumeWork,
  submitWork,
  withdrawWork,
} from "./company-work.mutations.ts";

export type WorkAct = "submit" | "confirm" | "pause" | "resume" | "close" | "fill" | "discard" | "withdraw";

type Errors = readonly { message: string }[] | undefined;

/** Does one act on a work; returns the first problem's text, or nothing. */
export async function actOnWork(act: WorkAct, { id, version }: { id: string; version: number }): Promise<string | undefined> {
  const input = { id, version };
  const run: Record<WorkAct, () => Promise<Errors>> = {
    submit: async () => (await send(submitWork, input)).errors,
    confirm: async () => (await send(confirmWork, { id })).errors,
    pause: async () => (await send(pauseWork, input)).errors,
    resume: async () => (await send(resumeWork, input)).errors,
    close: async () => (await send(closeWork, { ...input, filled: false })).errors,
    fill: async () => (await send(closeWork, { ...input, filled: true })).errors,
    withdraw: async () => (await send(withdrawWork, input)).errors,
    discard: async () => (await send(discardWork, input)).errors,
  };
  return (await run[act]())?.[0]?.message;
}

/** Makes a draft of a work, one for an operation however often it is sent; returns its id or the problem's text. */
export async function copyWork(id: string, operationId: string): Promise<{ id?: string; problem?: string }> {
  const { work, errors } = await send(duplicateWork, { id, operationId });
  const made = work?.id;
  return made ? { id: made } : { problem: errors[0]?.message ?? "" };
}
