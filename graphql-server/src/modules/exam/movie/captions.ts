import { decodeHTML } from "entities/decode";
import { escapeText } from "entities/escape";
import { isBlank } from "../../../shared/blank.ts";

export interface Cue {
  startMs: number;
  endMs: number;
  text: string;
}

export interface CaptionProblem {
  /** Counted from 1. */
  line: number;
  code: "NO_HEADER" | "NO_TIMING" | "BAD_TIME" | "TIME_ORDER" | "NO_TEXT" | "TOO_LATE" | "NO_CUE";
}

const timing = /^\s*((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})\s+-->\s+((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})(?:\s.*)?$/;

function msOf(time: string): number | undefined {
  const parts = time.split(":").map(Number);
  const [seconds = 0, minutes = 0, hours = 0] = parts.toReversed();
  if (seconds >= 60 || minutes >= 60) return undefined;
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1_000);
}

function plain(text: string): string {
  return decodeHTML(text.replace(/<[^<>]*>/g, "")).replaceAll("\u00a0", " ");
}

interface Block {
  /** Of the block's first line, from 1. */
  line: number;
  lines: string[];
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, text] of lines.entries()) {
    if (text.trim() === "") open = undefined;
    else if (open) open.lines.push(text);
    else {
      open = { line: index + 1, lines: [text] };
      blocks.push(open);
    }
  }
  return blocks;
}

function readCue({ line, lines }: Block, before: Cue | undefined): Cue | CaptionProblem {
  const at = lines.findIndex((text) => text.includes("-->"));
  if (at < 0 || at > 1) return { line, code: "NO_TIMING" };
  const found = timing.exec(lines[at] ?? "");
  const [startMs, endMs] = [msOf(found?.[1] ?? ""), msOf(found?.[2] ?? "")];
  if (!found || startMs === undefined || endMs === undefined) return { line: line + at, code: "BAD_TIME" };
  if (endMs <= startMs || startMs < (before?.startMs ?? 0)) return { line: line + at, code: "TIME_ORDER" };
  const text = plain(lines.slice(at + 1).join("\n")).trim();
  return isBlank(text) ? { line: line + at, code: "NO_TEXT" } : { startMs, endMs, text };
}

/** Reads WebVTT captions: the cues in order, as plain text, and what is wrong with the file, by line. */
export function readVtt(vtt: string, durationMs = Number.POSITIVE_INFINITY): { cues: Cue[]; problems: CaptionProblem[] } {
  const lines = vtt.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  const problems: CaptionProblem[] = [];
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? "")) problems.push({ line: 1, code: "NO_HEADER" });
  for (const block of blocksOf(lines)) {
    const [first = ""] = block.lines;
    if (block.line === 1 || /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(first)) continue;
    const cue = readCue(block, cues.at(-1));
    if ("code" in cue) problems.push(cue);
    else if (cue.startMs >= durationMs) problems.push({ line: block.line, code: "TOO_LATE" });
    else cues.push(cue);
  }
  if (cues.length === 0 && problems.length === 0) problems.push({ line: 1, code: "NO_CUE" });
  return { cues, problems };
}

/** The texts of captions, one paragraph each, as readings are computed for them. */
export function transcriptHtml(cues: readonly Cue[]): string {
  return cues.map(({ text }) => `<p>${escapeText(text)}</p>`).join("");
}

function timeOf(ms: number): string {
  const pad = (value: number, digits = 2) => String(value).padStart(digits, "0");
  return `${pad(Math.floor(ms / 3_600_000))}:${pad(Math.floor(ms / 60_000) % 60)}:${pad(Math.floor(ms / 1_000) % 60)}.${pad(ms % 1_000, 3)}`;
}

/** Captions as a WebVTT file. */
export function writeVtt(cues: readonly Cue[]): string {
  return `WEBVTT\n\n${cues.map(({ startMs, endMs, text }) => `${timeOf(startMs)} --> ${timeOf(endMs)}\n${escapeText(text)}\n`).join("\n")}`;
}
