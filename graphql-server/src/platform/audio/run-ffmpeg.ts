import { spawn } from "node:child_process";

/** A sound of minutes takes a second or two; whatever takes longer is no honest file. */
const longestMs = 60_000;
/** What it says of a file is a few kilobytes. */
const mostOfWords = 64 * 1_024;

/** Why a sound could not be read: the program is not on this machine, or it gave the file up. */
export class AudioFailure extends Error {
  readonly isMissing: boolean;

  constructor(message: string, isMissing: boolean) {
    super(message);
    this.isMissing = isMissing;
  }
}

/**
 * Runs ffmpeg over local files alone: no address in a file is followed. @returns what it wrote to its error output
 * @throws AudioFailure
 */
export function runFfmpeg(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fixed = ["-hide_banner", "-nostdin", "-nostats", "-threads", "1", "-protocol_whitelist", "file"];
    const child = spawn("ffmpeg", [...fixed, ...args], { stdio: ["ignore", "ignore", "pipe"], timeout: longestMs, killSignal: "SIGKILL" });
    let words = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      words = (words + text).slice(-mostOfWords);
    });
    child.once("error", (error) => reject(new AudioFailure(error.message, "code" in error && error.code === "ENOENT")));
    child.once("close", (code) => (code === 0 ? resolve(words) : reject(new AudioFailure(words.slice(-500), false))));
  });
}
