import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";

const SchoolVacationSchema = defineEntity({
  name: "SchoolVacation",
  tableName: "school_vacation",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    startsOn: p.type("date").$type<string>(),
    endsOn: p.type("date").$type<string>(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["user", "startsOn"] }],
  checks: [{ name: "school_vacation_order", expression: "starts_on <= ends_on" }],
});

/** 長期休業 of the seeker's school: in it the limit for 留学 is by the day. */
export class SchoolVacation extends SchoolVacationSchema.class {}
SchoolVacationSchema.setClass(SchoolVacation);
