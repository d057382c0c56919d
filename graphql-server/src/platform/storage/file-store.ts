import type { Readable } from "node:stream";

/** Both ends included. */
export interface ByteSpan {
  start: number;
  end: number;
}

/** Content as it was written: counted and hashed on its way in. */
export interface WrittenFile {
  byteSize: number;
  /** SHA-256 in hexadecimal. */
  sha256: string;
}

/** A file that is there: the bytes that were asked for, and the size of the whole. */
export interface FoundFile {
  stream: Readable;
  byteSize: number;
}

/** A place that holds files by key: a folder of this machine, or a bucket. Every failure of its own is a StorageError. */
export interface FileStore {
  name: "disk" | "s3";
  /** Durable when it resolves. Nothing remains when the source or the store fails. @throws StorageError, or what the source throws */
  write(key: string, source: Readable | Buffer): Promise<WrittenFile>;
  /** @returns undefined when there is no such file. @throws StorageError */
  read(key: string, span?: ByteSpan): Promise<FoundFile | undefined>;
  /** Size in bytes; undefined when there is no such file. @throws StorageError */
  sizeOf(key: string): Promise<number | undefined>;
  /** Safe to repeat. @throws StorageError */
  delete(key: string): Promise<void>;
  /** Keys of finished files in their order, after one; none are left when there are fewer than asked for. @throws StorageError */
  keysAfter(after: string, most: number): Promise<string[]>;
  /** When a file was finished, by the store; undefined when there is none. @throws StorageError */
  writtenAt(key: string): Promise<Date | undefined>;
  /** Removes what writes that were cut off before that time left behind. */
  forgetUnfinished(before: Date): Promise<void>;
  /** Fails when no file could be stored now. @throws StorageError */
  probe(): Promise<void>;
}

const keyShape = /^[0-9a-f]{64}$/;

/** True for the name of a file of ours; a folder or a bucket may hold others. */
export const isKey = (name: string) => keyShape.test(name);

/** Keys are our own; anything else could lead out of the store. @throws Error */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error("Not a storage key");
  return key;
}
