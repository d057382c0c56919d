import { lazy, type MouseEvent, Suspense, useId, useState } from "react";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./photo-gallery.module.css";
import { type Photo, PhotoPicture } from "./photo-picture.tsx";

const PhotoViewer = lazy(async () => ({ default: (await import("./photo-viewer.tsx")).PhotoViewer }));

/** Leaves links to the browser when the reader wants them in another window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => !(ctrlKey || metaKey || shiftKey);

/** A company's photos of its workplaces, small; each opens large before the page, and as a file without scripts. */
export function PhotoGallery({ photos }: { photos: readonly Photo[] }) {
  const { t } = useTranslation("workplacePhoto");
  const title = useId();
  const [at, setAt] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby={title} className={classes["gallery"]}>
      <h2 id={title} className={classes["title"]}>
        {t("title")}
      </h2>
      <ul className={classes["grid"]}>
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              href={photo.files.at(-1)?.url}
              className={classes["photo"]}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                setAt(index);
              }}
            >
              <PhotoPicture photo={photo} sizes="(min-width: 48rem) 18rem, 50vw" className={classes["picture"]} isDescribed isLazy />
              <span className={classes["words"]}>
                <Ruby text={photo.alt} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={classes["note"]}>{t("note")}</p>
      {at !== undefined && (
        <Suspense>
          <PhotoViewer photos={photos} at={at} onMove={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </section>
  );
}
