import { escapeUTF8 as escapeHtml } from "entities/escape";
import { pageVersions } from "../../modules/site/page/legal-text.queries.ts";
import { findFaq, findSitePage } from "../../modules/site/page/site.queries.ts";
import type { SitePageName } from "../../modules/site/page/site-text.ts";
import { textOfHtml } from "../../platform/html/sanitize-html.ts";
import type { Ctx } from "../../shared/ctx.ts";
import type { FoundPage } from "./page-head.ts";
import { notFoundPage } from "./plain-pages.ts";
import type { PageVoice } from "./words/page-voice.ts";

type Reading = Pick<Ctx, "em" | "now" | "hooks"> & { voice: PageVoice };

/** The pages of the operator by their address. */
export const sitePagePaths: Readonly<Record<string, SitePageName>> = {
  "/about": "ABOUT",
  "/about_for_company": "ABOUT_FOR_COMPANY",
  "/terms": "TERMS",
  "/privacypolicy": "PRIVACY",
  "/law": "LAW",
  "/company_info": "COMPANY_INFO",
  "/accessibility": "ACCESSIBILITY",
  "/data_sharing": "DATA_SHARING",
};

/** Text whose `[text](/path)` become links and whose line breaks stay. */
function linked({ link }: PageVoice, text: string): string {
  const html = escapeHtml(text).replaceAll("\n", "<br>");
  return html.replace(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, (_, label: string, path: string) => `<a href="${link(path)}">${label}</a>`);
}

/** Another version of a page than today's: for whoever follows the link, not for search engines. */
async function versionPage(reading: Reading, name: SitePageName, version: string): Promise<FoundPage> {
  const { voice } = reading;
  const versions = await pageVersions(reading, name);
  if (!versions.some(({ validFrom }) => validFrom === version)) return notFoundPage(voice);
  const { title, lead } = await findSitePage(reading, { name, locale: voice.language, version });
  return { status: 200, head: { title: voice.words.titled(title), description: lead } };
}

/** A page of the operator's; undefined when the pattern is none. `version`: first day of another version than today's. */
export async function sitePage(reading: Reading, pattern: string, version?: unknown): Promise<FoundPage | undefined> {
  const name = sitePagePaths[pattern];
  if (!name) return undefined;
  if (typeof version === "string" && version) return versionPage(reading, name, version);
  const { voice } = reading;
  const { title, lead } = await findSitePage(reading, { name, locale: voice.language });
  return { status: 200, head: { title: voice.words.titled(title), description: lead, canonical: pattern } };
}

/** The questions with the markup that search engines show them by. */
export async function faqPage(reading: Reading): Promise<FoundPage> {
  const { voice } = reading;
  const { title: name, description } = voice.words.faq;
  const { groups } = await findFaq(reading, voice.language);
  const questions = groups.flatMap((group) => group.questions);
  const jsonLd = {
    "@context": "https://schema.org/",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.map((text) => textOfHtml(linked(voice, text))).join("\n") },
    })),
  };
  return { status: 200, head: { title: voice.words.titled(name), description, canonical: "/faq", jsonLd } };
}
