import { defineEntity, p } from "@mikro-orm/core";

const JobLeaseSchema = defineEntity({
  name: "JobLease",
  tableName: "job_lease",
  properties: {
    /** Name of the task. */
    name: p.string().length(60).primary(),
    /** Process that runs it now, or ran it last. */
    holder: p.string().length(64),
    /** Until when no other process may take it; a crashed holder loses it then. */
    leasedUntil: p.datetime(),
    /** Time of its last success. */
    finishedAt: p.datetime().nullable(),
    /** First line of the last failure, without personal data; null after a success. */
    lastError: p.string().length(300).nullable(),
  },
});

/** One periodic task: at any time at most one process runs it. */
export class JobLease extends JobLeaseSchema.class {}
JobLeaseSchema.setClass(JobLease);
