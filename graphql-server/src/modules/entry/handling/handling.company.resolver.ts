import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { companyMemberById } from "../../account/member/company-member.loaders.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { CompanyEntryType } from "../board/company-entry.type.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { workOfEntry } from "../entry/entry.loaders.ts";
import { endedEntryStatuses } from "../entry/entry.vocabulary.ts";
import { assignEntries } from "./assign-entries.ts";
import { EntryTag } from "./entry-tag.entity.ts";
import { entriesOfPerson, entryTagById } from "./handling.loaders.ts";
import * as types from "./handling.type.ts";
import { deleteEntryTag, maxTags, tagEntries } from "./tag-entries.ts";

const mostOthers = 20;
const day = 24 * 3_600_000;
const answer = (entries: Entry[]) => ({ entries });
const none = { entries: [] };

@Authorized("COMPANY")
@Resolver(() => CompanyEntryType)
export class EntryHandlingResolver {
  @FieldResolver(() => types.EntryAssigneeType, { nullable: true, description: "Who looks after it; null for nobody in particular." })
  async assignee(@Root() { assignee }: Entry, @Ctx() ctx: GraphQLContext): Promise<types.EntryAssigneeType | null> {
    const member = assignee ? await loader(ctx, companyMemberById).load(assignee.id) : undefined;
    return member?.status === "ACTIVE" ? { id: member.id, name: member.name } : null;
  }

  @FieldResolver(() => [types.EntryTagType], { description: "The company's tags on it, in the order they were put on." })
  async tags(@Root() { tagIds }: Entry, @Ctx() ctx: GraphQLContext): Promise<EntryTag[]> {
    const tags = await Promise.all(tagIds.map((id) => loader(ctx, entryTagById).load(id)));
    return tags.filter((tag) => tag !== undefined);
  }

  @FieldResolver(() => [types.OtherEntryType], {
    description: "The other applications of the same person to the company, newest first; at most 20.",
  })
  async otherEntries(@Root() { id, user }: Entry, @Ctx() ctx: GraphQLContext): Promise<types.OtherEntryType[]> {
    const others = (await loader(ctx, entriesOfPerson).load(user.id)).filter((entry) => entry.id !== id).slice(0, mostOthers);
    return Promise.all(
      others.map(async (entry) => {
        const { title } = await loader(ctx, workOfEntry).load(entry.work.id);
        return { id: entry.id, status: entry.status, title, createdAt: entry.createdAt };
      }),
    );
  }

  @FieldResolver(() => Int, { nullable: true, description: "Whole days since it last moved; null once it has ended." })
  waitingDays(@Root() { movedAt, status }: Entry, @Ctx() ctx: GraphQLContext): number | null {
    if (endedEntryStatuses.some((ended) => ended === status)) return null;
    return Math.max(0, Math.floor((ctx.now().getTime() - movedAt.getTime()) / day));
  }
}

@Authorized("COMPANY")
@Resolver()
export class EntryTagResolver {
  @Query(() => [types.EntryTagType], { description: "The company's tags for applicants, by name; at most 100." })
  entryTags(@Ctx() ctx: GraphQLContext): Promise<EntryTag[]> {
    const { companyId } = requireCompanyMember(ctx);
    return ctx.em.find(EntryTag, { company: companyId }, { orderBy: { name: "asc", id: "asc" }, limit: maxTags });
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.AssignEntriesPayload, { description: "Gives applications to a member, all or none." })
  assignEntries(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.AssignEntriesInput) { entryIds, memberId = null }: types.AssignEntriesInput,
  ): Promise<Payload<{ entries: Entry[] }>> {
    return payload(ctx, () => assignEntries(ctx, { entryIds, memberId }), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.TagEntriesPayload, { description: "Puts tags on applications and takes others off, all or none." })
  tagEntries(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.TagEntriesInput) input: types.TagEntriesInput,
  ): Promise<Payload<{ entries: Entry[] }>> {
    return payload(ctx, () => tagEntries(ctx, { ...input }), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.DeleteEntryTagPayload, { description: "Takes a tag from the company and from all its applications." })
  deleteEntryTag(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.DeleteEntryTagInput) { id }: types.DeleteEntryTagInput,
  ): Promise<Payload<{ deletedId: string | null }>> {
    return payload(
      ctx,
      () => deleteEntryTag(ctx, { id }),
      (deletedId) => ({ deletedId }),
      { deletedId: null },
    );
  }
}
