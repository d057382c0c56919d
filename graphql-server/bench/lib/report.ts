/** Rows as a table for the terminal and for Markdown alike. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  console.log(`\n${line(head)}`);
  console.log(`|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`);
  for (const row of rows) console.log(line(row));
}

/** Says which goals were missed and sets the exit code. */
export function judge(missed: readonly string[]): void {
  console.log(missed.length === 0 ? "\nEvery goal is reached." : `\nMissed:\n${missed.map((text) => `  ${text}`).join("\n")}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

/** Runs a benchmark; an error ends the process with 2. */
export function runBench(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error);
    process.exitCode = 2;
  });
}
