import { useLoaderData } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Group } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { loadSitePage, SitePage } from "./+site-page/site-page.tsx";

export const loader = () => loadSitePage("ABOUT");

/** The page about the purpose of the site, with the ways in. */
export function Component() {
  const { t } = useTranslation("common");
  return (
    <SitePage reference={useLoaderData<typeof loader>()}>
      <Group>
        <LinkButton to={publicPaths.works} size="lg">
          {t("nav.works")}
        </LinkButton>
        <LinkButton to={publicPaths.register} size="lg" variant="outline">
          {t("register")}
        </LinkButton>
      </Group>
    </SitePage>
  );
}

export const ErrorBoundary = ScreenError;
