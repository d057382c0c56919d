import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ActButton } from "#features/admin-act/act-button.tsx";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import { PhotoPicture } from "#features/company-photo/photo-picture.tsx";
import type {
  AdminCompanyPhotosScreenQuery,
  AdminCompanyPhotosScreenQueryVariables,
  ApproveCompanyPhotoMutation,
  ApproveCompanyPhotoMutationVariables,
  ReturnCompanyPhotoMutation,
  ReturnCompanyPhotoMutationVariables,
} from "#graphql/operations.ts";
import { companyPhotoStateValues } from "#graphql/values/company-photo-state.ts";
import { adminCompanyPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const adminCompanyPhotosScreenQuery: TypedDocumentNode<AdminCompanyPhotosScreenQuery, AdminCompanyPhotosScreenQueryVariables> = gql`
  query AdminCompanyPhotosScreen($state: CompanyPhotoState!, $first: Int!, $after: String) {
    companyPhotos(state: $state, first: $first, after: $after) {
      items {
        id
        version
        companyId
        companyName
        submittedAt
        returnReason
        shown {
          alt
          files {
            url
            mimeType
            width
            height
          }
        }
        waiting {
          alt
          files {
            url
            mimeType
            width
            height
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

const approveCompanyPhoto: TypedDocumentNode<ApproveCompanyPhotoMutation, ApproveCompanyPhotoMutationVariables> = gql`
  mutation ApproveCompanyPhoto($input: ApproveCompanyPhotoInput!) {
    approveCompanyPhoto(input: $input) {
      photo {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

const returnCompanyPhoto: TypedDocumentNode<ReturnCompanyPhotoMutation, ReturnCompanyPhotoMutationVariables> = gql`
  mutation ReturnCompanyPhoto($input: ReturnCompanyPhotoInput!) {
    returnCompanyPhoto(input: $input) {
      photo {
        id
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

type Reference = QueryRef<AdminCompanyPhotosScreenQuery, AdminCompanyPhotosScreenQueryVariables>;
type Row = AdminCompanyPhotosScreenQuery["companyPhotos"]["items"][number];

/** Reads the search in the address; without one it is for what waits, the longest wait first. */
export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = tableSearch(request);
  const state = search.choice("state", companyPhotoStateValues, "WAITING") ?? "WAITING";
  return preload(adminCompanyPhotosScreenQuery, { state, ...search.page });
}

/** Photos of companies: nothing is shown before somebody looked; a row opens its company. */
export function Component() {
  const { t } = useTranslation("adminPhotos");
  const reference: Reference = useLoaderData<typeof loader>();
  const page = useReadQuery(reference).data.companyPhotos;
  useTitle(t("title"));
  const states = companyPhotoStateValues.map((value) => ({ value, label: t(`state.${value}`) }));
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={t("lead")} />
      <AdminTable
        name="company-photos"
        caption={t("title")}
        columns={columnsOf(t)}
        filters={[{ kind: "choice", name: "state", label: t("which"), choices: states, fallback: "WAITING" }]}
        page={page}
        pathOf={({ companyId }) => adminCompanyPath(companyId)}
        nameOf={nameOf}
        actions={[approval(t)]}
        emptyTitle={t("empty")}
      />
    </Stack>
  );
}

const nameOf = ({ companyName, waiting, shown }: Row) => `${companyName} ${(waiting ?? shown)?.alt ?? ""}`;

function columnsOf(t: TFunction<"adminPhotos">): AdminColumn<Row>[] {
  return [
    { id: "company", label: t("company"), cell: ({ companyName }) => companyName },
    { id: "photo", label: t("photo"), cell: (row) => <Pictures row={row} /> },
    { id: "words", label: t("words"), cell: ({ waiting, shown }) => (waiting ?? shown)?.alt },
    { id: "since", label: t("since"), cell: ({ submittedAt }) => (submittedAt ? formatDateTime(submittedAt) : "—") },
    { id: "act", label: t("decide"), cell: (row) => <Decision row={row} /> },
  ];
}

/** The picture to decide about, beside the one that visitors see where it would take its place. */
function Pictures({ row: { waiting, shown } }: { row: Row }) {
  const { t } = useTranslation("adminPhotos");
  const decided = waiting ?? shown;
  return (
    <Stack gap="xs">
      {decided && (
        <a href={decided.files.at(-1)?.url} target="_blank" rel="noopener" style={{ display: "block", width: "12rem" }}>
          <PhotoPicture photo={decided} sizes="12rem" />
        </a>
      )}
      {waiting && shown && <Text size="sm">{t("before", { alt: shown.alt })}</Text>}
    </Stack>
  );
}

/** The decision about one photo: shown as it is, or back to the company with the reason. */
function Decision({ row }: { row: Row }) {
  const { t } = useTranslation("adminPhotos");
  const { id, version, returnReason, shown, submittedAt } = row;
  if (returnReason !== null) return <Text size="sm">{t("returnedFor", { reason: returnReason })}</Text>;
  return (
    <Group gap="xs">
      {submittedAt !== null && (
        <ActButton label={t("approve")} explanation={t("approveMeans")} done={t("approved")} run={() => approve(row)} />
      )}
      <ActButton
        label={t("return")}
        explanation={t(shown ? "returnShownMeans" : "returnMeans")}
        reasonLabel={t("reason")}
        isDangerous
        done={t("returned")}
        run={async (reason) => (await send(returnCompanyPhoto, { id, version, reason })).errors}
      />
    </Group>
  );
}

const approve = async ({ id, version }: Row) => (await send(approveCompanyPhoto, { id, version })).errors;

function approval(t: TFunction<"adminPhotos">): BulkAction<Row> {
  return {
    id: "approve",
    label: t("approve"),
    explanation: t("approveMeans"),
    isFor: ({ submittedAt }) => submittedAt !== null,
    run: (rows) => runEach(rows, async (row) => (await approve(row))[0]?.message),
  };
}

export const ErrorBoundary = ScreenError;
