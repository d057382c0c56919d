import { Arg, Authorized, Ctx, Field, FieldResolver, ID, InputType, Mutation, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { SeekerType } from "../seeker/seeker.type.ts";
import type { Attachment } from "./attachment.entity.ts";
import { findPhoto, listCertificateFiles, listResumes } from "./attachment.queries.ts";
import { AttachmentType, DeleteAttachmentPayload } from "./attachment.type.ts";
import { attachmentUrl } from "./attachment-link.ts";
import { deleteAttachment } from "./delete-attachment.ts";

@InputType("DeleteAttachmentInput", { description: "One of the seeker's own files." })
export class DeleteAttachmentInput {
  @Field(() => ID, { description: "The file." })
  id!: string;
}

@Authorized("SEEKER", "COMPANY")
@Resolver(() => AttachmentType)
export class AttachmentResolver {
  @FieldResolver(() => String)
  url(@Root() file: Attachment, @Ctx() ctx: GraphQLContext): string {
    return attachmentUrl(ctx, file.id);
  }
}

@Authorized("SEEKER")
@Resolver(() => SeekerType)
export class SeekerFilesResolver {
  @FieldResolver(() => [AttachmentType], { description: "Résumé files, newest first." })
  resumes(@Root() seeker: { id: string }, @Ctx() ctx: GraphQLContext): Promise<Attachment[]> {
    return listResumes(ctx, seeker.id);
  }

  @FieldResolver(() => AttachmentType, { nullable: true, description: "Photo for the 履歴書." })
  photo(@Root() seeker: { id: string }, @Ctx() ctx: GraphQLContext): Promise<Attachment | null> {
    return findPhoto(ctx, seeker.id);
  }

  @FieldResolver(() => [AttachmentType], { description: "Files of certificates, newest first." })
  certificateFiles(@Root() seeker: { id: string }, @Ctx() ctx: GraphQLContext): Promise<Attachment[]> {
    return listCertificateFiles(ctx, seeker.id);
  }

  @Mutation(() => DeleteAttachmentPayload, { description: "Deletes a file, unless an open application carries it." })
  deleteAttachment(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => DeleteAttachmentInput) input: DeleteAttachmentInput,
  ): Promise<Payload<{ deletedId: string | null }>> {
    return payload(
      ctx,
      () => deleteAttachment(ctx, input),
      (deletedId) => ({ deletedId }),
      { deletedId: null },
    );
  }
}
