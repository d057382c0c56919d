import { allLessons } from "./all-lessons.js";
/** Every Japanese text of the lessons that is shown with readings. */
export function japaneseTexts() {
  return allLessons.flatMap(({ title, aim, roles, turns, phrases, tasks }) => [
    title[0],
    aim[0],
    roles.A[0],
    roles.B[0],
    ...turns.map(([, japanese]) => japanese),
    ...phrases.map(([japanese]) => japanese),
    ...tasks.flatMap((task) => (task.kind === "CHOOSE" ? [task.ask[0], task.why[0]] : [])),
  ]);
}
//# sourceMappingURL=japanese-texts.js.map
