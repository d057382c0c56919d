/** What people do at work, in the order the lessons stand in. */
export const workTasks = ["PHONE", "HANDOVER", "REPORT", "SERVICE", "SAFETY", "DOCUMENTS", "MEETING"];
/** The thing that a lesson's picture shows between its two people. */
export const lessonProps = [
  ...["bed", "board", "box", "bulb", "calendar", "cash", "chart", "clock", "cup", "fire", "helmet", "key"],
  ...["mail", "map", "money", "note", "paper", "people", "phone", "shop", "sun", "tool", "warn"],
];
//# sourceMappingURL=lesson.js.map
