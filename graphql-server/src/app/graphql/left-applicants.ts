import { defaultFieldResolver, type GraphQLFieldMap, type GraphQLSchema, isObjectType } from "graphql";
import { hasLeft } from "../../modules/account/leaving/left-person.ts";
import { userById } from "../../modules/account/seeker/user.loaders.ts";
import type { Entry } from "../../modules/entry/entry/entry.entity.ts";
import { entryById } from "../../modules/entry/entry/entry.loaders.ts";
import type { EntryEvent } from "../../modules/entry/entry/entry-event.entity.ts";
import type { Conversation } from "../../modules/message/conversation/conversation.entity.ts";
import { conversationById } from "../../modules/message/conversation/conversation.loaders.ts";
import type { Message } from "../../modules/message/message/message.entity.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { loader } from "../../shared/loader.ts";

/** What a type shows of an applicant: whom a row is about, what stands in place of a field once they have left, and what stays. */
interface Rule<R> {
  personOf(row: R, ctx: GraphQLContext): Promise<string | undefined> | string | undefined;
  withheld: Readonly<Record<string, unknown>>;
  kept: readonly string[];
}

const rule = <R>(made: Rule<R>) => made;
const noPage = { items: [], pageInfo: { endCursor: null, hasNextPage: false } };

/**
 * What companies may not read of an applicant who has left, type by type: what the person wrote, what others wrote to them or about them, and
 * files. States, days and the employer's duties after a hire stay. Each field of these types stands in one of both lists; a test demands it.
 * The person's own facts are decided where they are presented (left-person.ts).
 */
export const leftApplicants = {
  CompanyEntry: rule<Entry>({
    personOf: ({ user }) => user.id,
    withheld: {
      message: "",
      answers: [],
      resume: null,
      notes: [],
      scorecards: [],
      interviewSlots: [],
      permission: null,
      offerCondition: null,
      unreadCount: 0,
      legalMoves: [],
      tags: [],
      otherEntries: [],
    },
    kept: [
      "id",
      "nodeId",
      "status",
      "interviewRound",
      "work",
      "applicant",
      "events",
      "conversationId",
      "version",
      "createdAt",
      "movedAt",
      "waitingDays",
      "assignee",
      "hire",
    ],
  }),
  EntryEvent: rule<EntryEvent>({
    personOf: async ({ entry }, ctx) => (entry.isInitialized() ? entry.unwrap() : await loader(ctx, entryById).load(entry.id))?.user.id,
    withheld: { reason: null },
    kept: ["id", "from", "to", "interviewRound", "by", "at"],
  }),
  CompanyConversation: rule<Conversation>({
    personOf: ({ user }) => user?.id,
    withheld: { subject: null, unreadCount: 0, lastMessage: null, messages: noPage, readByCounterpartAt: null },
    kept: ["id", "nodeId", "kind", "counterpartName", "isReachable", "hasLeft", "entry", "lastMessageAt"],
  }),
  Message: rule<Message>({
    personOf: async ({ conversation }, ctx) =>
      (conversation.isInitialized() ? conversation.unwrap() : await loader(ctx, conversationById).load(conversation.id))?.user?.id,
    withheld: { body: "", bodyRuby: null, phrase: null, attachment: null },
    kept: ["id", "by", "senderName", "mine", "createdAt"],
  }),
};

/** Nobody who has left is signed in, so a seeker's own rows need no look at the account. */
async function isWithheld(personId: string | undefined, ctx: GraphQLContext): Promise<boolean> {
  if (!personId || personId === ctx.viewer.seeker?.userId) return false;
  const user = await loader(ctx, userById).load(personId);
  return !user || hasLeft(user);
}

function withhold<R>(fields: GraphQLFieldMap<R, GraphQLContext>, { personOf, withheld }: Rule<R>): void {
  for (const [name, instead] of Object.entries(withheld)) {
    const field = fields[name];
    if (!field) throw new Error(`The schema has no field ${name} to withhold`);
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (row, args, ctx, info) =>
      (await isWithheld(await personOf(row, ctx), ctx)) ? instead : resolve(row, args, ctx, info);
  }
}

function fieldsOf<R>(schema: GraphQLSchema, name: string): GraphQLFieldMap<R, GraphQLContext> {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`The schema has no type ${name}`);
  return type.getFields();
}

/** Keeps from companies what they may not read of people who have left, whichever way they come to a row. */
export function withholdLeftApplicants(schema: GraphQLSchema): void {
  withhold(fieldsOf<Entry>(schema, "CompanyEntry"), leftApplicants.CompanyEntry);
  withhold(fieldsOf<EntryEvent>(schema, "EntryEvent"), leftApplicants.EntryEvent);
  withhold(fieldsOf<Conversation>(schema, "CompanyConversation"), leftApplicants.CompanyConversation);
  withhold(fieldsOf<Message>(schema, "Message"), leftApplicants.Message);
}
