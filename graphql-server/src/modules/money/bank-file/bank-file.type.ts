import { GraphQLDateTime } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CountedPageType, PageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { AdminInvoiceType, InvoiceCandidateType } from "../bank-payment/bank-payment.type.ts";
import type { BankFile } from "./bank-file.entity.ts";
import { BankFileStatusEnum, BankLineVerdictEnum } from "./bank-file.enums.ts";
import type { LineVerdict } from "./plan-import.ts";

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("BankFileLine", { simpleResolvers: true, description: "A transfer in a bank's file, and what importing would do with it." })
export class BankFileLineType {
  @Field(() => Int, { description: "Line of the file, from 1." })
  line!: number;

  @Field(() => String, { description: "Day it came in, YYYY-MM-DD." })
  paidOn!: string;

  @Field(() => Int, { description: "Yen." })
  amount!: number;

  @Field(() => String, { description: "The payer, half-width as the bank wrote it." })
  payerName!: string;

  @Field(() => String, { description: "The payer's bank and branch." })
  bank!: string;

  @Field(() => BankLineVerdictEnum, { description: "What importing does with it." })
  verdict!: LineVerdict;

  @Field(() => AdminInvoiceType, { nullable: true, description: "The invoice it is matched with." })
  invoice!: AdminInvoiceType | null;

  @Field(() => [InvoiceCandidateType], { description: "For an open line up to five invoices it may be for, the likeliest first." })
  candidates!: InvoiceCandidateType[];
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("BankFileLinePage", { simpleResolvers: true, description: "A page of lines." })
export class BankFileLinePageType extends PageType {
  @Field(() => [BankFileLineType], { description: "The items of this page." })
  items!: BankFileLineType[];

  @Field(() => Int, { description: "Number of lines with this verdict." })
  totalCount!: number;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("BankFileCount", { simpleResolvers: true, description: "Lines of one verdict." })
export class BankFileCountType {
  @Field(() => BankLineVerdictEnum, { description: "What importing does with them." })
  verdict!: LineVerdict;

  @Field(() => Int, { description: "How many." })
  count!: number;

  @Field(() => Float, { description: "Yen of all of them." })
  sum!: number;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("BankFile", { description: "A 全銀 file of the operator's bank." })
export class BankFileType
  implements Pick<BankFile, "id" | "fileName" | "status" | "account" | "fromDay" | "toDay" | "lineCount" | "total">
{
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Name of the file." })
  fileName!: string;

  @Field(() => BankFileStatusEnum, { description: "STAGED: looked at only; IMPORTED: booked." })
  status!: BankFile["status"];

  @Field(() => String, { description: "The account it tells about, as the bank wrote it." })
  account!: string;

  @Field(() => String, { description: "First day, YYYY-MM-DD." })
  fromDay!: string;

  @Field(() => String, { description: "Last day, YYYY-MM-DD." })
  toDay!: string;

  @Field(() => Int, { description: "Transfers in it." })
  lineCount!: number;

  @Field(() => Float, { description: "Yen of all its transfers." })
  total!: number;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  uploadedAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was booked." })
  importedAt!: Date | null;

  @Field(() => Int, { description: "Lines that found their invoice at the import." })
  matchedCount!: number;

  @Field(() => Int, { description: "Lines that waited for a hand after the import." })
  openCount!: number;

  @Field(() => Int, { description: "Lines that another file had brought already." })
  knownCount!: number;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("BankFilePage", { simpleResolvers: true, description: "A page of files, the newest first." })
export class BankFilePageType extends CountedPageType {
  @Field(() => [BankFileType], { description: "The items of this page." })
  items!: BankFileType[];
}

@InputType({ description: "A staged file to book." })
export class ImportBankFileInput {
  @Field(() => ID, { description: "The file." })
  id!: string;

  @Field(() => Int, { description: "Matched lines as the preview said; another number is refused as PREVIEW_CHANGED." })
  expectedMatched!: number;
}

@Audience("ADMIN_ACCOUNTANT")
@ObjectType("ImportBankFilePayload", { description: "Answer of importBankFile." })
export class ImportBankFilePayload extends PayloadType {
  @Field(() => BankFileType, { nullable: true, description: "The file as it stands now; null when there are errors." })
  file!: BankFileType | null;
}
