import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { AccountFigures_CompanyFragment } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatCount } from "#platform/money.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { BarChart } from "#ui/bar-chart.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text.tsx";

export const AccountFigures_company: TypedDocumentNode<AccountFigures_CompanyFragment> = gql`
  fragment AccountFigures_company on AdminCompany {
    id
    name
    workCounts {
      status
      count
    }
    funnel {
      viewCount
      likeCount
      entryCount
      interviewCount
      offerCount
      joinedCount
    }
  }
`;

const stages = ["viewCount", "likeCount", "entryCount", "interviewCount", "offerCount", "joinedCount"] as const;

/** Its works by state, and how far people got with them. */
export function AccountFigures({ company }: { company: FragmentType<AccountFigures_CompanyFragment> }) {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: AccountFigures_company, fragmentName: "AccountFigures_company", from: company });
  const may = useViewer().admin?.can.moderateWorks ?? false;
  if (!complete) return null;
  const { funnel, workCounts, name } = data;
  const all = { to: `${adminPaths.works}?status=ALL&q=${encodeURIComponent(name)}`, label: t("toWorks") };
  return (
    <Panel title={t("works")} {...(may && { all })}>
      {workCounts.length === 0 ? (
        <Text tone="dimmed">{t("noWorks")}</Text>
      ) : (
        <DescriptionList
          items={workCounts.map(({ status, count }) => ({ term: t(`vocabulary:workStatus.${status}`), value: formatCount(count) }))}
        />
      )}
      <BarChart
        title={t("funnel")}
        summary={t("funnelText")}
        bars={stages.map((stage) => ({ label: t(`stage.${stage}`), value: funnel[stage] }))}
        table={{ open: t("asTable"), label: t("stageName"), value: t("number") }}
      />
    </Panel>
  );
}
