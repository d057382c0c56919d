import type { WorkAct } from "#features/company-work/work-commands.ts";
import type { WorkStatus } from "#graphql/operations.ts";

interface Movable {
  status: WorkStatus;
  legalMoves: readonly WorkStatus[];
}

function act(name: WorkAct, to: WorkStatus, from?: WorkStatus) {
  return { act: name, isFor: ({ legalMoves, status }: Movable) => legalMoves.includes(to) && (!from || from === status) };
}

/** The acts a company may do to its works, each with the works it is open for. */
export const workActs = [
  act("submit", "REVIEW"),
  { act: "confirm" as const, isFor: ({ status }: Movable) => status === "OPEN" },
  act("pause", "PAUSED", "OPEN"),
  act("withdraw", "DRAFT", "REVIEW"),
  act("resume", "OPEN", "PAUSED"),
  act("fill", "FILLED"),
  act("close", "CLOSED"),
  { act: "discard" as const, isFor: ({ status }: Movable) => status === "DRAFT" || status === "RETURNED" },
] as const;
