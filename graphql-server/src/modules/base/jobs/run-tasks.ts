import type { EntityManager } from "@mikro-orm/postgresql";
import type { Log } from "../../../platform/log/log.ts";
import type { Metrics } from "../../../platform/metrics/metrics.ts";
import type { Task } from "./task.ts";

interface TaskEnd {
  name: string;
  error: string | null;
}

/** Writes how tasks ended, on the database's time, in one statement. */
async function note(em: EntityManager, ends: readonly TaskEnd[]): Promise<void> {
  await em.execute(
    `insert into task_run (name, finished_at, failed_at, last_error)
     select x.name, case when x.error is null then now() end, case when x.error is not null then now() end, x.error
       from json_to_recordset(?::json) as x (name text, error text)
     on conflict (name) do update set finished_at = coalesce(excluded.finished_at, task_run.finished_at),
       failed_at = coalesce(excluded.failed_at, task_run.failed_at), last_error = excluded.last_error`,
    [JSON.stringify(ends)],
  );
}

/** Runs tasks one after the other; one that fails is noted by the kind of its error and keeps no other from running. @returns what is not done. */
export async function runTasks(
  fork: () => EntityManager,
  tasks: readonly Task[],
  { log, metrics }: { log: Log; metrics: Pick<Metrics, "task"> },
): Promise<readonly Task[]> {
  const ends: TaskEnd[] = [];
  const unfinished: Task[] = [];
  for (const task of tasks) {
    try {
      if (await task.run(fork())) unfinished.push(task);
      metrics.task(task.name, "done");
      ends.push({ name: task.name, error: null });
    } catch (error) {
      metrics.task(task.name, "failed");
      log.error("task failed", { task: task.name, error });
      ends.push({ name: task.name, error: error instanceof Error ? error.name : "Error" });
    }
  }
  if (ends.length > 0) await note(fork(), ends);
  return unfinished;
}
