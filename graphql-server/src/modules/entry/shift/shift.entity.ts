import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { User } from "../../account/seeker/user.entity.ts";

const ShiftSchema = defineEntity({
  name: "Shift",
  tableName: "shift",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    /** Day in Japan on which it begins. */
    day: p.type("date").$type<string>(),
    /** Minutes after midnight of that day; an end after 1440 is on the next day. */
    startMinute: p.integer(),
    endMinute: p.integer(),
    breakMinutes: p.integer().default(0),
    /** The workplace, in the seeker's own words. */
    employer: p.type(EncryptedString).$type<string>(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["user", "day"] }],
  checks: [
    {
      name: "shift_times",
      expression: "start_minute >= 0 and start_minute <= 1439 and end_minute > start_minute and end_minute <= start_minute + 1440",
    },
    { name: "shift_break", expression: "break_minutes >= 0 and break_minutes < end_minute - start_minute" },
  ],
});

/** Hours a seeker works somewhere, entered by the seeker for the 28-hour guard. Nobody else sees them. */
export class Shift extends ShiftSchema.class {}
ShiftSchema.setClass(Shift);
