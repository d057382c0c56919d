import type { ShareText } from "../../../platform/picture/share-picture.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { employerText, payText, placeText } from "../posting/posting-text.ts";
import type { Work } from "../posting/work.entity.ts";

/** What the picture of a work says where its address is shared: the posting's own words, whatever language its reader chose. */
export function workShareText(work: Work, company: Pick<Company, "name">): ShareText {
  return {
    ...{ site: "ことばワークス", kind: "求人", title: work.title },
    ...{ main: payText(work), place: placeText(work), owner: employerText(work, company) },
  };
}
