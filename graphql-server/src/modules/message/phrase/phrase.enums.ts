import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { phraseTopics } from "./phrases.ts";
import { slotKinds } from "./slots.ts";

export const PhraseTopicEnum = graphqlEnum("PhraseTopic", phraseTopics, "What a phrase is about.");
export const SlotKindEnum = graphqlEnum(
  "SlotKind",
  slotKinds,
  "What stands in a place to fill: DATE as YYYY-MM-DD, TIME as HH:MM, a whole number of MINUTES, HOURS, DAYS, MONTHS or YEN, up to 80 characters for a PLACE or PERSON, else the value of a choice.",
);
