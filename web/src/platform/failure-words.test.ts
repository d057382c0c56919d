import { ServerError } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { failureWords } from "./failure-words.ts";

const words = (error: unknown) => failureWords((key) => key, error);

describe("a failure in words", () => {
  it.each([
    ["Chrome", new TypeError("Failed to fetch")],
    ["Safari", new TypeError("Load failed")],
    ["Firefox", new TypeError("NetworkError when attempting to fetch resource.")],
  ])("is never the English of %s when nobody answers", (_browser, error) => {
    expect(words(error)).toBe("common:error.network");
  });

  it.each([
    ["a style", new Error("Unable to preload CSS for /assets/list-AbCd.css")],
    ["a script, in Chrome", new TypeError("Failed to fetch dynamically imported module: https://example.jp/assets/list.js")],
    ["a script, in Firefox", new TypeError("error loading dynamically imported module: https://example.jp/assets/list.js")],
    ["a script, in Safari", new TypeError("Importing a module script failed.")],
  ])("names no file of the site when %s of a screen does not come", (_file, error) => {
    expect(words(error)).toBe("common:error.network");
  });

  it("is that of a busy server when it passes by itself", () => {
    const error = new ServerError("Bad gateway", { response: new Response(null, { status: 502 }), bodyText: "" });
    expect(words(error)).toBe("common:error.unavailable");
  });

  it("is the server's own where it says what is wrong", () => {
    expect(words(new Error("練習問題はありません。"))).toBe("練習問題はありません。");
  });

  it.each([[new Error("")], ["odd"], [undefined]])("says something of %j as well", (error) => {
    expect(words(error)).toBe("common:error.unknown");
  });
});
