import { benefitKinds } from "../../../shared/vocabulary/benefit-kind.ts";
import { everyone, type PostingField } from "./field.ts";
import { choices, flag, prose } from "./field-kinds.ts";

/** 7 求人PR. */
export const appealFields = {
  appeal: {
    path: "appeal",
    kind: prose({ limit: 2_000, advised: 2_000 }),
    about: "求人PR.",
    review: "free",
    audiences: everyone,
    language: "ja",
    judged: true,
    personal: false,
    law: null,
  },
  benefitKinds: {
    path: "benefitKinds",
    kind: choices({ values: benefitKinds, vocabulary: "benefitKind", cell: "benefitKind[]" }),
    about: "福利厚生 by kind; empty when none is named so.",
    review: "free",
    audiences: everyone,
    language: null,
    judged: false,
    personal: false,
    law: null,
  },
  benefits: {
    path: "benefits",
    kind: prose({ limit: 2_000, advised: 2_000 }),
    about: "福利厚生.",
    review: "free",
    audiences: everyone,
    language: "ja",
    judged: true,
    personal: false,
    law: null,
  },
  housing: {
    path: "housing",
    kind: flag,
    about: "True when there is housing.",
    review: "free",
    audiences: everyone,
    language: null,
    judged: false,
    personal: false,
    law: null,
  },
} as const satisfies Record<string, PostingField>;
