import { gql, type TypedDocumentNode } from "@apollo/client";
import type { ShiftCalendarQuery, ShiftCalendarQueryVariables } from "#graphql/operations.ts";

export const shiftCalendarQuery: TypedDocumentNode<ShiftCalendarQuery, ShiftCalendarQueryVariables> = gql`
  query ShiftCalendar($from: LocalDate!, $to: LocalDate!) {
    shiftCalendar(from: $from, to: $to) {
      shifts {
        id
        day
        startMinute
        endMinute
        breakMinutes
        employer
      }
      days {
        day
        minutes
        sevenDayMinutes
        limitMinutes
        remainingMinutes
        isVacation
      }
      usualShifts {
        startMinute
        endMinute
        breakMinutes
        employer
      }
      vacations {
        id
        startsOn
        endsOn
      }
      weeklyLimitMinutes
      vacationDailyLimitMinutes
      excesses {
        kind
        from
        to
        minutes
        limitMinutes
      }
    }
  }
`;

export type ShiftCalendar = ShiftCalendarQuery["shiftCalendar"];
export type HourExcess = ShiftCalendar["excesses"][number];
export type ShiftDay = ShiftCalendar["days"][number];
export type UsualShift = ShiftCalendar["usualShifts"][number];
