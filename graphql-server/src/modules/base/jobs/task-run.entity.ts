import { defineEntity, p } from "@mikro-orm/core";

const TaskRunSchema = defineEntity({
  name: "TaskRun",
  tableName: "task_run",
  properties: {
    /** Name of the task. */
    name: p.string().length(60).primary(),
    /** Time of its last success. */
    finishedAt: p.datetime().nullable(),
    /** Time of its last failure, whatever came after it. */
    failedAt: p.datetime().nullable(),
    /** Kind of the last failure, without personal data; null after a success. */
    lastError: p.string().length(300).nullable(),
  },
});

/** How a task ended last, for whoever runs the product. */
export class TaskRun extends TaskRunSchema.class {}
TaskRunSchema.setClass(TaskRun);
