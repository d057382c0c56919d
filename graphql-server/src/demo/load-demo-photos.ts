import type { EntityManager } from "@mikro-orm/postgresql";
import sharp from "sharp";
import { Attachment } from "../modules/account/attachment/attachment.entity.ts";
import { CompanyPhoto, type PhotoFile } from "../modules/account/company-photo/company-photo.entity.ts";
import { drawPhoto } from "../modules/account/company-photo/draw-photo.ts";
import { CompanyMember, memberWith } from "../modules/account/member/company-member.entity.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { demoMembers } from "./accounts/demo-accounts.ts";
import { type WorkplacePicture, workplacePictures } from "./content/workplace-pictures.data.ts";
import { createRandom, demoId, type Random } from "./random.ts";

interface Setting {
  em: EntityManager;
  storage: Storage;
  now: Date;
  random: Random;
  companyId: string;
}

const drawing = ({ shapes }: WorkplacePicture) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">${shapes}</svg>`))
    .png()
    .toBuffer();

async function storeFiles({ em, storage, now, random, companyId }: Setting, picture: WorkplacePicture): Promise<PhotoFile[]> {
  const files: PhotoFile[] = [];
  for (const { bytes, mimeType, width, height } of await drawPhoto(await drawing(picture))) {
    const id = demoId(random, now);
    const { key, byteSize, sha256 } = await storage.put(bytes);
    const owner = { ownerKind: "COMPANY", ownerId: companyId, purpose: "WORKPLACE_VIEW" } as const;
    const stored = { fileName: `photo-${width}`, mimeType, byteSize, sha256, storageKey: key, state: "CLEAN" } as const;
    em.create(Attachment, { id, ...owner, ...stored, createdAt: now });
    files.push({ id, mimeType, width, height });
  }
  return files;
}

/** Photos of the company of the demo account: drawings of ours, all shown but the last, which waits for the operator. */
export async function loadDemoPhotos({ em, storage, now }: Pick<Setting, "em" | "storage" | "now">): Promise<void> {
  const [account] = demoMembers;
  const member = account ? await em.findOne(CompanyMember, memberWith(account.email)) : null;
  if (!member || (await em.count(CompanyPhoto)) > 0) return;
  const random = createRandom(20_261_130);
  const setting = { em, storage, now, random, companyId: member.company.id };
  for (const [index, picture] of workplacePictures.entries()) {
    const version = { alt: picture.alt, files: await storeFiles(setting, picture) };
    const isLast = index === workplacePictures.length - 1;
    const state = isLast ? { waiting: version, submittedAt: now } : { shown: version };
    em.create(CompanyPhoto, {
      ...{ id: demoId(random, now), company: setting.companyId, position: index + 1 },
      ...state,
      createdAt: now,
      updatedAt: now,
    });
  }
  await em.flush();
}
