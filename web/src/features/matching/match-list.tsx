import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { ReactNode } from "react";
import type { WorkMatch_WorkFragment } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { MatchRing } from "#ui/brand/match-ring.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./match-list.module.css";
import { offeredText } from "./match-values.ts";
import { StateMark } from "./state-mark.tsx";
import { WorkMatch_work } from "./work-fit.fragment.ts";

interface MatchListProps {
  work: FragmentType<WorkMatch_WorkFragment>;
  /** Shown to whom no work is compared with. */
  fallback: ReactNode;
}

/** The match in short: the ring, how many conditions are met, and each with what the work offers. */
export function MatchList({ work, fallback }: MatchListProps) {
  const { t } = useTranslation(["matching", "vocabulary", "work"]);
  const { data, complete } = useFragment({ fragment: WorkMatch_work, fragmentName: "WorkMatch_work", from: work });
  if (!complete || !data.match) return fallback;
  const { score, reasons } = data.match;
  const met = reasons.filter(({ state }) => state === "MET").length;
  return (
    <section aria-label={t("title")} className={classes["match"]}>
      <div className={classes["head"]}>
        <MatchRing score={score} filled={met} size={64} />
        <div>
          <Text strong>{t("metOf", { met, all: reasons.length })}</Text>
          <Text size="sm" tone="dimmed">
            {t("match", { score })}
          </Text>
        </div>
      </div>
      <ul className={classes["list"]}>
        {reasons.map((reason) => (
          <li key={reason.criterion}>
            <StateMark state={reason.state} />
            <span>{t(`criterion.${reason.criterion}`)}</span>
            <small>{offeredText(t, reason)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
