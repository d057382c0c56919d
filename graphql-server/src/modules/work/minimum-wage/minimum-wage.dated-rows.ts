import { isDay } from "../../../shared/calendar/jst.ts";
import type { DatedRows } from "../../../shared/ctx.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { MinimumWage } from "./minimum-wage.entity.ts";

/** Minimum wages as the owner of the back office keeps them; an id is prefecture and first day. */
export const minimumWageRows: DatedRows = {
  async find(em, id) {
    const [code, validFrom = ""] = id.split(":");
    const prefecture = prefectureCodes.find((one) => one === code);
    return prefecture && isDay(validFrom) ? em.findOne(MinimumWage, { prefecture, validFrom }) : null;
  },
};
