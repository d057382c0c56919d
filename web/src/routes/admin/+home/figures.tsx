import type { AdminHomeScreenQuery } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { FigureCards } from "#ui/lists/figure-cards.tsx";
import { Section } from "#ui/lists/section.tsx";

/** The figures of the site as it stands now. */
export function Figures({ home }: { home: AdminHomeScreenQuery["adminHome"] }) {
  const { t } = useTranslation("adminHome");
  const figures = [
    { id: "openWorks", value: home.openWorkCount, icon: "briefcase" },
    { id: "users", value: home.userCount, icon: "users" },
    { id: "entries", value: home.entryCount, icon: "send" },
  ] as const;
  return (
    <Section title={t("figures")}>
      <FigureCards
        figures={figures.map(({ id, value, icon }) => ({ id, icon, label: t(`figure.${id}`), value: value.toLocaleString() }))}
      />
    </Section>
  );
}
