import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { loader } from "../../../shared/loader.ts";
import type { CancellationImpact } from "../../account/leaving/cancellation.queries.ts";
import type { Work } from "../../work/posting/work.entity.ts";
import { countOpenEntries } from "./entry.queries.ts";
import { openEntryIdByWork } from "./open-entry.loaders.ts";

/** Fields that applications add to a work (without a statement for a visitor) and to the list of things a seeker loses by leaving. */
export const entryFields = {
  Work: {
    openEntryId: ({ id }: Pick<Work, "id">, ctx: GraphQLContext) => (ctx.viewer.seeker ? loader(ctx, openEntryIdByWork).load(id) : null),
  },
  CancellationImpact: {
    openEntryCount: ({ userId }: CancellationImpact, ctx: GraphQLContext) => countOpenEntries(ctx, userId),
  },
};
