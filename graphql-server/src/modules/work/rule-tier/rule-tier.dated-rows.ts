import { isDay } from "../../../shared/calendar/jst.ts";
import type { DatedRows } from "../../../shared/ctx.ts";
import { RuleTier } from "../../base/judging/rule-tier.entity.ts";

/** Tiers of rules as the owner of the back office keeps them. */
export const ruleTierRows: DatedRows = {
  find(em, id) {
    const [rule = "", validFrom = ""] = id.split(":");
    return isDay(validFrom) ? em.findOne(RuleTier, { rule, validFrom }) : Promise.resolve(null);
  },
};
