import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { MovieScreenQuery } from "#graphql/operations.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { type PlayedRange, reloadSource, reportProgress, type SavedProgress } from "./progress-commands.ts";

type Movie = NonNullable<MovieScreenQuery["movie"]>;
export type PlayedMovie = Omit<Movie, "source" | "cues"> & { source: NonNullable<Movie["source"]>; cues: NonNullable<Movie["cues"]> };

const reportEveryMs = 10_000;
/** Milliseconds; nobody wants to go on so close to an end. */
const edgeMs = 3_000;

/** Returns the parts played since the film was loaded, by the browser's own account, in milliseconds. */
function playedRanges(video: HTMLVideoElement): PlayedRange[] {
  return Array.from({ length: video.played.length }, (_, index) => ({
    fromMs: Math.round(video.played.start(index) * 1_000),
    toMs: Math.round(video.played.end(index) * 1_000),
  })).filter(({ fromMs, toMs }) => toMs > fromMs);
}

function moveTo(video: HTMLVideoElement, ms: number): void {
  video.currentTime = ms / 1_000;
}

/** Reports the parts played: at the start, every ten seconds, at every stop, when the page is hidden and when the screen changes. */
function useReports(video: RefObject<HTMLVideoElement | null>, { id, progress: saved }: PlayedMovie) {
  const { seeker } = useViewer();
  const [progress, setProgress] = useState<SavedProgress | null>(saved);
  /** Parts played of films loaded before, when a new address had to be requested. */
  const earlier = useRef<PlayedRange[]>([]);
  const isSeeker = seeker !== null;
  const send = useCallback(
    async (element: HTMLVideoElement | null) => {
      if (!element || !isSeeker) return;
      const ranges = [...earlier.current, ...playedRanges(element)].slice(-200);
      const next = await reportProgress({ movieId: id, positionMs: Math.round(element.currentTime * 1_000), ranges }).catch(() => null);
      if (next) setProgress(next);
    },
    [id, isSeeker],
  );
  const report = useCallback(() => send(video.current), [send, video]);
  const keepEarlier = useCallback(() => {
    if (video.current) earlier.current = [...earlier.current, ...playedRanges(video.current)].slice(-150);
  }, [video]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (video.current && !video.current.paused) void report();
    }, reportEveryMs);
    const leave = () => {
      if (document.visibilityState === "hidden" && video.current?.played.length) void report();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", leave);
    };
  }, [report, video]);
  useEffect(
    function reportAtTheEnd() {
      const element = video.current;
      return () => {
        if (element?.played.length) void send(element);
      };
    },
    [send, video],
  );
  return { progress, report, keepEarlier };
}

/** Returns the position where the film was left, in milliseconds; null at its edges. */
function placeToGoOn({ progress, durationMs }: PlayedMovie): number | null {
  const at = progress?.positionMs ?? 0;
  return at < edgeMs || at > durationMs - edgeMs ? null : at;
}

/** Everything the player knows of its film. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>, movie: PlayedMovie) {
  const { progress, report, keepEarlier } = useReports(video, movie);
  const [source, setSource] = useState(movie.source);
  const [isPlaying, setPlaying] = useState(false);
  const [nowMs, setNow] = useState(0);
  const [startAt] = useState(() => placeToGoOn(movie));
  const [resumedAt, setResumedAt] = useState(startAt);
  const goOnAt = useRef(0);
  const isReloading = useRef(false);

  const seek = useCallback(
    (ms: number) => {
      if (video.current) moveTo(video.current, ms);
    },
    [video],
  );

  useEffect(
    // Before the film is known to the browser this says where it begins. Its events may come before the page holds the element.
    function goOn() {
      if (startAt !== null) seek(startAt);
    },
    [seek, startAt],
  );
  const reloaded = () => {
    if (!isReloading.current) return;
    isReloading.current = false;
    seek(goOnAt.current);
    void video.current?.play().catch(() => undefined);
  };
  /** A signed address ends after five minutes: ask for another, once, and go on at the same place. */
  const failed = async () => {
    const element = video.current;
    if (!element || isReloading.current || !source.expiresAt) return;
    isReloading.current = true;
    goOnAt.current = element.currentTime * 1_000;
    keepEarlier();
    const next = await reloadSource(movie.id).catch(() => null);
    if (next) setSource(next);
    else isReloading.current = false;
  };
  const handlers = {
    onLoadedMetadata: reloaded,
    onError: () => void failed(),
    onPlay: () => {
      setPlaying(true);
      void report();
    },
    onPause: () => {
      setPlaying(false);
      void report();
    },
    onEnded: () => void report(),
    onTimeUpdate: () => setNow((video.current?.currentTime ?? 0) * 1_000),
  };
  const restart = () => {
    seek(0);
    setResumedAt(null);
  };
  return { source, progress, isPlaying, nowMs, resumedAt, handlers, seek, restart };
}
