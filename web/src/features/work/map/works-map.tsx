import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { MapPrefecturesQuery, MapPrefecturesQueryVariables, MapTownsQuery, MapTownsQueryVariables } from "#graphql/operations.ts";
import { failureWords } from "#platform/failure-words.ts";
import { readsKanji } from "#platform/i18n/i18n.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { ErrorPanel } from "#ui/states.tsx";
import { OutsideLink } from "#ui/text/outside-link.tsx";
import { Text } from "#ui/text/text.tsx";
import { readSearch, townKey } from "../search-url.ts";
import type { Town } from "./clusters.ts";
import { wholeJapan } from "./japan-map.ts";
import { MapDrawing, Shapes, shadeOf } from "./map-drawing.tsx";
import { type MapRow, MapTable } from "./map-table.tsx";
import { type MapWords, numberText, prefecturePlaces, townPlaces, viewOf } from "./places-of.tsx";
import classes from "./works-map.module.css";

const mapPrefecturesQuery: TypedDocumentNode<MapPrefecturesQuery, MapPrefecturesQueryVariables> = gql`
  query MapPrefectures($filter: WorkFilter!) {
    workFacets(filter: $filter) {
      exact
      prefectures {
        prefecture
        count
      }
    }
  }
`;

const mapTownsQuery: TypedDocumentNode<MapTownsQuery, MapTownsQueryVariables> = gql`
  query MapTowns($filter: WorkFilter!) {
    workFacets(filter: $filter) {
      total {
        value
      }
      towns {
        prefecture
        city
        cityLatin
        count
        latitude
        longitude
      }
    }
  }
`;

const licence = "https://creativecommons.org/licenses/by/4.0/";

/** The address with another place; every other condition stays. */
function withPlace(search: URLSearchParams, { prefecture, towns = [] }: { prefecture?: string; towns?: readonly string[] }): string {
  const next = new URLSearchParams([...search].filter(([name]) => name !== "prefecture" && name !== "town" && name !== "work"));
  if (prefecture) next.append("prefecture", prefecture);
  for (const town of towns) next.append("town", town);
  return `?${next}`;
}

/** The works of a search by prefecture, and by town within one: what is pressed becomes the place of the search, so that the list follows. */
export function WorksMap() {
  const [search] = useSearchParams();
  const { filter } = readSearch(search);
  const places = new Set([...(filter.prefectures ?? []), ...(filter.towns ?? []).map((key) => key.slice(0, 2))]);
  const [only] = places;
  return (
    <div className={classes["frame"]}>
      {only && places.size === 1 ? <PrefectureMap key={only} code={only} search={search} /> : <JapanMap search={search} />}
    </div>
  );
}

function useWords(search: URLSearchParams): MapWords {
  const { t } = useTranslation(["search", "vocabulary"]);
  return {
    prefecture: (code) => t.code("vocabulary:prefecture", code),
    town: ({ city, cityLatin }) => (!readsKanji() && cityLatin) || city,
    place: (place, number) => t("map.place", { place, number }),
    placeAtLeast: (place, number) => t("map.placeAtLeast", { place, number }),
    several: (place, count, number) => t("map.several", { place, count, number }),
    to: (chosen) => withPlace(search, chosen),
  };
}

function JapanMap({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation(["search", "common"]);
  const words = useWords(search);
  const { filter } = readSearch(search);
  const {
    data: newest,
    previousData,
    error,
    refetch,
  } = useQuery(mapPrefecturesQuery, {
    variables: { filter: { ...filter, prefectures: null, towns: null } },
  });
  const data = newest ?? previousData;
  if (error) return <ErrorPanel message={failureWords(t, error)} onRetry={() => void refetch()} />;
  const counts = new Map((data?.workFacets.prefectures ?? []).map(({ prefecture, count }) => [prefecture, count]));
  const isAtLeast = data?.workFacets.exact === false;
  const most = Math.max(...counts.values(), 1);
  const rows = [...counts].map(([code, count]) => ({
    key: code,
    name: words.prefecture(code),
    to: words.to({ prefecture: code }),
    number: numberText(count, isAtLeast),
  }));
  return (
    <MapPanel
      drawing={
        <MapDrawing
          label={t("map.title")}
          view={wholeJapan}
          shapes={<Shapes isWhole shadeOfPrefecture={(code) => shadeOf(counts.get(code) ?? 0, most)} />}
          places={prefecturePlaces(counts, isAtLeast, words)}
        />
      }
      caption={t("map.title")}
      rows={rows}
      note={isAtLeast && t("map.atLeast")}
    />
  );
}

function PrefectureMap({ code, search }: { code: string; search: URLSearchParams }) {
  const { t } = useTranslation(["search", "common"]);
  const words = useWords(search);
  const { filter } = readSearch(search);
  const {
    data: newest,
    previousData,
    error,
    refetch,
  } = useQuery(mapTownsQuery, {
    variables: { filter: { ...filter, prefectures: [code], towns: null } },
  });
  const data = newest ?? previousData;
  if (error) return <ErrorPanel message={failureWords(t, error)} onRetry={() => void refetch()} />;
  const towns: Town[] = data?.workFacets.towns ?? [];
  const chosen = filter.towns ?? [];
  const view = viewOf(code, towns, chosen);
  const unplaced = towns.filter(({ latitude }) => latitude === null).length;
  const caption = t("map.towns", { place: words.prefecture(code) });
  const rows = towns.map((town) => {
    const key = townKey(town);
    const isChosen = chosen.includes(key);
    return { key, name: words.town(town), to: words.to({ prefecture: code, towns: [key] }), number: String(town.count), isChosen };
  });
  return (
    <>
      <nav className={classes["way"]} aria-label={t("map.title")}>
        <Link to={words.to({})} keepsScroll>
          {t("map.whole")}
        </Link>
        <span aria-hidden>›</span>
        {chosen.length > 0 ? (
          <Link to={words.to({ prefecture: code })} keepsScroll>
            {words.prefecture(code)}
          </Link>
        ) : (
          words.prefecture(code)
        )}
      </nav>
      <MapPanel
        drawing={
          <MapDrawing
            label={caption}
            view={view}
            shapes={<Shapes isWhole={false} shadeOfPrefecture={(one) => (one === code ? 2 : "other")} />}
            places={townPlaces({ code, towns, chosen, view, words })}
          />
        }
        caption={caption}
        rows={rows}
        note={
          towns.length === 0 && (data?.workFacets.total.value ?? 0) > 0
            ? t("map.none")
            : unplaced > 0 && t("map.unplaced", { count: unplaced })
        }
      />
    </>
  );
}

interface MapPanelProps {
  drawing: ReactNode;
  caption: string;
  rows: readonly MapRow[];
  note?: string | false;
}

function MapPanel({ drawing, caption, rows, note }: MapPanelProps) {
  const { t } = useTranslation("search");
  return (
    <>
      <div className={classes["drawing"]}>{drawing}</div>
      {note && <Text size="sm">{note}</Text>}
      <MapTable caption={caption} rows={rows} />
      <p className={classes["credit"]}>
        <OutsideLink href={licence}>{t("map.credit")}</OutsideLink>
      </p>
    </>
  );
}
