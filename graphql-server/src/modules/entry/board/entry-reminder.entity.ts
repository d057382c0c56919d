import { defineEntity, p } from "@mikro-orm/core";
import { Entry } from "../entry/entry.entity.ts";

const EntryReminderSchema = defineEntity({
  name: "EntryReminder",
  tableName: "entry_reminder",
  properties: {
    entry: () => p.oneToOne(Entry).ref().primary().deleteRule("cascade"),
    remindedAt: p.datetime(),
  },
});

/** The time the company was last told that an application waits. Apart from the entry, so that a reminder makes no open page stale. */
export class EntryReminder extends EntryReminderSchema.class {}
EntryReminderSchema.setClass(EntryReminder);
