import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

/** One file of an archive; its content is read when its turn comes. */
export interface ZipEntry {
  name: string;
  at: Date;
  content(): AsyncIterable<Buffer> | Iterable<Buffer>;
}

interface Written {
  name: Buffer;
  time: number;
  date: number;
  crc: number;
  packed: number;
  size: number;
  offset: number;
}

/** Names are UTF-8 (bit 11); sizes follow the content (bit 3), as they are not known before. */
const flags = 0x0808;
const deflated = 8;
const version = 20;

function dosTime(at: Date): { time: number; date: number } {
  const year = Math.max(at.getUTCFullYear(), 1980);
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}

function localHeader({ name, time, date }: Pick<Written, "name" | "time" | "date">): Buffer {
  const head = numbers([0x04034b50, 4], [version, 2], [flags, 2], [deflated, 2], [time, 2], [date, 2], [0, 4], [0, 4], [0, 4]);
  return Buffer.concat([head, numbers([name.length, 2], [0, 2]), name]);
}

function centralHeader({ name, time, date, crc, packed, size, offset }: Written): Buffer {
  const head = numbers([0x02014b50, 4], [version, 2], [version, 2], [flags, 2], [deflated, 2], [time, 2], [date, 2]);
  const sizes = numbers([crc, 4], [packed, 4], [size, 4], [name.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
  return Buffer.concat([head, sizes, name]);
}

async function* fileParts(entry: ZipEntry, offset: number, done: (written: Written) => void): AsyncGenerator<Buffer> {
  const name = Buffer.from(entry.name, "utf8");
  const { time, date } = dosTime(entry.at);
  yield localHeader({ name, time, date });
  let [crc, size, packed] = [0, 0, 0];
  async function* measured() {
    for await (const chunk of entry.content()) {
      crc = crc32(chunk, crc);
      size += chunk.length;
      yield chunk;
    }
  }
  for await (const chunk of Readable.from(measured()).pipe(createDeflateRaw())) {
    const bytes = Buffer.from(chunk);
    packed += bytes.length;
    yield bytes;
  }
  yield numbers([0x08074b50, 4], [crc, 4], [packed, 4], [size, 4]);
  done({ name, time, date, crc, packed, size, offset });
}

/** A ZIP archive as it is made, one file after the other: never held as a whole. Files of up to 4 GB each and together. */
export async function* zipStream(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const start = offset;
    for await (const part of fileParts(entry, start, (file) => written.push(file))) {
      offset += part.length;
      yield part;
    }
  }
  const directory = Buffer.concat(written.map(centralHeader));
  yield directory;
  const count = written.length;
  yield numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [directory.length, 4], [offset, 4], [0, 2]);
}
