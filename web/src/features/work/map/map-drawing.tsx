import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Link } from "#platform/routing/link.tsx";
import { nextSpot } from "./clusters.ts";
import { type Box, okinawa, outlines, type Spot, widened } from "./japan-map.ts";
import classes from "./map-drawing.module.css";

/** A place to press: a prefecture of the whole map, or towns of one prefecture. */
export interface MapPlace extends Spot {
  key: string;
  to: string;
  /** What it is, with its number, for who does not see the drawing. */
  label: string;
  count: number;
  isChosen: boolean;
  content: ReactNode;
}

/** Five steps of how much there is, the emptiest first. */
export const shadeOf = (count: number, most: number): number => (count === 0 ? 0 : Math.min(4, Math.ceil((4 * count) / Math.max(most, 1))));

interface ShapesProps {
  shadeOfPrefecture(code: string): number | "other";
}

/** The prefectures, 沖縄 in a frame of its own when the whole country is shown. */
export function Shapes({ shadeOfPrefecture, isWhole }: ShapesProps & { isWhole: boolean }) {
  const shapes = [...outlines].map(([code, { path }]) => ({
    code,
    drawn: <path key={code} d={path} data-shade={shadeOfPrefecture(code)} />,
  }));
  if (!isWhole) return <g className={classes["shapes"]}>{shapes.map(({ drawn }) => drawn)}</g>;
  const inset = outlines.get(okinawa.code);
  const box = inset && widened(inset.box, 0);
  return (
    <g className={classes["shapes"]}>
      {shapes.filter(({ code }) => code !== okinawa.code).map(({ drawn }) => drawn)}
      <rect {...okinawa.frame} rx={4} className={classes["inset"]} />
      {box && (
        <svg {...okinawa.frame} viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
          {shapes.filter(({ code }) => code === okinawa.code).map(({ drawn }) => drawn)}
        </svg>
      )}
    </g>
  );
}

interface MapDrawingProps {
  label: string;
  view: Box;
  shapes: ReactNode;
  places: readonly MapPlace[];
}

/** A drawing whose places are links: one of them is reached by Tab, the others by the arrows that point to them. */
export function MapDrawing({ label, view, shapes, places }: MapDrawingProps) {
  const [last, setLast] = useState<string>();
  const current = places.find(({ key }) => key === last) ?? places[0];
  const step = (event: KeyboardEvent<SVGSVGElement>) => {
    const next = current && nextSpot(current, places, event.key);
    if (!next) return;
    event.preventDefault();
    setLast(next.key);
    for (const link of event.currentTarget.querySelectorAll<SVGAElement>("[data-place]")) {
      if (link.dataset["place"] === next.key) link.focus();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows go from link to link inside
    <svg
      className={classes["map"]}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="group"
      aria-label={label}
      onKeyDown={step}
    >
      {shapes}
      {places.map(({ key, to, label: name, isChosen, content }) => (
        <Link
          key={key}
          to={to}
          keepsScroll
          className={classes["place"]}
          data-place={key}
          aria-label={name}
          aria-current={isChosen || undefined}
          tabIndex={key === current?.key ? 0 : -1}
          onFocus={() => setLast(key)}
        >
          {content}
        </Link>
      ))}
    </svg>
  );
}
