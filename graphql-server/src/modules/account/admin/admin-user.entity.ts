import { defineEntity, p } from "@mikro-orm/core";
import { adminRoles } from "../../../shared/viewer/roles.ts";

const AdminUserSchema = defineEntity({
  name: "AdminUser",
  tableName: "admin_user",
  properties: {
    id: p.uuid().primary(),
    email: p.string().length(254).unique(),
    name: p.string().length(120),
    role: p.enum(adminRoles),
    status: p.enum(["ACTIVE", "DISABLED"]).default("ACTIVE"),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** A person of the operator's back office. */
export class AdminUser extends AdminUserSchema.class {}
AdminUserSchema.setClass(AdminUser);
