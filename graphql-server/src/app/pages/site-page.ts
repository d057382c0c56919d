import { escapeUTF8 as escapeHtml } from "entities/escape";
import { listPlanOffers } from "../../modules/account/company/plan.queries.ts";
import { findFaq, findSitePage, type SiteSection } from "../../modules/site/page/site.queries.ts";
import type { SitePageName } from "../../modules/site/page/site-text.ts";
import { textOfHtml } from "../../platform/html/sanitize-html.ts";
import type { Ctx } from "../../shared/ctx.ts";
import type { PageContent } from "./page-head.ts";
import { isJapanese } from "./words/page-language.ts";
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

function sectionHtml(voice: PageVoice, { id, heading, paragraphs, items, facts }: SiteSection): string {
  const list = items.length > 0 ? `<ul>${items.map((item) => `<li>${linked(voice, item)}</li>`).join("")}</ul>` : "";
  const rows = facts.map(({ term, value }) => `<dt>${escapeHtml(term)}</dt><dd>${linked(voice, value)}</dd>`).join("");
  const text = paragraphs.map((paragraph) => `<p>${linked(voice, paragraph)}</p>`).join("");
  return `<h2 id="${id}">${escapeHtml(heading)}</h2>${text}${list}${rows ? `<dl>${rows}</dl>` : ""}`;
}

async function plansHtml({ em, voice }: Reading): Promise<string> {
  const { language, words } = voice;
  const plans = await listPlanOffers({ em }, language);
  const rows = plans.map((plan) =>
    isJapanese(language)
      ? `${plan.name}：月額${plan.monthlyPrice}円（税込${plan.monthlyPriceWithTax}円）、公開できる求人${plan.publishedWorkLimit}件、利用できる人${plan.memberLimit}名`
      : `${plan.name}: ${voice.pay({ unit: "MONTH", min: plan.monthlyPrice, max: null }) || "¥0"}`,
  );
  return `<h2 id="plans">${escapeHtml(words.plans)}</h2><ul>${rows.map((row) => `<li>${escapeHtml(row)}</li>`).join("")}</ul>`;
}

/** A page of the operator's; undefined when the pattern is none. */
export async function sitePage(reading: Reading, pattern: string): Promise<PageContent | undefined> {
  const name = sitePagePaths[pattern];
  if (!name) return undefined;
  const { voice } = reading;
  const { title, lead, sections } = await findSitePage(reading, { name, locale: voice.language });
  const plans = name === "ABOUT_FOR_COMPANY" ? await plansHtml(reading) : "";
  return {
    status: 200,
    head: { title: voice.words.titled(title), description: lead, canonical: pattern },
    content: `<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p>${plans}${sections.map((section) => sectionHtml(voice, section)).join("")}</main>`,
  };
}

/** The questions with the markup that search engines show them by. */
export async function faqPage(reading: Reading): Promise<PageContent> {
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
  const html = groups.map(({ title, questions: list }) => {
    const entries = list.map(
      ({ id, question, answer }) =>
        `<h3 id="${id}">${escapeHtml(question)}</h3>${answer.map((text) => `<p>${linked(voice, text)}</p>`).join("")}`,
    );
    return `<h2>${escapeHtml(title)}</h2>${entries.join("")}`;
  });
  return {
    status: 200,
    head: { title: voice.words.titled(name), description, canonical: "/faq", jsonLd },
    content: `<main><h1>${escapeHtml(name)}</h1>${html.join("")}</main>`,
  };
}
