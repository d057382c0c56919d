import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { screens } from "./screens.ts";

const web = join(import.meta.dirname, "../../src");

/** Screens that an address alone does not open: each is walked by the journey of the act that leads there. */
const atTheEndOfAnAct = [
  "/log-in/return",
  "/email_change",
  "/japanesejob/company/:companyId",
  "/contact_confirm",
  "/verify/:code",
  "/admin/login",
  "/admin/admin_user/detail",
  "/admin/company/bank_payment/edit",
  "/admin/user/message/detail",
  "/admin/user/message/create_reply",
  "/admin/company/message/detail",
  "/admin/company/message/create_reply",
  "/admin/complaint/detail",
  "/company/password",
  "/company/password/reset",
  "/company/create",
  "/company/news/:newsId",
  "/company/members/info/config",
  "/company/members/info/complete",
  "/company/members/regist/config",
  "/company/members/regist/comp",
  "/company/plan/confim",
  "/company/unsubscribe/procedure",
  "/company/unsubscribe/complete",
  "/company/work/lists/edit/:WorkId?",
  "/user/entry",
  "/user/entry/confirm",
  "/user/entry/complete",
  "/user/cancel/question",
  "/user/cancel/complete",
  "/user/member/complete",
];

/** Addresses by the name a route table uses, e.g. "publicPaths.works". */
function addresses(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(join(web, "paths")).filter((name) => /^\w+\.paths\.ts$/.test(name))) {
    const text = readFileSync(join(web, "paths", file), "utf8");
    for (const [, key = "", url = ""] of text.matchAll(/^ {2}(\w+): "([^"]*)",$/gm)) found.set(`${file.split(".")[0]}Paths.${key}`, url);
  }
  return found;
}

function routes(): string[] {
  const known = addresses();
  return ["_public", "user", "company", "admin"].flatMap((area) =>
    readdirSync(join(web, "routes", area))
      .filter((name) => name.endsWith(".routes.tsx"))
      .flatMap((name) => [...readFileSync(join(web, "routes", area, name), "utf8").matchAll(/path: (\w+Paths\.\w+)/g)])
      .map(([, key = ""]) => known.get(key) ?? ""),
  );
}

test("every screen that has an address is walked, by the walk or by the journey of its act", () => {
  const walked = new Set([...screens.map(({ route }) => route), ...atTheEndOfAnAct]);
  const all = routes().filter((route) => route !== "");
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((route) => !walked.has(route))).toEqual([]);
  expect([...walked].filter((route) => !all.includes(route))).toEqual([]);
});
