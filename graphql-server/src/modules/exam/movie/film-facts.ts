import { ALL_FORMATS, CustomSource, Input } from "mediabunny";
import type { Storage } from "../../../platform/storage/storage.ts";
import { userError } from "../../../shared/user-error.ts";

/** Video codecs that every current browser plays. */
const playable: ReadonlySet<string> = new Set(["avc", "vp8", "vp9", "av1"]);
const longestMs = 3 * 60 * 60 * 1_000;

/** Reads a stored file piece by piece, so that a long film is never held as a whole. */
function sourceOf(storage: Storage, { key, byteSize }: { key: string; byteSize: number }): CustomSource {
  return new CustomSource({
    getSize: () => byteSize,
    read: async (start, end) => {
      const stored = await storage.get(key, { span: { start, end: end - 1 } });
      const chunks: Buffer[] = [];
      for await (const chunk of stored?.stream ?? []) chunks.push(Buffer.from(chunk));
      return new Uint8Array(Buffer.concat(chunks));
    },
  });
}

/** Length of a sound of ours in milliseconds. @throws UserErrors FILE_DAMAGED */
export async function readLength(storage: Storage, file: { key: string; byteSize: number }): Promise<number> {
  using input = new Input({ source: sourceOf(storage, file), formats: ALL_FORMATS });
  const length = await input.computeDuration().catch(() => 0);
  if (!(length > 0)) throw userError("FILE_DAMAGED", ["fileId"]);
  return Math.round(length * 1_000);
}

/**
 * Length of a film by its own index, not by what the sender says.
 * @throws UserErrors FILE_DAMAGED when it cannot be read, FILM_NOT_PLAYABLE when browsers do not play it, FILM_TOO_LONG
 */
export async function readFilm(storage: Storage, file: { key: string; byteSize: number }): Promise<{ durationMs: number }> {
  using input = new Input({ source: sourceOf(storage, file), formats: ALL_FORMATS });
  const facts = await (async () => {
    const track = await input.getPrimaryVideoTrack();
    return { codec: track?.codec ?? null, seconds: track ? await input.computeDuration() : 0 };
  })().catch(() => undefined);
  if (!facts || !(facts.seconds > 0)) throw userError("FILE_DAMAGED", ["file"]);
  if (!facts.codec || !playable.has(facts.codec)) throw userError("FILM_NOT_PLAYABLE", ["file"]);
  const durationMs = Math.round(facts.seconds * 1_000);
  if (durationMs > longestMs) throw userError("FILM_TOO_LONG", ["file"]);
  return { durationMs };
}
