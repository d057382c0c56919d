import { send } from "#platform/send.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import { setCompanyReading } from "./reading.mutations.ts";

/** Sets how a word is read in a work, or in all texts of the company without one; returns the problems. */
export async function setReading(input: { workId: string | null; word: string; reading: string }): Promise<readonly FieldProblem[]> {
  return (await send(setCompanyReading, input)).errors;
}
