import type { Ctx } from "../../../shared/ctx.ts";
import { houseLocaleOf, type Locale } from "../../../shared/locale.ts";
import { readerContent } from "./content/reader-content.ts";
import { currentPageText } from "./legal-text.queries.ts";
import { currentOperator, operatorFacts } from "./operator.queries.ts";
import type { SectionText, SitePageName } from "./site-text.ts";

type Reading = Pick<Ctx, "em" | "now" | "hooks">;
type Facts = Readonly<Record<string, string>>;

/** @throws Error for a fact that nobody knows: a page must not show a hole. */
function fill(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`No fact "${name}" of the operator`);
    return fact;
  });
}

/** A section of a page with its facts filled in. */
export interface SiteSection {
  id: string;
  heading: string;
  paragraphs: string[];
  items: string[];
  facts: { term: string; value: string }[];
}

function fillSection(section: SectionText, facts: Facts): SiteSection {
  return {
    id: section.id,
    heading: fill(section.heading, facts),
    paragraphs: (section.paragraphs ?? []).map((text) => fill(text, facts)),
    items: (section.items ?? []).map((text) => fill(text, facts)),
    // A fact that the operator does not have has no row.
    facts: (section.facts ?? []).map(([term, value]) => ({ term, value: fill(value, facts) })).filter(({ value }) => value !== ""),
  };
}

/** A page of the operator with today's facts in its text. */
export async function findSitePage(ctx: Reading, { name, locale }: { name: SitePageName; locale: Locale }) {
  const page = await currentPageText(ctx, name);
  const own = page.texts[locale];
  const { title, lead, sections } = own ?? page.texts[houseLocaleOf(locale)];
  const facts = await operatorFacts(ctx, locale);
  const { demo } = await currentOperator(ctx);
  return {
    name,
    locale: own ? locale : houseLocaleOf(locale),
    isReference: locale !== "ja" && name !== "ABOUT" && name !== "ABOUT_FOR_COMPANY",
    title,
    lead: fill(lead, facts),
    updatedOn: page.updatedOn,
    demo,
    sections: sections.map((section) => fillSection(section, facts)),
  };
}

/** Questions that are asked often, by group. */
export async function findFaq(ctx: Reading, locale: Locale) {
  const facts = await operatorFacts(ctx, locale);
  return {
    groups: readerContent[locale].faq.map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions.map((each) => ({ ...each, answer: each.answer.map((text) => fill(text, facts)) })),
    })),
  };
}
