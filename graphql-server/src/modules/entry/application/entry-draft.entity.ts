import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString, encryptedList } from "../../../platform/keys/encrypted-string.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import type { ScreeningAnswer } from "../entry/entry.entity.ts";

const EntryDraftSchema = defineEntity({
  name: "EntryDraft",
  tableName: "entry_draft",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    work: () => p.manyToOne(Work).ref().deleteRule("cascade"),
    message: p.type(EncryptedString).$type<string>().default(""),
    answers: encryptedList<ScreeningAnswer>(),
    resume: () => p.manyToOne(Attachment).ref().nullable().deleteRule("set null"),
    /** Set when the seeker confirmed exactly this content (the version is what was confirmed). */
    confirmedVersion: p.integer().nullable(),
    version: p.integer().version(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ["user", "work"] }],
});

/** An application being written: saved as the seeker types, deleted when sent. */
export class EntryDraft extends EntryDraftSchema.class {}
EntryDraftSchema.setClass(EntryDraft);
