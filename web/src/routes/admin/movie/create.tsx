import { useNavigate } from "react-router-dom";
import { adminMoviePath, adminPaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { MovieForm } from "./+edit/movie-form.tsx";
import { emptyMovie } from "./+edit/movie-values.ts";

/** A new movie: the first save makes it a draft. */
export function Component() {
  const { t } = useTranslation("adminMovie");
  const navigate = useNavigate();
  useTitle(t("create"));
  return (
    <Stack gap="md" style={{ maxWidth: 860 }}>
      <PageHeader title={t("create")} lead={<TextLink to={adminPaths.movies}>{t("toList")}</TextLink>} />
      <Card padding="lg">
        <MovieForm saved={null} values={emptyMovie} onSaved={(id) => void navigate(adminMoviePath(id), { replace: true })} />
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
