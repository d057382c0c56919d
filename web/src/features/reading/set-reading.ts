import { gql, type TypedDocumentNode } from "@apollo/client";
import type { SetCompanyReadingMutation, SetCompanyReadingMutationVariables } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";

const setCompanyReading: TypedDocumentNode<SetCompanyReadingMutation, SetCompanyReadingMutationVariables> = gql`
  mutation SetCompanyReading($input: SetCompanyReadingInput!) {
    setCompanyReading(input: $input) {
      readings {
        id
      }
      errors {
        message
      }
    }
  }
`;

/** Sets how a word is read in a work, or in all texts of the company without one; answers the first problem's text. */
export async function setReading(input: { workId: string | null; word: string; reading: string }): Promise<string | undefined> {
  const { data } = await client.mutate({ mutation: setCompanyReading, variables: { input } });
  return data?.setCompanyReading.errors[0]?.message;
}
