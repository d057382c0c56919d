import type { InquiryCategory } from "#graphql/operations.ts";
import { inquiryCategoryValues } from "#graphql/values/inquiry-category.ts";

export interface InquiryValues extends Record<string, unknown> {
  category: string;
  name: string;
  email: string;
  companyName: string;
  body: string;
  agreed: boolean;
  /** Hidden from people: only a program fills it in. */
  website: string;
}

/** An inquiry before it is sent. `operationId` makes that sending it twice is one inquiry. */
export interface InquiryDraft {
  operationId: string;
  workId: string | null;
  values: InquiryValues;
}

const storageKey = "inquiry-draft";

export function categoryOf(value: unknown): InquiryCategory | undefined {
  return inquiryCategoryValues.find((category) => category === value);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Returns a new inquiry about the subject in the address of the form. */
export function newInquiry(search: URLSearchParams): InquiryDraft {
  return {
    operationId: crypto.randomUUID(),
    workId: search.get("work"),
    values: {
      category: categoryOf(search.get("category")) ?? "",
      name: "",
      email: "",
      companyName: "",
      body: "",
      agreed: false,
      website: "",
    },
  };
}

/** The inquiry that is being written in this tab; undefined when there is none. */
export function readInquiry(): InquiryDraft | undefined {
  try {
    const stored: Partial<InquiryDraft> | null = JSON.parse(sessionStorage.getItem(storageKey) ?? "null");
    if (!stored?.operationId || !stored.values) return undefined;
    const { values } = stored;
    return {
      operationId: textOf(stored.operationId),
      workId: textOf(stored.workId) || null,
      values: {
        category: textOf(values.category),
        name: textOf(values.name),
        email: textOf(values.email),
        companyName: textOf(values.companyName),
        body: textOf(values.body),
        agreed: values.agreed === true,
        website: textOf(values.website),
      },
    };
  } catch {
    return undefined;
  }
}

/** Keeps the inquiry while it is written, in this tab only. */
export function keepInquiry(draft: InquiryDraft): void {
  sessionStorage.setItem(storageKey, JSON.stringify(draft));
}

/** Forgets it, once it has been sent. */
export function forgetInquiry(): void {
  sessionStorage.removeItem(storageKey);
}
