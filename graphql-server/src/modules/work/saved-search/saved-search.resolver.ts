import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { changeSavedSearch, confirmSearchAlert, deleteSavedSearch } from "./change-saved-search.ts";
import { maxSavedSearches, saveSearch } from "./save-search.ts";
import { SavedSearch } from "./saved-search.entity.ts";
import * as types from "./saved-search.type.ts";

const saved = (savedSearch: SavedSearch) => ({ savedSearch });

@Authorized("SEEKER")
@Resolver()
export class SavedSearchResolver {
  @Query(() => [types.SavedSearchType], { description: "The seeker's saved searches, newest first; at most 20." })
  savedSearches(@Ctx() ctx: GraphQLContext): Promise<SavedSearch[]> {
    const mine = { user: requireSeeker(ctx).userId };
    return ctx.em.find(SavedSearch, mine, { orderBy: { createdAt: "desc", id: "desc" }, limit: maxSavedSearches });
  }

  @Mutation(() => types.SavedSearchPayload, { description: "Keeps a search." })
  saveSearch(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.SaveSearchInput) input: types.SaveSearchInput,
  ): Promise<Payload<{ savedSearch: SavedSearch | null }>> {
    return payload(ctx, () => saveSearch(ctx, { ...input, filter: { ...input.filter } }), saved, { savedSearch: null });
  }

  @Mutation(() => types.SavedSearchPayload, { description: "Renames a search, or turns its alert on or off." })
  changeSavedSearch(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.ChangeSavedSearchInput) input: types.ChangeSavedSearchInput,
  ): Promise<Payload<{ savedSearch: SavedSearch | null }>> {
    return payload(ctx, () => changeSavedSearch(ctx, { ...input }), saved, { savedSearch: null });
  }

  @Mutation(() => types.DeleteSavedSearchPayload, { description: "Forgets a search." })
  deleteSavedSearch(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.DeleteSavedSearchInput) input: types.DeleteSavedSearchInput,
  ): Promise<Payload<{ deletedId: string | null }>> {
    return payload(
      ctx,
      () => deleteSavedSearch(ctx, { ...input }),
      (deletedId) => ({ deletedId }),
      { deletedId: null },
    );
  }

  @Authorized("PUBLIC")
  @Mutation(() => types.ConfirmSearchAlertPayload, { description: "Turns an alert on by the mailed link; needs no session." })
  confirmSearchAlert(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.ConfirmSearchAlertInput) input: types.ConfirmSearchAlertInput,
  ): Promise<Payload<{ name: string | null }>> {
    return payload(
      ctx,
      () => confirmSearchAlert(ctx, { ...input }),
      ({ name }) => ({ name }),
      { name: null },
    );
  }
}
