import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";

const ScoutStopSchema = defineEntity({
  name: "ScoutStop",
  tableName: "scout_stop",
  properties: {
    company: () => p.oneToOne(Company).ref().primary().owner().deleteRule("cascade"),
    /** Why, for the operator's own people. */
    reason: p.text(),
    stoppedBy: p.uuid(),
    stoppedAt: p.datetime(),
  },
});

/** A company that may not search for people any more, by the operator's word. */
export class ScoutStop extends ScoutStopSchema.class {}
ScoutStopSchema.setClass(ScoutStop);
