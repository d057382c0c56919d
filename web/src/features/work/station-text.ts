import { isJapanese, readsKanji } from "#platform/i18n/i18n.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";

interface Station {
  name: string;
  nameLatin: string | null;
  line: string | null;
  lineLatin: string | null;
  walk: number | null;
}

interface Reached {
  nearestStation: string | null;
  stations: readonly Station[];
}

type Translate = FullTranslate<"work">;
const byBusOrCar = /バス|車で/u;

/** A name in the letters that the reader knows. */
export function nameForReader(name: string, latin: string | null): string {
  return readsKanji() ? name : (latin ?? name);
}

function oneStation(t: Translate, { name, nameLatin, line, lineLatin, walk }: Station): string {
  const said = nameForReader(name, nameLatin);
  const station = line
    ? t("work:stationOnLine", { name: said, line: nameForReader(line.replace(/線$/u, ""), lineLatin) })
    : t("work:station", { name: said });
  return walk === null ? station : t("work:stationWalk", { station, minutes: walk });
}

/**
 * How a workplace is reached: in Japanese as the company wrote it, in other languages the stations that it names, in the reader's language. What
 * the company says of a bus or a car stands below in its own words.
 */
export function stationText(t: Translate, { nearestStation, stations }: Reached): string {
  if (isJapanese() || stations.length === 0 || !nearestStation) return nearestStation ?? "";
  const lines = stations.map((station) => oneStation(t, station));
  return [...lines, ...(byBusOrCar.test(nearestStation) ? [nearestStation] : [])].join("\n");
}
