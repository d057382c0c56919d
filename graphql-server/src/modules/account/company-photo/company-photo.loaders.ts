import DataLoader from "dataloader";
import { idList, isListed, readTogether } from "../../../platform/database/read-together.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { PhotoVersion } from "./company-photo.entity.ts";
import { presentShownPhoto } from "./company-photo.presenter.ts";
import type { CompanyPhotoType } from "./company-photo.type.ts";

interface Row {
  id: string;
  company_id: string;
  shown: PhotoVersion;
}

/** What visitors see of each company's photos, in its order, by company id. */
export function shownPhotosByCompany(ctx: Ctx): DataLoader<string, CompanyPhotoType[]> {
  return new DataLoader(async (ids) => {
    const text = `select id, company_id, shown from company_photo where company_id ${isListed} and shown is not null order by position, id`;
    const rows = await readTogether<Row>(ctx.em, { text, values: [idList(ids)], prepared: true });
    const byCompany = Map.groupBy(rows, ({ company_id }) => company_id);
    return ids.map((id) => (byCompany.get(id) ?? []).map((row) => presentShownPhoto(row.id, row.shown)));
  });
}
