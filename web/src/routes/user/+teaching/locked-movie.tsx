import { logInPath } from "#paths/public.paths.ts";
import { moviePath, userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./player.module.css";

/** Shown in place of the player: why the movie does not play, and what to do about it. */
export function LockedMovie({ movie }: { movie: { id: string; posterUrl: string | null; locked: boolean } }) {
  const { t } = useTranslation("teaching");
  const { seeker } = useViewer();
  if (!movie.locked) return <Text>{t("player.noFile")}</Text>;
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        {movie.posterUrl && <img className={classes["poster"]} src={movie.posterUrl} alt="" width={640} height={360} />}
        <Title order={2}>{t("locked.title")}</Title>
        <Text>{t("locked.text")}</Text>
        {seeker ? (
          <LinkButton to={userPaths.licence} size="md">
            {t("locked.buy")}
          </LinkButton>
        ) : (
          <LinkButton to={logInPath(moviePath(movie.id))} size="md">
            {t("common:signIn")}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
