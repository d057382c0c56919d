import { useEffect, useRef, useState } from "react";
import { dropCopy, keepCopy, readCopy } from "#features/work-start/typed-copy.ts";
import type { FieldProblem, FormOf } from "#ui/forms/form.tsx";
import { useForm } from "#ui/forms/use-form.ts";
import type { SavedWork, WorkStore } from "./work-store.ts";
import type { WorkValues } from "./work-values.ts";

export type EditorState = "idle" | "saving" | "saved" | "failed";

const pauseMs = 1_500;
/** Pauses between attempts while the server cannot be reached. */
const firstRetryMs = 5_000;
const lastRetryMs = 60_000;

export interface WorkEditor {
  form: FormOf<WorkValues>;
  state: EditorState;
  saved: SavedWork | null;
  problems: readonly FieldProblem[];
  isStale: boolean;
  /** True when text came back that was typed before and not saved. */
  isRestored: boolean;
  /** Whether something typed is not on the server yet. */
  isUnsaved(): boolean;
  saveNow(): Promise<boolean>;
  submit(publishAt: string | null): Promise<boolean>;
}

/** Saves a posting while it is written, one save at a time; typed text stays whatever the server says. */
export function useWorkEditor(initial: { work: SavedWork | null; values: WorkValues; store: WorkStore; copyKey: string }): WorkEditor {
  const { copyKey } = initial;
  const [copy] = useState(() => readCopy(copyKey));
  const [state, setState] = useState<EditorState>("idle");
  const [saved, setSaved] = useState(initial.work);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [operationId] = useState(() => copy?.operationId ?? crypto.randomUUID());
  const latest = useRef(initial.work);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const dirty = useRef(copy !== null);
  const failures = useRef(0);
  const form = useForm<WorkValues>({
    initialValues: copy?.values ?? initial.values,
    onValuesChange: (values) => {
      dirty.current = true;
      keepCopy(copyKey, { values, operationId });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saveNow(), pauseMs);
    },
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (found: readonly FieldProblem[]) => {
    setProblems(found);
    form.setErrors(Object.fromEntries(found.map(({ path, message }) => [path.join("."), message])));
  };

  const write = async (): Promise<boolean> => {
    if (!dirty.current && latest.current) return true;
    setState("saving");
    dirty.current = false;
    try {
      const answer = await initial.store.save(latest.current, form.getValues(), operationId);
      if (answer.work) {
        latest.current = answer.work;
        setSaved(latest.current);
        failures.current = 0;
        if (!dirty.current) dropCopy(copyKey);
      } else dirty.current = true;
      show(answer.problems);
      setState(answer.work ? "saved" : "failed");
      return answer.work !== null;
    } catch {
      dirty.current = true;
      setState("failed");
      failures.current += 1;
      timer.current = setTimeout(() => void saveNow(), Math.min(firstRetryMs * 2 ** failures.current, lastRetryMs));
      return false;
    }
  };

  const saveNow = (): Promise<boolean> => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(write);
    return queue.current;
  };

  useEffect(function saveWhenThereIsAWayAgain() {
    const again = () => {
      if (dirty.current) void saveNow();
    };
    if (copy !== null && timer.current === undefined) timer.current = setTimeout(again, pauseMs);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });

  const submit = async (publishAt: string | null): Promise<boolean> => {
    if (!(await saveNow()) || !latest.current) return false;
    const answer = await initial.store.submit(latest.current, publishAt);
    show(answer.problems);
    return answer.work !== null;
  };

  const isStale = problems.some(({ code }) => code === "STALE_VERSION");
  return { form, state, saved, problems, isStale, isRestored: copy !== null, isUnsaved: () => dirty.current, saveNow, submit };
}
