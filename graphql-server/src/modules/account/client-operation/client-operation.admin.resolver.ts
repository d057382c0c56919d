import type { GraphQLResolveInfo } from "graphql";
import { Arg, Authorized, Ctx, Info, Int, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { readDocuments } from "../../../shared/graphql/read-documents.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { ClientOperation } from "./client-operation.entity.ts";
import { listClientOperations } from "./client-operation.queries.ts";
import {
  ClientOperationPageType,
  ClientOperationType,
  RegisterOperationsInputType,
  RegisterOperationsPayloadType,
  RetireOperationInputType,
  RetireOperationPayloadType,
} from "./client-operation.type.ts";
import { type Registered, registerOperations } from "./register-operations.ts";
import { retireOperation } from "./retire-operation.ts";

@Authorized("ADMIN_OWNER")
@Resolver(() => ClientOperationType)
export class ClientOperationAdminResolver {
  @Query(() => ClientOperationPageType, { description: "Operations of clients, the latest first, retired ones too." })
  adminClientOperations(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
    @Arg("client", () => String, { nullable: true, description: "Only those of this client." }) client: string | null,
  ): Promise<CountedPage<ClientOperation>> {
    return listClientOperations(ctx, { first, after, client });
  }

  @Mutation(() => RegisterOperationsPayloadType, {
    description:
      "Registers a client's operations, all or none; they are answered within ten seconds. Those it has already stay as they are.",
  })
  registerOperations(
    @Ctx() ctx: GraphQLContext,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg("input", () => RegisterOperationsInputType) { client, documents }: RegisterOperationsInputType,
  ): Promise<Payload<Registered>> {
    return payload(
      ctx,
      () => registerOperations(ctx, { client, operations: readDocuments(schema, documents) }),
      (result) => result,
      { registered: [], alreadyKnown: 0 },
    );
  }

  @Mutation(() => RetireOperationPayloadType, {
    description: "Ends an operation within ten seconds; whoever sends it is answered OPERATION_RETIRED with the advice.",
  })
  retireOperation(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RetireOperationInputType) input: RetireOperationInputType,
  ): Promise<Payload<{ operation: ClientOperation | null }>> {
    return payload(
      ctx,
      () => retireOperation(ctx, input),
      (operation) => ({ operation }),
      { operation: null },
    );
  }
}
