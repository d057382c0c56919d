import { defineEntity, p } from "@mikro-orm/core";

export const correctionOwners = ["COMPANY", "WORK", "NEWS"] as const;

const ReadingCorrectionSchema = defineEntity({
  name: "ReadingCorrection",
  tableName: "reading_correction",
  properties: {
    id: p.uuid().primary(),
    ownerKind: p.enum(correctionOwners),
    /** The company (for all its texts), the work or the news item. */
    ownerId: p.uuid(),
    /** As it stands in the text. */
    word: p.string().length(40),
    /** Hiragana. */
    reading: p.string().length(80),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ["ownerId", "word"] }],
});

/** A reading of a word set by the author of a text; it wins over the dictionary every time the readings are computed. */
export class ReadingCorrection extends ReadingCorrectionSchema.class {}
ReadingCorrectionSchema.setClass(ReadingCorrection);
