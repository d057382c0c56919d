import { escapeUTF8 as escapeHtml } from "entities/escape";
import { findKnownPath } from "./known-paths.ts";
import type { PageContent } from "./page-head.ts";
import { addressIn, htmlLanguage, pageLanguages } from "./words/page-language.ts";
import type { PageVoice } from "./words/page-voice.ts";
import type { PageWords } from "./words/page-words.ts";
import { siteLanguages } from "./words/site-texts.ts";

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
export function plainPage({ words }: PageVoice, pattern: string): PageContent | undefined {
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
    content: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p></main>`,
  };
}

/** Titles of the areas of people at work. */
const houseTitles = { company: "企業管理画面", admin: "管理画面" } as const;

/** A page of a signed-in area, which no search engine should index: the site shows it or the way to sign in. */
export function areaPage({ words }: PageVoice, area: "public" | "user" | "company" | "admin"): PageContent {
  const own = area === "user" ? words.ownPages : words.siteName;
  const title = area === "company" || area === "admin" ? houseTitles[area] : own;
  return { status: 200, head: { title: words.titled(title), description: title }, content: "" };
}

/** The page that an address in an unknown language means: `/japanesejob` of `/fr/japanesejob`; the top where there is no such page. */
function meantPath(path: string): string {
  const [, rest = "/"] = /^\/[a-z]{2,3}(?:-[a-z0-9]+)*(\/.*)?$/i.exec(path) ?? [];
  const known = findKnownPath(rest);
  return known && ["public", "user"].includes(known.area) ? rest : "/";
}

/** The answer to an address that is not known: offers the languages, for the address may name one that is not spoken here. */
export function notFoundPage({ words, link }: PageVoice, path = "/"): PageContent {
  const { title, description, toTop } = words.notFound;
  const meant = meantPath(path);
  const choices = pageLanguages.map((language) => {
    const tag = htmlLanguage(language);
    return `<li><a href="${escapeHtml(addressIn(language, meant))}" lang="${tag}" hreflang="${tag}">${siteLanguages[language].name}</a></li>`;
  });
  return {
    status: 404,
    head: { title: words.titled(title), description },
    content: `<main><h1>${escapeHtml(title)}</h1><p><a href="${link("/")}">${escapeHtml(toTop)}</a></p><ul>${choices.join("")}</ul></main>`,
  };
}
