import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";
import type { PlaceColumns, StandingColumns } from "./standing-columns.ts";

const PostingProfileSchema = defineEntity({
  name: "PostingProfile",
  tableName: "posting_profile",
  properties: {
    company: () => p.oneToOne(Company).ref().primary().deleteRule("cascade"),
    /** What holds for every posting of the company. */
    facts: p.json().$type<StandingColumns>(),
    /** Its places of work, the usual one first. */
    workplaces: p.json().$type<PlaceColumns[]>(),
    version: p.integer().version(),
    updatedAt: p.datetime(),
  },
});

/** What a company's postings have in common, so that nobody types it twice: insurance, holidays, trial, places of work. */
export class PostingProfile extends PostingProfileSchema.class {}
PostingProfileSchema.setClass(PostingProfile);
