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

/** Returns the server's check of the posting as it stands in the form, renewed whenever typing pauses; null until it has answered. */
export function usePostingCheck(values: WorkValues): PostingCheck | null {
  const [check, setCheck] = useState<PostingCheck | null>(null);
  useEffect(
    function checkWhenTypingPauses() {
      let isCurrent = true;
      const timer = setTimeout(() => {
        void readCheck(values).then((found) => {
          if (isCurrent && found) setCheck(found);
        });
      }, pauseMs);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    },
    [values],
  );
  return check;
}

/** The issues of a field, those of its parts among them. */
export function issuesAt(check: PostingCheck | null, path: string): PostingIssue[] {
  return (check?.issues ?? []).filter((issue) => {
    const at = issue.path.join(".");
    return at === path || at.startsWith(`${path}.`);
  });
}
