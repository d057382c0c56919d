import { gql, type TypedDocumentNode } from "@apollo/client";
import type {
  CompanyPhrasePreviewQuery,
  CompanyPhrasePreviewQueryVariables,
  CompanyPhrasesQuery,
  CompanyPhrasesQueryVariables,
  SeekerPhrasePreviewQuery,
  SeekerPhrasePreviewQueryVariables,
  SeekerPhrasesQuery,
  SeekerPhrasesQueryVariables,
} from "#graphql/operations.ts";

export const seekerPhrasesQuery: TypedDocumentNode<SeekerPhrasesQuery, SeekerPhrasesQueryVariables> = gql`
  query SeekerPhrases {
    phrases {
      key
      topic
      text
      slots {
        name
        kind
        choices {
          value
          label
        }
      }
    }
  }
`;

export const companyPhrasesQuery: TypedDocumentNode<CompanyPhrasesQuery, CompanyPhrasesQueryVariables> = gql`
  query CompanyPhrases {
    phrases: companyPhrases {
      key
      topic
      text
      slots {
        name
        kind
        choices {
          value
          label
        }
      }
    }
  }
`;

export const seekerPhrasePreviewQuery: TypedDocumentNode<SeekerPhrasePreviewQuery, SeekerPhrasePreviewQueryVariables> = gql`
  query SeekerPhrasePreview($input: PhrasePreviewInput!) {
    preview: phrasePreview(input: $input) {
      text
      otherText
    }
  }
`;

export const companyPhrasePreviewQuery: TypedDocumentNode<CompanyPhrasePreviewQuery, CompanyPhrasePreviewQueryVariables> = gql`
  query CompanyPhrasePreview($input: PhrasePreviewInput!) {
    preview: companyPhrasePreview(input: $input) {
      text
      otherText
    }
  }
`;

export type Phrase = SeekerPhrasesQuery["phrases"][number];
export type PhraseSlot = Phrase["slots"][number];
