import { createHash } from "node:crypto";
import sharp from "sharp";
import { fitText, type TextBox } from "./fit-text.ts";

/** The size that previews of links show whole. */
export const sharePictureSize = { width: 1_200, height: 630 } as const;

/** What a picture says; empty parts take no room. */
export interface ShareText {
  /** The name of the site, beside its mark. */
  site: string;
  /** What the page is, in a word or two. */
  kind: string;
  title: string;
  /** The line that people look for: of a work its pay. */
  main: string;
  /** Where it is. */
  place: string;
  /** Whose it is. */
  owner: string;
}

const ink = "#1E2036";
const quiet = "#5A5D78";
const brand = "#3440A5";
const accent = "#FF7A4D";

/** The ground: paper, the bracket of the brand at two corners, the mark. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
  <rect width="1200" height="630" fill="#FBF8F2"/>
  <path d="M40 150V40h110" fill="none" stroke="${accent}" stroke-width="14"/>
  <path d="M1160 480v110h-110" fill="none" stroke="${accent}" stroke-width="14"/>
  <g transform="translate(80 72) scale(1.7)"><rect width="40" height="40" rx="11" fill="${brand}"/>
    <path d="M10 21V10h10M30 19v11H20" fill="none" stroke="#fff" stroke-width="4"/><circle cx="20" cy="20" r="4.6" fill="${accent}"/></g>
</svg>`;

const left = 80;
const width = sharePictureSize.width - 2 * left;

interface Part extends TextBox {
  left: number;
  top: number;
  /** At the right of its room. */
  isAtEnd?: boolean;
}

/** The parts from the top, each with the room it may take at most. */
function boxesOf({ site, kind, title, main, place, owner }: ShareText): Part[] {
  return [
    { text: site, face: "bold", colour: ink, left: 168, top: 86, width: 500, height: 56, sizes: [36] },
    { text: kind, face: "bold", colour: brand, left: 820, top: 92, width: 300, height: 48, sizes: [28, 24], isAtEnd: true },
    { text: title, face: "bold", colour: ink, left, top: 178, width, height: 196, sizes: [64, 56, 48, 40] },
    { text: main, face: "bold", colour: brand, left, top: 396, width, height: 66, sizes: [48, 40, 32] },
    { text: place, face: "regular", colour: quiet, left, top: 470, width: 940, height: 46, sizes: [32, 28] },
    { text: owner, face: "regular", colour: ink, left, top: 522, width: 940, height: 76, sizes: [30, 26, 22] },
  ];
}

/** The looks of the picture: another number makes every address of a picture new. */
const edition = 1;

/** Names a picture by what it says. */
export function shareTag(text: ShareText): string {
  return createHash("sha256")
    .update(JSON.stringify([edition, text]))
    .digest("hex")
    .slice(0, 16);
}

/** Draws the picture that stands for a page where its address is shared; every text stays within its room. */
export async function drawSharePicture(text: ShareText): Promise<Buffer> {
  const layers = [];
  for (const box of boxesOf(text)) {
    const drawn = await fitText(box);
    if (drawn) layers.push({ input: drawn.bytes, left: box.left + (box.isAtEnd ? box.width - drawn.width : 0), top: box.top });
  }
  return sharp(Buffer.from(ground)).composite(layers).png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer();
}
