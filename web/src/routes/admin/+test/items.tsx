import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminExamItemsQuery, AdminExamItemsQueryVariables, TestItemStatus } from "#graphql/operations.ts";
import { examSkillValues } from "#graphql/values/exam-skill.ts";
import { readabilityLevelValues } from "#graphql/values/readability-level.ts";
import { testItemAlarmValues } from "#graphql/values/test-item-alarm.ts";
import { testItemPoolValues } from "#graphql/values/test-item-pool.ts";
import { testItemSortValues } from "#graphql/values/test-item-sort.ts";
import { adminExamItemPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { inOrder } from "#platform/in-order.ts";
import { Group } from "#ui/layout.tsx";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";
import { Text } from "#ui/text/text.tsx";
import { decideItem } from "./exam-item-commands.ts";

const itemsQuery: TypedDocumentNode<AdminExamItemsQuery, AdminExamItemsQueryVariables> = gql`
  query AdminExamItems($filter: TestItemFilter, $sort: TestItemSort!, $first: Int!, $after: String) {
    testItemCounts {
      active
      pilots
      practice
      listening
      recorded
      retired
      alarms
    }
    adminTestItems(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        code
        pool
        status
        origin
        level
        skill
        stem
        b
        alarm
        shown
        answered
        correct
        decisions
        version
        updatedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

export type ItemsReference = QueryRef<AdminExamItemsQuery, AdminExamItemsQueryVariables>;
type Row = AdminExamItemsQuery["adminTestItems"]["items"][number];
const unrecorded = ["YES"] as const;
const statuses = inOrder<TestItemStatus>()(["ACTIVE", "PILOT", "RETIRED"]);

/** Loads the page of the bank that an address asks for. */
export function loadItems(request: Request): Promise<ItemsReference> {
  const search = tableSearch(request);
  const list = <T extends string>(name: string, known: readonly T[]) => {
    const one = search.choice(name, known);
    return one ? [one] : null;
  };
  const isAny = new URL(request.url).searchParams.get("alarm") === "ANY";
  const filter = {
    keyword: search.text("q"),
    pool: search.choice("pool", testItemPoolValues),
    levels: list("level", readabilityLevelValues),
    skills: list("skill", examSkillValues),
    isUnrecorded: search.choice("recording", unrecorded) === "YES",
    statuses: list("status", statuses),
    alarms: isAny ? [...testItemAlarmValues] : list("alarm", testItemAlarmValues),
  };
  return preload(itemsQuery, { filter, sort: search.sort(testItemSortValues, "CODE"), ...search.page });
}

/** The bank: search, statistics, alarms. */
export function Items({ reference }: { reference: ItemsReference }) {
  const { t } = useTranslation(["adminExam", "exam"]);
  const { adminTestItems, testItemCounts } = useReadQuery(reference).data;
  const choice = (name: string, label: string, choices: readonly { value: string; label: string }[]) => ({
    kind: "choice" as const,
    name,
    label,
    choices,
  });
  return (
    <>
      <Group gap="md">
        {(["active", "pilots", "practice", "retired", "alarms"] as const).map((name) => (
          <Text key={name} strong={name === "alarms" && testItemCounts[name] > 0}>
            {t(`counts.${name}`, { count: testItemCounts[name] })}
          </Text>
        ))}
        <Text>{t("counts.listening", { count: testItemCounts.listening, recorded: testItemCounts.recorded })}</Text>
      </Group>
      <AdminTable
        name="exam-items"
        caption={t("view.items")}
        columns={columnsOf(t)}
        filters={[
          { kind: "text", name: "q", label: t("keyword") },
          choice("pool", t("pool"), t.choices("pools", testItemPoolValues)),
          choice(
            "level",
            t("level"),
            readabilityLevelValues.map((value) => ({ value, label: value })),
          ),
          choice("skill", t("skill"), t.choices("exam:skill", examSkillValues)),
          choice("recording", t("unrecorded"), t.choices("unrecordedChoices", unrecorded)),
          choice("status", t("status"), t.choices("statuses", statuses)),
          choice("alarm", t("alarm"), t.choices("alarms", ["ANY", ...testItemAlarmValues])),
        ]}
        page={adminTestItems}
        defaultSort="CODE"
        pathOf={({ id }) => adminExamItemPath(id)}
        nameOf={({ code }) => code}
        actions={actionsOf(t)}
        emptyTitle={t("empty")}
      />
    </>
  );
}

function columnsOf(t: TFunction<"adminExam", "exam">): AdminColumn<Row>[] {
  const badge = (text: string, tone: StatusTone) => <StatusChip tone={tone}>{text}</StatusChip>;
  const share = ({ answered, correct }: Row) =>
    answered === 0 ? "—" : t("share", { share: Math.round((correct / answered) * 100), answered });
  return [
    { id: "code", label: t("code"), cell: ({ code }) => code, sort: { asc: "CODE" } },
    { id: "stem", label: t("stem"), cell: ({ stem }) => <span lang="ja">{stem.length > 40 ? `${stem.slice(0, 40)}…` : stem}</span> },
    { id: "level", label: t("level"), cell: ({ level }) => level },
    { id: "skill", label: t("skill"), cell: ({ skill }) => t(`exam:skill.${skill}`) },
    { id: "pool", label: t("pool"), cell: ({ pool }) => t(`pools.${pool}`) },
    { id: "status", label: t("status"), cell: ({ status }) => badge(t(`statuses.${status}`), "going") },
    { id: "alarm", label: t("alarm"), cell: ({ alarm }) => (alarm ? badge(t(`alarms.${alarm}`), "bad") : "—") },
    { id: "b", label: t("difficulty"), cell: ({ b }) => b.toFixed(2), sort: { desc: "HARDEST" }, isNumber: true },
    { id: "shown", label: t("shown"), cell: ({ shown }) => shown, sort: { desc: "SHOWN_MOST" }, isNumber: true },
    { id: "share", label: t("correct"), cell: share, isNumber: true },
    { id: "origin", label: t("origin"), cell: ({ origin }) => t(`origins.${origin}`), isOptional: true },
    { id: "updated", label: t("updated"), cell: (row) => formatDateTime(row.updatedAt), sort: { desc: "UPDATED_LAST" }, isOptional: true },
  ];
}

function actionsOf(t: TFunction<"adminExam", "exam">): BulkAction<Row>[] {
  return (["RETIRE", "RESTORE"] as const).map((decision) => ({
    id: decision,
    label: t(`decision.${decision}`),
    explanation: t(`ask.${decision}`),
    isFor: ({ decisions }) => decisions.includes(decision),
    run: (rows) => runEach(rows, ({ id, version }) => decideItem({ id, version, decision })),
  }));
}
