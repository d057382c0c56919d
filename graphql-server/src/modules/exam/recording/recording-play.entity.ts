import { defineEntity, p } from "@mikro-orm/core";
import { ExamResponse } from "../sitting/exam-response.entity.ts";

const RecordingPlaySchema = defineEntity({
  name: "RecordingPlay",
  tableName: "test_play",
  properties: {
    id: p.uuid().primary(),
    response: () => p.manyToOne(ExamResponse).ref().deleteRule("cascade"),
    /** Chosen by the client so that an unknown outcome can be asked for again without losing a play. */
    operationId: p.uuid().unique(),
    /** When the sound began to be sent; null until then, and again when its connection broke. */
    takenAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["response"] }],
});

/** One of the two times that the recording of an item may be heard in a sitting. */
export class RecordingPlay extends RecordingPlaySchema.class {}
RecordingPlaySchema.setClass(RecordingPlay);
