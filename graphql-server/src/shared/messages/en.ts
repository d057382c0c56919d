import type { MessageCatalogue } from "./message-of.ts";
import { workTextsIn } from "./work-texts.ts";

/** Error texts in English. */
export const en: MessageCatalogue = {
  REQUIRED: "Please fill this in.",
  INVALID: "Please check this value.",
  TOO_LONG: "Please use at most {maximum} characters.",
  TOO_SHORT: "Please use at least {minimum} characters.",
  OUT_OF_RANGE: "This number is out of range.",
  NOT_FOUND: "Not found. It was removed, or you cannot see it.",
  STALE_VERSION: "This was changed elsewhere. Reload the latest version and try again.",
  ILLEGAL_TRANSITION: "This change is not possible from the present state. Possible: {legal}",
  FORBIDDEN: "You are not allowed to do this.",
  UNAUTHENTICATED: "Please sign in.",
  RATE_LIMITED: "Too many attempts. Please try again in {seconds} seconds.",
  INVALID_EMAIL: "Please check the e-mail address.",
  BUSY: "The service is busy. Please try again in a moment. (Reference: {reference})",
  INTERNAL: "Something went wrong on our side. Please try again later. (Reference: {reference})",
  ...workTextsIn(2),
};
