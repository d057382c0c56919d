import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { bankFileStatuses } from "./bank-file.entity.ts";
import { lineVerdicts } from "./plan-import.ts";

export const BankFileStatusEnum = graphqlEnum("BankFileStatus", bankFileStatuses, "A file is looked at first, then booked once.");
export const BankLineVerdictEnum = graphqlEnum(
  "BankLineVerdict",
  lineVerdicts,
  "What importing does with a line: pays its invoice, waits for a hand, is there already, or was taken back by the bank.",
);
