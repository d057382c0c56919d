/** One appointment of a calendar file. */
export interface Appointment {
  /** The same for a later change or its cancelling. */
  uid: string;
  startsAt: Date;
  minutes: number;
  summary: string;
  location: string;
  description: string;
  isCancelled: boolean;
  /** When the file is made. */
  madeAt: Date;
}

const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, "");
/** Whatever any reader may take for the end of a line is written as one; other control characters have no place in a calendar. */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, (char) => `\\${char}`)
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, "\\n")
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, "");

/** Lines of at most 75 octets, cut between characters; a continued line begins with a space (RFC 5545 3.1). */
function fold(line: string): string {
  const parts = [""];
  let octets = 0;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (octets + size > 74) {
      parts.push("");
      octets = 0;
    }
    parts[parts.length - 1] += char;
    octets += size;
  }
  return parts.join("\r\n ");
}

/** A calendar file (.ics, RFC 5545) of one appointment. */
export function calendarFile(appointment: Appointment): string {
  const { uid, startsAt, minutes, summary, location, description, isCancelled, madeAt } = appointment;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kotoba Works//Interviews//JA",
    "CALSCALE:GREGORIAN",
    `METHOD:${isCancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${uid}@kotoba.works`,
    `DTSTAMP:${utc(madeAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(startsAt.getTime() + minutes * 60_000))}`,
    `SEQUENCE:${isCancelled ? 1 : 0}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    `SUMMARY:${escapeText(summary)}`,
    `LOCATION:${escapeText(location)}`,
    `DESCRIPTION:${escapeText(description)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}
