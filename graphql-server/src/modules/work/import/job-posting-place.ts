import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import { fieldOf, textOf } from "./json-value.ts";

type Cells = [name: string, text: string | undefined][];

const names = prefectures.map(({ ja }) => ja).join("|");
/** Towns in whose names 市, 町, 村 or 郡 stands before the end. */
const oddTowns =
  "四日市市|廿日市市|野々市市|八日市場市|市川市|市原市|十日町市|大町市|町田市|村上市|村山市|武蔵村山市|東村山市|羽村市|田村市|大村市|中村区|市貝町|大和郡山市|郡山市|郡上市|蒲郡市|小郡市|玉村町";
const wholeAddress = new RegExp(
  `^(?:〒?\\s*(\\d{3}-?\\d{4})\\s*)?(${names})((?:[^市区町村\\s]{1,8}郡)?(?:${oddTowns}|[^市区町村\\s]{1,10}[市区町村])(?:(?:中村|[^市区町村\\s\\d]{1,6})区)?)?(.*)$`,
  "s",
);

/** An address that is one text, cut where 都道府県 and 市区町村 end. */
export function addressCells(text: string): Cells {
  const [, postalCode, prefecture, city, line] = wholeAddress.exec(text.normalize("NFKC").trim()) ?? [];
  if (!prefecture) return [["workplace.addressLine", text]];
  return [
    ["workplace.postalCode", postalCode],
    ["workplace.prefecture", prefecture],
    ["workplace.city", city],
    ["workplace.addressLine", line?.trim()],
  ];
}

/** The place of work: PostalAddress, or its text. */
export function placeCells(posting: unknown): Cells {
  const places = fieldOf(posting, "jobLocation");
  const place: unknown = Array.isArray(places) ? places[0] : places;
  const address = fieldOf(place, "address") ?? place;
  const remote: Cells = textOf(fieldOf(posting, "jobLocationType"))?.toUpperCase() === "TELECOMMUTE" ? [["workplace.remote", "FULL"]] : [];
  if (typeof address === "string") return [...remote, ...addressCells(address)];
  return [
    ...remote,
    ["workplace.name", textOf(fieldOf(place, "name"))],
    ["workplace.postalCode", textOf(fieldOf(address, "postalCode"))],
    ["workplace.prefecture", textOf(fieldOf(address, "addressRegion"))],
    ["workplace.city", textOf(fieldOf(address, "addressLocality"))],
    ["workplace.addressLine", textOf(fieldOf(address, "streetAddress"))],
  ];
}

/** An address in one line, as the employer's stands in a posting. */
export function addressLine(address: unknown): string | undefined {
  if (typeof address === "string") return address.trim() || undefined;
  const parts = ["addressRegion", "addressLocality", "streetAddress"].map((name) => textOf(fieldOf(address, name)) ?? "");
  return parts.join("") || undefined;
}
