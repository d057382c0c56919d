import { useLayoutEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { type Language, languageFacts, languages } from "#platform/i18n/languages.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceLinks } from "#ui/forms/choice-links.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import type { Area } from "#ui/theme/area.ts";
import { AreaTheme } from "#ui/theme/area-theme.tsx";
import { BadgeParts } from "./+ui/badge-parts.tsx";
import { ColourParts } from "./+ui/colour-parts.tsx";
import { ControlParts } from "./+ui/control-parts.tsx";
import { FieldParts } from "./+ui/field-parts.tsx";
import { FigureParts } from "./+ui/figure-parts.tsx";
import { FrameParts } from "./+ui/frame-parts.tsx";
import { ListParts } from "./+ui/list-parts.tsx";
import { StateParts } from "./+ui/state-parts.tsx";
import { TextParts } from "./+ui/text-parts.tsx";

const areas = ["public", "seeker", "company", "admin"] as const;
const themes = ["light", "dark"] as const;

/** What the address asks for: `?area=company&theme=dark`. */
function useAsked(): { area: Area; theme: (typeof themes)[number] } {
  const [search] = useSearchParams();
  const area = areas.find((each) => each === search.get("area")) ?? "public";
  return { area, theme: themes.find((each) => each === search.get("theme")) ?? "light" };
}

function Choices({ area, theme, language }: ReturnType<typeof useAsked> & { language: Language }) {
  return (
    <Group gap="md">
      <ChoiceLinks
        label="area"
        look="segments"
        chosen={area}
        links={areas.map((id) => ({ id, label: id, to: `/dev/ui?area=${id}&theme=${theme}` }))}
      />
      <ChoiceLinks
        label="theme"
        look="segments"
        chosen={theme}
        links={themes.map((id) => ({ id, label: id, to: `/dev/ui?area=${area}&theme=${id}` }))}
      />
      <nav aria-label="language">
        <Group gap="sm">
          {languages.map((id) => (
            <a
              key={id}
              href={`${languageFacts[id].prefix}/dev/ui?area=${area}&theme=${theme}`}
              aria-current={id === language ? "true" : undefined}
              lang={id}
            >
              {languageFacts[id].name}
            </a>
          ))}
        </Group>
      </nav>
    </Group>
  );
}

/** Every part of the kit in every state, in the accent, the light and the language that the address names. */
export function Component() {
  const { t } = useTranslation("common");
  const asked = useAsked();
  const language = currentLanguage();
  useTitle("UI");
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = asked.theme;
  }, [asked.theme]);
  return (
    <AreaTheme area={asked.area}>
      <main>
        <Stack gap="xl" maxWidth={1_180} style={{ padding: 16 }}>
          <PageHeader title="UI" lead={t("tagline")} actions={<Button variant="outline">{t("edit")}</Button>} />
          <Choices {...asked} language={language} />
          <TextParts />
          <ColourParts />
          <ControlParts />
          <FieldParts />
          <BadgeParts />
          <ListParts />
          <FigureParts />
          <StateParts />
          <FrameParts />
        </Stack>
      </main>
    </AreaTheme>
  );
}

export const ErrorBoundary = ScreenError;
