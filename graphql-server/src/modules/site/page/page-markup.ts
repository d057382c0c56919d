import { isBlank } from "../../../shared/blank.ts";
import { userError } from "../../../shared/user-error.ts";
import type { PageText, SectionText } from "./site-text.ts";

/** A line of a fact: its value may break where the text says \n. */
const factLine = /^: (.+?) = (.+)$/;
const headingLine = /^## (.+?) \{#([a-z][a-z0-9-]*)\}$/;

/** A page as people type it: `# title`, lead, `## heading {#id}`, paragraphs, `- item`, `: term = value`. */
export function toMarkup({ title, lead, sections }: PageText): string {
  const parts = sections.map(({ id, heading, paragraphs = [], items = [], facts = [] }) =>
    [
      `## ${heading} {#${id}}`,
      ...paragraphs,
      ...items.map((item) => `- ${item}`),
      ...facts.map(([term, value]) => `: ${term} = ${value.replaceAll("\n", "\\n")}`),
    ].join("\n"),
  );
  return [`# ${title}`, lead, ...parts].join("\n\n");
}

interface Draft {
  id: string;
  heading: string;
  paragraphs: string[];
  items: string[];
  facts: [string, string][];
}

/** Leaves out what a section does not have, as the texts of the product do. */
function sectionOf({ id, heading, paragraphs, items, facts }: Draft): SectionText {
  return {
    id,
    heading,
    ...(paragraphs.length > 0 && { paragraphs }),
    ...(items.length > 0 && { items }),
    ...(facts.length > 0 && { facts }),
  };
}

function addLine(section: Draft, line: string): void {
  const [, term, value] = factLine.exec(line) ?? [];
  if (line.startsWith("- ")) section.items.push(line.slice(2).trim());
  else if (term && value) section.facts.push([term, value.replaceAll("\\n", "\n")]);
  else section.paragraphs.push(line);
}

/** Reads a page as people type it. @throws UserErrors LEGAL_TEXT_SYNTAX with the line */
export function fromMarkup(markup: string, path: readonly string[]): PageText {
  let title = "";
  let lead = "";
  const sections: Draft[] = [];
  const refuse = (index: number) => userError("LEGAL_TEXT_SYNTAX", path, { line: index + 1 });
  for (const [index, raw] of markup.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const section = sections.at(-1);
    const [, heading, id] = headingLine.exec(line) ?? [];
    if (isBlank(line)) continue;
    if (heading && id) sections.push({ id, heading, paragraphs: [], items: [], facts: [] });
    else if (line.startsWith("#") && !line.startsWith("# ")) throw refuse(index);
    else if (line.startsWith("# ")) title = line.slice(2).trim();
    else if (section) addLine(section, line);
    else if (lead === "") lead = line;
    else throw refuse(index);
  }
  const ids = sections.map((section) => section.id);
  if (title === "" || lead === "" || sections.length === 0 || new Set(ids).size < ids.length) throw refuse(0);
  return { title, lead, sections: sections.map(sectionOf) };
}
