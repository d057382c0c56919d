import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { placeText } from "#features/work/salary-text.ts";
import { nameForReader } from "#features/work/station-text.ts";
import type { PlaceSketch_WorkFragment } from "#graphql/operations.ts";
import { readingsByLine } from "#platform/furigana/readings.ts";
import { RubyLines } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { Icon } from "#ui/icon.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { OutsideLink } from "#ui/text/outside-link.tsx";
import { Title } from "#ui/text/text.tsx";
import classes from "./place-sketch.module.css";

// The outlines are no small file: they come when the sketch is about to be seen.
const PrefectureOutline = lazy(async () => ({ default: (await import("#features/work/map/prefecture-outline.tsx")).PrefectureOutline }));

export const PlaceSketch_work: TypedDocumentNode<PlaceSketch_WorkFragment> = gql`
  fragment PlaceSketch_work on Work {
    ruby
    workplace {
      prefecture
      city
      cityLatin
      addressLine
      stations {
        name
        nameLatin
      }
    }
    placeSketch {
      station {
        name
        line
        walk
      }
      town {
        latitude
        longitude
      }
    }
  }
`;

/** A map of the web for an address, which the reader opens of their own accord. */
const mapOf = (address: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Where the work is, as far as the posting says: a sketch, which says that it is one, and a way to a true map. */
export function PlaceSketch({ work }: { work: FragmentType<PlaceSketch_WorkFragment> }) {
  const { t } = useTranslation(["work", "vocabulary"]);
  const { t: page } = useTranslation("workPage");
  const { data, complete } = useFragment({ fragment: PlaceSketch_work, fragmentName: "PlaceSketch_work", from: work });
  if (!complete || !data.placeSketch) return null;
  const { station, town } = data.placeSketch;
  const { prefecture, city, addressLine } = data.workplace;
  const address = [prefecture && t.code("vocabulary:prefecture", prefecture), city, addressLine].filter(Boolean).join(" ");
  return (
    <Card component="section" className={classes["card"] ?? ""}>
      <div className={classes["drawing"]}>
        <Way station={station && { ...station, name: nameOf(station.name, data.workplace.stations) }} />
        {prefecture && town && <Outline code={prefecture} town={town} />}
      </div>
      <div className={classes["foot"]}>
        <Stack gap="xs">
          <Title order={2} size={3}>
            {page("place.title")}
          </Title>
          <p className={classes["address"]}>
            <Icon name="map-pin" />
            <span>
              <RubyLines text={placeText(t, data.workplace)} readings={readingsByLine([data.ruby])} />
            </span>
          </p>
          <small>{page(station ? "place.sketch" : "place.townOnly")}</small>
        </Stack>
        <OutsideLink href={mapOf(address)}>{page("place.open")}</OutsideLink>
      </div>
    </Card>
  );
}

/** The station of the sketch as the reader can read it. */
function nameOf(name: string, stations: readonly { name: string; nameLatin: string | null }[]): string {
  return nameForReader(name, stations.find((one) => one.name === name)?.nameLatin ?? null);
}

type Station = NonNullable<PlaceSketch_WorkFragment["placeSketch"]>["station"];

/** The way from the station to the pin: streets that stand for streets, none of them a true one. */
function Way({ station }: { station: Station }) {
  const { t: page } = useTranslation("workPage");
  const name = station && page("place.station", { name: station.name });
  const walk = station?.walk && page("place.walk", { minutes: station.walk });
  const label = name
    ? page(walk ? "place.ofStation" : "place.ofStationOnly", { station: name, minutes: station?.walk ?? 0 })
    : page("place.none");
  return (
    <div role="img" aria-label={label} className={classes["way"]}>
      <svg viewBox="0 0 640 200" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
        <rect width="640" height="200" className={classes["land"]} />
        <g className={classes["block"]}>
          <path d="M20 16h110v60H20zM146 16h76v60h-76zM252 10h134v66H252zM416 14h208v66H416zM16 140h84v60H16zM252 142h134v58H252zM416 142h208v58H416z" />
        </g>
        <rect x="116" y="146" width="108" height="66" rx="12" className={classes["park"]} />
        <path d="M0 108h640M237 0v200M401 0v200" className={classes["street"]} />
        {station && <path d="M0 130c120 7 420 7 640-5" className={classes["rail"]} />}
        {station && <path d="M0 130c120 7 420 7 640-5" className={classes["ties"]} />}
        {station && <path d="M237 126V108H401V92" className={classes["foot-way"]} />}
        <path d="M401 92C381 70 377 62 377 52a24 24 0 0 1 48 0C425 62 421 70 401 92z" className={classes["pin"]} />
        <circle cx="401" cy="52" r="8" className={classes["eye"]} />
      </svg>
      {name && (
        <span className={classes["station"]} lang={writtenIn(name)}>
          {name}
        </span>
      )}
      {walk && <span className={classes["walk"]}>{walk}</span>}
    </div>
  );
}

/** The prefecture with the middle of the town, drawn when it comes into sight. */
function Outline({ code, town }: { code: string; town: { latitude: number; longitude: number } }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={classes["outline"]}>
      {isNear && (
        <Suspense fallback={null}>
          <PrefectureOutline code={code} town={town} />
        </Suspense>
      )}
    </div>
  );
}
