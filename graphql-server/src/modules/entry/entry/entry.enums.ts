import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { entryStatuses } from "./entry.vocabulary.ts";

export const EntryStatusEnum = graphqlEnum("EntryStatus", entryStatuses, "State of an application, from 応募 to its end.");
