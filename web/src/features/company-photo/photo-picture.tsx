import type { CompanyFacts_CompanyFragment } from "#graphql/operations.ts";
import classes from "./photo-picture.module.css";

/** A photo of a company's workplaces that visitors see. */
export type Photo = CompanyFacts_CompanyFragment["photos"][number];

interface PhotoFile {
  url: string;
  mimeType: string;
  width: number;
  height: number;
}

interface PhotoPictureProps {
  photo: { alt: string; files: readonly PhotoFile[] };
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  /** Its look; without one all of it is shown in the width there is. */
  className?: string | undefined;
  /** True when words below the picture say the same. */
  isDescribed?: boolean;
  /** True when it is fetched as it comes near. A link signed for a few minutes may be out of date by then. */
  isLazy?: boolean;
}

/** The address at each width, as `srcset` says it. */
const sourcesOf = (files: readonly PhotoFile[]) => files.map(({ url, width }) => `${url} ${width}w`).join(", ");

/** A company's photo at the width its place needs; it takes its room before it is there. */
export function PhotoPicture({ photo: { alt, files }, sizes, className, isDescribed = false, isLazy = false }: PhotoPictureProps) {
  const plain = files.filter(({ mimeType }) => mimeType === "image/jpeg");
  const largest = plain.at(-1);
  if (!largest) return null;
  return (
    <picture>
      <source type="image/webp" srcSet={sourcesOf(files.filter(({ mimeType }) => mimeType === "image/webp"))} sizes={sizes} />
      <img
        src={largest.url}
        srcSet={sourcesOf(plain)}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt={isDescribed ? "" : alt}
        loading={isLazy ? "lazy" : "eager"}
        decoding="async"
        className={className ?? classes["whole"]}
      />
    </picture>
  );
}
