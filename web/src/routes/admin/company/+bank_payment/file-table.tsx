import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { BankFilesScreenQuery, BankFilesScreenQueryVariables } from "#graphql/operations.ts";
import { adminBankFilePath } from "#paths/admin.paths.ts";
import { formatDateTime, formatDays } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { UploadBankFile } from "./upload-bank-file.tsx";

const bankFilesScreenQuery: TypedDocumentNode<BankFilesScreenQuery, BankFilesScreenQueryVariables> = gql`
  query BankFilesScreen($first: Int!, $after: String) {
    bankFiles(first: $first, after: $after) {
      items {
        id
        fileName
        status
        fromDay
        toDay
        lineCount
        total
        matchedCount
        openCount
        knownCount
        uploadedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

export type FilesReference = QueryRef<BankFilesScreenQuery, BankFilesScreenQueryVariables>;
type Row = BankFilesScreenQuery["bankFiles"]["items"][number];

export function loadFiles(request: Request): Promise<FilesReference> {
  return preload(bankFilesScreenQuery, tableSearch(request).page);
}

/** Files of the bank, and the way to bring another. */
export function FileTable({ reference }: { reference: FilesReference }) {
  const { t } = useTranslation("adminMoney");
  const page = useReadQuery(reference).data.bankFiles;
  return (
    <>
      <UploadBankFile />
      <AdminTable
        name="bankFiles"
        caption={t("files")}
        columns={columnsOf(t)}
        page={page}
        pathOf={({ id }) => adminBankFilePath(id)}
        nameOf={({ fileName }) => fileName}
        emptyTitle={t("noFiles")}
      />
    </>
  );
}

function columnsOf(t: TFunction<"adminMoney">): AdminColumn<Row>[] {
  const status = ({ status: state }: Row) => <StatusChip tone="going">{t(`fileStatus.${state}`)}</StatusChip>;
  return [
    { id: "file", label: t("fileName"), cell: ({ fileName }) => fileName },
    { id: "status", label: t("status"), cell: status },
    { id: "days", label: t("days"), cell: ({ fromDay, toDay }) => formatDays(fromDay, toDay) },
    { id: "lines", label: t("lines"), cell: ({ lineCount }) => lineCount, isNumber: true },
    { id: "total", label: t("sum"), cell: ({ total }) => formatYen(total), isNumber: true },
    { id: "matched", label: t("verdict.MATCHED"), cell: ({ matchedCount }) => matchedCount, isNumber: true },
    { id: "open", label: t("verdict.OPEN"), cell: ({ openCount }) => openCount, isNumber: true },
    { id: "known", label: t("verdict.KNOWN"), cell: ({ knownCount }) => knownCount, isNumber: true, isOptional: true },
    { id: "uploaded", label: t("uploadedAt"), cell: ({ uploadedAt }) => formatDateTime(uploadedAt) },
  ];
}
