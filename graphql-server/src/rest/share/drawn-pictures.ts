import { drawSharePicture, type ShareText, shareTag } from "../../platform/picture/share-picture.ts";

/** Pictures that are kept, each of some 20 KB. */
const mostKept = 400;
/** Pictures that may wait to be drawn: drawing takes a third of a second of the processor, and pages come first. */
const mostWaiting = 8;

const kept = new Map<string, Buffer>();
const underway = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

function keep(tag: string, bytes: Buffer): void {
  kept.set(tag, bytes);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

/** The picture of a text: kept by what it says, drawn one after another. Undefined while too many wait. */
export function drawnPicture(text: ShareText): Promise<Buffer> | undefined {
  const tag = shareTag(text);
  const known = kept.get(tag);
  if (known) {
    kept.delete(tag);
    kept.set(tag, known);
    return Promise.resolve(known);
  }
  const begun = underway.get(tag);
  if (begun) return begun;
  if (underway.size >= mostWaiting) return undefined;
  const drawing = last.then(() => drawSharePicture(text));
  last = drawing.catch(() => undefined);
  underway.set(tag, drawing);
  const made = drawing.finally(() => underway.delete(tag));
  made.then((bytes) => keep(tag, bytes)).catch(() => undefined);
  return made;
}
