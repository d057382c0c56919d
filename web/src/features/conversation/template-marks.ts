/** The values for the marks in a text: the recipient's name, the work and the company. */
export interface TemplateSubject {
  name: string;
  work: string;
  company: string;
}

const marks = { name: "{氏名}", work: "{求人}", company: "{会社}" } as const;
const order = ["name", "work", "company"] as const;

/** A kept text as it is sent in this conversation. */
export function fillMarks(text: string, about: TemplateSubject): string {
  return order.reduce((filled, key) => filled.replaceAll(marks[key], about[key]), text);
}

/** Returns a written text as it is kept, without anybody's name. */
export function putMarks(text: string, about: TemplateSubject): string {
  return order.reduce((kept, key) => (about[key] ? kept.replaceAll(about[key], marks[key]) : kept), text);
}
