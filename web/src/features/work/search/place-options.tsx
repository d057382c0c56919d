import { prefectureValues } from "#graphql/values/prefecture.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { townOf } from "../search-url.ts";
import { FoldedOptions, Options } from "./options.tsx";

/** The last prefecture of each region, by JIS code. */
const regions = [
  ["HOKKAIDO", "01"],
  ["TOHOKU", "07"],
  ["KANTO", "14"],
  ["CHUBU", "23"],
  ["KINKI", "30"],
  ["CHUGOKU", "35"],
  ["SHIKOKU", "39"],
  ["KYUSHU", "47"],
] as const;

interface PlaceOptionsProps {
  chosen: readonly string[];
  /** Towns that were chosen on the map. */
  towns: readonly string[];
  counts: ReadonlyMap<string, number> | undefined;
}

/** The prefectures by region; several may be chosen. Towns are chosen on the map, and stay or go here. */
export function PlaceOptions({ chosen, towns, counts }: PlaceOptionsProps) {
  const { t } = useTranslation(["search", "vocabulary"]);
  const all = t.choices("vocabulary:prefecture", prefectureValues);
  return (
    <div>
      {towns.length > 0 && <Options name="town" chosen={towns} choices={towns.map((value) => ({ value, label: townOf(value) }))} />}
      {regions.map(([region, last], index) => {
        const before = regions[index - 1]?.[1] ?? "00";
        const own = all.filter(({ value }) => value > before && value <= last);
        const number = own.reduce((sum, { value }) => sum + (counts?.get(value) ?? 0), 0);
        const name = t(`region.${region}`);
        return (
          <FoldedOptions
            key={region}
            title={counts ? t("withCount", { label: name, number }) : name}
            isOpen={own.some(({ value }) => chosen.includes(value))}
          >
            <Options name="prefecture" chosen={chosen} counts={counts} choices={own} />
          </FoldedOptions>
        );
      })}
    </div>
  );
}
