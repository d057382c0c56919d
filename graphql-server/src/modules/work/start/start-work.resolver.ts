import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { postingTemplates } from "../template/posting-template.ts";
import type { PostingTemplate } from "../template/template-shapes.ts";
import { type PostingPhrase, postingPhrases } from "./posting-phrases.data.ts";
import { presentProfile } from "./posting-profile.presenter.ts";
import { findStanding, savePostingProfile } from "./posting-profile.ts";
import { type StartedWork, startWork } from "./start-work.ts";
import * as types from "./start-work.type.ts";

/** Lines of a sheet that are told as not read. */
const mostUnread = 200;

function presentStart({ work, fromProfile, fromSheet, unread }: StartedWork) {
  return { work, fromProfile: [...fromProfile], fromSheet: [...fromSheet], unread: unread.slice(0, mostUnread) };
}

@Authorized("COMPANY")
@Resolver()
export class StartWorkResolver {
  @Query(() => [types.PostingTemplateType], { description: "Lawful postings to start from, by trade and kind of employment; about sixty." })
  postingTemplates(): readonly PostingTemplate[] {
    return postingTemplates;
  }

  @Query(() => [types.PostingPhraseType], { description: "Lawful sentences for fields of the posting form; about sixty." })
  postingPhrases(): readonly PostingPhrase[] {
    return postingPhrases;
  }

  @Query(() => types.PostingProfileType, { description: "What the member's company says once for all its postings." })
  async postingProfile(@Ctx() ctx: GraphQLContext): Promise<ReturnType<typeof presentProfile>> {
    return presentProfile(await findStanding(ctx));
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.SavePostingProfilePayload, { description: "Keeps what holds for all postings of the company from now on." })
  savePostingProfile(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.SavePostingProfileInput) input: types.SavePostingProfileInput,
  ): Promise<Payload<{ profile: ReturnType<typeof presentProfile> | null }>> {
    const { content, version } = input;
    const workplaces = input.workplaces.map(({ workplace }) => workplace);
    return payload(
      ctx,
      () => savePostingProfile(ctx, { version, content, workplaces }),
      (standing) => ({ profile: presentProfile(standing) }),
      { profile: null },
    );
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.StartWorkPayload, { description: "Starts a draft from a template, from a sheet, or from the profile alone." })
  startWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.StartWorkInput) input: types.StartWorkInput,
  ): Promise<Payload<ReturnType<typeof presentStart> | { work: null; fromProfile: string[]; fromSheet: string[]; unread: [] }>> {
    return payload(ctx, () => startWork(ctx, { ...input }), presentStart, { work: null, fromProfile: [], fromSheet: [], unread: [] });
  }
}
