import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./+promises.module.css";

const points = ["purpose", "disclosure", "free", "notCollected", "leave"] as const;

/** The terms the member agrees to, in full and in place: purpose of the data, who gets it, and how to leave. */
export function Promises() {
  const { t } = useTranslation("account");
  return (
    <Stack gap="xs" className={classes["promises"] ?? ""}>
      <Title order={2} size={3}>
        {t("promises.title")}
      </Title>
      <ul>
        {points.map((point) => (
          <li key={point}>{t(`promises.${point}`)}</li>
        ))}
      </ul>
    </Stack>
  );
}
