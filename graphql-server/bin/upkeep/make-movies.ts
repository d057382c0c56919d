// Draws the demo movies from their texts: pages on a canvas of the system's Chromium, encoded there as H.264, written as MP4.
// Run it after a change of the texts, and commit what it writes: npm run demo-movies [code …]
import { mkdir, writeFile } from "node:fs/promises";
import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Mp4OutputFormat, Output } from "mediabunny";
import { chromium, type Page } from "playwright-core";
import type { DemoMovie } from "../../src/demo/content/movies/demo-movie.ts";
import { timeline } from "../../src/demo/content/movies/demo-movie.ts";
import { demoMovies } from "../../src/demo/content/movies/demo-movies.ts";
import { drawPages, type EncodedMovie } from "../lib/draw-pages.ts";

const folder = new URL("../../src/demo/content/movies/files/", import.meta.url);
const largest = 100 * 1024;

/** The page that draws: a secure address, as encoders demand, that is answered here. */
async function openStudio(): Promise<{ page: Page; close(): Promise<void> }> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  await page.route("https://movies.example/", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto("https://movies.example/");
  return { page, close: () => browser.close() };
}

async function asMp4({ packets, description }: EncodedMovie): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  const source = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = {
    codec: "avc1.42001f",
    codedWidth: 640,
    codedHeight: 360,
    description: Buffer.from(description, "base64"),
  };
  for (const { data, isKey, atSeconds, seconds } of packets) {
    const packet = new EncodedPacket(Buffer.from(data, "base64"), isKey ? "key" : "delta", atSeconds, seconds);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  if (!target.buffer) throw new Error("Nothing was written");
  return new Uint8Array(target.buffer);
}

async function makeMovie(page: Page, movie: DemoMovie): Promise<void> {
  const { starts, durationMs } = timeline(movie);
  const { title, level, slides } = movie;
  const drawn = await page.evaluate(drawPages, { title, level, slides, starts, durationMs });
  const mp4 = await asMp4(drawn);
  const poster = Buffer.from(drawn.poster, "base64");
  if (mp4.byteLength > largest) throw new Error(`${movie.code} has ${mp4.byteLength} bytes; the limit is ${largest}`);
  await writeFile(new URL(`${movie.code}.mp4`, folder), mp4);
  await writeFile(new URL(`${movie.code}.webp`, folder), poster);
  console.log(`${movie.code}: ${durationMs / 1_000} s, ${mp4.byteLength} bytes, poster ${poster.byteLength} bytes`);
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const studio = await openStudio();
try {
  for (const movie of demoMovies) if (wanted.length === 0 || wanted.includes(movie.code)) await makeMovie(studio.page, movie);
} finally {
  await studio.close();
}
