/** The name of an operation and its variables. */
export type AnswerKey = string;

/** What the server says beside a page that it has rendered: the browser takes the page over with it. */
export interface PageData {
  /** The namespaces of the page's texts. */
  texts: string[];
  /** What the page's operations were answered. */
  answers: [AnswerKey, object][];
}

const answers = new Map<AnswerKey, object>();
let areEverybodys = false;

export function answerKey(operationName: string | undefined, variables: object): AnswerKey {
  return `${operationName} ${JSON.stringify(variables)}`;
}

/** Keeps the answers that came with the page for the operations that will ask for them. */
export function keepFirstAnswers(given: PageData["answers"]): void {
  for (const [key, answer] of given) answers.set(key, answer);
  areEverybodys = answers.size > 0;
}

/** An answer that came with the page, once. */
export function takeFirstAnswer(key: AnswerKey): object | undefined {
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
}

/** Forgets the answers that nobody asked for. */
export function dropFirstAnswers(): void {
  answers.clear();
}

/** True once where the page shows what everybody is shown: what is a member's own has yet to be read. */
export function takeEverybodys(): boolean {
  const were = areEverybodys;
  areEverybodys = false;
  return were;
}
