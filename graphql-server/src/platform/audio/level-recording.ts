import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { AudioFailure, runFfmpeg } from "./run-ffmpeg.ts";

/** EBU R 128, as loud as speech in podcasts and broadcasts for one speaker at home: LUFS, and dBTP at most. */
const target = { loudness: -18, peak: -1.5, range: 11 } as const;
/** Quieter than this is no speech, in LUFS. */
const silence = -55;
/** Samples in a row at the very top of the scale: a voice was too loud for its microphone. */
const flatAtTop = { peakDb: -0.1, flatness: 8 } as const;
const seconds = { shortest: 1, longest: 300 } as const;

/** What keeps a file from being a recording. */
export type RecordingProblem = "DAMAGED" | "SILENT" | "CLIPPED" | "TOO_SHORT" | "TOO_LONG" | "NO_TOOL";

export interface LeveledRecording {
  /** AAC in MP4, one channel: what every browser plays. */
  bytes: Buffer;
  mimeType: "audio/mp4";
  durationMs: number;
  /** Integrated loudness of the file as it came, in LUFS. */
  loudness: number;
}

const measuredShape = z.object({
  input_i: z.coerce.number(),
  input_tp: z.coerce.number(),
  input_lra: z.coerce.number(),
  input_thresh: z.coerce.number(),
  target_offset: z.coerce.number(),
});
type Measured = z.output<typeof measuredShape>;

/** It works at 192 kHz; what is counted before it keeps the rate of the file. */
const filter = `loudnorm=I=${target.loudness}:TP=${target.peak}:LRA=${target.range}`;

/** The last figure of a line such as "Flat factor: 0.000000"; the last block is that of all channels. */
function figure(words: string, name: string): number {
  const all = [...words.matchAll(new RegExp(`${name}: (-?[\\d.]+|-inf|nan)`, "g"))];
  return Number(all.at(-1)?.[1]?.replace("-inf", "-Infinity") ?? Number.NaN);
}

/** "Duration" of a container may lie; the time of the last decoded sample does not. */
function decodedSeconds(words: string): number {
  const rate = Number(/Audio: [^\n]*?(\d+) Hz/.exec(words)?.[1] ?? Number.NaN);
  return figure(words, "Number of samples") / rate;
}

function measuredIn(words: string): Measured | undefined {
  const json = /\{[^{}]*"input_i"[^{}]*\}/.exec(words)?.[0];
  if (!json) return undefined;
  return measuredShape.safeParse(JSON.parse(json.replaceAll('"-inf"', '"-99"').replaceAll('"inf"', '"99"'))).data;
}

interface Heard {
  measured: Measured;
  durationMs: number;
}

async function listen(file: string): Promise<Heard | RecordingProblem> {
  const within = String(seconds.longest + 5);
  const words = await runFfmpeg([
    "-t",
    within,
    "-i",
    file,
    "-map",
    "0:a:0",
    "-af",
    `astats,aresample=192000,${filter}:print_format=json`,
    "-f",
    "null",
    "-",
  ]);
  const measured = measuredIn(words);
  const length = decodedSeconds(words);
  if (!measured || !(length > 0)) return "DAMAGED";
  if (length < seconds.shortest) return "TOO_SHORT";
  if (length > seconds.longest) return "TOO_LONG";
  if (!(measured.input_i > silence)) return "SILENT";
  if (figure(words, "Peak level dB") >= flatAtTop.peakDb && figure(words, "Flat factor") >= flatAtTop.flatness) return "CLIPPED";
  return { measured, durationMs: Math.round(length * 1_000) };
}

/** One gain for the whole sound, worked out from what was heard before. */
function secondPass({ input_i, input_tp, input_lra, input_thresh, target_offset }: Measured): string {
  const known = `measured_I=${input_i}:measured_TP=${input_tp}:measured_LRA=${input_lra}:measured_thresh=${input_thresh}`;
  return `${filter}:${known}:offset=${target_offset}:linear=true,aresample=48000`;
}

/**
 * Makes a voice recording of any common format as loud as the others, in one that every browser plays; nothing else of the file is kept.
 * @returns the recording, or what keeps the file from being one
 */
export async function levelRecording(bytes: Buffer): Promise<LeveledRecording | RecordingProblem> {
  const folder = await mkdtemp(join(tmpdir(), "kotoba-sound-"));
  const [from, to] = [join(folder, "in"), join(folder, "out.m4a")];
  try {
    await writeFile(from, bytes);
    const heard = await listen(from);
    if (typeof heard === "string") return heard;
    const coded = ["-c:a", "aac", "-b:a", "96k", "-ac", "1", "-map_metadata", "-1", "-movflags", "+faststart"];
    await runFfmpeg(["-i", from, "-map", "0:a:0", "-af", secondPass(heard.measured), ...coded, to]);
    const { measured, durationMs } = heard;
    return { bytes: await readFile(to), mimeType: "audio/mp4", durationMs, loudness: measured.input_i };
  } catch (error) {
    if (error instanceof AudioFailure) return error.isMissing ? "NO_TOOL" : "DAMAGED";
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
