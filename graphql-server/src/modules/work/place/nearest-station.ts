/** A station as a posting names it. */
export interface NamedStation {
  /** Without 駅. */
  name: string;
  /** The line, when it is named. */
  line: string | null;
  /** Minutes on foot; null when they are not said. */
  walk: number | null;
}

const station = /(?:^|[「『\s、。・,:／/（(から]|線|鉄道|メトロ|モノレール)([^「」『』\s、。・,:／/（）()線]{1,20}?)(?:」|』)?駅/gu;
const line = /([^「」『』\s、。・,:／/（）()駅]{1,20}?(?:線|ライン|モノレール))(?:・[^駅]{0,20}?)?$/u;
const walk = /徒歩\s*(?:約)?\s*(\d{1,3})\s*分|歩いて\s*(?:約)?\s*(\d{1,3})\s*分|(\d{1,3})\s*分歩/u;
/** What stands before 駅 without being a name. */
const noName = /^(?:最寄り?|もより|同|各|当|両)$/u;
const busOrCar = /バス|車で/u;
const longestText = 120;

/** Reads the stations of a posting's 最寄り駅, e.g. JR山手線「新宿」駅から徒歩5分. Minutes by bus or car are no minutes on foot. */
export function stationsIn(text: string | null | undefined): NamedStation[] {
  const all = (text ?? "").normalize("NFKC").slice(0, longestText);
  const found = [...all.matchAll(station)];
  return found.flatMap((match, index) => {
    const name = match[1];
    if (!name || noName.test(name)) return [];
    const end = match.index + match[0].length;
    const rest = all.slice(end, found[index + 1]?.index ?? all.length);
    const before = all.slice(
      found[index - 1] ? (found[index - 1]?.index ?? 0) + (found[index - 1]?.[0].length ?? 0) : 0,
      match.index + match[0].indexOf(name),
    );
    const minutes = busOrCar.test(rest.split("徒歩")[0] ?? "") ? undefined : walk.exec(rest);
    const said = minutes?.slice(1).find(Boolean);
    return [{ name, line: line.exec(before.replace(/[「『\s]+$/u, ""))?.[1] ?? null, walk: said ? Number(said) : null }];
  });
}

/** Steps of the filter, in minutes. */
export const walkSteps = [5, 10, 15, 20] as const;
