import { describe, expect, it } from "vitest";
import { addressIn, firstSpoken, readAddress } from "./address.ts";
import { languages } from "./languages.ts";

describe("an address", () => {
  it("names a language by its first part, whatever the case", () => {
    expect(readAddress("/en/japanesejob")).toEqual({ language: "en", path: "/japanesejob" });
    expect(readAddress("/EASY/Exam/")).toEqual({ language: "ja-x-easy", path: "/Exam/" });
    expect(readAddress("/en")).toEqual({ language: "en", path: "/" });
    expect(readAddress("/en/")).toEqual({ language: "en", path: "/" });
  });

  it.each(["/", "/japanesejob", "/entry", "/english/japanesejob", "/fr/japanesejob", "//en/x"])("names none in %s", (path) => {
    expect(readAddress(path)).toEqual({ language: null, path });
  });

  it("is written with the language, but for pages of people at work", () => {
    expect(addressIn("en", "/japanesejob?page=2#top")).toBe("/en/japanesejob?page=2#top");
    expect(addressIn("en", "/")).toBe("/en");
    expect(addressIn("en", "/?x=1")).toBe("/en?x=1");
    expect(addressIn("ja", "/japanesejob")).toBe("/japanesejob");
    expect(addressIn("en", "/company/login")).toBe("/company/login");
    expect(addressIn("en", "/company_info")).toBe("/en/company_info");
    expect(addressIn("en", "/Admin/work")).toBe("/Admin/work");
  });
});

describe("the language for somebody", () => {
  it("is the first of theirs that is spoken here, whatever its region", () => {
    expect(firstSpoken(["fr-FR", "en-AU", "ja"], languages)).toBe("en");
    expect(firstSpoken(["ja-JP", "en"], languages)).toBe("ja");
    expect(firstSpoken(["ja-x-easy"], languages)).toBe("ja-x-easy");
  });

  it("is none where theirs are not spoken, or written in another script, or no languages at all", () => {
    expect(firstSpoken(["fr", "en-Cyrl", "", "no tag!"], languages)).toBeUndefined();
    expect(firstSpoken(["en"], ["ja"])).toBeUndefined();
  });
});
