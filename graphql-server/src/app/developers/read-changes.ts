import { existsSync, readFileSync } from "node:fs";

/** A version of the product with what changed in it, in the words of the changelog. */
export interface ChangedVersion {
  /** As the changelog names it: `Not released`, `1.0.0`. */
  name: string;
  parts: { name: string; changes: string[] }[];
}

/** The changelog beside the sources; the compiled server is one folder deeper. */
const places = ["../../../docs/CHANGELOG.md", "../../../../docs/CHANGELOG.md"].map((place) => new URL(place, import.meta.url));

function addLine(versions: ChangedVersion[], line: string): void {
  const version = versions.at(-1);
  const changes = version?.parts.at(-1)?.changes;
  if (line.startsWith("## ")) versions.push({ name: line.slice(3).trim(), parts: [] });
  else if (line.startsWith("### ")) version?.parts.push({ name: line.slice(4).trim(), changes: [] });
  else if (line.startsWith("- ")) changes?.push(line.slice(2).trim());
  else if (changes?.length && line.trim()) changes.push(`${changes.pop()} ${line.trim()}`);
}

/** The versions in a changelog, the newest first. */
export function changesIn(text: string): ChangedVersion[] {
  const versions: ChangedVersion[] = [];
  for (const line of text.split("\n")) addLine(versions, line);
  return versions;
}

/** What the changelog of this version says; nothing where it was not put in place. */
export function readChanges(): ChangedVersion[] {
  const place = places.find((each) => existsSync(each));
  return place ? changesIn(readFileSync(place, "utf8")) : [];
}
