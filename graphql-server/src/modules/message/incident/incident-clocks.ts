import { jstDate } from "../../../shared/calendar/jst.ts";
import { addDays, addWorkingDays } from "../../../shared/calendar/working-days.ts";
import type { DataIncident } from "./data-incident.entity.ts";

type Facts = Pick<DataIncident, "noticedAt" | "people" | "sensitive" | "financial" | "malicious">;

/** More people than this have to be reported whatever the data is (施行規則7条4号). */
const manyPeople = 1_000;

/** The days by which an incident is reported, each the last one on which it still is in time. */
export interface IncidentClocks {
  /** Whether the law asks for the reports: one person is enough where the data is sensitive, money may be lost, or somebody meant it. */
  mustReport: boolean;
  /** 速報 is asked for "promptly": three days are the aim, five the end (ガイドライン通則編 3-5-3-3). */
  preliminaryAimOn: string;
  preliminaryDueOn: string;
  /** 確報: thirty days, sixty where somebody meant it; on the next working day where that is none (施行規則8条2項). */
  finalDueOn: string;
}

/** The day itself when it is a working day, the next one otherwise. */
const orNextWorkingDay = (day: string) => addWorkingDays(addDays(day, -1), 1);

/** The clocks of an incident. The day on which the operator came to know of it is the first. */
export function clocksOf({ noticedAt, people, sensitive, financial, malicious }: Facts): IncidentClocks {
  const first = jstDate(noticedAt);
  return {
    mustReport: sensitive || financial || malicious || (people ?? 0) > manyPeople,
    preliminaryAimOn: addDays(first, 2),
    preliminaryDueOn: addDays(first, 4),
    finalDueOn: orNextWorkingDay(addDays(first, malicious ? 59 : 29)),
  };
}

/** True when a report that the law asks for is late. */
export function isReportLate(
  incident: Facts & Pick<DataIncident, "preliminaryReportedAt" | "finalReportedAt" | "status">,
  today: string,
): boolean {
  const { mustReport, preliminaryDueOn, finalDueOn } = clocksOf(incident);
  if (!mustReport || incident.status === "CLOSED") return false;
  return (!incident.preliminaryReportedAt && preliminaryDueOn < today) || (!incident.finalReportedAt && finalDueOn < today);
}
