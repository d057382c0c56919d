import { Ruby } from "#platform/furigana/ruby.tsx";
import { instructionReadings } from "./instructions.readings.ts";

/** A sentence that tells what to do in the exam, with its readings while the reader wants them. */
export function Instruction({ text }: { text: string }) {
  return <Ruby text={text} readings={instructionReadings[text]} />;
}
