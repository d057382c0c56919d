import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, ArgsType, Authorized, Ctx, Extensions, Field, ID, Info, Query, Resolver } from "type-graphql";
import { askedFields } from "../../shared/graphql/asked-fields.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { NodeType } from "../../shared/graphql/node.type.ts";
import { findNode } from "./node.queries.ts";

/** Nodes that one question may name. */
const mostNodes = 20;

@ArgsType()
class NodesArgs {
  @Extensions({ maxItems: mostNodes })
  @Field(() => [ID], { description: "At most 20 ids." })
  nodeIds!: string[];
}

@Authorized("PUBLIC")
@Resolver()
export class NodeResolver {
  @Query(() => NodeType, {
    nullable: true,
    description: "Whatever a `nodeId` names; null when there is none, or when it is not for whoever asks.",
  })
  node(
    @Ctx() ctx: GraphQLContext,
    @Arg("nodeId", () => ID, { description: "The `nodeId` of what is wanted." }) nodeId: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object | null> {
    return findNode(ctx, nodeId, askedFields(info));
  }

  @Query(() => [NodeType], {
    nullable: "items",
    description: "Several at once, in the order of their ids, each as `node` answers it. An id said twice is read once.",
  })
  nodes(
    @Ctx() ctx: GraphQLContext,
    @Args(() => NodesArgs) { nodeIds }: NodesArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<(object | null)[]> {
    const asked = askedFields(info);
    return Promise.all(nodeIds.map((nodeId) => findNode(ctx, nodeId, asked)));
  }
}
