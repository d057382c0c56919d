import { Table, Text } from "@mantine/core";
import type { CompanyTopScreenQuery } from "#graphql/operations.ts";
import { companyPaths, companyWorkEditPath } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatCount } from "#platform/money.ts";
import cards from "#ui/card-table.module.css";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import classes from "./funnel-table.module.css";

const stages = ["viewCount", "likeCount", "entryCount", "interviewCount", "offerCount"] as const;
type Row = CompanyTopScreenQuery["companyDashboard"]["funnel"][number];

/** Per work: how many saw, liked, applied, came to an interview, got an offer. The bar shows each number against the most seen work. */
export function FunnelTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation("companyTop");
  if (rows.length === 0) {
    return (
      <>
        <Text>{t("funnel.none")}</Text>
        <LinkButton to={companyPaths.workRegist}>{t("funnel.create")}</LinkButton>
      </>
    );
  }
  const most = Object.fromEntries(stages.map((stage) => [stage, Math.max(1, ...rows.map((row) => row[stage]))]));
  return (
    <Table.ScrollContainer minWidth={0}>
      <Table className={cards["table"] ?? ""} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("funnel.work")}</Table.Th>
            {stages.map((stage) => (
              <Table.Th key={stage} ta="right">
                {t(`funnel.${stage}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>
                <TextLink to={companyWorkEditPath(row.id)}>{row.title}</TextLink>
              </Table.Td>
              {stages.map((stage) => (
                <Table.Td key={stage} data-label={t(`funnel.${stage}`)} ta="right" className={classes["cell"] ?? ""}>
                  {formatCount(row[stage])}
                  <span
                    className={classes["bar"]}
                    style={{ inlineSize: `${(100 * row[stage]) / (most[stage] ?? 1)}%` }}
                    aria-hidden="true"
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
