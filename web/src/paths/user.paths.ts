export const userPaths = {
  dashboard: "/user/dashboard",
  newsDetail: "/user/news_detail",
  exam: "/user/exam",
  examProgress: "/user/exam/progress",
  entry: "/user/entry",
  entryConfirm: "/user/entry/confirm",
  entryComplete: "/user/entry/complete",
  entries: "/user/entry/now_entry_list",
  works: "/user/job",
  work: "/user/job/detail",
  likedWorks: "/user/job/likeit",
  teaching: "/user/teaching",
  teachingDetail: "/user/teaching/detail",
  message: "/user/message",
  licence: "/user/licence/purchase",
  cancel: "/user/cancel",
  cancelQuestion: "/user/cancel/question",
  cancelComplete: "/user/cancel/complete",
  shifts: "/user/shift",
  scouts: "/user/scout",
  memberView: "/user/member/view",
  memberEdit: "/user/member/edit",
  memberComplete: "/user/member/complete",
} as const;

/** A constant of the contract without a route entry: a typed address shows the not-found screen. */
export const userSettingPath = "/user/setting";

/** The same work inside the user area. */
export function userWorkPath(workId: string): string {
  return `${userPaths.work}?id=${workId}`;
}

/** Applying for a work, and the two steps after. */
export function entryPath(workId: string): string {
  return `${userPaths.entry}?work=${workId}`;
}

export function entryConfirmPath(workId: string): string {
  return `${userPaths.entryConfirm}?work=${workId}`;
}

export function entryCompletePath(entryId: string): string {
  return `${userPaths.entryComplete}?id=${entryId}`;
}

/** One application among the seeker's own. */
export function seekerEntryPath(entryId: string): string {
  return `${userPaths.entries}?id=${entryId}`;
}

/** The inbox, opened at one conversation. */
export function userMessagePath(conversationId?: string | null): string {
  return conversationId ? `${userPaths.message}?id=${conversationId}` : userPaths.message;
}

/** A movie's player; `workId` is the work whose learning path led there. */
export function moviePath(movieId: string, workId?: string): string {
  return `${userPaths.teachingDetail}?id=${movieId}${workId ? `&work=${workId}` : ""}`;
}

/** The short lessons, at one task of work where it is named. */
export function lessonsPath(task?: string): string {
  return task ? `${userPaths.teaching}?task=${task}#lessons` : `${userPaths.teaching}#lessons`;
}

/** One short lesson. */
export function lessonPath(lessonId: string): string {
  return `${userPaths.teaching}?lesson=${lessonId}`;
}

/** Returns the path of the way from the reader's Japanese to the level a work demands. */
export function learningPathPath(workId: string): string {
  return `${userPaths.teaching}?work=${workId}`;
}

/** One news item inside the user area. */
export function userNewsPath(newsId: string): string {
  return `${userPaths.newsDetail}?id=${newsId}`;
}

/** One part of the profile and the settings. */
export function memberEditPath(section: string): string {
  return section === "profile" ? userPaths.memberEdit : `${userPaths.memberEdit}?section=${section}`;
}

/** A few questions of the profile; each step of it has its own name. */
export function profileStepPath(step: string): string {
  return `${userPaths.memberEdit}?step=${step}`;
}

/** One result of the exam. */
export function examResultPath(resultId: string): string {
  return `${userPaths.examProgress}?result=${resultId}`;
}
