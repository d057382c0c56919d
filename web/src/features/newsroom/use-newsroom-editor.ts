import { useEffect, useRef, useState } from "react";
import type { LatestNewsQuery } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { send } from "#platform/send.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { contentOf, isSameNews, type NewsValues } from "./news-values.ts";
import { createNews, discardNewsDraft, saveNewsDraft, updateNews } from "./newsroom.mutations.ts";
import { latestNews } from "./newsroom-commands.ts";

/** The item as it was when the form was opened or saved last. */
export interface SavedNews {
  id: string;
  version: number;
}
export type Latest = NonNullable<LatestNewsQuery["adminNews"]>;
export type DraftState = "idle" | "keeping" | "kept" | "failed";

const pauseMs = 2_000;

export interface NewsroomEditor {
  values: NewsValues;
  change(changes: Partial<NewsValues>): void;
  problems: readonly FieldProblem[];
  draftState: DraftState;
  isSaving: boolean;
  isDirty: boolean;
  /** A version a colleague saved meanwhile; nothing of ours is lost. */
  conflict: Latest | null;
  /** Our text, put aside while theirs is in the form. */
  aside: NewsValues | null;
  /** Keeps unsaved work now. @returns whether all is kept. */
  keep(): Promise<boolean>;
  /** @returns the item when it was saved. */
  save(): Promise<SavedNews | null>;
  saveOverTheirs(): Promise<SavedNews | null>;
  takeTheirs(): void;
  putBack(values: NewsValues): void;
  discard(): Promise<void>;
  saved: SavedNews | null;
  show(problems: readonly FieldProblem[]): void;
  /** The item moved on by an act of ours that changed no text. */
  adopt(saved: SavedNews): void;
}

const unknownProblem = (message: string): FieldProblem => ({ code: "UNKNOWN", path: [], message });

/** Writes the values; a new item under an id of the form's own, so that sending twice makes one. */
async function write(saved: SavedNews | null, operationId: string, content: NewsValues) {
  return saved ? send(updateNews, { ...saved, content }) : send(createNews, { operationId, content });
}

/** Keeps what is typed apart from the item every few seconds, and saves it when the editor says so. */
export function useNewsroomEditor(initial: { saved: SavedNews | null; values: NewsValues; failed: string }): NewsroomEditor {
  const [values, setValues] = useState(initial.values);
  const [base, setBase] = useState(initial.values);
  const [saved, setSaved] = useState(initial.saved);
  const [operationId] = useState(() => crypto.randomUUID());
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [draftState, setDraftState] = useState<DraftState>("idle");
  const [isSaving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<Latest | null>(null);
  const [aside, setAside] = useState<NewsValues | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unkept = useRef(false);
  const latest = useRef(values);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keepValues = async (content: NewsValues): Promise<boolean> => {
    clearTimeout(timer.current);
    setDraftState("keeping");
    const input = { newsId: saved?.id ?? null, baseVersion: saved?.version ?? null, content };
    const answer = await send(saveNewsDraft, input).catch(() => undefined);
    const isKept = Boolean(answer?.savedAt);
    if (isKept && latest.current === content) unkept.current = false;
    setDraftState(isKept ? "kept" : "failed");
    return isKept;
  };

  const set = (next: NewsValues) => {
    latest.current = next;
    setValues(next);
    unkept.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keepValues(next), pauseMs);
  };

  const saveAs = async (target: SavedNews | null): Promise<SavedNews | null> => {
    clearTimeout(timer.current);
    setSaving(true);
    try {
      const { news, errors } = await write(target, operationId, contentOf(values));
      setProblems(errors);
      if (errors.some(({ code }) => code === "STALE_VERSION") && target) {
        await keepValues(values);
        const { data } = await client.query({ query: latestNews, variables: { id: target.id }, fetchPolicy: "network-only" });
        setConflict(data?.adminNews ?? null);
      }
      if (!news) return null;
      const now = { id: news.id, version: news.version };
      if (latest.current === values) unkept.current = false;
      setSaved(now);
      setBase(values);
      setConflict(null);
      setAside(null);
      setDraftState("idle");
      return now;
    } catch {
      setProblems([unknownProblem(initial.failed)]);
      return null;
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    saved,
    problems,
    draftState,
    isSaving,
    conflict,
    aside,
    isDirty: !isSameNews(values, base),
    change: (changes) => {
      // A problem with a field that is being corrected is none until it is sent again.
      setProblems(problems.filter(({ path }) => !((path.at(-1) ?? "") in changes)));
      set({ ...values, ...changes });
    },
    keep: () => (unkept.current ? keepValues(values) : Promise.resolve(true)),
    save: () => saveAs(saved),
    saveOverTheirs: () => saveAs(conflict ? { id: conflict.id, version: conflict.version } : saved),
    takeTheirs: () => {
      if (!conflict) return;
      clearTimeout(timer.current);
      setAside(values);
      setSaved({ id: conflict.id, version: conflict.version });
      setBase(contentOf(conflict));
      latest.current = contentOf(conflict);
      setValues(latest.current);
      setConflict(null);
      setProblems([]);
    },
    putBack: (kept) => {
      set(contentOf(kept));
      setAside(null);
    },
    discard: async () => {
      clearTimeout(timer.current);
      await send(discardNewsDraft, { newsId: saved?.id ?? null });
      unkept.current = false;
      setDraftState("idle");
    },
    show: setProblems,
    adopt: ({ id, version }) => setSaved({ id, version }),
  };
}
