import { gql, type TypedDocumentNode } from "@apollo/client";
import isRecord from "is-plain-obj";
import { contentOf, type WorkValues } from "#features/company-work/work-values.ts";
import type {
  PostingProfileVersionQuery,
  PostingProfileVersionQueryVariables,
  PostingStartsQuery,
  PostingStartsQueryVariables,
  SavePostingProfileMutation,
  SavePostingProfileMutationVariables,
  StartWorkInput,
  StartWorkMutation,
  StartWorkMutationVariables,
} from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { send } from "#platform/send.ts";

const postingStartsQuery: TypedDocumentNode<PostingStartsQuery, PostingStartsQueryVariables> = gql`
  query PostingStarts {
    postingTemplates {
      id
      title
      titleEn
      category
      employmentType
      description
    }
    postingPhrases {
      path
      text
    }
  }
`;

const profileVersionQuery: TypedDocumentNode<PostingProfileVersionQuery, PostingProfileVersionQueryVariables> = gql`
  query PostingProfileVersion {
    postingProfile {
      version
    }
  }
`;

const startWorkMutation: TypedDocumentNode<StartWorkMutation, StartWorkMutationVariables> = gql`
  mutation StartWork($input: StartWorkInput!) {
    startWork(input: $input) {
      work {
        id
      }
      fromProfile
      fromSheet
      unread {
        label
        text
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

const savePostingProfileMutation: TypedDocumentNode<SavePostingProfileMutation, SavePostingProfileMutationVariables> = gql`
  mutation SavePostingProfile($input: SavePostingProfileInput!) {
    savePostingProfile(input: $input) {
      profile {
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export type PostingStarts = PostingStartsQuery;

/** Templates and sentences of the posting form; nothing while the server cannot be reached: the form does without them. */
export async function readPostingStarts(): Promise<PostingStarts | null> {
  try {
    const { data } = await client.query({ query: postingStartsQuery });
    return data ?? null;
  } catch {
    return null;
  }
}

/** What the form tells at the start of a draft: where its fields came from, and what of a sheet no field got. */
export interface StartNote {
  fromProfile: readonly string[];
  fromSheet: readonly string[];
  unread: readonly { label: string; text: string }[];
}

/** Starts a draft; returns its id and what to tell, or the problem's text. */
export async function startWork(input: StartWorkInput): Promise<{ id: string; note: StartNote } | { problem: string }> {
  const { work, fromProfile, fromSheet, unread, errors } = await send(startWorkMutation, input);
  if (!work) return { problem: errors[0]?.message ?? "" };
  return { id: work.id, note: { fromProfile, fromSheet, unread: unread.map(({ label, text }) => ({ label, text })) } };
}

const texts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === "string") : []);

/** The note that a draft was opened with, from the state of its address. */
export function noteOf(state: unknown): StartNote | null {
  const note: unknown = isRecord(state) ? state["start"] : null;
  if (!isRecord(note)) return null;
  const rows = Array.isArray(note["unread"]) ? note["unread"].filter(isRecord) : [];
  const unread = rows.map((row) => ({ label: String(row["label"]), text: String(row["text"]) }));
  return { fromProfile: texts(note["fromProfile"]), fromSheet: texts(note["fromSheet"]), unread };
}

/** Keeps what this posting says of the company for all new ones; returns the problem's text, or nothing. */
export async function rememberForCompany(values: WorkValues): Promise<string | undefined> {
  const { data } = await client.query({ query: profileVersionQuery, fetchPolicy: "network-only" });
  const content = contentOf(values);
  const version = data?.postingProfile.version ?? 0;
  const { errors } = await send(savePostingProfileMutation, { version, content, workplaces: [{ workplace: content.workplace ?? null }] });
  return errors[0]?.message;
}
