import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { accountKinds } from "../../../shared/viewer/actor.ts";

export const attachmentPurposes = [
  ...(["RESUME", "MESSAGE", "PHOTO", "CERTIFICATE", "LOGO", "NEWS", "MOVIE", "POSTER", "ITEMS", "RECORDING"] as const),
  ...(["WORKPLACE", "WORKPLACE_VIEW"] as const),
] as const;
export type AttachmentPurpose = (typeof attachmentPurposes)[number];

const AttachmentSchema = defineEntity({
  name: "Attachment",
  tableName: "attachment",
  properties: {
    id: p.uuid().primary(),
    ownerKind: p.enum(accountKinds),
    /** The seeker, the company (not its member) or the admin that owns the file. */
    ownerId: p.uuid(),
    purpose: p.enum(attachmentPurposes),
    /** As the person named it, for display and download only. */
    fileName: p.type(EncryptedString).$type<string>(),
    mimeType: p.string().length(100),
    byteSize: p.integer(),
    sha256: p.string().length(64),
    /** Random name in the store; never shown. */
    storageKey: p.string().length(100).unique(),
    state: p.enum(["PENDING", "CLEAN", "INFECTED"]).default("PENDING"),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["ownerKind", "ownerId", "purpose"] }],
});

/** A private file. Reached only by a signed address after a policy check. */
export class Attachment extends AttachmentSchema.class {}
AttachmentSchema.setClass(Attachment);
