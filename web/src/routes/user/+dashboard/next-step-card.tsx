import { useTranslation } from "#platform/i18n/use-translation.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { Text } from "#ui/text/text.tsx";
import { nextStep, type SeekerState } from "./next-step.ts";
import classes from "./next-step-card.module.css";

/** The one thing to do now, larger than all the rest. */
export function NextStepCard({ state }: { state: SeekerState }) {
  const { t } = useTranslation("dashboard");
  const { key, to } = nextStep(state);
  const link = key === "wait" ? "search" : key;
  return (
    <section className={classes["card"]}>
      <div className={classes["words"]}>
        <h2>{t("next.title")}</h2>
        <p className={classes["what"]}>{t(`next.${key}`, { count: state.unread, share: state.completeness })}</p>
        <Text>{t(`next.${key}Text`)}</Text>
        <LinkButton to={to} size="lg">
          {t(`next.${link}Link`)}
        </LinkButton>
      </div>
      <svg className={classes["art"]} aria-hidden="true" width={160} height={120} viewBox="0 0 160 120">
        <use href={`/art/steps.svg#${key}`} />
      </svg>
    </section>
  );
}
