import { everyone, type PostingField } from "./field.ts";
import { flag, prose, screeningQuestions } from "./field-kinds.ts";

/** 8 選考方法. */
export const selectionFields = {
  selection: {
    path: "selection.process",
    kind: prose({ limit: 2_000, advised: 1_000 }),
    about: "Steps from application to offer.",
    review: "free",
    audiences: everyone,
    language: "ja",
    judged: true,
    personal: false,
    law: null,
  },
  documents: {
    path: "selection.documents",
    kind: prose({ limit: 2_000, advised: 1_000 }),
    about: "Documents to hand in.",
    review: "free",
    audiences: everyone,
    language: "ja",
    judged: true,
    personal: false,
    law: null,
  },
  resumeRequired: {
    path: "selection.resumeRequired",
    kind: flag,
    about: "True when a résumé file is needed to apply.",
    review: "free",
    audiences: everyone,
    language: null,
    judged: false,
    personal: false,
    law: null,
  },
  screeningQuestions: {
    path: "selection.questions",
    kind: screeningQuestions,
    about: "Questions of the application form.",
    entered: "At most 10 questions.",
    review: "free",
    audiences: everyone,
    language: null,
    judged: false,
    personal: false,
    law: null,
  },
} as const satisfies Record<string, PostingField>;
