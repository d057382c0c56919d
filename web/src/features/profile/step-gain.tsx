import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import classes from "./profile-stepper.module.css";
import type { gainOf } from "./profile-steps.ts";

/** What answering a step adds; nothing once it is answered. */
export function StepGain({ gain: { share, criteria, points } }: { gain: ReturnType<typeof gainOf> }) {
  const { t } = useTranslation(["profile", "matching"]);
  if (share === 0 && criteria.length === 0) return null;
  const list = criteria.map((criterion) => t(`matching:criterion.${criterion}`)).join(t("matching:separator"));
  return (
    <Group gap="xs">
      {share > 0 && (
        <Text component="span" size="sm" className={classes["gain"] ?? ""}>
          {t("steps.share", { share })}
        </Text>
      )}
      {criteria.length > 0 && (
        <Text component="span" size="sm" className={classes["gain"] ?? ""}>
          {t("steps.match", { list, points })}
        </Text>
      )}
    </Group>
  );
}
