import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Select } from "#ui/forms/control.tsx";

/** The language of the captions that show; nothing for none. */
function shownLanguage(video: HTMLVideoElement): string {
  return [...video.textTracks].find(({ mode }) => mode === "showing")?.language ?? "";
}

function showCaptions(video: HTMLVideoElement, language: string): void {
  for (const track of video.textTracks) track.mode = track.language === language ? "showing" : "disabled";
}

/** Hides the captions, or shows them again in the language they were hidden in. */
export function toggleCaptions(video: HTMLVideoElement): void {
  const tracks = [...video.textTracks];
  const shown = tracks.find(({ mode }) => mode === "showing");
  const next = tracks.find(({ mode }) => mode === "hidden") ?? tracks[0];
  if (shown) shown.mode = "hidden";
  else if (next) showCaptions(video, next.language);
}

interface CaptionsMenuProps {
  video: RefObject<HTMLVideoElement | null>;
  /** Of the tracks there are. */
  languages: readonly ("ja" | "en")[];
}

/** The choice of the captions' language; it keeps step with the browser's own menu and with the key. */
export function CaptionsMenu({ video, languages }: CaptionsMenuProps) {
  const { t } = useTranslation("teaching");
  const [shown, setShown] = useState<string>(languages[0] ?? "");
  useEffect(
    function followTracks() {
      const element = video.current;
      const follow = () => setShown(element ? shownLanguage(element) : "");
      element?.textTracks.addEventListener("change", follow);
      return () => element?.textTracks.removeEventListener("change", follow);
    },
    [video],
  );
  const choose = (language: string) => {
    if (video.current) showCaptions(video.current, language);
  };
  return (
    <Select
      label={t("player.captions")}
      width={140}
      value={shown}
      choices={[...t.choices("player.caption", languages), { value: "", label: t("player.caption.none") }]}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
