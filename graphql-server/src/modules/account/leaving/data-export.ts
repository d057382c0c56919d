import type { ZipEntry } from "../../../platform/zip/zip-stream.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { ownData, ownFiles } from "./own-data.ts";

/** The seeker's data as one JSON document, part by part. */
export async function* exportAsJson(ctx: Ctx, userId: string): AsyncGenerator<Buffer> {
  yield Buffer.from(`{\n"exportedAt": ${JSON.stringify(ctx.now())}`);
  for (const { name, records } of ownData(ctx, userId)) {
    yield Buffer.from(`,\n${JSON.stringify(name)}: [`);
    let separator = "\n";
    for await (const record of records) {
      yield Buffer.from(separator + JSON.stringify(record, null, 2));
      separator = ",\n";
    }
    yield Buffer.from("]");
  }
  yield Buffer.from("\n}\n");
}

/** Names of files in an archive must not clash, so the id goes in front. */
function placeOf({ id, fileName }: { id: string; fileName: string }): string {
  return `files/${id.slice(-8)}-${fileName.replace(/[\\/:*?"<>|]/g, "_")}`;
}

/** The files of an archive: data.json, and every file of the seeker. */
export async function* exportAsZip(ctx: Ctx, userId: string): AsyncGenerator<ZipEntry> {
  yield { name: "data.json", at: ctx.now(), content: () => exportAsJson(ctx, userId) };
  for (const file of await ownFiles(ctx, userId)) {
    const stored = await ctx.storage.get(file.storageKey, file);
    if (stored) yield { name: placeOf(file), at: file.createdAt, content: () => stored.stream };
  }
}
