import { wordingReasons } from "../../base/wording/wording-rule.ts";
import { askCodes } from "./ask-codes.ts";

/** What a question about a wording becomes when it stops: the code of its reason. */
const wordingCodes = wordingReasons.map((reason) => `WORK_WORDING_${reason}` as const);

/** The rules that ask by themselves, which the operator may raise. Every other rule states the law's floor and stops from the start. */
export const raisableRules = [...wordingCodes, ...askCodes] as const;
export type RaisableRule = (typeof raisableRules)[number];
