/** Lines with which mail programs begin what they quote, in the languages of the site's readers. */
const beginnings = [
  /^-{2,}\s*(?:Original Message|Forwarded message|元のメッセージ)/i,
  /^_{10,}$/,
  /^On .{5,200} wrote:$/,
  /^\d{4}[年/.-]\s?\d{1,2}[月/.-]\s?\d{1,2}.{0,200}[:：]$/,
  /^(?:From|差出人)\s?[:：]\s?.+/i,
  /^(?:Vào|在|於|El|Em) .{5,200}(?::|：)$/,
];

/** What a person wrote, without the mail it answers and without a signature. */
export function replyText(text: string): string {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const end = lines.findIndex((line, index) => {
    const joined = `${line.trim()} ${lines[index + 1]?.trim() ?? ""}`.trim();
    return (
      line.trimEnd() === "--" ||
      line === "-- " ||
      beginnings.some((one) => one.test(line.trim()) || (line.startsWith("On ") && one.test(joined)))
    );
  });
  const own = end === -1 ? lines : lines.slice(0, end);
  return own
    .filter((line) => !line.startsWith(">"))
    .join("\n")
    .trim();
}
