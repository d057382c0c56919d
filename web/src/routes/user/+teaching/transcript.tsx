import { clockText } from "#platform/clock-text.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./player.module.css";
import type { PlayedMovie } from "./use-playback.ts";

interface TranscriptProps {
  cues: PlayedMovie["cues"];
  nowMs: number;
  onSeek: (ms: number) => void;
}

/** The captions as a text to read along, with readings; each line leads to its place in the film. */
export function Transcript({ cues, nowMs, onSeek }: TranscriptProps) {
  const { t } = useTranslation("teaching");
  if (cues.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-labelledby="transcript">
      <Title order={2} id="transcript">
        {t("player.transcript")}
      </Title>
      <ol className={classes["cues"]}>
        {cues.map((cue) => (
          <li key={cue.startMs}>
            <button
              type="button"
              className={classes["cue"]}
              aria-current={cue.startMs <= nowMs && nowMs < cue.endMs ? "true" : undefined}
              onClick={() => onSeek(cue.startMs)}
            >
              <span className={classes["time"]}>{clockText(cue.startMs)}</span>
              <span lang="ja">
                <Ruby text={cue.text} readings={cue.ruby} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
