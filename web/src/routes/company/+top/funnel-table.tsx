import type { CompanyTopScreenQuery } from "#graphql/operations.ts";
import { companyPaths, companyWorkEditPath } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatCount } from "#platform/money.ts";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Table } from "#ui/lists/table.tsx";
import { EmptyState } from "#ui/states.tsx";
import classes from "./funnel-table.module.css";

const stages = ["viewCount", "likeCount", "entryCount", "interviewCount", "offerCount"] as const;
type Row = CompanyTopScreenQuery["companyDashboard"]["funnel"][number];

/** Per work: how many saw, liked, applied, came to an interview, got an offer. The bar shows each number against the most seen work. */
export function FunnelTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation("companyTop");
  if (rows.length === 0) {
    return (
      <EmptyState title={t("funnel.none")} level={2}>
        <LinkButton to={companyPaths.workRegist} variant="soft">
          {t("funnel.create")}
        </LinkButton>
      </EmptyState>
    );
  }
  const most = Object.fromEntries(stages.map((stage) => [stage, Math.max(1, ...rows.map((row) => row[stage]))]));
  const columns = [
    { id: "work", label: t("funnel.work") },
    ...stages.map((stage) => ({ id: stage, label: t(`funnel.${stage}`), isNumber: true })),
  ];
  return (
    <Table columns={columns}>
      {rows.map((row) => (
        <tr key={row.id}>
          <td data-name="true">
            <TextLink to={companyWorkEditPath(row.id)}>{row.title}</TextLink>
          </td>
          {stages.map((stage) => (
            <td key={stage} data-label={t(`funnel.${stage}`)} data-number="true" className={classes["cell"]}>
              <span data-none={row[stage] === 0}>{formatCount(row[stage])}</span>
              <span className={classes["bar"]} style={{ inlineSize: `${(100 * row[stage]) / (most[stage] ?? 1)}%` }} aria-hidden="true" />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
