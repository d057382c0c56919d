import type { EntityManager } from "@mikro-orm/postgresql";
import { AdminUser } from "../../modules/account/admin/admin-user.entity.ts";
import { Attachment } from "../../modules/account/attachment/attachment.entity.ts";
import { ExamItem } from "../../modules/exam/item/exam-item.entity.ts";
import { generalExamCode } from "../../modules/exam/item/install-bank.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { measuredLevels } from "../../shared/vocabulary/measured-level.ts";
import { createRandom, demoId } from "../random.ts";

/** So many items a level have tones; the others stay without a recording. */
const perLevel = 2;
const rate = 8_000;
const lineSeconds = 0.7;
const pauseSeconds = 0.25;
const loudness = 0.25;
/** A pitch for each speaker, in hertz. */
const pitches = { 男: 196, 女: 330 } as const;

function writeTone(samples: Int16Array, { from, seconds, pitch }: { from: number; seconds: number; pitch: number }): void {
  const length = Math.floor(seconds * rate);
  for (let index = 0; index < length; index += 1) {
    const fade = Math.min(1, index / 200, (length - index) / 200);
    samples[from + index] = Math.round(Math.sin((2 * Math.PI * pitch * index) / rate) * loudness * fade * 32_767);
  }
}

/** A RIFF file of one channel, 16 bits a sample. */
function wav(samples: Int16Array): Buffer {
  const head = Buffer.alloc(44);
  const bytes = samples.length * 2;
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

/** A tone a line, low for the man and high for the woman: it says that there is sound, and nothing of the script. */
function tonesFor(script: string): { bytes: Buffer; durationMs: number } {
  const lines = script.split("\n");
  const step = lineSeconds + pauseSeconds;
  const samples = new Int16Array(Math.floor(lines.length * step * rate));
  for (const [index, line] of lines.entries()) {
    writeTone(samples, {
      from: Math.floor(index * step * rate),
      seconds: lineSeconds,
      pitch: line.startsWith("男") ? pitches.男 : pitches.女,
    });
  }
  return { bytes: wav(samples), durationMs: Math.round(lines.length * step * 1_000) };
}

interface Setting {
  em: EntityManager;
  storage: Storage;
  now: Date;
}

async function firstItems(em: EntityManager): Promise<ExamItem[]> {
  const where = { test: { code: generalExamCode }, skill: "LISTENING", status: "ACTIVE" } as const;
  const items = await em.find(ExamItem, where, { orderBy: { code: "asc" } });
  return measuredLevels.flatMap((level) => items.filter((item) => item.level === level).slice(0, perLevel));
}

/** Gives some listening items tones instead of voices: marked as of the demo, and nobody is scored by them. @returns how many */
export async function loadDemoRecordings({ em, storage, now }: Setting): Promise<number> {
  const admin = await em.findOneOrFail(AdminUser, { role: "OWNER" }, { orderBy: { email: "asc" } });
  const random = createRandom(20_261_127);
  const items = (await firstItems(em)).filter(({ recordingKind }) => !recordingKind);
  for (const item of items) {
    const { bytes, durationMs } = tonesFor(item.script ?? "");
    const { key: storageKey, byteSize, sha256 } = await storage.put(bytes);
    const facts = { fileName: `${item.code}-demo.wav`, mimeType: "audio/wav", byteSize, sha256, storageKey, state: "CLEAN" as const };
    const owner = { ownerKind: "ADMIN" as const, ownerId: admin.id, purpose: "RECORDING" as const };
    const recording = em.create(Attachment, { id: demoId(random, now), ...owner, ...facts, createdAt: now });
    em.assign(item, { recording, recordingKind: "DEMO", recordingMs: durationMs, updatedAt: now });
  }
  await em.flush();
  return items.length;
}
