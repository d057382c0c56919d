import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { ApiKey } from "./api-key.entity.ts";
import { listApiKeys } from "./api-key.queries.ts";
import {
  ApiKeyPageType,
  ApiKeyType,
  CreateApiKeyInputType,
  CreateApiKeyPayloadType,
  RevokeApiKeyInputType,
  RevokeApiKeyPayloadType,
  RotateApiKeyInputType,
  RotateApiKeyPayloadType,
} from "./api-key.type.ts";
import { createApiKey } from "./create-api-key.ts";
import { revokeApiKey } from "./revoke-api-key.ts";
import { rotateApiKey } from "./rotate-api-key.ts";

@Authorized("ADMIN_OWNER")
@Resolver(() => ApiKeyType)
export class ApiKeyAdminResolver {
  @Query(() => ApiKeyPageType, { description: "Keys of partners, the newest first, ended ones too." })
  adminApiKeys(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<ApiKey>> {
    return listApiKeys(ctx, { first, after });
  }

  @Mutation(() => CreateApiKeyPayloadType, { description: "Makes a key for a partner and shows it once." })
  createApiKey(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => CreateApiKeyInputType) input: CreateApiKeyInputType,
  ): Promise<Payload<{ apiKey: ApiKey | null; token: string | null }>> {
    return payload(
      ctx,
      () => createApiKey(ctx, input),
      (made) => made,
      { apiKey: null, token: null },
    );
  }

  @Mutation(() => RotateApiKeyPayloadType, {
    description: "Replaces a key by a new one and shows it once; the one before opens for a week more.",
  })
  rotateApiKey(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RotateApiKeyInputType) input: RotateApiKeyInputType,
  ): Promise<Payload<{ apiKey: ApiKey | null; token: string | null }>> {
    return payload(
      ctx,
      () => rotateApiKey(ctx, input),
      (made) => made,
      { apiKey: null, token: null },
    );
  }

  @Mutation(() => RevokeApiKeyPayloadType, { description: "Ends a key at once." })
  revokeApiKey(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RevokeApiKeyInputType) input: RevokeApiKeyInputType,
  ): Promise<Payload<{ apiKey: ApiKey | null }>> {
    return payload(
      ctx,
      () => revokeApiKey(ctx, input),
      (apiKey) => ({ apiKey }),
      { apiKey: null },
    );
  }
}
