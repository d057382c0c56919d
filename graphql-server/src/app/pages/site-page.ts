import { escapeUTF8 as escapeHtml } from "entities/escape";
import { findFaq, findSitePage } from "../../modules/site/page/site.queries.ts";
import type { SitePageName } from "../../modules/site/page/site-text.ts";
import { textOfHtml } from "../../platform/html/sanitize-html.ts";
import type { Ctx } from "../../shared/ctx.ts";
import type { FoundPage } from "./page-head.ts";
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

/** A page of the operator's; undefined when the pattern is none. */
export async function sitePage(reading: Reading, pattern: string): Promise<FoundPage | undefined> {
  const name = sitePagePaths[pattern];
  if (!name) return undefined;
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
