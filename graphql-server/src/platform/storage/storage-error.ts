/** Why files cannot be stored or read: no room is left, or the store does not answer. Both are codes of the catalogue of messages. */
export type StorageErrorCode = "STORAGE_FULL" | "STORAGE_UNAVAILABLE";

/** The store failed, not who sent the file. What it said stands in `cause`, for the log. */
export class StorageError extends Error {
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = "StorageError";
    this.code = code;
  }
}
