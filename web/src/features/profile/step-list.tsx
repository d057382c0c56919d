import { useEffect, useRef } from "react";
import { profileStepPath } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Progress } from "#ui/figures/progress.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./profile-stepper.module.css";
import type { gainOf, ProfileStep } from "./profile-steps.ts";

interface ListedStep {
  step: ProfileStep;
  state: "empty" | "begun" | "refused";
  gain: ReturnType<typeof gainOf>;
}

const icons = { empty: "plus", begun: "check", refused: "alert-triangle" } as const satisfies Record<ListedStep["state"], IconName>;

/** Every step with what it still adds; one press away. A row to push along on a phone. */
export function StepList({ steps, current, completeness }: { steps: readonly ListedStep[]; current: ProfileStep; completeness: number }) {
  const { t } = useTranslation(["profile", "matching"]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(
    function showTheCurrent() {
      const here = list.current?.querySelector<HTMLElement>(`[aria-current="step"]`);
      if (here && list.current) list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 16;
    },
    [current],
  );
  const added = ({ gain: { share, points }, state }: ListedStep) => {
    if (state === "refused") return t("steps.refused");
    if (share > 0) return t("steps.share", { share });
    if (points > 0) return t("steps.points", { points });
    return t(state === "begun" ? "steps.written" : "steps.open");
  };
  return (
    <nav aria-label={t("steps.list")} className={classes["nav"]}>
      <Stack gap="xs">
        <Text strong>{t("completeness", { share: completeness })}</Text>
        <Progress percent={completeness} label={t("completeness", { share: completeness })} />
      </Stack>
      <ol className={classes["list"]} ref={list}>
        {steps.map((one) => (
          <li key={one.step}>
            <Link to={profileStepPath(one.step)} className={classes["link"]} aria-current={one.step === current ? "step" : undefined}>
              <span className={classes["mark"]} data-state={one.state}>
                <Icon name={icons[one.state]} size={16} />
              </span>
              <span className={classes["words"]}>
                <span>{t(`steps.title.${one.step}`)}</span>
                <small>{added(one)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
