import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { SearchLinesQuery, SearchLinesQueryVariables } from "#graphql/operations.ts";
import { readsKanji } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Text } from "#ui/text/text.tsx";
import { readSearch } from "../search-url.ts";
import { nameForReader } from "../station-text.ts";
import classes from "./station-options.module.css";

const searchLinesQuery: TypedDocumentNode<SearchLinesQuery, SearchLinesQueryVariables> = gql`
  query SearchLines($filter: WorkFilter!) {
    workFacets(filter: $filter) {
      lines {
        line
        lineLatin
        count
        stations {
          name
          nameLatin
          count
        }
      }
    }
  }
`;

const shownAtFirst = 6;

/** Lines with their works, and the stations of the one that is open. What is chosen of other lines stays chosen. */
export function StationOptions({ search, chosen }: { search: URLSearchParams; chosen: readonly string[] }) {
  const { t } = useTranslation(["search", "work"]);
  const { filter } = readSearch(search);
  const { data: newest, previousData } = useQuery(searchLinesQuery, {
    variables: { filter: { ...filter, station: null, stations: null } },
  });
  const lines = (newest ?? previousData)?.workFacets.lines ?? [];
  const [open, setOpen] = useState<string>();
  const [isWhole, setWhole] = useState(false);
  const lineName = (line: string, latin: string | null) =>
    readsKanji() ? line : t("work:stationLine", { line: nameForReader(line, latin) });
  const nameOf = (line: string | null) => line ?? t("otherStations");
  const has = (line: (typeof lines)[number]) => line.stations.some(({ name }) => chosen.includes(name)) || chosen.includes(line.line ?? "");
  const current = lines.find(({ line }) => nameOf(line) === open) ?? lines.find(has) ?? lines[0];
  const elsewhere = chosen.filter((name) => name !== current?.line && !current?.stations.some((one) => one.name === name));
  if (lines.length === 0) return <Text size="sm">{t("noStations")}</Text>;
  const shown = isWhole ? lines : lines.slice(0, shownAtFirst);
  return (
    <div className={classes["both"]}>
      <div className={classes["lines"]}>
        {shown.map(({ line, lineLatin, count }) => (
          <button
            key={nameOf(line)}
            type="button"
            aria-pressed={line === current?.line}
            className={classes["line"]}
            onClick={() => setOpen(nameOf(line))}
          >
            <span>{line ? lineName(line, lineLatin) : nameOf(line)}</span>
            <small>{count}</small>
          </button>
        ))}
        {!isWhole && lines.length > shownAtFirst && (
          <button type="button" className={classes["line"]} onClick={() => setWhole(true)}>
            <span>{t("moreLines", { count: lines.length - shownAtFirst })}</span>
          </button>
        )}
      </div>
      <ul className={classes["stations"]} data-line={current?.line ? "true" : "false"}>
        {current?.line && (
          <Station
            key={current.line}
            name={current.line}
            label={t("wholeLine", { line: lineName(current.line, current.lineLatin) })}
            count={current.count}
            chosen={chosen}
          />
        )}
        {current?.stations.map(({ name, nameLatin, count }) => (
          <Station key={name} name={name} label={nameForReader(name, nameLatin)} count={count} chosen={chosen} />
        ))}
      </ul>
      {elsewhere.map((name) => (
        <input key={name} type="hidden" name="near" value={name} />
      ))}
    </div>
  );
}

interface StationProps {
  name: string;
  label: string;
  count: number;
  chosen: readonly string[];
}

function Station({ name, label, count, chosen }: StationProps) {
  return (
    <li>
      <label>
        <input type="checkbox" name="near" value={name} defaultChecked={chosen.includes(name)} />
        <span>{label}</span>
        <small>{count}</small>
      </label>
    </li>
  );
}
