import type { Ctx } from "../../../shared/ctx.ts";
import { houseLocaleOf, type Locale } from "../../../shared/locale.ts";
import { notFound } from "../../../shared/user-error.ts";
import { readerContent } from "./content/reader-content.ts";
import { type PageVersion, pageVersions, textsOf } from "./legal-text.queries.ts";
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

/** The moment whose facts a version speaks of: now, or the last moment at which it was in force. */
function momentOf({ now }: Reading, versions: readonly PageVersion[], shown: PageVersion): () => Date {
  const next = versions[versions.indexOf(shown) - 1];
  return shown.when === "PAST" && next ? () => new Date(Date.parse(`${next.validFrom}T00:00:00+09:00`) - 1) : now;
}

interface PageAsked {
  name: SitePageName;
  locale: Locale;
  /** First day of the version; today's when left out. */
  version?: string | null;
}

/** A page of the operator with its facts in its text: today's version, or one of before or to come. @throws UserErrors NOT_FOUND */
export async function findSitePage(ctx: Reading, { name, locale, version }: PageAsked) {
  const versions = await pageVersions(ctx, name);
  const today = versions.find(({ when }) => when === "NOW") ?? versions.at(-1);
  const shown = version ? versions.find(({ validFrom }) => validFrom === version) : today;
  if (!shown) throw notFound();
  const texts = await textsOf(ctx, name, shown);
  const own = texts[locale];
  const { title, lead, sections } = own ?? texts[houseLocaleOf(locale)];
  const then = { ...ctx, now: momentOf(ctx, versions, shown) };
  const facts = await operatorFacts(then, locale);
  const { demo } = await currentOperator(then);
  return {
    name,
    locale: own ? locale : houseLocaleOf(locale),
    isReference: locale !== "ja" && name !== "ABOUT" && name !== "ABOUT_FOR_COMPANY",
    title,
    lead: fill(lead, facts),
    updatedOn: shown.validFrom,
    when: shown.when,
    versions: versions.map(({ validFrom, when, changes }) => ({ validFrom, when, changes: changes?.[houseLocaleOf(locale)] ?? null })),
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
