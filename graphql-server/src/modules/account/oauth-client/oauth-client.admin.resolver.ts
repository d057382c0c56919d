import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { approveOAuthClient } from "./approve-oauth-client.ts";
import { endOAuthClient } from "./end-oauth-client.ts";
import type { OAuthClient } from "./oauth-client.entity.ts";
import { listOAuthClients } from "./oauth-client.queries.ts";
import {
  ApproveOAuthClientInputType,
  ApproveOAuthClientPayloadType,
  EndOAuthClientInputType,
  EndOAuthClientPayloadType,
  OAuthClientPageType,
  OAuthClientType,
} from "./oauth-client.type.ts";

const answer = (client: OAuthClient) => ({ client });

@Authorized("ADMIN_OWNER")
@Resolver(() => OAuthClientType)
export class OAuthClientAdminResolver {
  @Query(() => OAuthClientPageType, { description: "Apps that people may let act for them, the latest first, ended ones too." })
  adminOAuthClients(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<OAuthClient>> {
    return listOAuthClients(ctx, { first, after });
  }

  @Mutation(() => ApproveOAuthClientPayloadType, { description: "Approves an app; people may let it act for them from now on." })
  approveOAuthClient(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => ApproveOAuthClientInputType) input: ApproveOAuthClientInputType,
  ): Promise<Payload<{ client: OAuthClient | null }>> {
    return payload(ctx, () => approveOAuthClient(ctx, { ...input }), answer, { client: null });
  }

  @Mutation(() => EndOAuthClientPayloadType, { description: "Ends an app with all that people let it do." })
  endOAuthClient(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => EndOAuthClientInputType) input: EndOAuthClientInputType,
  ): Promise<Payload<{ client: OAuthClient | null }>> {
    return payload(ctx, () => endOAuthClient(ctx, input), answer, { client: null });
  }
}
