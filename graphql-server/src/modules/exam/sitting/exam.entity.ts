import { defineEntity, p } from "@mikro-orm/core";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";

/** A level of the bank: people measured in it, its items, and those of them that were fitted to answers. */
export interface LevelCalibration {
  level: MeasuredLevel;
  people: number;
  items: number;
  fitted: number;
}

const ExamSchema = defineEntity({
  name: "Exam",
  tableName: "test",
  properties: {
    id: p.uuid().primary(),
    code: p.string().length(40).unique(),
    title: p.string().length(120),
    titleEn: p.string().length(120),
    /** Fingerprint of the bank that was installed last: tells whether the data files have changed since. */
    bankVersion: p.string().length(64),
    /** Sittings begun so far: what the exposure of an item is measured against. */
    sittings: p.integer().default(0),
    /** How far each level is calibrated, as the last check of the items found it. */
    calibration: p.json().$type<LevelCalibration[]>().default([]),
    /** When every level was calibrated; null while results are provisional. */
    calibratedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** An exam: the bank of items that its sittings draw from. */
export class Exam extends ExamSchema.class {}
ExamSchema.setClass(Exam);
