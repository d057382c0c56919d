import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { loader } from "../../../shared/loader.ts";
import type { CancellationImpact } from "../../account/leaving/cancellation.queries.ts";
import type { Work } from "../../work/posting/work.entity.ts";
import { countOpenEntries } from "./entry.queries.ts";
import { openEntryIdByWork } from "./open-entry.loaders.ts";

/** What applications add to a work, for a visitor without a statement, and to what a seeker loses by leaving. */
export const entryFields = {
  Work: {
    openEntryId: ({ id }: Pick<Work, "id">, ctx: GraphQLContext) => (ctx.viewer.seeker ? loader(ctx, openEntryIdByWork).load(id) : null),
  },
  CancellationImpact: {
    openEntryCount: ({ userId }: CancellationImpact, ctx: GraphQLContext) => countOpenEntries(ctx, userId),
  },
};
