import { z } from "zod";
import { type StoreAttachmentInput, storeAttachment } from "../../modules/account/attachment/store-attachment.ts";
import { storeFilm } from "../../modules/exam/movie/store-film.ts";
import { storeRecording } from "../../modules/exam/recording/store-recording.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { rateLimited } from "../../shared/enforce-limit.ts";
import { userError } from "../../shared/user-error.ts";
import { described, fileOf, type RestCall } from "../rest-route.ts";
import { id as idShape } from "../shapes.ts";
import { type Form, readForm } from "./read-form.ts";
import { requireOwnPage } from "./require-own-page.ts";
import type { Received } from "./upload-storage.ts";

const waitSeconds = 10;

/** Files of one account that may be on their way at the same time: each is held in memory until it is whole. */
const mostAtOnce = 4;
const onTheirWay = new Map<string, number>();

/** Runs what reads a file, unless the account sends too many already. @throws UserErrors RATE_LIMITED */
async function oneOfFew<T>({ viewer }: Pick<Ctx, "viewer">, read: () => Promise<T>): Promise<T> {
  const account = viewer.seeker?.userId ?? viewer.company?.memberId ?? viewer.admin?.adminId ?? "";
  const before = onTheirWay.get(account) ?? 0;
  if (before >= mostAtOnce) throw rateLimited(waitSeconds);
  onTheirWay.set(account, before + 1);
  return read().finally(() => {
    const after = (onTheirWay.get(account) ?? 1) - 1;
    if (after === 0) onTheirWay.delete(account);
    else onTheirWay.set(account, after);
  });
}

/** Reads a form with one file. @throws UserErrors UNSUPPORTED_TYPE, RATE_LIMITED, or what is wrong with it */
export async function formOf({ ctx, request }: RestCall): Promise<Form> {
  if (!request.is("multipart/form-data")) throw userError("UNSUPPORTED_TYPE");
  return oneOfFew(ctx, () => readForm(ctx, request));
}

function oneOf<const T extends string>(values: readonly T[], value: unknown, path: string): T {
  const found = values.find((candidate) => candidate === value);
  if (!found) throw userError("INVALID", [path]);
  return found;
}

interface Upload {
  as: StoreAttachmentInput["as"];
  purpose: StoreAttachmentInput["purpose"] | "MOVIE" | "RECORDING";
  file: Received;
}

/** A film is in the store already; other files are checked first, and recordings made anew. */
function store({ ctx }: RestCall, { as, purpose, file: { fileName, bytes, film } }: Upload) {
  if (film) return storeFilm(ctx, { ...film, fileName });
  if (purpose === "MOVIE" || !bytes) throw userError("INVALID", ["purpose"]);
  if (purpose === "RECORDING") return storeRecording(ctx, { fileName, bytes });
  return storeAttachment(ctx, { as, purpose, fileName, bytes });
}

const purposes = ["RESUME", "MESSAGE", "PHOTO", "CERTIFICATE", "NEWS", "MOVIE", "POSTER", "ITEMS", "RECORDING", "WORKPLACE"] as const;

const attachmentShape = z.object({ id: idShape, fileName: z.string(), mimeType: z.string(), byteSize: z.int() });

/** POST /api/upload. */
export const upload = described(
  {
    summary:
      "One file as multipart form data: `file`, `as` (SEEKER, COMPANY, ADMIN) and `purpose` (RESUME, MESSAGE, PHOTO, CERTIFICATE, NEWS, MOVIE, POSTER, ITEMS, RECORDING, WORKPLACE); the fields come before the file.",
    request: fileOf("multipart/form-data"),
    response: z.object({ attachment: attachmentShape }),
    status: 201,
  },
  async (call) => {
    requireOwnPage(call);
    const { fields, file } = await formOf(call);
    if (!file) throw userError("FILE_REQUIRED", ["file"]);
    const as = oneOf(["SEEKER", "COMPANY", "ADMIN"], fields["as"], "as");
    const purpose = oneOf(purposes, fields["purpose"], "purpose");
    const { id, fileName, mimeType, byteSize } = await store(call, { as, purpose, file });
    return { status: 201, body: { attachment: { id, fileName, mimeType, byteSize } } };
  },
);
