import { type RefObject, useEffect, useRef, useState } from "react";
import { clockText } from "#platform/clock-text.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { CaptionsMenu, toggleCaptions } from "./captions-menu.tsx";
import classes from "./player.module.css";
import { Transcript } from "./transcript.tsx";
import { type PlayedMovie, usePlayback } from "./use-playback.ts";

const speeds = ["0.5", "0.75", "1", "1.25", "1.5", "2"] as const;
const jumpSeconds = 5;

type Video = RefObject<HTMLVideoElement | null>;

function jump(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = Math.min(Math.max(0, video.currentTime + seconds), video.duration || 0);
}

function togglePlay(video: HTMLVideoElement): void {
  if (video.paused) void video.play().catch(() => undefined);
  else video.pause();
}

function setRate(video: HTMLVideoElement, rate: number): void {
  video.playbackRate = rate;
}

const keys: Readonly<Record<string, (video: HTMLVideoElement) => void>> = {
  k: togglePlay,
  j: (video) => jump(video, -jumpSeconds),
  l: (video) => jump(video, jumpSeconds),
  ArrowLeft: (video) => jump(video, -jumpSeconds),
  ArrowRight: (video) => jump(video, jumpSeconds),
  c: toggleCaptions,
  f: (video) => void video.requestFullscreen().catch(() => undefined),
};

/** Keys work wherever the focus is in the player, but not where a key has a meaning of its own. */
function onKey(event: KeyboardEvent, video: HTMLVideoElement | null): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isField = target instanceof HTMLSelectElement || target instanceof HTMLInputElement;
  const act = keys[key.length === 1 ? key.toLowerCase() : key];
  if (!video || !act || isField || ctrlKey || metaKey || altKey) return;
  // The browser's own player moves by arrows as well.
  if (target === video && key.startsWith("Arrow")) return;
  event.preventDefault();
  act(video);
}

function Controls({ video, isPlaying, languages }: { video: Video; isPlaying: boolean; languages: readonly ("ja" | "en")[] }) {
  const { t } = useTranslation("teaching");
  const [speed, setSpeed] = useState("1");
  const act = (run: (element: HTMLVideoElement) => void) => () => {
    if (video.current) run(video.current);
  };
  const choose = (value: string) => {
    setSpeed(value);
    if (video.current) setRate(video.current, Number(value));
  };
  return (
    <Group gap="sm" align="flex-end">
      <Button variant="outline" onClick={act((element) => jump(element, -jumpSeconds))}>
        {t("player.back", { seconds: jumpSeconds })}
      </Button>
      <Button onClick={act(togglePlay)}>{t(isPlaying ? "player.pause" : "player.play")}</Button>
      <Button variant="outline" onClick={act((element) => jump(element, jumpSeconds))}>
        {t("player.forward", { seconds: jumpSeconds })}
      </Button>
      {languages.length > 0 && <CaptionsMenu video={video} languages={languages} />}
      <Select
        label={t("player.speed")}
        width={120}
        value={speed}
        choices={speeds.map((value) => ({ value, label: t("player.times", { value }) }))}
        onChange={(event) => choose(event.target.value)}
      />
    </Group>
  );
}

function WatchedLine({ watchedMs, durationMs, isDone }: { watchedMs: number; durationMs: number; isDone: boolean }) {
  const { t } = useTranslation("teaching");
  const { seeker } = useViewer();
  if (!seeker) return <Text size="sm">{t("player.visitor")}</Text>;
  const share = Math.min(100, Math.round((watchedMs / Math.max(1, durationMs)) * 100));
  return (
    <Text size="sm" role="status" strong={isDone}>
      {isDone ? t("player.done") : t("player.watched", { share })}
    </Text>
  );
}

/** The film with captions, speed and keys; it goes on where it was left, and the parts played count. */
export function Player({ movie }: { movie: PlayedMovie }) {
  const { t } = useTranslation("teaching");
  const video = useRef<HTMLVideoElement | null>(null);
  const playback = usePlayback(video, movie);
  const { source, progress, resumedAt, isPlaying, nowMs } = playback;
  const languages = (["ja", "en"] as const).filter((language) => source[language === "ja" ? "captionsUrl" : "captionsEnUrl"]);
  const frame = useRef<HTMLDivElement | null>(null);
  useEffect(function listenToKeys() {
    const element = frame.current;
    const listen = (event: KeyboardEvent) => onKey(event, video.current);
    element?.addEventListener("keydown", listen);
    return () => element?.removeEventListener("keydown", listen);
  }, []);
  return (
    <div ref={frame} role="group" aria-label={t("player.label")}>
      <Stack gap="md">
        {/* The captions are the film's only words: it has no sound of its own to describe. */}
        <video
          ref={video}
          className={classes["video"]}
          controls
          playsInline
          preload="metadata"
          poster={movie.posterUrl ?? undefined}
          src={source.videoUrl}
          aria-label={movie.title}
          {...playback.handlers}
        >
          <track kind="captions" srcLang="ja" label={t("player.caption.ja")} src={source.captionsUrl ?? undefined} default />
          {source.captionsEnUrl && <track kind="captions" srcLang="en" label={t("player.caption.en")} src={source.captionsEnUrl} />}
        </video>
        {resumedAt !== null && (
          <Group gap="sm">
            <Text size="sm">{t("player.resumed", { time: clockText(resumedAt) })}</Text>
            <Button variant="subtle" onClick={playback.restart}>
              {t("player.restart")}
            </Button>
          </Group>
        )}
        <Controls video={video} isPlaying={isPlaying} languages={languages} />
        <WatchedLine watchedMs={progress?.watchedMs ?? 0} durationMs={movie.durationMs} isDone={Boolean(progress?.completedAt)} />
        <Text size="sm" tone="dimmed">
          {t("player.keys")}
        </Text>
        <Transcript cues={movie.cues} nowMs={nowMs} onSeek={playback.seek} />
      </Stack>
    </div>
  );
}
