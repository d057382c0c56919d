import { z } from "zod";
import { messageOf } from "../../../shared/messages/message-of.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import type { CompanyLocale } from "../../account/member/company-mail-locale.ts";
import { type DeclaredField, declaredFields, formLabels } from "../field/fields.ts";
import type { RequirementIssue } from "../requirement/requirement-group.ts";

const comment = z.strictObject({
  path: z.array(z.string().max(60)).min(1).max(5),
  text: z.string().trim().max(400).nullish(),
  /** Code of what the linter found at the field: the company reads its sentence. */
  finding: z.string().max(80).nullish(),
});
export type FieldComment = z.output<typeof comment>;

/** What a decision against a posting says about single fields of it. */
export const commentsShape = { comments: z.array(comment).max(30).nullish() };

/** The field at a place of the form: a row of a list belongs to its list. */
function fieldAt(path: readonly string[]): DeclaredField | undefined {
  const place = path.join(".");
  return declaredFields.find((field) => place === field.path || place.startsWith(`${field.path}.`));
}

const labelOf = (field: DeclaredField, locale: CompanyLocale) => formLabels(field.labels)[locale];

function withLabel(text: string, path: readonly string[], locale: CompanyLocale): string {
  const field = fieldAt(path);
  if (!field) return `・${text}`;
  return locale === "en" ? `・${labelOf(field, "en")}: ${text}` : `・「${labelOf(field, "ja")}」${text}`;
}

const englishLabels = new Map(declaredFields.map((field) => [labelOf(field, "ja"), labelOf(field, "en")]));

/** A recorded line about a field for an English reader: the field by its English name, the operator's words as they are. */
export function commentInEnglish(line: string): string {
  const [, label = "", text = ""] = /^・「([^」]+)」(.*)$/u.exec(line) ?? [];
  const english = englishLabels.get(label);
  return english ? `・${english}: ${text}` : line;
}

/**
 * One line a comment in each language of the companies; `issues` is what the linter finds now.
 * @throws UserErrors REQUIRED where neither words nor a finding are given, NOT_FOUND where the finding is not there any more
 */
export function commentLines(comments: readonly FieldComment[], issues: readonly RequirementIssue[]) {
  const textsOf = ({ path, text, finding }: FieldComment, at: number) => {
    if (!finding && !text) throw userError("REQUIRED", ["comments", String(at), "text"]);
    const issue = issues.find((one) => one.code === finding && one.path.join(".") === path.join("."));
    if (finding && !issue) throw notFound(["comments", String(at), "finding"]);
    const inLocale = (locale: CompanyLocale) =>
      withLabel([issue && messageOf(issue.code, locale, issue.params), text].filter(Boolean).join(" "), path, locale);
    return { ja: inLocale("ja"), en: inLocale("en") };
  };
  const lines = comments.map(textsOf);
  return { ja: lines.map(({ ja }) => ja), en: lines.map(({ en }) => en), hasFindings: comments.some(({ finding }) => finding) };
}
