import { prefectureValues } from "#graphql/values/prefecture.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./options.module.css";
import { Options } from "./options.tsx";

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

/** The prefectures by region; several may be chosen. */
export function PlaceOptions({ chosen, counts }: { chosen: readonly string[]; counts: ReadonlyMap<string, number> | undefined }) {
  const { t } = useTranslation(["search", "vocabulary"]);
  const all = t.choices("vocabulary:prefecture", prefectureValues);
  return regions.map(([region, last], index) => {
    const before = regions[index - 1]?.[1] ?? "00";
    return (
      <fieldset key={region} className={classes["region"]}>
        <legend>{t(`region.${region}`)}</legend>
        <Options name="prefecture" chosen={chosen} counts={counts} choices={all.filter(({ value }) => value > before && value <= last)} />
      </fieldset>
    );
  });
}
