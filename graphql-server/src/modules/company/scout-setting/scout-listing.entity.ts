import { defineEntity, p } from "@mikro-orm/core";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import { User } from "../../account/seeker/user.entity.ts";

const ScoutListingSchema = defineEntity({
  name: "ScoutListing",
  tableName: "scout_listing",
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule("cascade"),
    family: p.string().length(40).$type<JobCategory>().primary(),
    /** Wished prefectures, wished contracts and qualifications as bits, in the order of their vocabularies; 0 where nothing is said. */
    prefectures: p.bigint("bigint"),
    contracts: p.integer(),
    qualifications: p.integer(),
    /** Where the measured level stands in its vocabulary; -1 while nothing was measured. */
    level: p.smallint(),
    /** Years in the family. */
    experience: p.smallint(),
    startableOn: p.type("date").$type<string>().nullable(),
    renewedOn: p.type("date").$type<string>(),
  },
  indexes: [
    {
      name: "scout_listing_search",
      expression:
        "create index scout_listing_search on scout_listing (family) include (user_id, prefectures, contracts, qualifications, level, experience, startable_on, renewed_on)",
    },
  ],
});

/**
 * What a search reads of a person, one row for each family of jobs in which they may be found. Triggers of the database write it, in the
 * transaction that changes the account, the profile or the setting: who is suspended, leaving or paused has no row from that moment.
 */
export class ScoutListing extends ScoutListingSchema.class {}
ScoutListingSchema.setClass(ScoutListing);
