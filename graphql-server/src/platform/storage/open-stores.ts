import { createDiskStore } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";
import { createS3Store } from "./s3-store.ts";
import type { StorageSettings } from "./storage-settings.ts";

/** The stores of the settings. The first takes new files; a second holds those of before, or will take them: files:move. */
export async function openStores({ store, s3 }: StorageSettings, dataDir: string): Promise<[FileStore, ...FileStore[]]> {
  const disk = createDiskStore(`${dataDir}/files`);
  if (!s3) return [disk];
  const bucket = await createS3Store(s3);
  return store === "s3" ? [bucket, disk] : [disk, bucket];
}
