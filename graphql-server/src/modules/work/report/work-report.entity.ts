import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { Work } from "../posting/work.entity.ts";
import { workReportOrigins, workReportReasons, workReportStatuses } from "./work-report.vocabulary.ts";

const WorkReportSchema = defineEntity({
  name: "WorkReport",
  tableName: "work_report",
  properties: {
    id: p.uuid().primary(),
    /** Id of the browser's form: sending it twice is one report. */
    operationId: p.uuid().unique(),
    work: () => p.manyToOne(Work).ref().deleteRule("cascade"),
    reason: p.enum(workReportReasons),
    origin: p.enum(workReportOrigins).default("READER"),
    body: p.type(EncryptedString).$type<string>().default(""),
    status: p.enum(workReportStatuses).default("OPEN"),
    /** The time by which the operator looks at it: the order of the queue. */
    dueAt: p.datetime(),
    settledAt: p.datetime().nullable(),
    settledBy: p.uuid().nullable(),
    note: p.type(EncryptedString).$type<string>().default(""),
    version: p.integer().version(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["status", "dueAt", "id"] }, { properties: ["work"] }],
});

/** What a reader, or the site itself, found wrong with a posting. It does not say who a reader is: nobody has to fear to send one. */
export class WorkReport extends WorkReportSchema.class {}
WorkReportSchema.setClass(WorkReport);
