import { Unzip, UnzipInflate } from "fflate";
import type { OfficeProblem } from "./office-messages.ts";

const mostEntries = 200;
/** Bytes of all entries together, as they come out; what the directory says of them may be a lie. */
const mostUnpacked = 100 * 1024 * 1024;
/** What honest tables of text come to is far below. */
const steepest = 100;
/** An entry this small may be as dense as it likes. */
const smallEntry = 1024 * 1024;

/** Macros, controls, other files inside, and links to files elsewhere. */
const active = /(?:vbaProject|activeX|embeddings|externalLinks|macrosheets)/iu;

class Stop extends Error {
  readonly problem: OfficeProblem;
  constructor(problem: OfficeProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Goes through a ZIP without keeping anything: counts what really comes out, and refuses what has no place in a table. */
export function checkZip(bytes: Uint8Array): OfficeProblem | null {
  let [entries, total] = [0, 0];
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > mostEntries) throw new Stop("TOO_LARGE");
    if (active.test(file.name)) throw new Stop("ACTIVE_CONTENT");
    let out = 0;
    file.ondata = (error, chunk) => {
      // The library catches what is thrown here and hands it back as an error of the file.
      if (error) throw error instanceof Stop ? error : new Stop("UNREADABLE");
      out += chunk.length;
      total += chunk.length;
      const isSteep = out > smallEntry && out > steepest * bytes.length;
      if (total > mostUnpacked || isSteep) throw new Stop("TOO_LARGE");
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    // In small pieces, so that a bomb is left after its first ones.
    for (let from = 0; from < bytes.length; from += 65_536) {
      unzip.push(bytes.subarray(from, from + 65_536), from + 65_536 >= bytes.length);
    }
  } catch (error) {
    return error instanceof Stop ? error.problem : "UNREADABLE";
  }
  return entries === 0 ? "UNREADABLE" : null;
}
