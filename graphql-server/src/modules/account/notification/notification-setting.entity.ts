import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../seeker/user.entity.ts";

/** Kinds of news a seeker can choose to receive. Mails about the account itself (password, leaving) always go out. */
export const notificationFamilies = ["ENTRY", "MESSAGE", "SAVED_SEARCH", "CLOSING_SOON", "NEWS", "PRACTICE", "SCOUT"] as const;
export type NotificationFamily = (typeof notificationFamilies)[number];

const NotificationSettingSchema = defineEntity({
  name: "NotificationSetting",
  tableName: "notification_setting",
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule("cascade"),
    family: p.enum(notificationFamilies).primary(),
    email: p.boolean().default(true),
    site: p.boolean().default(true),
    /** The day in Japan of the latest reminder, of families that remind. */
    remindedOn: p.type("date").$type<string>().nullable(),
  },
});

/** The channels on which one seeker is told of one kind of news; without a row every channel is on that is not off by default. */
export class NotificationSetting extends NotificationSettingSchema.class {}
NotificationSettingSchema.setClass(NotificationSetting);
