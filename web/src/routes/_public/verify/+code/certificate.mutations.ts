import { gql, type TypedDocumentNode } from "@apollo/client";
import type { RevokeExamCertificateMutation, RevokeExamCertificateMutationVariables } from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";

export const revokeCertificate: TypedDocumentNode<RevokeExamCertificateMutation, RevokeExamCertificateMutationVariables> = gql`
  mutation RevokeExamCertificate($input: RevokeExamCertificateInput!) {
    revokeExamCertificate(input: $input) {
      certificate {
        code
        valid
        revokedAt
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;
