/** What whoever answers a request knows of it. */
interface AnswerNote {
  /** The route or the address of the site by its pattern. */
  operation?: string;
  /** Who asked, by kind and id. */
  actor?: string;
  /** The code of a refusal. */
  code?: string;
  /** Whether it is a page of the site. */
  isPage?: boolean;
  /** The path must not be written down: a part of it opens something. */
  isSecret?: boolean;
}

const notes = new WeakMap<object, AnswerNote>();

/** Notes something about an answer for the log and the metrics; what was noted before stays. */
export function noteAnswer(response: object, note: AnswerNote): void {
  const known = notes.get(response);
  if (known) Object.assign(known, note);
  else notes.set(response, note);
}

/** What was noted about an answer. */
export function answerNoteOf(response: object): Readonly<AnswerNote> {
  return notes.get(response) ?? {};
}
