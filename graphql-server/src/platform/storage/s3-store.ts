import { Readable } from "node:stream";
import { type ByteSpan, type FileStore, type FoundFile, isKey, requireKey, type WrittenFile } from "./file-store.ts";
import { hashOf, measured } from "./measured.ts";
import { resumed } from "./resumed.ts";
import { isMissingObject, s3Error } from "./s3-errors.ts";
import { StorageError } from "./storage-error.ts";

/** A bucket of any store that speaks S3. */
export interface S3Options {
  /** Address of a store that is not Amazon's. */
  endpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket stands in the path instead of the host: own servers mostly want it. */
  pathStyle: boolean;
}

/** Two tries of these stay below the twelve seconds that a person waits at most. */
const waits = { connectionTimeout: 2_000, requestTimeout: 5_000, socketTimeout: 5_000 } as const;
const tries = 2;
const probeMs = 1_000;
/** Longer files go in pieces; so much of an upload is held in memory at a time, twice. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;

/** The client is large, so it is loaded only where files lie in a bucket. */
async function openClient({ endpoint, region, pathStyle, accessKeyId, secretAccessKey }: S3Options) {
  const [sdk, { Upload }] = await Promise.all([import("@aws-sdk/client-s3"), import("@aws-sdk/lib-storage")]);
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: tries,
    requestHandler: { ...waits, throwOnRequestTimeout: true },
    // Not every store knows these checksums; content is verified by our own hash.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { sdk, Upload, client };
}

/** Size of the whole by "bytes 0-99/1000". */
function wholeSize(contentRange: string | undefined, contentLength: number | undefined): number {
  return Number(contentRange?.split("/").at(-1) ?? contentLength ?? 0);
}

/** Files in a bucket, which several machines may share. What was written is read back before it counts as stored. */
export async function createS3Store(options: S3Options): Promise<FileStore> {
  const { sdk, Upload, client } = await openClient(options);
  const Bucket = options.bucket;

  /** Returns undefined when the object is missing. */
  async function ifThere<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await run();
    } catch (error) {
      if (isMissingObject(error)) return undefined;
      throw s3Error(error);
    }
  }

  function ask(key: string, span?: ByteSpan): Promise<{ body: Readable; byteSize: number } | undefined> {
    const object = { Bucket, Key: requireKey(key), ...(span && { Range: `bytes=${span.start}-${span.end}` }) };
    return ifThere(async () => {
      const { Body, ContentRange, ContentLength } = await client.send(new sdk.GetObjectCommand(object));
      if (!(Body instanceof Readable)) throw new Error("The store answered without a body");
      return { body: Body, byteSize: wholeSize(ContentRange, ContentLength) };
    });
  }

  async function reopen(key: string, span: ByteSpan): Promise<Readable> {
    const found = await ask(key, span);
    if (!found) throw new StorageError("STORAGE_UNAVAILABLE", new Error("The object went while it was read"));
    return found.body;
  }

  async function read(key: string, span?: ByteSpan): Promise<FoundFile | undefined> {
    const found = await ask(key, span);
    if (!found) return undefined;
    const { body, byteSize } = found;
    const wanted = { start: span?.start ?? 0, end: Math.min(span?.end ?? byteSize - 1, byteSize - 1) };
    return { stream: resumed({ span: wanted, first: body, reopen: (left) => reopen(key, left), told: s3Error }), byteSize };
  }

  async function remove(key: string): Promise<void> {
    const object = { Bucket, Key: requireKey(key) };
    await ifThere(() => client.send(new sdk.DeleteObjectCommand(object)));
  }

  /** Removes what a failed upload may have left: an answer that was lost may have been a success. Nobody waits for a store that is silent. */
  function tidy(key: string, UploadId: string | undefined): void {
    const abort = UploadId && client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key: key, UploadId }));
    void Promise.allSettled([abort, remove(key)]);
  }

  async function checkedWrite(key: string, source: Readable | Buffer): Promise<WrittenFile> {
    const { bytes, result, blame } = measured(source);
    const params = { Bucket, Key: key, Body: Readable.from(bytes, { objectMode: false }) };
    const upload = new Upload({ client, params, partSize: partBytes, queueSize: partsAtOnce, leavePartsOnError: true });
    try {
      await upload.done();
      const written = result();
      const stored = await read(key);
      if (stored && (await hashOf(stored.stream)) === written.sha256) return written;
      throw new Error("The object that was stored is not what was sent");
    } catch (error) {
      tidy(key, upload.uploadId);
      throw blame(error, s3Error);
    }
  }

  /** What else lies in the bucket is passed over. */
  async function keysAfter(after: string, most: number): Promise<string[]> {
    const keys: string[] = [];
    let StartAfter = after;
    try {
      for (;;) {
        const place = { Bucket, MaxKeys: most, ...(StartAfter && { StartAfter }) };
        const { Contents: objects = [], IsTruncated } = await client.send(new sdk.ListObjectsV2Command(place));
        for (const { Key } of objects) if (Key && isKey(Key)) keys.push(Key);
        StartAfter = objects.at(-1)?.Key ?? "";
        if (keys.length >= most || !IsTruncated || !StartAfter) return keys.slice(0, most);
      }
    } catch (error) {
      throw s3Error(error);
    }
  }

  return {
    name: "s3",
    read,
    sizeOf: (key) => {
      const object = { Bucket, Key: requireKey(key) };
      return ifThere(async () => (await client.send(new sdk.HeadObjectCommand(object))).ContentLength ?? 0);
    },
    keysAfter,
    writtenAt: (key) => {
      const object = { Bucket, Key: requireKey(key) };
      return ifThere(async () => (await client.send(new sdk.HeadObjectCommand(object))).LastModified);
    },
    delete: remove,
    write: async (key, source) => checkedWrite(requireKey(key), source),
    // The store itself removes the parts of uploads that were cut off: a rule of the bucket.
    forgetUnfinished: () => Promise.resolve(),
    async probe() {
      try {
        await client.send(new sdk.HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(probeMs) });
      } catch (error) {
        throw s3Error(error);
      }
    },
  };
}
