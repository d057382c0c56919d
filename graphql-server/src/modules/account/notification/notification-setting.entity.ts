import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../seeker/user.entity.ts";

/** Kinds of news a seeker can choose to receive. Mails about the account itself (password, leaving) always go out. */
export const notificationFamilies = ["ENTRY", "MESSAGE", "SAVED_SEARCH", "CLOSING_SOON", "NEWS"] as const;
export type NotificationFamily = (typeof notificationFamilies)[number];

const NotificationSettingSchema = defineEntity({
  name: "NotificationSetting",
  tableName: "notification_setting",
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule("cascade"),
    family: p.enum(notificationFamilies).primary(),
    email: p.boolean().default(true),
    site: p.boolean().default(true),
  },
});

/** The channels on which one seeker is told of one kind of news; without a row every channel is on. */
export class NotificationSetting extends NotificationSettingSchema.class {}
NotificationSettingSchema.setClass(NotificationSetting);
