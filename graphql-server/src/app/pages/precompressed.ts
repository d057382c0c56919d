import { readdirSync } from "node:fs";
import { extname } from "node:path";
import type { RequestHandler } from "express";

const encodings = [
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
] as const;

/**
 * Hands the file handler the compressed twin that the build wrote beside a file, when the client reads its encoding. Which twins exist is
 * read once: what is served never depends on a name that a client made up.
 */
export function precompressed(dir: string): RequestHandler {
  const files = new Set(readdirSync(dir, { recursive: true }).map((name) => `/${String(name)}`));
  return (request, response, next) => {
    const { path } = request;
    const hasTwin = encodings.some(({ extension }) => files.has(`${path}${extension}`));
    if (!hasTwin || !["GET", "HEAD"].includes(request.method)) return next();
    response.vary("Accept-Encoding");
    const accepted = encodings.find(({ name, extension }) => request.acceptsEncodings(name) === name && files.has(`${path}${extension}`));
    if (accepted) {
      response.type(extname(path)).setHeader("Content-Encoding", accepted.name);
      request.url = `${path}${accepted.extension}`;
    }
    next();
  };
}
