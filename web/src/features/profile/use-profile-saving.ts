import { useEffect, useRef, useState } from "react";
import type { ProfileScreenQuery, UpdateProfileInput } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { send } from "#platform/send.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { keepProfile } from "./kept-profile.ts";
import { updateProfile } from "./profile.mutations.ts";
import { profileScreenQuery } from "./profile-query.ts";
import { inputOf, type ProfileValues, valuesOf } from "./profile-values.ts";

export type SaveState = "idle" | "saving" | "saved" | "failed" | "refused";

const pauseMs = 1_200;
const retryMs = 5_000;

type Me = ProfileScreenQuery["me"];
type Changes = Omit<UpdateProfileInput, "version">;

/** The fields in which two profiles differ, as the second has them. */
function changesBetween(before: Changes, after: Changes): Changes {
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name));
  return Object.fromEntries(Object.entries(after).filter(differs));
}

const without = (changes: Changes, names: ReadonlySet<string>): Changes =>
  Object.fromEntries(Object.entries(changes).filter(([name]) => !names.has(name)));

const isStale = (problems: readonly FieldProblem[]) => problems.some(({ code }) => code === "STALE_VERSION");

async function newestVersion(): Promise<number> {
  const { data } = await client.query({ query: profileScreenQuery, fetchPolicy: "network-only" });
  if (!data) throw new Error("The server answered nothing.");
  return data.me.profile.version;
}

/**
 * Saves a profile while it is written: the changed fields alone, one save at a time. A field that the server refuses keeps none of the others
 * from being saved. Until the server has a field, it is kept in this tab; without a way to the server the save is tried again until it is through.
 * A profile that was saved elsewhere meanwhile keeps the fields that were not touched here.
 */
export function useProfileSaving(me: Me) {
  const [state, setState] = useState<SaveState>("idle");
  const saved = useRef<Changes>(inputOf(valuesOf(me.profile)));
  const version = useRef(me.profile.version);
  const latest = useRef<ProfileValues>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<readonly FieldProblem[]>>(Promise.resolve([]));
  const isGone = useRef(false);
  useEffect(function stopWithTheScreen() {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, []);

  const pending = (values: ProfileValues) => changesBetween(saved.current, inputOf(values));

  function keep(values: ProfileValues): void {
    const names = new Set(Object.keys(pending(values)));
    keepProfile(me.id, Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name))));
  }

  async function sendChanges(changes: Changes): Promise<readonly FieldProblem[]> {
    if (Object.keys(changes).length === 0) return [];
    const { errors, me: answer } = await send(updateProfile, { version: version.current, ...changes });
    if (answer) {
      version.current = answer.profile.version;
      saved.current = { ...saved.current, ...changes };
    }
    return errors;
  }

  async function write(values: ProfileValues): Promise<readonly FieldProblem[]> {
    const changes = pending(values);
    let problems = await sendChanges(changes);
    if (isStale(problems)) {
      version.current = await newestVersion();
      problems = await sendChanges(changes);
    }
    const refused = new Set(problems.map(({ path }) => path[0] ?? ""));
    const rest = without(changes, refused);
    if (problems.length > 0 && Object.keys(rest).length < Object.keys(changes).length) await sendChanges(rest);
    return problems;
  }

  async function attempt(): Promise<readonly FieldProblem[]> {
    const values = latest.current;
    if (!values || Object.keys(pending(values)).length === 0) return [];
    setState("saving");
    try {
      const problems = await write(values);
      setState(problems.length > 0 ? "refused" : "saved");
      return problems;
    } catch (error) {
      setState("failed");
      if (!isGone.current) timer.current = setTimeout(() => void saveNow().catch(() => undefined), retryMs);
      throw error;
    } finally {
      keep(latest.current ?? values);
    }
  }

  function saveNow(values = latest.current): Promise<readonly FieldProblem[]> {
    clearTimeout(timer.current);
    latest.current = values;
    queue.current = queue.current.catch(() => []).then(attempt);
    return queue.current;
  }

  const saveSoon = (values: ProfileValues, onProblems: (problems: readonly FieldProblem[]) => void): void => {
    clearTimeout(timer.current);
    latest.current = values;
    keep(values);
    timer.current = setTimeout(() => void saveNow().then(onProblems, () => undefined), pauseMs);
  };

  const isUnsaved = () => latest.current !== undefined && Object.keys(pending(latest.current)).length > 0;
  return { state, saveNow, saveSoon, isUnsaved };
}
