import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import { Attachment } from "../attachment/attachment.entity.ts";
import { findPublicCompany } from "../company/company.queries.ts";
import { CompanyPhoto } from "./company-photo.entity.ts";
import { presentShownPhoto } from "./company-photo.presenter.ts";

/** Which photos the operator looks at: those that wait for an answer, those sent back, those that visitors see. */
export const companyPhotoStates = ["WAITING", "RETURNED", "SHOWN"] as const;
export type CompanyPhotoState = (typeof companyPhotoStates)[number];

/** The viewer's company's photos in their order. */
export function listOwnPhotos({ em, viewer }: Pick<Ctx, "em" | "viewer">): Promise<CompanyPhoto[]> {
  const own = { company: viewer.company?.companyId ?? "" };
  return viewer.company ? em.find(CompanyPhoto, own, { orderBy: { position: "asc", id: "asc" } }) : Promise.resolve([]);
}

const inState = {
  WAITING: { submittedAt: { $ne: null } },
  RETURNED: { returnReason: { $ne: null } },
  SHOWN: { shown: { $ne: null } },
} as const;

/** The longest wait comes first; those that do not wait, the latest first. */
const orders = { WAITING: { key: "submittedAt", kind: "TIME", direction: "asc" }, OTHERS: latestBy("createdAt") } as const;

/** Photos of companies in a state. @throws UserErrors FORBIDDEN */
export async function listCompanyPhotos(ctx: Ctx, input: { state: CompanyPhotoState; first: number; after?: string | null }) {
  requireOperator(ctx);
  const wanted = inState[input.state];
  const { where, orderBy, limit, page } = keyset(input.state === "WAITING" ? orders.WAITING : orders.OTHERS, input);
  const rows = await ctx.em.find(CompanyPhoto, { $and: [wanted, where] }, { orderBy, limit, populate: ["company"] });
  return { ...page(rows), totalCount: () => ctx.em.count(CompanyPhoto, wanted) };
}

/** What visitors see of a company's photos, in its order. */
export async function listShownPhotos({ em }: Pick<Ctx, "em">, companyId: string): Promise<ReturnType<typeof presentShownPhoto>[]> {
  const shown = { company: companyId, shown: { $ne: null } };
  const photos = await em.find(CompanyPhoto, shown, { orderBy: { position: "asc", id: "asc" } });
  return photos.flatMap((photo) => (photo.shown ? presentShownPhoto(photo.id, photo.shown) : []));
}

/** A file of a photo that visitors see; null for any other, whoever asks. */
export async function findShownPhotoFile(ctx: Pick<Ctx, "em">, id: string): Promise<Attachment | null> {
  const file = isId(id) ? await ctx.em.findOne(Attachment, { id, purpose: "WORKPLACE_VIEW", state: "CLEAN" }) : null;
  const company = file && (await findPublicCompany(ctx, file.ownerId));
  if (!company) return null;
  const photos = await ctx.em.find(CompanyPhoto, { company: company.id });
  return photos.some(({ shown }) => shown?.files.some((one) => one.id === id)) ? file : null;
}
