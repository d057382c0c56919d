import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { loadCatalogues } from "#platform/i18n/catalogues.ts";
import { translatorOf } from "#platform/i18n/translate.ts";
import { slotText } from "./interview-texts.ts";

const t = translatorOf<"applicants", never>("ja", "applicants");
const slot = { startsAt: "2026-11-26T01:00:00Z", minutes: 45, way: "ONLINE" } as const;

beforeAll(() => loadCatalogues("ja", ["applicants"]));
afterEach(() => vi.restoreAllMocks());

function readIn(timeZone: string): string {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({ ...options, timeZone });
  return slotText(t, slot);
}

it("an interview stands in Japan's time for a reader in Japan or where the clock shows the same", () => {
  expect(readIn("Asia/Tokyo")).toMatch(/26.*10:00（45分・.+）$/);
  expect(readIn("Asia/Seoul")).toBe(readIn("Asia/Tokyo"));
});

it("an interview stands in both times for a reader abroad, with the other day where it is one", () => {
  expect(readIn("Asia/Ho_Chi_Minh")).toMatch(/26.*10:00.*26.*08:00$/);
  expect(readIn("America/Sao_Paulo")).toMatch(/26.*10:00.*25.*22:00$/);
});
