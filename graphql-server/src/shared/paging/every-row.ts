const pageRows = 200;

/** Reads rows in the order of their ids, page by page, so that a long history is never held as a whole. */
export async function* everyRow<T extends { id: string }>(read: (after: string, limit: number) => Promise<T[]>): AsyncGenerator<T> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await read(after, pageRows);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = last.id;
  }
}
