import { type FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { EntryReview_EntryFragment, Recommendation } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { StatusChip, type StatusTone } from "#ui/lists/status-chip.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";
import { EntryReview_entry } from "./review.fragment.ts";
import { criteria, ScorecardForm } from "./scorecard-form.tsx";

type Card = EntryReview_EntryFragment["scorecards"][number];

const tones: Readonly<Record<Recommendation, StatusTone>> = { YES: "good", UNSURE: "plain", NO: "bad" };

/** Returns the mean of all cards for one criterion, to one digit; null while there is no rating. */
function mean(cards: readonly Card[], criterion: (typeof criteria)[number]): string | null {
  const points = cards.flatMap((card) => card[criterion] ?? []);
  return points.length === 0 ? null : (points.reduce((sum, point) => sum + point, 0) / points.length).toFixed(1);
}

/** The members' ratings of an applicant: the mean, each card, and the viewer's own to fill in. */
export function Scorecards({ entry }: { entry: FragmentType<EntryReview_EntryFragment> }) {
  const { t } = useTranslation("applicants");
  const { data, complete } = useFragment({ fragment: EntryReview_entry, fragmentName: "EntryReview_entry", from: entry });
  const mayRate = useViewer().company?.can.moveEntries ?? false;
  if (!complete) return null;
  const own = data.scorecards.find(({ isOwn }) => isOwn);
  return (
    <Panel title={t("scorecards.title", { count: data.scorecards.length })}>
      <Text size="sm" tone="dimmed">
        {t("notes.hidden")}
      </Text>
      {data.scorecards.length === 0 && <Text>{t("scorecards.none")}</Text>}
      {data.scorecards.length > 1 && (
        <DescriptionList items={criteria.map((name) => ({ term: t(`scorecards.${name}`), value: mean(data.scorecards, name) }))} />
      )}
      {data.scorecards.map((card) => (
        <CardLine key={card.id} card={card} />
      ))}
      {mayRate && <ScorecardForm key={own?.updatedAt ?? "new"} entryId={data.id} own={own} />}
    </Panel>
  );
}

function CardLine({ card }: { card: Card }) {
  const { t } = useTranslation("applicants");
  const told = criteria.flatMap((name) => (card[name] === null ? [] : [`${t(`scorecards.${name}`)} ${card[name]}`]));
  return (
    <Stack gap={4} component="article">
      <Group gap="xs">
        <StatusChip tone={tones[card.recommendation]}>{t(`recommendation.${card.recommendation}`)}</StatusChip>
        <Text strong>{card.author || t("formerMember")}</Text>
        <Text size="sm" tone="dimmed">
          {formatDateTime(card.updatedAt)}
        </Text>
      </Group>
      {told.length > 0 && <Text size="sm">{joinFacts(told)}</Text>}
      {card.comment && <Text style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{card.comment}</Text>}
    </Stack>
  );
}
