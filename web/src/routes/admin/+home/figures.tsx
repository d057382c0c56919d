import type { AdminHomeScreenQuery } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./home.module.css";

/** The figures of the site as it stands now. */
export function Figures({ home }: { home: AdminHomeScreenQuery["adminHome"] }) {
  const { t } = useTranslation("adminHome");
  const figures = [
    { id: "openWorks", value: home.openWorkCount },
    { id: "users", value: home.userCount },
    { id: "entries", value: home.entryCount },
  ] as const;
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size={3}>
        {t("figures")}
      </Title>
      <dl className={classes["cards"]}>
        {figures.map(({ id, value }) => (
          <div key={id} className={classes["card"]}>
            <dt>{t(`figure.${id}`)}</dt>
            <dd>
              <strong>{value.toLocaleString()}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
