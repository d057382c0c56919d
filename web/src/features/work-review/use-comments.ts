import { useState } from "react";
import type { FieldCommentInput } from "#graphql/operations.ts";
import { type Finding, findingKey } from "./review-fields.ts";

/** What the moderator wants to tell about single fields: findings put into the return by their key, and words of their own. */
export interface Comments {
  /** Findings in the order of the posting: the first nine have a digit. */
  findings: readonly Finding[];
  isChosen(finding: Finding): boolean;
  toggle(finding: Finding): void;
  textAt(path: string): string;
  write(path: string, text: string): void;
  /** As the command takes them. */
  inputs: FieldCommentInput[];
}

export function useComments(findings: readonly Finding[]): Comments {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const isChosen = (finding: Finding) => chosen.has(findingKey(finding));
  const toggle = (finding: Finding) => {
    const next = new Set(chosen);
    if (!next.delete(findingKey(finding))) next.add(findingKey(finding));
    setChosen(next);
  };
  const found = findings.filter(isChosen).map(({ code, path }): FieldCommentInput => ({ path: [...path], finding: code }));
  const written = Object.entries(texts)
    .filter(([, text]) => text.trim() !== "")
    .map(([path, text]): FieldCommentInput => ({ path: path.split("."), text: text.trim() }));
  return {
    findings,
    isChosen,
    toggle,
    textAt: (path) => texts[path] ?? "",
    write: (path, text) => setTexts({ ...texts, [path]: text }),
    inputs: [...found, ...written],
  };
}
