import type { Ctx } from "../../../shared/ctx.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import type { RequirementIssue } from "./requirement-group.ts";

function textOf(value: string | number | undefined): string | null {
  return value === undefined ? null : String(value);
}

/** Presents missing or unlawful items in the reader's language. */
export function presentIssues({ locale }: Pick<Ctx, "locale">, issues: readonly RequirementIssue[]) {
  return issues.map(({ code, path, group, params, tier }) => ({
    code,
    path: [...path],
    group,
    tier: tier ?? "BLOCK",
    law: textOf(params?.["law"]),
    message: messageOf(code, locale, params),
    word: textOf(params?.["rewrite"] === undefined ? undefined : params["word"]),
    rewrite: textOf(params?.["rewrite"]),
  }));
}
