import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join, relative, resolve } from "node:path";
import { z } from "zod";

const mapShape = z.object({ version: z.number(), sources: z.array(z.string()), names: z.array(z.string()), mappings: z.string() });

function readMap(path: string): SourceMap | undefined {
  if (!existsSync(path)) return undefined;
  const map = mapShape.parse(JSON.parse(readFileSync(path, "utf8")));
  return new SourceMap({ ...map, file: "", sourceRoot: "", sourcesContent: [] });
}

/** Finds the sources of places in the joined files of a folder, which have their maps beside them. @returns the text with the source of each place */
export function placesIn({ folder, root }: { folder: string; root: string }): (text: string) => string {
  const maps = new Map<string, SourceMap | undefined>();

  function mapOf(file: string): SourceMap | undefined {
    if (!maps.has(file)) maps.set(file, readMap(join(folder, `${file}.map`)));
    return maps.get(file);
  }

  /** What belongs to another build stays as it is. */
  function sourceOf(place: string, file: string, line: string, column: string): string {
    const found = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !("originalSource" in found) || !found.originalSource) return place;
    const { originalSource, originalLine, originalColumn } = found;
    return `${relative(root, resolve(folder, originalSource))}:${originalLine + 1}:${originalColumn + 1}`;
  }

  return (text) => text.replace(/(?:file:\/\/\S*\/)?([\w-]+\.mjs):(\d+):(\d+)/g, sourceOf);
}
