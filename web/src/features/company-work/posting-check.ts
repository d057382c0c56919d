import { gql, type TypedDocumentNode } from "@apollo/client";
import { useEffect, useState } from "react";
import type { PostingCheckQuery, PostingCheckQueryVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { contentOf, type WorkValues } from "./work-values.ts";

const postingCheckQuery: TypedDocumentNode<PostingCheckQuery, PostingCheckQueryVariables> = gql`
  query PostingCheck($content: WorkContentInput!) {
    checkPosting(content: $content) {
      issues {
        code
        message
        path
        group
        word
        rewrite
      }
      statuses {
        status
        isNamed
        needsGraduation
        earliestStart
        check {
          verdict
          reasons {
            code
            evidence
            source
            sourceDate
          }
        }
      }
      readability {
        level
        isTooHard
        hardWords {
          word
          level
        }
      }
    }
  }
`;

export type PostingCheck = PostingCheckQuery["checkPosting"];
export type PostingIssue = PostingCheck["issues"][number];

const pauseMs = 600;

async function readCheck(values: WorkValues): Promise<PostingCheck | null> {
  try {
    const variables = { content: contentOf(values) };
    const { data } = await client.query({ query: postingCheckQuery, variables, fetchPolicy: "no-cache" });
    return data?.checkPosting ?? null;
  } catch {
    return null;
  }
}

export interface PostingChecker {
  /** What the server said last; null until it has answered. */
  check: PostingCheck | null;
  /** The check of the posting as it stands at this moment, without a pause; the last one when the server cannot be asked. */
  checkNow(): Promise<PostingCheck | null>;
}

/** The server's check of the posting in the form, renewed whenever typing pauses. */
export function usePostingCheck(values: WorkValues): PostingChecker {
  const [found, setFound] = useState<{ of: WorkValues; check: PostingCheck } | null>(null);
  useEffect(
    function checkWhenTypingPauses() {
      let isCurrent = true;
      const timer = setTimeout(() => {
        void readCheck(values).then((check) => {
          if (isCurrent && check) setFound({ of: values, check });
        });
      }, pauseMs);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
    [values],
  );
  const checkNow = async () => {
    if (found?.of === values) return found.check;
    const check = await readCheck(values);
    if (check) setFound({ of: values, check });
    return check ?? found?.check ?? null;
  };
  return { check: found?.check ?? null, checkNow };
}

/** The issues of a field, those of its parts among them. */
export function issuesAt(check: PostingCheck | null, path: string): PostingIssue[] {
  return (check?.issues ?? []).filter((issue) => {
    const at = issue.path.join(".");
    return at === path || at.startsWith(`${path}.`);
  });
}
