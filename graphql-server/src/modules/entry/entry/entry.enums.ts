import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { entryStatuses, entryTurns } from "./entry.vocabulary.ts";

export const EntryStatusEnum = graphqlEnum("EntryStatus", entryStatuses, "State of an application, from 応募 to its end.");
export const EntryTurnEnum = graphqlEnum(
  "EntryTurn",
  entryTurns,
  "Whose turn it is in an application: YOURS of the person who applied, THEIRS of the company, ENDED nobody's.",
);
