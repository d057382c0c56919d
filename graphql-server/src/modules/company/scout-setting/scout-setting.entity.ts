import { defineEntity, p } from "@mikro-orm/core";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import { User } from "../../account/seeker/user.entity.ts";

/** Years that a person has worked in a family of jobs, as they say. */
export interface StatedExperience {
  family: JobCategory;
  years: number;
}

const ScoutSettingSchema = defineEntity({
  name: "ScoutSetting",
  tableName: "scout_setting",
  properties: {
    user: () => p.oneToOne(User).ref().primary().owner().deleteRule("cascade"),
    /** Families of jobs for whose works companies may find the person. */
    families: p.array().$type<JobCategory[]>(),
    experience: p.json().$type<StatedExperience[]>(),
    isPaused: p.boolean().default(false),
    /** The day in Japan on which the person last said how they want to be found: of equals the latest stands first. */
    renewedOn: p.type("date").$type<string>(),
    updatedAt: p.datetime(),
  },
});

/** How a person who agreed wants to be found. Without a row nobody finds them; ending it deletes the row. */
export class ScoutSetting extends ScoutSettingSchema.class {}
ScoutSettingSchema.setClass(ScoutSetting);
