import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { AdminExamItemQuery, AdminExamItemQueryVariables, TestItemDecision } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { formatDate, formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { decideItem, nameReviewer } from "./exam-item-commands.ts";
import { ItemRecording } from "./item-recording.tsx";

const itemQuery: TypedDocumentNode<AdminExamItemQuery, AdminExamItemQueryVariables> = gql`
  query AdminExamItem($id: ID!) {
    adminTestItem(id: $id) {
      id
      code
      pool
      status
      level
      skill
      type
      reviewedOn
      reviewMethod
      reviewer
      stem
      passage
      script
      recording {
        url
        durationMs
        kind
      }
      options
      key
      explanation
      explanationEn
      a
      b
      c
      calibratedAt
      alarm
      finding {
        a
        b
        seOfB
        responses
        betterKey
      }
      shown
      answered
      correct
      chosen
      decisions
      version
    }
  }
`;

export type ItemReference = QueryRef<AdminExamItemQuery, AdminExamItemQueryVariables>;
type Item = NonNullable<AdminExamItemQuery["adminTestItem"]>;

/** Loads one item with its key. */
export const loadItem = (id: string): Promise<ItemReference> => preload(itemQuery, { id });

function Options({ item }: { item: Item }) {
  const { t } = useTranslation("adminExam");
  const total = item.chosen.reduce((sum, count) => sum + count, 0);
  return (
    <ol>
      {item.options.map((option, index) => (
        <li key={option}>
          <span lang="ja">{option}</span>
          {index === item.key && <strong> {t("isKey")}</strong>}
          {total > 0 && ` ${t("chosen", { count: item.chosen[index] ?? 0, share: Math.round(((item.chosen[index] ?? 0) / total) * 100) })}`}
        </li>
      ))}
    </ol>
  );
}

/** The alarm that the answers to an item raise, with the reason for it. */
function Alarm({ item: { alarm, finding, options } }: { item: Item }) {
  const { t } = useTranslation("adminExam");
  if (!alarm) return null;
  const better = typeof finding?.betterKey === "number" ? options[finding.betterKey] : undefined;
  return (
    <Notice tone="plain" title={t(`alarms.${alarm}`)}>
      <Text>{t(`why.${alarm}`)}</Text>
      {finding && (
        <Text>
          {t("fit", { a: finding.a.toFixed(2), b: finding.b.toFixed(2), se: finding.seOfB.toFixed(2), count: finding.responses })}
        </Text>
      )}
      {better && <Text>{t("better", { option: better })}</Text>}
    </Notice>
  );
}

/** Level, skill, kind, use and state in one line. */
function Traits({ item: { level, skill, type, pool, status } }: { item: Item }) {
  const { t } = useTranslation(["adminExam", "exam"]);
  const kind = type ? [t(`types.${type}`)] : [];
  return <Text>{[level, t(`exam:skill.${skill}`), ...kind, t(`pools.${pool}`), t(`statuses.${status}`)].join("・")}</Text>;
}

/** The second pass, and who has read the item: empty until the operator names them. */
function Review({ item }: { item: Item }) {
  const { t } = useTranslation("adminExam");
  const { revalidate } = useRevalidator();
  const [name, setName] = useState(item.reviewer ?? "");
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const problem = await nameReviewer({ id: item.id, version: item.version, reviewer: name }).catch(() => t("common:error.unknown"));
    setBusy(false);
    if (problem) adminToast.error(problem);
    else adminToast.success(t("decided"));
    await revalidate();
  };
  return (
    <Stack gap="sm">
      <Text size="sm">{item.reviewedOn ? t("reviewed", { date: formatDate(item.reviewedOn) }) : t("notReviewed")}</Text>
      <Group gap="sm" align="flex-end">
        <Input
          label={t("reviewer")}
          support={t("reviewerSupport")}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button variant="outline" loading={isBusy} disabled={name.trim() === (item.reviewer ?? "")} onClick={() => void save()}>
          {t("saveReviewer")}
        </Button>
      </Group>
    </Stack>
  );
}

function Decisions({ item }: { item: Item }) {
  const { t } = useTranslation("adminExam");
  const { revalidate } = useRevalidator();
  const [decision, setDecision] = useState<TestItemDecision | null>(null);
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { id, version } = item;
  const run = async (chosen: TestItemDecision) => {
    setBusy(true);
    const problem = await decideItem({ id, version, decision: chosen, reason }).catch(() => t("common:error.unknown"));
    setBusy(false);
    setDecision(null);
    if (problem) adminToast.error(problem);
    else adminToast.success(t("decided"));
    await revalidate();
  };
  return (
    <Group gap="sm">
      {item.decisions.map((one) => (
        <Button key={one} variant="outline" {...(one === "RETIRE" && { color: "red" })} onClick={() => setDecision(one)}>
          {t(`decision.${one}`)}
        </Button>
      ))}
      {decision && (
        <Dialog
          title={t(`decision.${decision}`)}
          isOpen
          onClose={() => setDecision(null)}
          action={{ label: t(`decision.${decision}`), isLoading: isBusy, run: () => void run(decision) }}
        >
          <Text>{t(`ask.${decision}`)}</Text>
          <Input label={t("reason")} value={reason} maxLength={400} onChange={(event) => setReason(event.currentTarget.value)} />
        </Dialog>
      )}
    </Group>
  );
}

/** One item with its key, its figures and its alarm. */
export function ItemDetail({ reference }: { reference: ItemReference }) {
  const { t } = useTranslation(["adminExam", "exam"]);
  const { adminTestItem: item } = useReadQuery(reference).data;
  if (!item) return <EmptyState title={t("notFound")} />;
  const figures = t("figures", { a: item.a.toFixed(2), b: item.b.toFixed(2), c: item.c.toFixed(2) });
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <TextLink to={adminPaths.exam}>{t("toList")}</TextLink>
        <Title order={2}>{item.code}</Title>
        <Traits item={item} />
        <Alarm item={item} />
        {item.passage && (
          <Text lang="ja" keepsLines>
            {item.passage}
          </Text>
        )}
        {item.script && (
          <Stack gap="xs">
            <Text size="sm" tone="dimmed">
              {t("recording.script")}
            </Text>
            <Text lang="ja" keepsLines>
              {item.script}
            </Text>
          </Stack>
        )}
        <Text lang="ja" strong keepsLines>
          {item.stem}
        </Text>
        <Options item={item} />
        <Text>{item.explanation}</Text>
        <Text lang="en">{item.explanationEn}</Text>
        <Text size="sm">{figures}</Text>
        <Text size="sm">{item.calibratedAt ? t("calibrated", { date: formatDateTime(item.calibratedAt) }) : t("notCalibrated")}</Text>
        <Text size="sm">{t("use", { shown: item.shown, answered: item.answered, correct: item.correct })}</Text>
        {item.skill === "LISTENING" && item.pool === "EXAM" && <ItemRecording key={item.version} item={item} />}
        <Review item={item} />
        <Decisions item={item} />
      </Stack>
    </Card>
  );
}
