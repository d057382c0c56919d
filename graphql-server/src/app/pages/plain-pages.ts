import type { FoundPage } from "./page-head.ts";
import type { PageVoice } from "./words/page-voice.ts";
import type { PageWords } from "./words/page-words.ts";

interface PlainPage {
  name: keyof PageWords["plain"];
  /** True when search engines should know it. */
  indexed?: boolean;
  /** People at work meet it: it has no languages. */
  isHouse?: boolean;
}

/** Pages whose head does not depend on data, by pattern. */
export const plainPages: Readonly<Record<string, PlainPage>> = {
  "/register": { name: "register", indexed: true },
  "/log-in": { name: "signIn" },
  "/register/complete": { name: "registered" },
  "/user/signup": { name: "signUp" },
  "/user/signup/complete": { name: "signedUp" },
  "/exam": { name: "exam", indexed: true },
  "/verify/:code": { name: "verify" },
  "/contact": { name: "contact", indexed: true },
  "/contact_confirm": { name: "contactConfirm" },
  "/password/send_reset_email": { name: "requestPassword" },
  "/password/reset": { name: "resetPassword" },
  "/company/password": { name: "requestPassword", isHouse: true },
  "/company/password/reset": { name: "resetPassword", isHouse: true },
};

/** A page of that table; undefined for a pattern that is not in it. */
export function plainPage({ words }: PageVoice, pattern: string): FoundPage | undefined {
  const page = plainPages[pattern];
  if (!page) return undefined;
  const { title, description } = words.plain[page.name];
  return {
    status: 200,
    head: {
      title: words.titled(page.isHouse ? `${title}（企業）` : title),
      description,
      ...(page.indexed && { canonical: pattern }),
    },
  };
}

/** Titles of the areas of people at work. */
const houseTitles = { company: "企業管理画面", admin: "管理画面" } as const;

/** A page of a signed-in area, which no search engine should index: the site shows it or the way to sign in. */
export function areaPage({ words }: PageVoice, area: "public" | "user" | "company" | "admin"): FoundPage {
  const own = area === "user" ? words.ownPages : words.siteName;
  const title = area === "company" || area === "admin" ? houseTitles[area] : own;
  return { status: 200, head: { title: words.titled(title), description: title } };
}

/** The answer to an address that is not known. */
export function notFoundPage({ words }: PageVoice): FoundPage {
  const { title, description } = words.notFound;
  return { status: 404, head: { title: words.titled(title), description } };
}
