import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import classes from "#features/business-report/report.module.css";
import { csvOf, saveText } from "#features/business-report/report-csv.ts";
import type { AdminReportScreenQuery, AdminReportScreenQueryVariables } from "#graphql/operations.ts";
import { formatDate, jstInput } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const adminReportScreenQuery: TypedDocumentNode<AdminReportScreenQuery, AdminReportScreenQueryVariables> = gql`
  query AdminReportScreen($year: Int!) {
    businessReport(year: $year) {
      year
      asOf
      from
      to
      isOpen
      figures {
        key
        value
        unit
      }
    }
  }
`;

type Reference = QueryRef<AdminReportScreenQuery, AdminReportScreenQueryVariables>;
const yearsShown = 4;

/** Until the report is due (31 August) that of this year, from then on the one that runs. */
function yearOf(request: Request) {
  const [thisYear = 0, month = 0] = jstInput(new Date().toISOString()).split("-").map(Number);
  const current = month > 8 ? thisYear + 1 : thisYear;
  const asked = Number(new URL(request.url).searchParams.get("year"));
  const years = Array.from({ length: yearsShown }, (_, index) => thisYear + 1 - index);
  return { years, year: years.includes(asked) ? asked : current };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { years, year } = yearOf(request);
  return { years, reference: await preload(adminReportScreenQuery, { year }) };
}

/** Figures for the yearly report, each with how it is counted; to print, or as CSV. */
export function Component() {
  const { t } = useTranslation("businessReport");
  const { years, reference }: { years: number[]; reference: Reference } = useLoaderData<typeof loader>();
  const report = useReadQuery(reference).data.businessReport;
  const [, setSearch] = useSearchParams();
  useTitle(t("title"));
  const rows = report.figures.map(({ key, value, unit }) => ({
    key,
    name: t.code("items", key),
    value: `${value.toLocaleString("en-US")}${t(`unit.${unit}`)}`,
    number: String(value),
    definition: t.code("definitions", key.startsWith("SUBJECT_") ? "SUBJECT" : key),
  }));
  const period = t("period", { from: formatDate(report.from), to: formatDate(report.to) });
  const asOf = t("asOf", { day: formatDate(report.asOf) });
  const download = () => {
    const head = [t("figure"), t("value"), t("definition")];
    const cells = rows.map(({ name, number, definition }) => [name, number, definition]);
    saveText(t("file", { year: report.year }), csvOf([[t("title"), asOf, period], head, ...cells]));
  };
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={t("lead")} />
      <Group gap="md" align="flex-end" className={classes["screen"] ?? ""}>
        <Select
          label={t("year")}
          value={String(report.year)}
          choices={years.map((year) => ({ value: String(year), label: t("yearOption", { year }) }))}
          onChange={(event) => setSearch({ year: event.currentTarget.value })}
        />
        <Button variant="outline" onClick={download}>
          {t("csv")}
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          {t("print")}
        </Button>
      </Group>
      <Text>{joinFacts([asOf, period])}</Text>
      {report.isOpen && <Text>{t("future")}</Text>}
      <table className={classes["table"]}>
        <caption className="visually-hidden">{t("title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("figure")}</th>
            <th scope="col">{t("value")}</th>
            <th scope="col">{t("definition")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, value, definition }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td data-number="true">{value}</td>
              <td className={classes["definition"]}>{definition}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
