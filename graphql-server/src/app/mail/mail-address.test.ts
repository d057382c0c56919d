import { describe, expect, it } from "vitest";
import { mailPath } from "../../platform/mail/mail-address.ts";
import { type Locale, locales } from "../../shared/locale.ts";
import { type Area, knownPaths } from "../pages/known-paths.ts";
import { addressIn } from "../pages/words/page-language.ts";

const areas: readonly Area[] = ["public", "user", "company", "admin"];
const isForAll = (area: Area) => area === "public" || area === "user";
const asTheSiteWrites = (area: Area, locale: Locale, path: string) => (isForAll(area) ? addressIn(locale, path) : path);

describe("a link in a mail", () => {
  it.each(locales)("leads to the pages of everybody and of seekers in %s, to those of people at work without a language", (locale) => {
    for (const area of areas) {
      for (const path of knownPaths[area]) expect(mailPath(locale, path)).toBe(asTheSiteWrites(area, locale, path));
    }
  });

  it("keeps what the address says besides", () => {
    expect(mailPath("vi", "/user/signup?token=abc&apply=1")).toBe("/vi/user/signup?token=abc&apply=1");
    expect(mailPath("pt-BR", "/company?next=1")).toBe("/company?next=1");
  });

  it("leaves alone what programs open", () => {
    for (const path of ["/api/unsubscribe?token=x", "/feed/works.rss", "/files/1"]) expect(mailPath("ne", path)).toBe(path);
  });

  it("takes a page whose name only begins like that of people at work for a page of everybody", () => {
    expect(mailPath("en", "/company_info")).toBe("/en/company_info");
  });
});
