import { gql, type TypedDocumentNode } from "@apollo/client";
import type { LanguageVersion_VersionFragment } from "#graphql/operations.ts";

/** A text of the operator in another language, as its editors read it. */
export const LanguageVersion_version: TypedDocumentNode<LanguageVersion_VersionFragment> = gql`
  fragment LanguageVersion_version on LanguageVersion {
    language
    title
    summary
    bodyHtml
    isBehind
    version
  }
`;
