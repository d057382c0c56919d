import { gql, type TypedDocumentNode } from "@apollo/client";
import type { RevokeExamCertificateMutation, RevokeExamCertificateMutationVariables } from "#graphql/operations.ts";

export const revokeCertificate: TypedDocumentNode<RevokeExamCertificateMutation, RevokeExamCertificateMutationVariables> = gql`
  mutation RevokeExamCertificate($input: RevokeExamCertificateInput!) {
    revokeExamCertificate(input: $input) {
      certificate {
        code
        valid
        revokedAt
      }
      errors {
        code
        message
        path
      }
    }
  }
`;
