import DataLoader from "dataloader";
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Ctx as CoreCtx } from "../../../shared/ctx.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { type InvoiceCandidate, invoiceById } from "../bank-payment/bank-payment.loaders.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import type { BankFile } from "./bank-file.entity.ts";
import { BankLineVerdictEnum } from "./bank-file.enums.ts";
import { type BankFilePreview, findBankFile, listBankFiles, type PreviewLine, previewBankFile, previewPage } from "./bank-file.queries.ts";
import * as types from "./bank-file.type.ts";
import { importBankFile } from "./import-bank-file.ts";
import { type LineVerdict, lineVerdicts } from "./plan-import.ts";
import type { ZenginLine } from "./read-zengin.ts";

/** One reading and matching of a file for all fields of a request that ask for it. */
const previewOf = (ctx: CoreCtx) =>
  new DataLoader<BankFile, BankFilePreview>((files) => Promise.all(files.map((file) => previewBankFile(ctx, file))), { maxBatchSize: 1 });

interface PresentedLine extends ZenginLine {
  bank: string;
  verdict: LineVerdict;
  invoice: Invoice | null;
  candidates: InvoiceCandidate[];
}

async function presentLine(ctx: GraphQLContext, { line, verdict, invoiceId, candidates }: PreviewLine): Promise<PresentedLine> {
  const invoices = loader(ctx, invoiceById);
  return {
    ...line,
    bank: [line.bankName, line.branchName].filter(Boolean).join(" "),
    verdict,
    invoice: invoiceId ? await invoices.load(invoiceId) : null,
    candidates: await Promise.all(candidates.map(async ({ invoiceId: id, ...facts }) => ({ ...facts, invoice: await invoices.load(id) }))),
  };
}

@Authorized("ADMIN_ACCOUNTANT")
@Resolver(() => types.BankFileType)
export class BankFileAdminResolver {
  @Query(() => types.BankFilePageType, { description: "Files of the bank, the newest first." })
  bankFiles(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<BankFile>> {
    return listBankFiles(ctx, { first, after });
  }

  @Query(() => types.BankFileType, { nullable: true, description: "A file of the bank." })
  bankFile(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The file." }) id: string): Promise<BankFile | null> {
    return findBankFile(ctx, id);
  }

  @Mutation(() => types.ImportBankFilePayload, { description: "Books a staged file, once." })
  importBankFile(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.ImportBankFileInput) input: types.ImportBankFileInput,
  ): Promise<Payload<{ file: BankFile | null }>> {
    return payload(
      ctx,
      () => importBankFile(ctx, input),
      (file) => ({ file }),
      { file: null },
    );
  }

  @FieldResolver(() => [types.BankFileCountType], { description: "What importing would do now, or did, by verdict." })
  async counts(@Root() file: BankFile, @Ctx() ctx: GraphQLContext): Promise<types.BankFileCountType[]> {
    const { counts, sums } = await loader(ctx, previewOf).load(file);
    return lineVerdicts.map((verdict) => ({ verdict, count: counts[verdict], sum: sums[verdict] }));
  }

  @FieldResolver(() => types.BankFileLinePageType, { description: "Its lines with what importing would do now, or what became of them." })
  async lines(
    @Root() file: BankFile,
    @Ctx() ctx: GraphQLContext,
    @Arg("verdict", () => BankLineVerdictEnum, { nullable: true, description: "Only lines of one verdict." }) verdict: LineVerdict | null,
    @Arg("first", () => Int, { defaultValue: 50, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<PresentedLine>> {
    const page = previewPage(await loader(ctx, previewOf).load(file), { verdict, first, after });
    return { ...page, items: await Promise.all(page.items.map((line) => presentLine(ctx, line))) };
  }
}
