import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { ResidenceStatus, WorkMatch_WorkFragment, WorkPermission_WorkFragment } from "#graphql/operations.ts";
import { learningPathPath } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { MatchRing } from "#ui/brand/match-ring.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Text } from "#ui/text/text.tsx";
import { CommuteText } from "./commute-text.tsx";
import { PermissionBadge } from "./permission-badge.tsx";
import { permissionReasonText } from "./permission-text.ts";
import { StateMark } from "./state-mark.tsx";
import { type Match, WorkMatch_work, WorkPermission_work } from "./work-fit.fragment.ts";
import classes from "./work-fit.module.css";

interface WorkFitProps {
  work: FragmentType<WorkMatch_WorkFragment> & FragmentType<WorkPermission_WorkFragment>;
  /** The status that the search asks for, instead of the seeker's own. */
  residenceStatus: ResidenceStatus | null;
}

/** The fit on a card: whether the reader may do the work, and which of their conditions it meets. */
export function WorkFit({ work, residenceStatus }: WorkFitProps) {
  const { t } = useTranslation(["matching", "vocabulary"]);
  const match = useFragment({ fragment: WorkMatch_work, fragmentName: "WorkMatch_work", from: work });
  const variables = { residenceStatus };
  const permission = useFragment({ fragment: WorkPermission_work, fragmentName: "WorkPermission_work", from: work, variables });
  const fits = match.complete ? match.data.match : null;
  const verdict = permission.complete ? permission.data.permission : null;
  const commute = match.complete ? match.data.commute : null;
  if (!fits && !verdict) return null;
  const [reason] = verdict?.reasons ?? [];
  return (
    <Stack gap={6}>
      <Group gap="sm">
        {fits && <MatchInShort match={fits} />}
        {verdict && <PermissionBadge verdict={verdict.verdict} />}
      </Group>
      {commute && <CommuteText commute={commute} />}
      {verdict && reason && verdict.verdict !== "OK" && <Text size="sm">{permissionReasonText(t, verdict, reason)}</Text>}
      {fits && <ReasonList match={fits} />}
      {fits && match.complete && <LearnLink match={fits} workId={match.data.id} />}
    </Stack>
  );
}

/** The ring with its points in the middle, and in words how many conditions fit. */
function MatchInShort({ match: { score, reasons } }: { match: Match }) {
  const { t } = useTranslation("matching");
  const met = reasons.filter(({ state }) => state === "MET").length;
  return (
    <span className={classes["short"]}>
      <MatchRing score={score} filled={met} size={42} />
      <span>
        <strong>{t("match", { score })}</strong>
        <small>{t("metOf", { met, all: reasons.length })}</small>
      </span>
    </span>
  );
}

/** A link from an unmet language condition to the lessons for it. */
function LearnLink({ match, workId }: { match: Match; workId: string }) {
  const { t } = useTranslation("matching");
  if (!match.reasons.some(({ criterion, state }) => criterion === "LEVEL" && state === "UNMET")) return null;
  return (
    <Text size="sm">
      <TextLink to={learningPathPath(workId)}>{t("learn")}</TextLink>
    </Text>
  );
}

/** The conditions that do not fit or are not known; those that do are counted above, and all of them are on the work's own page. */
function ReasonList({ match }: { match: Match }) {
  const { t } = useTranslation("matching");
  const open = match.reasons.filter(({ state }) => state !== "MET");
  if (open.length === 0) return null;
  return (
    <ul className={classes["reasons"]} aria-label={t("title")}>
      {open.map(({ criterion, state }) => (
        <li key={criterion}>
          <StateMark state={state} /> {t(`criterion.${criterion}`)}
        </li>
      ))}
    </ul>
  );
}
