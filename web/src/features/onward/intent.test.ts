import { describe, expect, it } from "vitest";
import { intentSearch, pathOfIntent, readIntent } from "./intent.ts";

const id = "019e68b3-4c21-7ed6-8f0b-51b44b23e5d4";
const read = (search: string) => readIntent(new URLSearchParams(search));

describe("what a visitor was about to do", () => {
  it.each([
    [`next=${encodeURIComponent(`/user/entry?work=${id}`)}`, "APPLY"],
    [`apply=${id}`, "APPLY"],
    [`like=${id}`, "LIKE"],
    [`next=${encodeURIComponent(`/japanesejob/${id}`)}&like=${id}`, "LIKE"],
  ])("is read out of the address: %s", (search, kind) => expect(read(search)).toEqual({ kind, workId: id }));

  it.each(["", "next=/user/dashboard", `next=${encodeURIComponent(`/user/job?work=${id}`)}`, "apply=../admin", "like=", "apply=1"])(
    "is nothing where the address names no work: %j",
    (search) => expect(read(search)).toBe(null),
  );

  it("is carried on and found again, and leads to the application", () => {
    const intent = { kind: "APPLY", workId: id } as const;
    expect(read(intentSearch(intent).slice(1))).toEqual(intent);
    expect(pathOfIntent(intent, "/user/dashboard")).toBe(`/user/entry?work=${id}`);
    expect(pathOfIntent({ kind: "LIKE", workId: id }, "/japanesejob")).toBe("/japanesejob");
    expect(intentSearch(null)).toBe("");
  });
});
