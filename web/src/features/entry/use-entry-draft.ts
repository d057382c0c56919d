import { useEffect, useRef, useState } from "react";
import { forgetWords, keepWords } from "#features/onward/kept-words.ts";
import { send } from "#platform/send.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { saveEntryDraft } from "./entry.mutations.ts";

export interface DraftValues {
  message: string;
  answers: Record<string, string>;
  resumeId: string;
}

export type SaveState = "idle" | "saving" | "saved" | "failed";

const pauseMs = 1_200;
/** A save that found no way to the server is tried again so much later, until it is through. */
const retryMs = 5_000;

/** The application that is being written, and whose it is. */
interface Writing {
  workId: string;
  seekerId: string;
  /** The version that the server has; null when it has none. */
  version: number | null;
}

/**
 * Saves an application while it is written: shortly after the last key, one save at a time, the newest text last. Until the server has it,
 * the text is kept in the tab: when the session ends meanwhile, it is there again after signing in.
 */
export function useEntryDraft({ workId, seekerId, version: initialVersion }: Writing) {
  const [state, setState] = useState<SaveState>("idle");
  const version = useRef(initialVersion);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<DraftValues>(undefined);
  const unsaved = useRef(false);
  const queue = useRef<Promise<readonly FieldProblem[]>>(Promise.resolve([]));
  const isGone = useRef(false);
  useEffect(function stopWithTheScreen() {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
      clearTimeout(retry.current);
    };
  }, []);

  async function write(values: DraftValues): Promise<readonly FieldProblem[]> {
    clearTimeout(retry.current);
    setState("saving");
    unsaved.current = false;
    const answers = Object.entries(values.answers).map(([questionId, answer]) => ({ questionId, answer }));
    const input = { workId, version: version.current, message: values.message, answers, resumeId: values.resumeId || null };
    try {
      const { errors: problems, draft } = await send(saveEntryDraft, input);
      if (draft) version.current = draft.version;
      setState(problems.length > 0 ? "failed" : "saved");
      if (problems.length > 0) unsaved.current = true;
      else if (!unsaved.current) forgetWords(workId);
      return problems;
    } catch (error) {
      unsaved.current = true;
      setState("failed");
      if (!isGone.current) retry.current = setTimeout(() => void saveNow(latest.current ?? values).catch(() => undefined), retryMs);
      throw error;
    }
  }

  function saveNow(values: DraftValues): Promise<readonly FieldProblem[]> {
    clearTimeout(timer.current);
    latest.current = values;
    queue.current = queue.current.catch(() => []).then(() => write(values));
    return queue.current;
  }

  const saveSoon = (values: DraftValues): void => {
    clearTimeout(timer.current);
    unsaved.current = true;
    latest.current = values;
    keepWords(workId, seekerId, values);
    timer.current = setTimeout(() => void saveNow(values).catch(() => undefined), pauseMs);
  };

  return { saveNow, saveSoon, state, isUnsaved: () => unsaved.current, currentVersion: () => version.current };
}
