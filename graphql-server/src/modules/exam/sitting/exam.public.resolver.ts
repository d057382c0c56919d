import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { findCertificate } from "../certificate/find-certificate.ts";
import { revokeCertificate } from "../certificate/revoke-certificate.ts";
import { gradeSamples, listSamples } from "../item/grade-samples.ts";
import { GradeExamSamplesInput, RevokeExamCertificateInput } from "./exam.input.ts";
import { GradeExamSamplesPayload, RevokeExamCertificatePayload } from "./exam-payloads.type.ts";
import { ExamCertificateType, type ExamSampleGradeType, ExamSampleType } from "./exam-public.type.ts";

@Authorized("PUBLIC")
@Resolver()
export class ExamPublicResolver {
  @Query(() => [ExamSampleType], { description: "Five sample items, without what is right." })
  examSamples(): ExamSampleType[] {
    return listSamples();
  }

  @Mutation(() => GradeExamSamplesPayload, { description: "Grades answers to sample items; nothing is stored." })
  gradeExamSamples(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => GradeExamSamplesInput) input: GradeExamSamplesInput,
  ): Promise<Payload<{ grades: ExamSampleGradeType[] }>> {
    return payload(
      ctx,
      () => gradeSamples(ctx, { ...input }),
      (grades) => ({ grades }),
      { grades: [] },
    );
  }

  @Query(() => ExamCertificateType, { nullable: true, description: "A certificate by its code; null when there is none." })
  examCertificate(
    @Ctx() ctx: GraphQLContext,
    @Arg("code", () => String, { description: "As printed on the certificate." }) code: string,
  ): Promise<ExamCertificateType | null> {
    return findCertificate(ctx, code);
  }

  @Authorized("ADMIN_EDITOR")
  @Mutation(() => RevokeExamCertificatePayload, { description: "Takes a certificate back; its page says so from then on." })
  revokeExamCertificate(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RevokeExamCertificateInput) input: RevokeExamCertificateInput,
  ): Promise<Payload<{ certificate: ExamCertificateType | null }>> {
    return payload(
      ctx,
      () => revokeCertificate(ctx, { ...input }),
      (certificate) => ({ certificate }),
      { certificate: null },
    );
  }
}
