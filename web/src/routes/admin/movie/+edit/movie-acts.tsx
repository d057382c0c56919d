import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { MovieStatus } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { deleteMovie, moveMovie } from "./movie-commands.ts";
import { momentOf } from "./movie-values.ts";

interface MovieActsProps {
  movie: {
    id: string;
    version: number;
    status: MovieStatus;
    legalMoves: readonly MovieStatus[];
    publishAt: string | null;
    closesAt: string | null;
  };
  onDone: () => void;
}
type Act = MovieStatus | "DELETE";

/** The state of the movie, and the moves open to it; each is asked once more. */
export function MovieActs({ movie, onDone }: MovieActsProps) {
  const { t } = useTranslation("adminMovie");
  const [act, setAct] = useState<Act | null>(null);
  const acts: Act[] = [...movie.legalMoves, ...(movie.status === "DRAFT" ? (["DELETE"] as const) : [])];
  return (
    <Stack gap="sm">
      <Text strong>
        {t(`statuses.${movie.status}`)}
        {movie.publishAt && ` ${t("from", { time: formatDateTime(movie.publishAt) })}`}
        {movie.closesAt && ` ${t("until", { time: formatDateTime(movie.closesAt) })}`}
      </Text>
      <Group gap="sm">
        {acts.map((one) => (
          <Button
            key={one}
            variant={one === "PUBLISHED" ? "filled" : "outline"}
            {...(one === "DELETE" && { color: "red" })}
            onClick={() => setAct(one)}
          >
            {t(`act.${one}`)}
          </Button>
        ))}
      </Group>
      {act && <Question act={act} movie={movie} onDone={onDone} onClose={() => setAct(null)} />}
    </Stack>
  );
}

function Question({ act, movie, onDone, onClose }: MovieActsProps & { act: Act; onClose: () => void }) {
  const { t } = useTranslation("adminMovie");
  const navigate = useNavigate();
  const [time, setTime] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { id, version } = movie;
  const carryOut = async () => {
    const { errors } =
      act === "DELETE" ? await deleteMovie({ id, version }) : await moveMovie({ id, version, to: act, publishAt: momentOf(time) });
    for (const { message } of errors) adminToast.error(message);
    if (errors.length > 0) return;
    adminToast.success(t(`done.${act}`));
    if (act === "DELETE") await navigate(adminPaths.movies, { replace: true });
    else onDone();
  };
  const start = async () => {
    setBusy(true);
    await carryOut().catch(() => void adminToast.error(t("common:error.unknown")));
    setBusy(false);
    onClose();
  };
  const isDisabled = act === "SCHEDULED" && time === "";
  return (
    <Dialog
      title={t(`act.${act}`)}
      isOpen
      onClose={onClose}
      action={{ label: t(`act.${act}`), isLoading: isBusy, isDisabled, run: () => void start() }}
    >
      <Text>{t(`ask.${act}`)}</Text>
      {act === "SCHEDULED" && (
        <Input
          label={t("publishAt")}
          support={t("japanTime")}
          type="datetime-local"
          value={time}
          onChange={(event) => setTime(event.currentTarget.value)}
        />
      )}
    </Dialog>
  );
}
