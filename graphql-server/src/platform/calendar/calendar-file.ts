import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";

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
  /** Time the file is made at. */
  madeAt: Date;
}

/** Writes every character some reader takes for a line end as one; other control characters have no place in a calendar. */
const plain = (text: string) => text.replace(/[\v\f\u0085\u2028\u2029]/g, "\n").replace(/[\u0000-\u0008\u000e-\u001f\u007f]/g, "");

/** A calendar file (.ics, RFC 5545) of one appointment. */
export function calendarFile({ uid, startsAt, minutes, isCancelled, madeAt, ...texts }: Appointment): string {
  const calendar = ical({
    prodId: { company: "Kotoba Works", product: "Interviews", language: "JA" },
    scale: "GREGORIAN",
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${uid}@kotoba.works`,
    stamp: madeAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    sequence: isCancelled ? 1 : 0,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: plain(texts.summary),
    location: plain(texts.location),
    description: plain(texts.description),
  });
  return `${calendar.toString()}\r\n`;
}
