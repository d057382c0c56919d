import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import { isJapanese } from "../../../shared/locale.ts";
import { companyWritingSide, seekerSide } from "../conversation/conversation-side.ts";
import type { Message } from "../message/message.entity.ts";
import { madeReadings } from "./made-readings.ts";
import { CompanySendPhraseInput, PhrasePreviewInput, SendPhraseInput } from "./phrase.input.ts";
import { type PresentedPhrase, presentPhrases } from "./phrase.presenter.ts";
import { MessagePhraseType, PhrasePreviewType, PhraseType } from "./phrase.type.ts";
import { CompanySendPhrasePayload, SendPhrasePayload } from "./phrase-payloads.type.ts";
import { previewPhrase, sendPhraseAs } from "./send-phrase.ts";

@Resolver()
export class PhraseResolver {
  @Authorized("SEEKER")
  @Query(() => [PhraseType], { description: "What a seeker can say to a company in their own language." })
  phrases(@Ctx() ctx: GraphQLContext): PhraseType[] {
    return presentPhrases(ctx, "SEEKER");
  }

  @Authorized("COMPANY_RECRUITER")
  @Query(() => [PhraseType], { description: "What a company can say to an applicant, who reads it in their own language." })
  companyPhrases(@Ctx() ctx: GraphQLContext): PhraseType[] {
    return presentPhrases(ctx, "COMPANY");
  }

  @Authorized("SEEKER")
  @Query(() => PhrasePreviewType, {
    nullable: true,
    description: "A phrase as it would be sent; null while a place is not filled rightly.",
  })
  phrasePreview(@Ctx() ctx: GraphQLContext, @Arg("input", () => PhrasePreviewInput) input: PhrasePreviewInput): PhrasePreviewType | null {
    return previewPhrase(ctx, "SEEKER", input);
  }

  @Authorized("COMPANY_RECRUITER")
  @Query(() => PhrasePreviewType, {
    nullable: true,
    description: "A phrase as it would be sent; null while a place is not filled rightly.",
  })
  companyPhrasePreview(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => PhrasePreviewInput) input: PhrasePreviewInput,
  ): PhrasePreviewType | null {
    return previewPhrase(ctx, "COMPANY", input);
  }

  @Authorized("SEEKER")
  @Mutation(() => SendPhrasePayload, { description: "Says a phrase to the company, which reads it in Japanese." })
  sendPhrase(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SendPhraseInput) input: SendPhraseInput,
  ): Promise<Payload<{ message: Message | null }>> {
    return payload(
      ctx,
      () => sendPhraseAs(ctx, { ...seekerSide(ctx), kind: "SEEKER" }, input),
      (message) => ({ message }),
      { message: null },
    );
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => CompanySendPhrasePayload, { description: "Says a phrase to the applicant, who reads it in their own language." })
  companySendPhrase(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => CompanySendPhraseInput) input: CompanySendPhraseInput,
  ): Promise<Payload<{ message: Message | null }>> {
    return payload(
      ctx,
      () => sendPhraseAs(ctx, { ...companyWritingSide(ctx), kind: "COMPANY" }, input),
      (message) => ({ message }),
      { message: null },
    );
  }
}

@Authorized("SEEKER", "COMPANY")
@Resolver(() => MessagePhraseType)
export class MessagePhraseResolver {
  @FieldResolver(() => RubyScalar, { nullable: true })
  otherRuby(@Root() { otherLocale, otherText }: PresentedPhrase, @Ctx() ctx: GraphQLContext): Promise<Ruby | null> | null {
    return isJapanese(otherLocale) ? madeReadings(ctx, otherText) : null;
  }
}
