import type { Request } from "express";
import multer, { MulterError } from "multer";
import { z } from "zod";
import { type StoreAttachmentInput, storeAttachment } from "../../modules/account/attachment/store-attachment.ts";
import { storeFilm } from "../../modules/exam/movie/store-film.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { rateLimited } from "../../shared/enforce-limit.ts";
import { UserErrors, userError } from "../../shared/user-error.ts";
import { described, fileOf, type RestCall } from "../rest-route.ts";
import { id as idShape } from "../shapes.ts";
import { failureOf, largestUpload, type Received, receivedBy, receiveFor, uploadStorage } from "./upload-storage.ts";

const waitSeconds = 10;

const readForm = multer({
  storage: uploadStorage,
  defParamCharset: "utf8",
  limits: { fileSize: largestUpload + 1, files: 1, fields: 4, parts: 6, fieldSize: 200, fieldNameSize: 50, headerPairs: 50 },
}).single("file");

/** The reason why a form was not taken: what befell its file on our side as it is, else a mistake of the sender's. */
function refusalOf(request: Request, error: unknown): unknown {
  const failure = failureOf(request);
  if (failure) return failure.error;
  if (error instanceof UserErrors) return error;
  if (error instanceof MulterError) return userError(error.code === "LIMIT_FILE_SIZE" ? "FILE_TOO_LARGE" : "BAD_REQUEST", ["file"]);
  return userError("BAD_REQUEST", ["file"]);
}

/** Files of one account that may be on their way at the same time: each is held in memory until it is whole. */
const mostAtOnce = 4;
const onTheirWay = new Map<string, number>();

/** Runs what reads a file, unless the account sends too many already. @throws UserErrors RATE_LIMITED */
async function oneOfFew({ viewer }: Pick<Ctx, "viewer">, read: () => Promise<void>): Promise<void> {
  const account = viewer.seeker?.userId ?? viewer.company?.memberId ?? viewer.admin?.adminId ?? "";
  const before = onTheirWay.get(account) ?? 0;
  if (before >= mostAtOnce) throw rateLimited(waitSeconds);
  onTheirWay.set(account, before + 1);
  await read().finally(() => {
    const after = (onTheirWay.get(account) ?? 1) - 1;
    if (after === 0) onTheirWay.delete(account);
    else onTheirWay.set(account, after);
  });
}

/** Reads a form with one file into the request. @throws UserErrors */
export async function formOf({ ctx, request, response }: RestCall): Promise<void> {
  if (!request.is("multipart/form-data")) throw userError("UNSUPPORTED_TYPE");
  await oneOfFew(ctx, () => {
    receiveFor(request, ctx);
    return new Promise((resolve, reject) => {
      readForm(request, response, (error?: unknown) => (error ? reject(refusalOf(request, error)) : resolve()));
    });
  });
}

function oneOf<const T extends string>(values: readonly T[], value: unknown, path: string): T {
  const found = values.find((candidate) => candidate === value);
  if (!found) throw userError("INVALID", [path]);
  return found;
}

interface Upload {
  as: StoreAttachmentInput["as"];
  purpose: StoreAttachmentInput["purpose"] | "MOVIE";
  file: Received;
}

/** A film is in the store already; other files are checked first. */
function store({ ctx }: RestCall, { as, purpose, file: { fileName, bytes, film } }: Upload) {
  if (film) return storeFilm(ctx, { ...film, fileName });
  if (purpose === "MOVIE" || !bytes) throw userError("INVALID", ["purpose"]);
  return storeAttachment(ctx, { as, purpose, fileName, bytes });
}

const attachmentShape = z.object({ id: idShape, fileName: z.string(), mimeType: z.string(), byteSize: z.int() });

/** POST /api/upload: the version header is demanded here, because a form of another site cannot send it. */
export const upload = described(
  {
    summary:
      "One file as multipart form data: `file`, `as` (SEEKER, COMPANY, ADMIN) and `purpose` (RESUME, MESSAGE, PHOTO, CERTIFICATE, NEWS, MOVIE, POSTER, ITEMS); the fields come before the file. Needs X-API-Version.",
    request: fileOf("multipart/form-data"),
    response: z.object({ attachment: attachmentShape }),
    status: 201,
  },
  async (call) => {
    if (!call.request.get("x-api-version")) throw userError("UNSUPPORTED_API_VERSION", [], { supported: "1" });
    await formOf(call);
    const { body } = call.request;
    const file = receivedBy(call.request);
    if (!file) throw userError("FILE_REQUIRED", ["file"]);
    const as = oneOf(["SEEKER", "COMPANY", "ADMIN"], body?.as, "as");
    const purpose = oneOf(["RESUME", "MESSAGE", "PHOTO", "CERTIFICATE", "NEWS", "MOVIE", "POSTER", "ITEMS"], body?.purpose, "purpose");
    const { id, fileName, mimeType, byteSize } = await store(call, { as, purpose, file });
    return { status: 201, body: { attachment: { id, fileName, mimeType, byteSize } } };
  },
);
