import { gql, type TypedDocumentNode } from "@apollo/client";
import { WorkBody_posting } from "#features/work/work-body.fragment.ts";
import type {
  ChangeWorksMutation,
  ChangeWorksMutationVariables,
  CloseWorkMutation,
  CloseWorkMutationVariables,
  ConfirmWorkMutation,
  ConfirmWorkMutationVariables,
  CreateWorkMutation,
  CreateWorkMutationVariables,
  DiscardWorkMutation,
  DiscardWorkMutationVariables,
  DiscardWorkRevisionMutation,
  DiscardWorkRevisionMutationVariables,
  DuplicateWorkMutation,
  DuplicateWorkMutationVariables,
  PauseWorkMutation,
  PauseWorkMutationVariables,
  ResumeWorkMutation,
  ResumeWorkMutationVariables,
  SaveWorkRevisionMutation,
  SaveWorkRevisionMutationVariables,
  SetReferenceNumberMutation,
  SetReferenceNumberMutationVariables,
  SubmitWorkMutation,
  SubmitWorkMutationVariables,
  SubmitWorkRevisionMutation,
  SubmitWorkRevisionMutationVariables,
  UpdateWorkMutation,
  UpdateWorkMutationVariables,
  WithdrawWorkMutation,
  WithdrawWorkMutationVariables,
} from "#graphql/operations.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { CompanyWorkRow_work } from "./work-row.ts";

export const setReferenceNumber: TypedDocumentNode<SetReferenceNumberMutation, SetReferenceNumberMutationVariables> = gql`
  mutation SetReferenceNumber($input: SetReferenceNumberInput!) {
    setReferenceNumber(input: $input) {
      work {
        id
        referenceNumber
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const changeWorks: TypedDocumentNode<ChangeWorksMutation, ChangeWorksMutationVariables> = gql`
  mutation ChangeWorks($input: ChangeWorksInput!) {
    changeWorks(input: $input) {
      results {
        id
        outcome
        problems {
          message
        }
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const saveWorkRevision: TypedDocumentNode<SaveWorkRevisionMutation, SaveWorkRevisionMutationVariables> = gql`
  mutation SaveWorkRevision($input: SaveWorkRevisionInput!) {
    saveWorkRevision(input: $input) {
      work {
        id
        revision {
          id
          version
          changes {
            path
            before
            after
          }
          ...WorkBody_posting
        }
        ...CompanyWorkRow_work
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${WorkBody_posting}
  ${CompanyWorkRow_work}
  ${Problem_error}
`;

export const submitWorkRevision: TypedDocumentNode<SubmitWorkRevisionMutation, SubmitWorkRevisionMutationVariables> = gql`
  mutation SubmitWorkRevision($input: SubmitWorkRevisionInput!) {
    submitWorkRevision(input: $input) {
      work {
        id
        revision {
          id
          version
          status
        }
        ...CompanyWorkRow_work
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${CompanyWorkRow_work}
  ${Problem_error}
`;

export const discardWorkRevision: TypedDocumentNode<DiscardWorkRevisionMutation, DiscardWorkRevisionMutationVariables> = gql`
  mutation DiscardWorkRevision($input: DiscardWorkRevisionInput!) {
    discardWorkRevision(input: $input) {
      work {
        id
        revision {
          id
        }
        ...CompanyWorkRow_work
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${CompanyWorkRow_work}
  ${Problem_error}
`;

export const createWork: TypedDocumentNode<CreateWorkMutation, CreateWorkMutationVariables> = gql`
  mutation CreateWork($input: CreateWorkInput!) {
    createWork(input: $input) {
      work {
        id
        version
        status
        ...WorkBody_posting
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${WorkBody_posting}
  ${Problem_error}
`;

export const updateWork: TypedDocumentNode<UpdateWorkMutation, UpdateWorkMutationVariables> = gql`
  mutation UpdateWork($input: UpdateWorkInput!) {
    updateWork(input: $input) {
      work {
        id
        version
        status
        ...WorkBody_posting
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${WorkBody_posting}
  ${Problem_error}
`;

export const submitWork: TypedDocumentNode<SubmitWorkMutation, SubmitWorkMutationVariables> = gql`
  mutation SubmitWork($input: SubmitWorkInput!) {
    submitWork(input: $input) {
      work {
        id
        version
        status
        ...CompanyWorkRow_work
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${CompanyWorkRow_work}
  ${Problem_error}
`;

export const withdrawWork: TypedDocumentNode<WithdrawWorkMutation, WithdrawWorkMutationVariables> = gql`
  mutation WithdrawWork($input: WithdrawWorkInput!) {
    withdrawWork(input: $input) {
      work {
        id
        ...CompanyWorkRow_work
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${CompanyWorkRow_work}
  ${Problem_error}
`;

export const pauseWork: TypedDocumentNode<PauseWorkMutation, PauseWorkMutationVariables> = gql`
  mutation PauseWork($input: PauseWorkInput!) {
    pauseWork(input: $input) {
      work {
        id
        ...CompanyWorkRow_work
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${CompanyWorkRow_work}
  ${Problem_error}
`;

export const resumeWork: TypedDocumentNode<ResumeWorkMutation, ResumeWorkMutationVariables> = gql`
  mutation ResumeWork($input: ResumeWorkInput!) {
    resumeWork(input: $input) {
      work {
        id
        ...CompanyWorkRow_work
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${CompanyWorkRow_work}
  ${Problem_error}
`;

export const closeWork: TypedDocumentNode<CloseWorkMutation, CloseWorkMutationVariables> = gql`
  mutation CloseWork($input: CloseWorkInput!) {
    closeWork(input: $input) {
      work {
        id
        ...CompanyWorkRow_work
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${CompanyWorkRow_work}
  ${Problem_error}
`;

export const discardWork: TypedDocumentNode<DiscardWorkMutation, DiscardWorkMutationVariables> = gql`
  mutation DiscardWork($input: DiscardWorkInput!) {
    discardWork(input: $input) {
      discardedId
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const duplicateWork: TypedDocumentNode<DuplicateWorkMutation, DuplicateWorkMutationVariables> = gql`
  mutation DuplicateWork($input: DuplicateWorkInput!) {
    duplicateWork(input: $input) {
      work {
        id
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

export const confirmWork: TypedDocumentNode<ConfirmWorkMutation, ConfirmWorkMutationVariables> = gql`
  mutation ConfirmWork($input: ConfirmWorkInput!) {
    confirmWork(input: $input) {
      work {
        id
        ...CompanyWorkRow_work
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${CompanyWorkRow_work}
  ${Problem_error}
`;
