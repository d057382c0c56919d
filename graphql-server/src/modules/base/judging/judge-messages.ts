import type { FoundWording } from "../wording/find-wording.ts";

/** Texts of one posting, profile or template, to be judged by one law. */
export interface JudgeRequest {
  id: number;
  texts: readonly string[];
  isEmployment: boolean;
}

/** What was found in each text, in order. */
export interface JudgeReply {
  id: number;
  found: FoundWording[][];
}
