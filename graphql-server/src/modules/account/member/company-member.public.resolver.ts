import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { RequestCompanyRegistrationInput } from "../company/company.input.ts";
import { requestCompanyRegistration } from "../company/request-company-registration.ts";
import { SignInPayloadType } from "../session/session.type.ts";
import type { PresentedViewer } from "../session/viewer.queries.ts";
import { signInAnswer } from "../sign-in/sign-in-answer.ts";
import { CompanyFirstSignInInput } from "./company-member.input.ts";
import { type FirstSignInFacts, findFirstSignIn } from "./company-member.queries.ts";
import { CompanyFirstSignInType, RequestCompanyRegistrationPayload } from "./company-member.type.ts";
import { firstSignIn } from "./first-sign-in.ts";

@Authorized("PUBLIC")
@Resolver()
export class CompanyMemberPublicResolver {
  @Query(() => CompanyFirstSignInType, { nullable: true, description: "Whom a mailed link greets; null when it works no longer." })
  companyFirstSignIn(
    @Ctx() ctx: GraphQLContext,
    @Arg("token", () => String, { description: "The token of the mailed link." }) token: string,
  ): Promise<FirstSignInFacts | null> {
    return findFirstSignIn(ctx, token);
  }

  @Mutation(() => RequestCompanyRegistrationPayload, {
    description: "Mails the owner of a new company a link; answers alike for known addresses.",
  })
  requestCompanyRegistration(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RequestCompanyRegistrationInput) input: RequestCompanyRegistrationInput,
  ): Promise<Payload<{ accepted: boolean }>> {
    return payload(
      ctx,
      () => requestCompanyRegistration(ctx, input),
      () => ({ accepted: true }),
      { accepted: false },
    );
  }

  @Mutation(() => SignInPayloadType, { description: "Sets the first password of an owner or an invited member, and signs in." })
  completeCompanyFirstSignIn(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => CompanyFirstSignInInput) input: CompanyFirstSignInInput,
  ): Promise<Payload<{ viewer: PresentedViewer | null }>> {
    return signInAnswer(ctx, "COMPANY", () => firstSignIn(ctx, input));
  }
}
