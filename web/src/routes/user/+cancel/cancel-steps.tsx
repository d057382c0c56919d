import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Steps } from "#ui/figures/steps.tsx";

/** The steps of cancelling, with the one the seeker is at. */
export function CancelSteps({ current }: { current: number }) {
  const { t } = useTranslation("cancel");
  return <Steps title={t("steps")} labels={[t("step1"), t("step2"), t("step3")]} current={current} />;
}
