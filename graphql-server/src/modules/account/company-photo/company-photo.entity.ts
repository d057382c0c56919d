import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../company/company.entity.ts";

/** A picture as it is sent: drawn by the server at one of its widths. */
export interface PhotoFile {
  /** Its attachment. */
  id: string;
  mimeType: "image/webp" | "image/jpeg";
  width: number;
  height: number;
}

/** A picture with its words; a change of either makes another version. */
export interface PhotoVersion {
  alt: string;
  files: PhotoFile[];
}

const CompanyPhotoSchema = defineEntity({
  name: "CompanyPhoto",
  tableName: "company_photo",
  properties: {
    id: p.uuid().primary(),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    /** The order that the company gave. */
    position: p.integer(),
    /** What visitors see: the last version that the operator approved. */
    shown: p.json().$type<PhotoVersion>().nullable(),
    /** A version that the operator has not approved. */
    waiting: p.json().$type<PhotoVersion>().nullable(),
    /** Since when the waiting version waits for the operator; null when none does. */
    submittedAt: p.datetime().nullable(),
    /** Why the operator sent the waiting version back; null while it waits. */
    returnReason: p.text().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ["company", "position", "id"] }, { properties: ["submittedAt", "id"] }],
});

/** A picture of a company's workplaces. Visitors see a version once the operator approved it, and that one until the next is. */
export class CompanyPhoto extends CompanyPhotoSchema.class {}
CompanyPhotoSchema.setClass(CompanyPhoto);
