import type { EntityManager } from "@mikro-orm/postgresql";
import { Attachment } from "../attachment/attachment.entity.ts";
import { CompanyPhoto } from "./company-photo.entity.ts";

/** Removes every photo of a company. @returns the keys of its files, for the store once the transaction is committed */
export async function forgetCompanyPhotos(em: EntityManager, companyId: string): Promise<{ key: string }[]> {
  const own = { ownerKind: "COMPANY", ownerId: companyId, purpose: { $in: ["WORKPLACE", "WORKPLACE_VIEW"] } } as const;
  const files = await em.find(Attachment, own);
  await em.nativeDelete(CompanyPhoto, { company: companyId });
  await em.nativeDelete(Attachment, own);
  return files.map(({ storageKey }) => ({ key: storageKey }));
}
