import { z } from "zod";
import { type AdminUser } from "../../modules/account/admin/admin-user.entity.ts";
import { adminDevices, adminHasPassword, adminLastSignIn } from "../../modules/account/admin/admin-user.loaders.ts";
import { adminStates, adminUserSorts, getAdminUser, listAdminUsers } from "../../modules/account/admin/admin-user.queries.ts";
import { adminHasTwoFactor } from "../../modules/account/two-factor/two-factor.loaders.ts";
import { loader } from "../../shared/loader.ts";
import { notFound, parse } from "../../shared/user-error.ts";
import { adminRoles } from "../../shared/viewer/roles.ts";
import { described, type RestCall } from "../rest-route.ts";
import { adminSessionShape, id as idShape, pageInfoShape, pagingQuery, time } from "../shapes.ts";
import { adminSession } from "./admin-session.ts";

const listQuery = z.object({
  keyword: z.string().max(200).optional(),
  role: z.enum(adminRoles).optional(),
  status: z.enum(adminStates).optional(),
  sort: z.enum(adminUserSorts).default("NEWEST"),
  ...pagingQuery,
});
const detailQuery = z.object({ id: z.string().min(1).max(40) });
const session = adminSessionShape.nullable();
const choicesShape = z.object({ roles: z.array(z.enum(adminRoles)), statuses: z.array(z.enum(adminStates)) });
const choices = { roles: adminRoles, statuses: adminStates };

const adminUserShape = z.object({
  id: idShape,
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  status: z.enum(adminStates),
  hasTwoFactor: z.boolean(),
  lastSignInAt: time.nullable(),
  createdAt: time,
  version: z.int(),
});

async function present({ ctx }: RestCall, { id, name, email, role, status, createdAt, version }: AdminUser) {
  const hasPassword = await loader(ctx, adminHasPassword).load(id);
  const [hasTwoFactor, lastSignInAt] = [await loader(ctx, adminHasTwoFactor).load(id), await loader(ctx, adminLastSignIn).load(id)];
  const state = status === "ACTIVE" && !hasPassword ? ("INVITED" as const) : status;
  return { id, name, email, role, status: state, hasTwoFactor, lastSignInAt, createdAt, version };
}

/** GET /api/admin/admin_user. */
export const adminAdminUserPage = described(
  {
    summary: "A page of the people of the back office, with filter and order from the query string.",
    query: listQuery,
    response: z.object({
      session,
      adminUsers: z.array(adminUserShape),
      pageInfo: pageInfoShape,
      totalCount: z.int(),
      choices: choicesShape.extend({ sorts: z.array(z.enum(adminUserSorts)) }),
    }),
  },
  async (call) => {
    const { keyword = null, role = null, status = null, ...rest } = parse(listQuery, call.query);
    const { items, pageInfo, totalCount } = await listAdminUsers(call.ctx, {
      filter: { keyword, role, status },
      sort: rest.sort,
      first: rest.first,
      after: rest.after ?? null,
    });
    const adminUsers = await Promise.all(items.map((admin) => present(call, admin)));
    const body = { session: await adminSession(call), adminUsers, pageInfo, totalCount: await totalCount() };
    return { status: 200, body: { ...body, choices: { ...choices, sorts: adminUserSorts } } };
  },
);

/** GET /api/admin/admin_user/new. */
export const adminAdminUserNewPage = described(
  {
    summary: "What the form of a new person of the back office needs.",
    response: z.object({ session, choices: choicesShape, defaults: z.object({ role: z.enum(adminRoles) }) }),
  },
  async (call) => ({ status: 200, body: { session: await adminSession(call), choices, defaults: { role: "OPERATOR" } } }),
);

const deviceShape = z.object({ id: idShape, name: z.string(), ip: z.string(), createdAt: time, lastSeenAt: time, isCurrent: z.boolean() });

/** GET /api/admin/admin_user/detail?id=. */
export const adminAdminUserDetailPage = described(
  {
    summary: "A person of the back office, and where they are signed in.",
    query: detailQuery,
    response: z.object({ session, adminUser: adminUserShape, devices: z.array(deviceShape), choices: choicesShape }),
  },
  async (call) => {
    const { id } = parse(detailQuery, call.query);
    const admin = await getAdminUser(call.ctx, id);
    if (!admin) throw notFound();
    const devices = await loader(call.ctx, adminDevices).load(admin.id);
    return { status: 200, body: { session: await adminSession(call), adminUser: await present(call, admin), devices, choices } };
  },
);
