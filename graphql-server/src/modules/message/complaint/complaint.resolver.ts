import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import { companyById } from "../../account/company/company.loaders.ts";
import { ColleagueType } from "../inquiry/inquiry.admin.type.ts";
import { addComplaintStep } from "./add-complaint-step.ts";
import { assignComplaint } from "./assign-complaint.ts";
import type { Complaint } from "./complaint.entity.ts";
import * as inputs from "./complaint.input.ts";
import { complaintSteps, isOverdue, listComplaints, readComplaint } from "./complaint.queries.ts";
import { ComplaintPageType, ComplaintStepType, ComplaintType, HandleComplaintPayload } from "./complaint.type.ts";
import { recordComplaint } from "./record-complaint.ts";
import { reopenComplaint, settleComplaint } from "./settle-complaint.ts";

const none = { complaint: null };
const answer = (complaint: Complaint) => ({ complaint });

@Authorized("ADMIN_OPERATOR")
@Resolver(() => ComplaintType)
export class ComplaintResolver {
  @Query(() => ComplaintPageType, { description: "The complaint log, newest first." })
  complaints(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => inputs.ComplaintFilterInput, { nullable: true, description: "Which ones." })
    filter: inputs.ComplaintFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Complaint>> {
    return listComplaints(ctx, { filter, first, after });
  }

  @Query(() => ComplaintType, { nullable: true, description: "One complaint; that it was read is recorded." })
  complaint(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The complaint." }) id: string): Promise<Complaint | null> {
    return readComplaint(ctx, id);
  }

  @FieldResolver(() => String, { nullable: true })
  async companyName(@Root() { companyId }: Complaint, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return companyId ? (await loader(ctx, companyById).load(companyId)).name : null;
  }

  @FieldResolver(() => ColleagueType, { nullable: true })
  assignee(@Root() { assignedTo }: Complaint, @Ctx() ctx: GraphQLContext): Promise<AdminUser | undefined> | null {
    return assignedTo ? loader(ctx, adminUserById).load(assignedTo) : null;
  }

  @FieldResolver(() => Boolean)
  overdue(@Root() complaint: Complaint, @Ctx() ctx: GraphQLContext): boolean {
    return isOverdue(complaint, jstDate(ctx.now()));
  }

  @FieldResolver(() => [ComplaintStepType])
  async steps(@Root() { id }: Complaint, @Ctx() ctx: GraphQLContext): Promise<ComplaintStepType[]> {
    const people = loader(ctx, adminUserById);
    const steps = await complaintSteps(ctx, id);
    return Promise.all(
      steps.map(async ({ id: stepId, kind, body, at, adminId }) => {
        return { id: stepId, kind, body, at, by: (await people.load(adminId))?.name ?? null };
      }),
    );
  }

  @Mutation(() => HandleComplaintPayload, { description: "Enters a complaint into the log." })
  recordComplaint(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.RecordComplaintInput) input: inputs.RecordComplaintInput,
  ): Promise<Payload<{ complaint: Complaint | null }>> {
    return payload(ctx, () => recordComplaint(ctx, { ...input }), answer, none);
  }

  @Mutation(() => HandleComplaintPayload, { description: "Records a step; the first answer stops the first term." })
  addComplaintStep(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AddComplaintStepInput) input: inputs.AddComplaintStepInput,
  ): Promise<Payload<{ complaint: Complaint | null }>> {
    return payload(ctx, () => addComplaintStep(ctx, { ...input }), answer, none);
  }

  @Mutation(() => HandleComplaintPayload, { description: "Ends a complaint that was answered." })
  settleComplaint(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SettleComplaintInput) input: inputs.SettleComplaintInput,
  ): Promise<Payload<{ complaint: Complaint | null }>> {
    return payload(ctx, () => settleComplaint(ctx, { ...input }), answer, none);
  }

  @Mutation(() => HandleComplaintPayload, { description: "Takes a settled complaint up again." })
  reopenComplaint(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ReopenComplaintInput) input: inputs.ReopenComplaintInput,
  ): Promise<Payload<{ complaint: Complaint | null }>> {
    return payload(ctx, () => reopenComplaint(ctx, { ...input }), answer, none);
  }

  @Mutation(() => HandleComplaintPayload, { description: "Gives a complaint to a colleague." })
  assignComplaint(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AssignComplaintInput) input: inputs.AssignComplaintInput,
  ): Promise<Payload<{ complaint: Complaint | null }>> {
    return payload(ctx, () => assignComplaint(ctx, { ...input }), answer, none);
  }
}
