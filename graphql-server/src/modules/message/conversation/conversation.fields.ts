import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { loader } from "../../../shared/loader.ts";
import type { Entry } from "../../entry/entry/entry.entity.ts";
import { companyUnreadCount, seekerUnreadCount } from "../inbox/unread-count.queries.ts";
import { conversationByEntry } from "./conversation.loaders.ts";

const ofEntry = ({ id }: Pick<Entry, "id">, ctx: GraphQLContext) => loader(ctx, conversationByEntry).load(id);
const conversationId = async (entry: Pick<Entry, "id">, ctx: GraphQLContext) => (await ofEntry(entry, ctx))?.id ?? null;

/** Fields that conversations add to an application, for its seeker and for the company, and to the signed-in viewer. */
export const conversationFields = {
  Entry: { conversationId },
  CompanyEntry: {
    conversationId,
    unreadCount: async (entry: Pick<Entry, "id">, ctx: GraphQLContext) => (await ofEntry(entry, ctx))?.companyUnread ?? 0,
  },
  SeekerSession: { unreadCount: ({ id }: { id: string }, ctx: GraphQLContext) => seekerUnreadCount(ctx, id) },
  CompanySession: { unreadCount: ({ companyId }: { companyId: string }, ctx: GraphQLContext) => companyUnreadCount(ctx, companyId) },
};
