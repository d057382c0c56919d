import { documentsLessons } from "./content/documents.js";
import { handoverLessons } from "./content/handover.js";
import { meetingLessons } from "./content/meeting.js";
import { phoneLessons } from "./content/phone.js";
import { reportLessons } from "./content/report.js";
import { safetyLessons } from "./content/safety.js";
import { serviceLessons } from "./content/service.js";
/** The lessons of each task, easier ones first among those of one task as their authors put them. */
export const lessonsByTask = {
  PHONE: phoneLessons,
  HANDOVER: handoverLessons,
  REPORT: reportLessons,
  SERVICE: serviceLessons,
  SAFETY: safetyLessons,
  DOCUMENTS: documentsLessons,
  MEETING: meetingLessons,
};
export const allLessons = Object.values(lessonsByTask).flat();
/** The lesson an address names; undefined where there is none. */
export function findLesson(id) {
  return allLessons.find((lesson) => lesson.id === id);
}
//# sourceMappingURL=all-lessons.js.map
