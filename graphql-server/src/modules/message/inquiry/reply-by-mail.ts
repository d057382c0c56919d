import { isId } from "../../../shared/ids.ts";
import type { ReplyHandler } from "../../../shared/reply.ts";
import { userError } from "../../../shared/user-error.ts";
import { Inquiry } from "./inquiry.entity.ts";
import { replyToInquiry } from "./reply-to-inquiry.ts";

/** Answers by mail become part of the inquiry; it takes no files, as the form takes none. */
export const inquiryReplies: ReplyHandler = {
  async readers({ em }, id) {
    const inquiry = isId(id) ? await em.findOne(Inquiry, { id }) : null;
    return inquiry && inquiry.email !== "" && inquiry.status !== "SPAM" ? [{ email: inquiry.email, viewer: {} }] : [];
  },
  async take(ctx, { id, reader, text, files, operationId }) {
    if (files.length > 0) throw userError("TOO_MANY_FILES", ["file"], { maximum: 0 });
    await replyToInquiry(ctx, { id, email: reader, body: text, operationId });
  },
};
