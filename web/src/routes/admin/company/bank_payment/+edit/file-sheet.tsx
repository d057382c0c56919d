import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { ActButton } from "#features/admin-act/act-button.tsx";
import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { BankFileScreenQuery, BankFileScreenQueryVariables } from "#graphql/operations.ts";
import { bankLineVerdictValues } from "#graphql/values/bank-line-verdict.ts";
import { adminInvoicePath, adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime, formatDay, formatDays } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageHeader } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { money } from "./money-commands.ts";
import { NotThere } from "./not-there.tsx";

const bankFileScreenQuery: TypedDocumentNode<BankFileScreenQuery, BankFileScreenQueryVariables> = gql`
  query BankFileScreen($id: ID!, $verdict: BankLineVerdict, $first: Int!, $after: String) {
    bankFile(id: $id) {
      id
      fileName
      status
      account
      fromDay
      toDay
      lineCount
      total
      importedAt
      matchedCount
      openCount
      knownCount
      counts {
        verdict
        count
        sum
      }
      lines(verdict: $verdict, first: $first, after: $after) {
        items {
          line
          paidOn
          amount
          payerName
          bank
          verdict
          invoice {
            id
            number
            company {
              id
              name
            }
          }
          candidates {
            score
            invoice {
              id
              number
              company {
                id
                name
              }
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
  }
`;

export type FileReference = QueryRef<BankFileScreenQuery, BankFileScreenQueryVariables>;
type File = NonNullable<BankFileScreenQuery["bankFile"]>;
type Line = File["lines"]["items"][number];

export function loadFile(request: Request, id: string): Promise<FileReference> {
  const search = tableSearch(request);
  return preload(bankFileScreenQuery, { id, verdict: search.choice("verdict", bankLineVerdictValues), ...search.page });
}

/** A file of the bank before it is booked: what would happen with each line; and after: what happened. */
export function FileSheet({ reference }: { reference: FileReference }) {
  const { t } = useTranslation("adminMoney");
  const file = useReadQuery(reference).data.bankFile;
  useTitle(file?.fileName ?? t("title"));
  if (!file) return <NotThere />;
  const badge = <StatusChip tone="going">{t(`fileStatus.${file.status}`)}</StatusChip>;
  const rows = file.lines.items.map((line) => ({ ...line, id: String(line.line) }));
  return (
    <Stack gap="md">
      <PageHeader title={file.fileName} lead={file.account} actions={badge} />
      {file.status === "STAGED" ? <Confirm file={file} /> : <Booked file={file} />}
      <AdminTable
        name="bankFileLines"
        caption={t("linesOf", { name: file.fileName })}
        columns={columnsOf(t)}
        filters={[
          {
            kind: "choice",
            name: "verdict",
            label: t("verdictLabel"),
            choices: bankLineVerdictValues.map((value) => ({ value, label: t(`verdict.${value}`) })),
          },
        ]}
        page={{ ...file.lines, items: rows }}
        nameOf={({ payerName, line }) => `${line} ${payerName}`}
        emptyTitle={t("noLines")}
      />
    </Stack>
  );
}

function Confirm({ file }: { file: File }) {
  const { t } = useTranslation("adminMoney");
  const countOf = (wanted: string) => file.counts.find(({ verdict }) => verdict === wanted)?.count ?? 0;
  const isNew = countOf("MATCHED") + countOf("OPEN");
  return (
    <Panel title={t("preview")}>
      <Text>{t("previewText")}</Text>
      <DescriptionList
        items={[
          { term: t("days"), value: formatDays(file.fromDay, file.toDay) },
          { term: t("lines"), value: t("linesSum", { count: file.lineCount, sum: formatYen(file.total) }) },
          ...file.counts.map(({ verdict, count, sum }) => ({
            term: t(`verdict.${verdict}`),
            value: t("linesSum", { count, sum: formatYen(sum) }),
          })),
        ]}
      />
      {isNew === 0 && <Text>{t("nothingNew")}</Text>}
      <div>
        <ActButton
          label={t("act.import")}
          explanation={t("explain.import", { matched: countOf("MATCHED"), open: countOf("OPEN") })}
          done={t("done.import")}
          run={() => money.importFile({ id: file.id, expectedMatched: countOf("MATCHED") })}
        />
      </div>
    </Panel>
  );
}

function Booked({ file }: { file: File }) {
  const { t } = useTranslation("adminMoney");
  return (
    <Panel title={t("booked")}>
      <DescriptionList
        items={[
          { term: t("importedAt"), value: file.importedAt && formatDateTime(file.importedAt) },
          { term: t("verdict.MATCHED"), value: t("count", { count: file.matchedCount }) },
          { term: t("verdict.OPEN"), value: t("count", { count: file.openCount }) },
          { term: t("verdict.KNOWN"), value: t("count", { count: file.knownCount }) },
        ]}
      />
      {file.openCount > 0 && (
        <LinkButton to={`${adminPaths.bankPayments}?tab=payments&fileId=${file.id}`} variant="outline">
          {t("toOpen")}
        </LinkButton>
      )}
    </Panel>
  );
}

function columnsOf(t: TFunction<"adminMoney">): AdminColumn<Line & { id: string }>[] {
  const target = ({ invoice, candidates }: Line) => {
    if (invoice) return <TextLink to={adminInvoicePath(invoice.id)}>{`${invoice.number} ${invoice.company.name}`}</TextLink>;
    const [first] = candidates;
    return first ? t("likely", { company: first.invoice.company.name, score: first.score }) : "—";
  };
  return [
    { id: "line", label: t("line.number"), cell: ({ line }) => line },
    { id: "payer", label: t("payer"), cell: ({ payerName }) => payerName },
    { id: "amount", label: t("amount"), cell: ({ amount }) => formatYen(amount), isNumber: true },
    { id: "day", label: t("paidOn"), cell: ({ paidOn }) => formatDay(paidOn) },
    { id: "verdict", label: t("verdictLabel"), cell: ({ verdict }) => t(`verdict.${verdict}`) },
    { id: "target", label: t("target"), cell: target },
    { id: "bank", label: t("bank"), cell: ({ bank }) => bank, isOptional: true },
  ];
}
