import { type KeyboardEvent, useEffect, useRef } from "react";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { type Photo, PhotoPicture } from "./photo-picture.tsx";
import classes from "./photo-viewer.module.css";

interface PhotoViewerProps {
  photos: readonly Photo[];
  at: number;
  onMove(at: number): void;
  onClose(): void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One photo large before the page: arrow keys go on, Escape goes back to where it was opened. */
export function PhotoViewer({ photos, at, onMove, onClose }: PhotoViewerProps) {
  const { t } = useTranslation(["workplacePhoto", "common"]);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const photo = photos[at];
  if (!photo) return null;
  const move = (step: number) => {
    const next = at + step;
    if (next >= 0 && next < photos.length) onMove(next);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => move(steps[key] ?? 0);
  return (
    <dialog ref={dialog} className={classes["viewer"]} aria-label={t("title")} onClose={onClose} onKeyDown={onKeyDown}>
      <div className={classes["stage"]}>
        <PhotoPicture key={photo.id} photo={photo} sizes="92vw" className={classes["picture"]} isDescribed />
      </div>
      <p className={classes["words"]} aria-live="polite">
        <Ruby text={photo.alt} />
        <span className={classes["place"]}>{t("place", { at: at + 1, count: photos.length })}</span>
      </p>
      <div className={classes["acts"]}>
        <Button variant="outline" disabled={at === 0} onClick={() => move(-1)}>
          {t("before")}
        </Button>
        <Button variant="outline" disabled={at === photos.length - 1} onClick={() => move(1)}>
          {t("next")}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{t("common:close")}</Button>
      </div>
    </dialog>
  );
}
