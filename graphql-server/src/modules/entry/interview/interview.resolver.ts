import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { CompanyEntryType } from "../board/company-entry.type.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { EntryType } from "../entry/entry.type.ts";
import { cancelInterviewSlot } from "./cancel-interview-slot.ts";
import * as inputs from "./interview.input.ts";
import { offeredSlotsByEntry } from "./interview.loaders.ts";
import * as types from "./interview.type.ts";
import { offerInterviewSlots } from "./offer-interview-slots.ts";
import { pickInterviewSlot } from "./pick-interview-slot.ts";

const answer = (entry: Entry) => ({ entry });
const none = { entry: null };

@Authorized("COMPANY")
@Resolver(() => CompanyEntryType)
export class InterviewCompanyResolver {
  @FieldResolver(() => [types.OfferedSlotType], { description: "Times that were offered to the applicant, earliest first." })
  interviewSlots(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<types.OfferedSlotType[]> {
    return loader(ctx, offeredSlotsByEntry).load(entry.id);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.OfferInterviewSlotsPayload, { description: "Offers an applicant times to pick from; the applicant is told." })
  offerInterviewSlots(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.OfferInterviewSlotsInput) input: inputs.OfferInterviewSlotsInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    const slots = input.slots.map((slot) => ({ ...slot }));
    return payload(ctx, () => offerInterviewSlots(ctx, { ...input, slots }), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.CancelInterviewSlotPayload, { description: "Takes a time back; who had picked it is told." })
  cancelInterviewSlot(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.CancelInterviewSlotInput) input: inputs.CancelInterviewSlotInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => cancelInterviewSlot(ctx, input), answer, none);
  }
}

@Authorized("SEEKER")
@Resolver(() => EntryType)
export class InterviewSeekerResolver {
  @FieldResolver(() => [types.OfferedSlotType], { description: "Times that the company offers, earliest first." })
  interviewSlots(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<types.OfferedSlotType[]> {
    return loader(ctx, offeredSlotsByEntry).load(entry.id);
  }

  @Mutation(() => types.PickInterviewSlotPayload, { description: "Picks a time; both sides get it by mail with a calendar file." })
  pickInterviewSlot(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.PickInterviewSlotInput) input: inputs.PickInterviewSlotInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => pickInterviewSlot(ctx, input), answer, none);
  }
}
