import { gql } from "@apollo/client";

/** The part of a problem that every command reads: a stable code, the field it is about and words for the reader. */
export const Problem_error = gql`
  fragment Problem_error on UserError {
    code
    path
    message
  }
`;
