import { documentsLessons } from "./content/documents.ts";
import { handoverLessons } from "./content/handover.ts";
import { meetingLessons } from "./content/meeting.ts";
import { phoneLessons } from "./content/phone.ts";
import { reportLessons } from "./content/report.ts";
import { safetyLessons } from "./content/safety.ts";
import { serviceLessons } from "./content/service.ts";
import type { Lesson, WorkTask } from "./lesson.ts";

/** The lessons of each task, easier ones first among those of one task as their authors put them. */
export const lessonsByTask: Readonly<Record<WorkTask, readonly Lesson[]>> = {
  PHONE: phoneLessons,
  HANDOVER: handoverLessons,
  REPORT: reportLessons,
  SERVICE: serviceLessons,
  SAFETY: safetyLessons,
  DOCUMENTS: documentsLessons,
  MEETING: meetingLessons,
};

export const allLessons: readonly Lesson[] = Object.values(lessonsByTask).flat();

/** The lesson an address names; undefined where there is none. */
export function findLesson(id: string | null): Lesson | undefined {
  return allLessons.find((lesson) => lesson.id === id);
}
