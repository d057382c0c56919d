import { StorageError } from "./storage-error.ts";

/** What S3-compatible stores call a bucket, a quota or a disk without room. */
const fullNames = /insufficientstorage|quotaexceeded|storagefull|overquota|nospace/i;

const fieldOf = (error: unknown, name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);

function statusOf(error: unknown): unknown {
  const metadata = fieldOf(error, "$metadata");
  return typeof metadata === "object" && metadata !== null ? Reflect.get(metadata, "httpStatusCode") : undefined;
}

/** A failure of an object store as the product knows it: no room, or no answer that can be used. */
export function s3Error(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const names = `${String(fieldOf(error, "name"))} ${String(fieldOf(error, "Code"))}`;
  const isFull = statusOf(error) === 507 || fullNames.test(names);
  return new StorageError(isFull ? "STORAGE_FULL" : "STORAGE_UNAVAILABLE", error);
}

/** True when there is no such object; a bucket that is missing is a failure. */
export function isMissingObject(error: unknown): boolean {
  const name = fieldOf(error, "name");
  return name === "NoSuchKey" || name === "NotFound";
}
