// Reads files of strangers in a thread with bounds of its own: what they break, they break here. Only erasable types: Node strips them
// itself when this file is started from source.
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { checkZip } from "./check-zip.ts";
import type { OfficeReply, OfficeRequest } from "./office-messages.ts";
import { pdfLines } from "./pdf-lines.ts";
import { sheetRows } from "./sheet-rows.ts";

// On Linux this is the priority of this thread alone: answers to readers go first.
setPriority(5);

async function reply({ kind, bytes }: OfficeRequest): Promise<OfficeReply> {
  const problem = kind === "XLSX" ? checkZip(bytes) : null;
  if (problem) return { problem };
  try {
    return { rows: await (kind === "PDF" ? pdfLines(bytes) : sheetRows(bytes)) };
  } catch {
    return { problem: "UNREADABLE" };
  }
}

const request: OfficeRequest = workerData;
parentPort?.postMessage(await reply(request));
