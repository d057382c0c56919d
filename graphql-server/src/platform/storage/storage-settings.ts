import type { S3Options } from "./s3-store.ts";

/** Where files lie. */
export interface StorageSettings {
  /** The store that takes new files. */
  store: "disk" | "s3";
  /** The bucket, when there is one; the other store is read too. */
  s3?: S3Options;
}

interface Values {
  FILE_STORE: "disk" | "s3";
  S3_ENDPOINT?: string | undefined;
  S3_REGION: string;
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
  S3_PATH_STYLE: "0" | "1" | "true" | "false" | "";
}

/** The settings of the stores. @throws Error that names what is missing */
export function readStorageSettings(values: Values): StorageSettings {
  const { FILE_STORE: store, S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_PATH_STYLE: style } = values;
  if (!bucket && !accessKeyId && !secretAccessKey && store === "disk") return { store };
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new Error("S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all three or none, and all with FILE_STORE=s3.");
  }
  const pathStyle = style === "" ? endpoint !== undefined : style === "1" || style === "true";
  return { store, s3: { bucket, accessKeyId, secretAccessKey, region, pathStyle, ...(endpoint && { endpoint }) } };
}
