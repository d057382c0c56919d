import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { adminPaths } from "#paths/admin.paths.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { userPaths, userSettingPath } from "#paths/user.paths.ts";
import { publicTable } from "./_public/public.routes.tsx";
import { adminTable } from "./admin/admin.routes.tsx";
import { companyTable } from "./company/company.routes.tsx";
import { userTable } from "./user/user.routes.tsx";

/** The contract's routes, written down here once more from its text. */
const contract = `
/ /log-in /register /register/complete /japanesejob /exam /column /about /about_for_company /news /news_detail /news_detail2 /contact
/contact_confirm /terms /privacypolicy /law /company_info /faq /password/send_reset_email /password/reset /user/signup /user/signup/complete /404
/user/dashboard /user/news_detail /user/exam /user/exam/progress /user/entry /user/entry/confirm /user/entry/complete /user/entry/now_entry_list
/user/job /user/job/detail /user/job/likeit /user/teaching /user/teaching/detail /user/message /user/licence/purchase /user/cancel
/user/cancel/question /user/cancel/complete /user/member/view /user/member/edit /user/member/complete
/company/login /company/create /company/password /company/password/reset
/company/top /company/news/list /company/news/:newsId /company/user/regist /company/work/regist /company/work/lists /company/work/lists/edit/:WorkId?
/company/members /company/members/creditcard /company/memberinfo /company/members/info/config /company/members/info/complete /company/entry/users
/company/entry/users/detail /company/message /company/unsubscribe /company/unsubscribe/procedure /company/unsubscribe/complete
/company/members/regist /company/members/regist/config /company/members/regist/comp /company/plan /company/plan/confim
/admin/login /admin/home /admin/user /admin/user/detail /admin/user/message /admin/user/message/detail /admin/user/message/create
/admin/user/message/create_reply /admin/news /admin/news/create /admin/news/edit /admin/admin_user /admin/admin_user/new /admin/admin_user/detail
/admin/test /admin/movie /admin/movie/create /admin/movie/edit /admin/message /admin/message/download /admin/company /admin/company/detail
/admin/company/message /admin/company/message/detail /admin/company/message/create /admin/company/message/create_reply
/admin/company/bank_payment /admin/company/bank_payment/edit /admin/work /admin/work/edit
`
  .trim()
  .split(/\s+/);

/** Routes beyond the contract. */
const extensions = [
  "/log-in/return",
  "/email_change",
  "/accessibility",
  "/data_sharing",
  "/user/shift",
  "/admin/audit",
  "/japanesejob/:workId",
  "/japanesejob/company/:companyId",
  "/verify/:code",
  "/admin/api_key",
  "/admin/client_operation",
  "/admin/oauth_client",
  "/company/webhook",
  "/company/scout",
  "/user/scout",
  "/admin/scout",
  "/admin/inquiry",
  "/admin/inquiry/detail",
  "/admin/complaint",
  "/admin/complaint/detail",
  "/admin/complaint/create",
  "/admin/incident",
  "/admin/incident/detail",
  "/admin/incident/create",
  "/admin/settings",
  "/admin/report",
  "/admin/system",
  "/admin/unsent_mail",
  "/admin/work/report",
  "/admin/company/photo",
];
const tables = [...publicTable, ...userTable, ...companyTable, ...adminTable].map(({ path }) => path);
const here = import.meta.dirname;

function screenFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith("+")) return [];
    if (entry.isDirectory()) return screenFiles(join(folder, entry.name));
    return /^[^.]+\.tsx$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

describe("the route tables", () => {
  it("hold exactly what the contract names, each route once", () => {
    expect(tables.toSorted()).toEqual([...contract, ...extensions].toSorted());
  });

  it("stand for paths that the product can build, and the setting constant has no route", () => {
    const known: string[] = [publicPaths, userPaths, companyPaths, adminPaths].flatMap((paths) => Object.values(paths));
    expect(known.toSorted()).toEqual([...contract, ...extensions].toSorted());
    expect(tables).not.toContain(userSettingPath);
  });

  it("load a file that exists for each line, and leave no screen file without a line", () => {
    const loaded = ["_public/public", "user/user", "company/company", "admin/admin"].flatMap((name) => {
      const folder = join(here, name.split("/")[0] ?? "");
      const text = readFileSync(join(here, `${name}.routes.tsx`), "utf8");
      return [...text.matchAll(/import\("(\.\/[^"]+)"\)/g)].map((match) => join(folder, match[1] ?? ""));
    });
    expect(loaded.filter((file) => !existsSync(file))).toEqual([]);
    const files = ["_public", "user", "company", "admin"].flatMap((folder) => screenFiles(join(here, folder)));
    expect(files.toSorted()).toEqual([...new Set(loaded)].toSorted());
  });

  it("flag exactly the company screens that the contract protects", () => {
    const open = companyTable.filter(({ requiresSignIn }) => !requiresSignIn).map(({ path }) => path);
    expect(open).toEqual(["/company/login", "/company/password", "/company/password/reset", "/company/create"]);
    expect(userTable.some(({ requiresSignIn }) => requiresSignIn)).toBe(false);
  });
});
