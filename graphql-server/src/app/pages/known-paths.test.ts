import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findKnownPath, knownPaths } from "./known-paths.ts";

const web = new URL("../../../../web/src/", import.meta.url);

describe("the addresses that the server knows", () => {
  it.each(["public", "user", "company", "admin"] as const)("are those of the site's %s area", async (area) => {
    const tables: Record<string, Readonly<Record<string, string>>> = await import(fileURLToPath(new URL(`paths/${area}.paths.ts`, web)));
    const paths = Object.values(tables[`${area}Paths`] ?? {});
    expect(paths.length).toBeGreaterThan(10);
    expect([...knownPaths[area]].toSorted()).toEqual(paths.toSorted());
  });

  it("are found whatever their case, with a slash at the end or without", () => {
    expect(findKnownPath("/JapaneseJob/ABC/")).toMatchObject({ pattern: "/japanesejob/:workId", params: { workId: "ABC" } });
    expect(findKnownPath("/Company/Work/Lists/Edit")).toMatchObject({ pattern: "/company/work/lists/edit/:WorkId?", params: {} });
    expect(findKnownPath("/")).toMatchObject({ pattern: "/" });
  });

  it.each(["/nowhere", "//japanesejob", "/japanesejob/a/b", "/company/work/lists/edit/a/b", "/user"])("do not include %s", (path) => {
    expect(findKnownPath(path)).toBeUndefined();
  });
});
