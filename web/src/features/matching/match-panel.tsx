import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { WorkMatch_WorkFragment } from "#graphql/operations.ts";
import { learningPathPath, userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Text } from "#ui/text/text.tsx";
import { CommuteText } from "./commute-text.tsx";
import { offeredText, wantedText } from "./match-values.ts";
import { MatchingFormula } from "./matching-formula.tsx";
import { StateMark } from "./state-mark.tsx";
import { type Match, WorkMatch_work } from "./work-fit.fragment.ts";
import classes from "./work-fit.module.css";

/** The match on a work's page: every criterion with both values and its points, which add up to the score. */
export function MatchPanel({ work }: { work: FragmentType<WorkMatch_WorkFragment> }) {
  const { t } = useTranslation(["matching", "vocabulary", "work"]);
  const { data, complete } = useFragment({ fragment: WorkMatch_work, fragmentName: "WorkMatch_work", from: work });
  if (!complete || !data.match) return null;
  const { match } = data;
  const unset = match.reasons.filter(({ wanted, state }) => wanted.length === 0 && state === "UNKNOWN");
  return (
    <Stack gap="md">
      <Text component="div">
        <strong>{t("match", { score: match.score })}</strong> <small>{t("matchOf", { maximum: match.maximum })}</small>
      </Text>
      <Text size="sm">{t("lead")}</Text>
      {data.commute && <CommuteText commute={data.commute} />}
      <Reasons match={match} />
      {unset.length > 0 && (
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{t("fillInHint", { list: unset.map(({ criterion }) => t(`criterion.${criterion}`)).join(t("separator")) })}</Text>
          <LinkButton to={userPaths.memberEdit} variant="outline">
            {t("fillIn")}
          </LinkButton>
        </Stack>
      )}
      {match.reasons.some(({ criterion, state }) => criterion === "LEVEL" && state !== "MET") && (
        <LinkButton to={learningPathPath(data.id)} variant="outline">
          {t("learn")}
        </LinkButton>
      )}
      <MatchingFormula />
    </Stack>
  );
}

function Reasons({ match }: { match: Match }) {
  const { t } = useTranslation(["matching", "vocabulary", "work"]);
  return (
    <table className={classes["table"]}>
      <tbody>
        {match.reasons.map((reason) => (
          <tr key={reason.criterion}>
            <th scope="row">
              <StateMark state={reason.state} /> {t(`criterion.${reason.criterion}`)}
            </th>
            <td>
              <Text size="sm">{t("wanted", { value: wantedText(t, reason) })}</Text>
              <Text size="sm">{t(reason.criterion === "PERMISSION" ? "judged" : "offered", { value: offeredText(t, reason) })}</Text>
            </td>
            <td>{t("points", { points: reason.points, weight: reason.weight })}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t("total")}</th>
          <td colSpan={2}>
            <strong>{t("points", { points: match.score, weight: match.maximum })}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
