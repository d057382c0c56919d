/** Both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range a request asks for (RFC 9110, 14.2). Undefined when the whole is meant: no header, another unit, several ranges, or an If-Range
 * that names another version. "UNSATISFIABLE" when it begins behind the end.
 */
export function byteRange(
  headers: { range?: string | undefined; ifRange?: string | undefined },
  file: { byteSize: number; etag: string },
): ByteRange | "UNSATISFIABLE" | undefined {
  const { range, ifRange } = headers;
  const match = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? "");
  if (!match || (ifRange !== undefined && ifRange.trim() !== file.etag)) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  const end = file.byteSize - 1;
  if (first === "") {
    const length = Number(last);
    return length === 0 || file.byteSize === 0 ? "UNSATISFIABLE" : { start: Math.max(0, file.byteSize - length), end };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start > end) return "UNSATISFIABLE";
  return { start, end: last === "" ? end : Math.min(end, Number(last)) };
}
