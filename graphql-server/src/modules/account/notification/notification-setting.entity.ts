import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../seeker/user.entity.ts";

/** What a seeker may be told of. Mails about the account itself (password, leaving) always go out. */
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

/** How one seeker wants to be told of one thing; without a row everything is told. */
export class NotificationSetting extends NotificationSettingSchema.class {}
NotificationSettingSchema.setClass(NotificationSetting);
