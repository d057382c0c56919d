import { defineEntity, p } from "@mikro-orm/core";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { itemTypes, reviewMethods } from "../bank/item-types.ts";
import { itemAlarms } from "../engine/item-alarms.ts";
import { skills } from "../engine/next-item.ts";
import { Exam } from "../sitting/exam.entity.ts";

/** PILOT items are served unscored until they are calibrated; RETIRED ones are kept for the sittings that saw them. */
export const examItemStatuses = ["PILOT", "ACTIVE", "RETIRED"] as const;
export const examItemOrigins = ["BANK", "IMPORT"] as const;
/** VOICE: people reading the script. DEMO: tones of the demo, which nobody is scored by. */
export const recordingKinds = ["VOICE", "DEMO"] as const;
export type RecordingKind = (typeof recordingKinds)[number];

/** Findings of the last check. Options are counted from 0 in the author's order. */
export interface ItemFinding {
  a: number;
  b: number;
  seOfB: number;
  /** Of the logarithm of the discrimination; findings of earlier versions lack it. */
  seOfLogA?: number;
  responses: number;
  betterKey: number | null;
}

const ExamItemSchema = defineEntity({
  name: "ExamItem",
  tableName: "test_item",
  properties: {
    id: p.uuid().primary(),
    test: () => p.manyToOne(Exam).ref().deleteRule("restrict"),
    code: p.string().length(40),
    origin: p.enum(examItemOrigins).default("BANK"),
    status: p.enum(examItemStatuses).default("ACTIVE"),
    level: p.enum(measuredLevels),
    skill: p.enum(skills),
    /** What kind of question it is; null for imported rows that do not say. */
    type: p.enum(itemTypes).nullable(),
    stem: p.text(),
    passage: p.text().nullable(),
    script: p.text().nullable(),
    /** What is heard of a listening item. Without it the item is in no sitting: its script is never shown. */
    recording: () => p.manyToOne(Attachment).ref().nullable().deleteRule("set null"),
    recordingKind: p.enum(recordingKinds).nullable(),
    recordingMs: p.integer().nullable(),
    options: p.json().$type<string[]>(),
    /** Index of the right option. No GraphQL type of a seeker maps this table. */
    key: p.integer(),
    explanation: p.text(),
    explanationEn: p.text(),
    /** The second pass: when and how it was looked at from the item alone; null while it was not. */
    reviewedOn: p.date().nullable(),
    reviewMethod: p.enum(reviewMethods).nullable(),
    /** The person who has read it, as the operator names them; empty until then and again when its text changes. */
    reviewer: p.string().length(80).nullable(),
    a: p.double().$type<number>(),
    b: p.double().$type<number>(),
    c: p.double().$type<number>(),
    /** Standard errors of the difficulty and of the logarithm of the discrimination: how far the parameters may be off. */
    seB: p.double().$type<number>().default(0.42),
    seLogA: p.double().$type<number>().default(0.17),
    /** When the parameters were last fitted to answers; null while they are the author's. */
    calibratedAt: p.datetime().nullable(),
    /** When its answers were last looked at for alarms. */
    checkedAt: p.datetime().nullable(),
    /** The reason an editor should look at it; an item with a wrong key is not served meanwhile. */
    alarm: p.enum(itemAlarms).nullable(),
    /** The findings: the fit, and the option that able people choose. */
    finding: p.json().$type<ItemFinding>().nullable(),
    /** Sittings that were shown the item. */
    shown: p.integer().default(0),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ["test", "status"] }],
  uniques: [{ properties: ["test", "code"] }],
});

/** A question of the bank with its key and parameters. */
export class ExamItem extends ExamItemSchema.class {}
ExamItemSchema.setClass(ExamItem);
