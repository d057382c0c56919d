import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createPdf, pdfBytes } from "./pdf-document.ts";
import { cell, textHeight } from "./pdf-table.ts";

const at = new Date("2026-11-20T00:00:00Z");
const box = { x: 48, y: 100, width: 200, height: 30 };

/** The parts of a file as plain text. */
function inflated(file: Buffer): string {
  const text = file.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: start }) => {
    const from = index + start.length;
    return file.subarray(from, text.indexOf("endstream", from));
  });
  return streams
    .map((stream) => {
      try {
        return inflateSync(stream).toString("latin1");
      } catch {
        return "";
      }
    })
    .join("\n");
}

/** Every character the fonts of a file can be read back as. */
function readable(file: Buffer): string {
  const hex = [...inflated(file).matchAll(/<([0-9a-f]{4,})>/gi)].map(([, digits = ""]) => digits);
  return hex.map((digits) => Buffer.from(digits, "hex").swap16().toString("utf16le")).join("");
}

describe("a PDF of ours", () => {
  it("carries its language, its title and Japanese that can be searched, rare family names included", async () => {
    const sheet = createPdf({ title: "履歴書", at });
    cell(sheet, "髙﨑 𠮷野 グエン・ティ・ラン ①㈱", box);
    const file = await pdfBytes(sheet);
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
    expect(file.toString("latin1")).toContain("/Lang (ja-JP)");
    expect(file.length).toBeLessThan(60_000);
    const text = readable(file);
    for (const sign of ["髙", "﨑", "グ", "①", "㈱"]) expect(text, sign).toContain(sign);
  });

  it("writes a long text smaller rather than over its box", () => {
    const sheet = createPdf({ title: "x", at });
    const sizes: number[] = [];
    const original = sheet.fontSize.bind(sheet);
    sheet.fontSize = (size) => {
      sizes.push(size);
      return original(size);
    };
    cell(sheet, "東京都千代田区千代田一丁目一番一号".repeat(3), box);
    const size = Math.min(...sizes);
    expect(size).toBeLessThan(10);
    expect(textHeight(sheet, "東京都千代田区千代田一丁目一番一号".repeat(3), { width: box.width - 8, size })).toBeLessThanOrEqual(
      box.height,
    );
  });
});
