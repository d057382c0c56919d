import { companyGeneral, companyResult } from "./company-answers.data.ts";
import { companyConditions } from "./company-conditions.data.ts";
import { companyDocuments } from "./company-documents.data.ts";
import { companyInterview } from "./company-interview.data.ts";
import type { PhraseTable, PhraseTexts } from "./phrase-text.ts";
import { seekerGeneral, seekerResult } from "./seeker-answers.data.ts";
import { seekerConditions } from "./seeker-conditions.data.ts";
import { seekerDocuments } from "./seeker-documents.data.ts";
import { seekerInterview } from "./seeker-interview.data.ts";
import { seekerLate } from "./seeker-late.data.ts";

export const phraseTopics = ["GENERAL", "INTERVIEW", "LATE", "DOCUMENTS", "CONDITIONS", "RESULT"] as const;
export type PhraseTopic = (typeof phraseTopics)[number];
export type PhraseSide = "SEEKER" | "COMPANY";

export interface Phrase {
  /** Stable: stored with every message that was said with it. */
  key: string;
  side: PhraseSide;
  topic: PhraseTopic;
  texts: PhraseTexts;
}

const tables: Readonly<Record<PhraseSide, Readonly<Partial<Record<PhraseTopic, PhraseTable>>>>> = {
  SEEKER: {
    GENERAL: seekerGeneral,
    INTERVIEW: seekerInterview,
    LATE: seekerLate,
    DOCUMENTS: seekerDocuments,
    CONDITIONS: seekerConditions,
    RESULT: seekerResult,
  },
  COMPANY: {
    GENERAL: companyGeneral,
    INTERVIEW: companyInterview,
    DOCUMENTS: companyDocuments,
    CONDITIONS: companyConditions,
    RESULT: companyResult,
  },
};

function phrasesOfSide(side: PhraseSide): Phrase[] {
  return phraseTopics.flatMap((topic) =>
    Object.entries(tables[side][topic] ?? {}).map(([name, texts]) => ({
      key: `${side}.${topic}.${name}`.toLowerCase(),
      side,
      topic,
      texts,
    })),
  );
}

/** What each side can say, in the order in which it is offered. */
export const phrasesOf: Readonly<Record<PhraseSide, readonly Phrase[]>> = {
  SEEKER: phrasesOfSide("SEEKER"),
  COMPANY: phrasesOfSide("COMPANY"),
};

const byKey = new Map([...phrasesOf.SEEKER, ...phrasesOf.COMPANY].map((phrase) => [phrase.key, phrase]));

/** The phrase of a key; undefined for none, or one that is no longer offered. */
export function phraseByKey(key: string): Phrase | undefined {
  return byKey.get(key);
}
