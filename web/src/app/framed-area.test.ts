import { describe, expect, it } from "vitest";
import { adminTable } from "#routes/admin/admin.routes.tsx";
import { companyTable } from "#routes/company/company.routes.tsx";
import { framedArea } from "./framed-area.ts";

/** An address of the path, with something in the place of each parameter. */
const addressOf = (path: string) => path.replace(/:\w+/g, "1f0c2d3e-0000-4000-8000-000000000000");

describe.each([
  ["company", companyTable],
  ["admin", adminTable],
] as const)("the frame of the area %s", (area, table) => {
  it("stands from the first byte at every screen that asks for sign-in, and at no other", () => {
    const framed = table.filter(({ path }) => framedArea(addressOf(path)) === area).map(({ path }) => path);
    expect(framed).toEqual(table.filter(({ requiresSignIn }) => requiresSignIn).map(({ path }) => path));
  });
});

it("stands around seekers' own screens in any spelling of the address, and around no public one", () => {
  expect(["/user", "/USER/Entry", "/user/exam", "/", "/japanesejob", "/user/signup"].map(framedArea)).toEqual([
    "seeker",
    "seeker",
    "seeker",
    undefined,
    undefined,
    undefined,
  ]);
});
