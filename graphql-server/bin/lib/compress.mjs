import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const worthwhile = /\.(js|css|svg|json|txt|webmanifest)$/;
const smallest = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

async function compressFile(file) {
  const bytes = readFileSync(file);
  const [br, gz] = await Promise.all([brotli(bytes, quality), zip(bytes, { level: 9 })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Writes the compressed twin of every text file of the built site, so that no request has to compress. */
export async function compressFolder(dir) {
  const files = readdirSync(dir, { recursive: true })
    .map((name) => join(dir, String(name)))
    .filter((file) => worthwhile.test(file) && statSync(file).size >= smallest);
  await Promise.all(files.map(compressFile));
}
