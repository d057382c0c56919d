import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startS3 } from "../../src/testing/servers/s3.ts";
import type { Figures } from "../lib/figures.ts";
import { eachRound, perform, type Scene, type Stage } from "../lib/stage.ts";
import { countLostFiles, startUploads, type Uploads } from "../lib/uploads.ts";

const megabyte = 1_048_576;

/** Room that runs out and comes back. */
interface Disk {
  fill(): Promise<void>;
  empty(): Promise<void>;
  close(): void;
}

/** A small disk of its own for the files, where we may mount one. */
function mountDisk(folder: string): Disk | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64m,mode=0700", "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  const ballast = join(folder, "ballast");
  return {
    async fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - megabyte / 4)));
    },
    empty: async () => rmSync(ballast, { force: true }),
    close: () => void execFileSync("umount", ["-l", folder]),
  };
}

const refuseWrites = `(() => {
  const fs = process.getBuiltinModule("node:fs");
  const open = fs.promises.open;
  globalThis.endFullDisk = () => { fs.promises.open = open; process.getBuiltinModule("node:module").syncBuiltinESMExports(); };
  fs.promises.open = async (path, flags, mode) => {
    if (String(flags).startsWith("w")) throw Object.assign(new Error("ENOSPC: no space left on device, open"), { code: "ENOSPC" });
    return open(path, flags, mode);
  };
  process.getBuiltinModule("node:module").syncBuiltinESMExports();
})()`;

/** Where nothing may be mounted, the file system's function refuses in its place. */
function refusingDisk({ products }: Scene): Disk {
  const inAll = async (line: string) => {
    for (const product of products) {
      const inspector = await product.inspect();
      await inspector.run(line);
      inspector.close();
    }
  };
  return { fill: () => inAll(refuseWrites), empty: () => inAll("globalThis.endFullDisk()"), close: () => undefined };
}

async function untilUploaded(scene: Scene, { stored }: Uploads): Promise<void> {
  const since = performance.now();
  const before = stored.length;
  while (stored.length === before && performance.now() - since < 60_000) await sleep(50);
  await scene.well(since);
}

async function judgeFiles(scene: Scene, uploads: Uploads): Promise<void> {
  await uploads.stop();
  const lost = await countLostFiles(scene.urls[0] ?? "", uploads.stored);
  if (uploads.stored.length === 0) scene.broken("no file was acknowledged");
  if (lost > 0) scene.broken(`${lost} of ${uploads.stored.length} acknowledged files lost`);
}

/** The disk of the files is full for a while: uploads are refused with 507, everything else goes on. */
export function diskFull(stage: Stage): Promise<Figures> {
  return perform(stage, { name: "disk-full" }, async (scene) => {
    const disk = mountDisk(join(scene.dataDir, "files")) ?? refusingDisk(scene);
    try {
      const uploads = startUploads(scene);
      await eachRound(stage, async () => {
        await disk.fill();
        const before = uploads.statuses.length;
        await sleep(5_000);
        if (!uploads.statuses.slice(before).includes(507)) scene.broken("no upload was answered 507 on a full disk");
        await disk.empty();
        await untilUploaded(scene, uploads);
      });
      await judgeFiles(scene, uploads);
    } finally {
      disk.close();
    }
  });
}

const unavailable = { status: 500, code: "InternalError" };

/** The bucket fails in each of its ways in turn, for reads and writes. */
export async function store(stage: Stage): Promise<Figures> {
  const s3 = await startS3();
  try {
    return await perform(stage, { name: "store", env: s3.env }, async (scene) => {
      const uploads = startUploads(scene);
      for (const fault of [unavailable, "CUT", "LOST_ANSWER", "SILENT"] as const) {
        await eachRound(stage, async () => {
          for (const method of ["PUT", "GET", "HEAD", "POST"]) s3.break(method, fault);
          await sleep(6_000);
          s3.heal();
          await untilUploaded(scene, uploads);
        });
      }
      await judgeFiles(scene, uploads);
    });
  } finally {
    await s3.stop();
  }
}
