import { gql } from "@apollo/client";

/** What a command says of a problem: a stable code, the field that it is about and words for the reader. */
export const Problem_error = gql`
  fragment Problem_error on UserError {
    code
    path
    message
  }
`;
