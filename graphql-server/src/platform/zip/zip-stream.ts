import { addAbortSignal, PassThrough, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** One file of an archive; its content is read when its turn comes. */
export interface ZipEntry {
  name: string;
  at: Date;
  content(): AsyncIterable<Buffer> | Iterable<Buffer>;
}

/** Adds one file after the other: the next is opened when the one before has been read. */
async function fill(archive: ZipFile, entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, stop: AbortSignal): Promise<void> {
  for await (const { name, at, content } of entries) {
    const source = addAbortSignal(stop, Readable.from(content()));
    archive.addReadStream(source, name, { mtime: at });
    await finished(source);
  }
  archive.end();
}

/** A ZIP archive as it is made: never held as a whole. A file that cannot be read ends it with its error. */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const archive = new ZipFile();
  const stop = new AbortController();
  const output = archive.outputStream.pipe(new PassThrough());
  fill(archive, entries, stop.signal).catch((error: Error) => output.destroy(error));
  try {
    for await (const part of output) yield Buffer.from(part);
  } finally {
    stop.abort();
  }
}
