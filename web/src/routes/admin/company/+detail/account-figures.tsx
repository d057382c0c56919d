import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { AccountFigures_CompanyFragment } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatCount } from "#platform/money.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text, Title } from "#ui/text/text.tsx";

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

const later: ReadonlySet<string> = new Set(["interviewCount", "offerCount", "joinedCount"]);

/** Its works by state, and how far people got with them. */
export function AccountFigures({ company }: { company: FragmentType<AccountFigures_CompanyFragment> }) {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: AccountFigures_company, fragmentName: "AccountFigures_company", from: company });
  const may = useViewer().admin?.can.moderateWorks ?? false;
  if (!complete) return null;
  const { funnel, workCounts, name } = data;
  const all = { to: `${adminPaths.works}?status=ALL&q=${encodeURIComponent(name)}`, label: t("toWorks") };
  /** Later stages also say which part of the applications got there. */
  const valueOf = (stage: (typeof stages)[number]) => {
    const count = funnel[stage];
    if (!later.has(stage) || funnel.entryCount === 0) return formatCount(count);
    return t("ofEntries", { count, share: Math.round((count / funnel.entryCount) * 100) });
  };
  return (
    <Panel title={t("works")} {...(may && { all })}>
      {workCounts.length === 0 ? (
        <Text tone="dimmed">{t("noWorks")}</Text>
      ) : (
        <DescriptionList
          items={workCounts.map(({ status, count }) => ({ term: t(`vocabulary:workStatus.${status}`), value: formatCount(count) }))}
        />
      )}
      <Title order={3} size={3}>
        {t("funnel")}
      </Title>
      <DescriptionList items={stages.map((stage) => ({ term: t(`stage.${stage}`), value: valueOf(stage) }))} />
    </Panel>
  );
}
