// Names the sources of places in the joined server, as stacks of the log name them: `npm run where -- main-ABC.mjs:123:45`, or `… < log`.
// The server itself reads no source maps: that costs a third of a start, and half a second of silence at its first error.
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { placesIn } from "./lib/places.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const withSources = placesIn({ folder: fileURLToPath(new URL("../dist/server", import.meta.url)), root });
console.log(withSources(process.argv.slice(2).join("\n") || (await text(process.stdin))).trimEnd());
