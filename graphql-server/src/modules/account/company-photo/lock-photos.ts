import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { Company } from "../company/company.entity.ts";
import { CompanyPhoto } from "./company-photo.entity.ts";

/** The most photos of a company. */
export const mostPhotos = 8;

/** What a photo shows, in words: for those who do not see it, and below it for all. */
export const altSchema = z.string().trim().min(1).max(120);

/** The photos of a company in their order; nobody else changes them until the transaction ends. */
export async function lockPhotos(em: EntityManager, companyId: string): Promise<CompanyPhoto[]> {
  await em.findOneOrFail(Company, { id: companyId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  return em.find(CompanyPhoto, { company: companyId }, { orderBy: { position: "asc", id: "asc" }, refresh: true });
}

/** The company's photo as its member read it. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function lockOwnPhoto(
  em: EntityManager,
  companyId: string,
  { id, version }: { id: string; version: number },
): Promise<CompanyPhoto> {
  const photo = (await lockPhotos(em, companyId)).find((one) => one.id === id);
  if (!photo) throw notFound();
  if (photo.version !== version) throw userError("STALE_VERSION", ["version"]);
  return photo;
}

/** A photo of any company as the operator read it. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function lockAnyPhoto(em: EntityManager, { id, version }: { id: string; version: number }): Promise<CompanyPhoto> {
  const found = isId(id) ? await em.findOne(CompanyPhoto, { id }, { fields: ["company"] }) : null;
  if (!found) throw notFound();
  return lockOwnPhoto(em, found.company.id, { id, version });
}
