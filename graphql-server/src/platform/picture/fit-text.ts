import { fileURLToPath } from "node:url";
import { escapeUTF8 as escapeMarkup } from "entities/escape";
import sharp from "sharp";

const faces = {
  regular: { name: "Noto Sans JP", file: import.meta.resolve("@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf") },
  bold: { name: "Noto Sans JP Bold", file: import.meta.resolve("@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf") },
} as const;

export interface TextBox {
  text: string;
  face: keyof typeof faces;
  /** As #rrggbb. */
  colour: string;
  width: number;
  height: number;
  /** Sizes in pixels, the wanted one first; a smaller one is taken where the text needs it. */
  sizes: readonly number[];
}

interface FittedText {
  /** PNG with a clear ground. */
  bytes: Buffer;
  width: number;
  height: number;
  /** What stands there: the text, or its beginning with an ellipsis. */
  text: string;
  size: number;
}

async function drawAt({ face, colour, width }: TextBox, text: string, size: number): Promise<FittedText> {
  const { name, file } = faces[face];
  const drawn = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `${name} ${size}`,
      fontfile: fileURLToPath(file),
      width,
      rgba: true,
      dpi: 72,
      wrap: "word-char",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { bytes: drawn.data, width: drawn.info.width, height: drawn.info.height, text, size };
}

const fits = ({ width, height }: FittedText, box: TextBox) => width <= box.width && height <= box.height;

/** The longest beginning that fits at a size. */
async function cutTo(box: TextBox, size: number): Promise<FittedText> {
  const signs = [...box.text];
  const cut = (length: number) => `${signs.slice(0, length).join("").trimEnd()}…`;
  let [enough, tooMany] = [0, signs.length];
  let best = await drawAt(box, cut(0), size);
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    const drawn = await drawAt(box, cut(middle), size);
    if (fits(drawn, box)) [enough, best] = [middle, drawn];
    else tooMany = middle;
  }
  return best;
}

/** Draws a text within a box: at the first size at which all of it fits, or else its beginning at the last. Undefined for an empty one. */
export async function fitText(box: TextBox): Promise<FittedText | undefined> {
  if (box.text.trim() === "") return undefined;
  for (const size of box.sizes) {
    const drawn = await drawAt(box, box.text, size);
    if (fits(drawn, box)) return drawn;
  }
  return cutTo(box, box.sizes.at(-1) ?? 24);
}
