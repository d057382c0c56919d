import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { Entry } from "../entry/entry.entity.ts";

const EntryNoteSchema = defineEntity({
  name: "EntryNote",
  tableName: "entry_note",
  properties: {
    id: p.uuid().primary(),
    entry: () => p.manyToOne(Entry).ref().deleteRule("cascade"),
    member: () => p.manyToOne(CompanyMember).ref().nullable().deleteRule("set null"),
    body: p.type(EncryptedString).$type<string>(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["entry", "createdAt"] }],
});

/** A member's note about an applicant, for colleagues. The seeker never reads it. */
export class EntryNote extends EntryNoteSchema.class {}
EntryNoteSchema.setClass(EntryNote);
