import { describe, expect, it } from "vitest";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { clustersIn, nextSpot, spread } from "./clusters.ts";
import { outlines, project, wholeJapan } from "./japan-map.ts";

const kilometresAUnit = 111.32 / 19.707;

describe("the drawing of Japan", () => {
  it("has a shape for each of the 47 prefectures", () => {
    expect(prefectureValues.filter((code) => (outlines.get(code)?.path ?? "").length < 50)).toEqual([]);
  });

  it.each([
    ["宗谷岬", "01", 45.523, 141.937],
    ["納沙布岬", "01", 43.385, 145.817],
    ["大間崎", "02", 41.546, 140.913],
    ["犬吠埼", "12", 35.708, 140.869],
    ["野島崎", "12", 34.901, 139.889],
    ["潮岬", "30", 33.433, 135.757],
    ["佐多岬", "46", 30.994, 130.661],
    ["辺戸岬", "47", 26.872, 128.264],
  ])("has %s at the coast, less than three kilometres off", (_name, code, latitude, longitude) => {
    const at = project({ latitude, longitude });
    const coast = outlines.get(code)?.rings.flat() ?? [];
    const off = Math.min(...coast.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
    expect(off * kilometresAUnit * Math.cos((latitude * Math.PI) / 180)).toBeLessThan(3);
  });
});

describe("towns on the map", () => {
  const town = (city: string, count: number, latitude: number | null, longitude: number | null) => ({
    prefecture: "13",
    city,
    cityLatin: null,
    count,
    latitude,
    longitude,
  });

  it("become one circle where they stand too near to each other for what is shown, and part when it is shown nearer", () => {
    const towns = [
      town("新宿区", 3, 35.694, 139.703),
      town("渋谷区", 5, 35.664, 139.698),
      town("札幌市", 1, 43.062, 141.354),
      town("どこか", 9, null, null),
    ];
    const far = clustersIn(towns, wholeJapan);
    expect(far.map(({ key, count }) => [key, count])).toEqual([
      ["13:渋谷区", 8],
      ["13:札幌市", 1],
    ]);
    const { x, y } = project({ latitude: 35.68, longitude: 139.7 });
    const near = clustersIn(towns, { x: x - 2, y: y - 2, width: 4, height: 4 });
    expect(near.map(({ key }) => key)).toEqual(["13:渋谷区", "13:新宿区"]);
  });

  it("have numbers that stand apart, each as near to its place as the others leave room", () => {
    const middles = [...outlines.values()].map(({ box }) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
    const moved = spread(middles, 15);
    const gaps = moved.flatMap((one, index) => moved.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
    expect(Math.min(...gaps)).toBeGreaterThan(14.9);
    const steps = moved.map(({ x, y }, index) => Math.hypot(x - (middles[index]?.x ?? 0), y - (middles[index]?.y ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(40);
    expect(moved[0]).toEqual(middles[0]);
  });

  it("are reached by the arrow that points to them, the nearest first", () => {
    const spots = [
      { x: 1, y: 0 },
      { x: 5, y: 1 },
      { x: -2, y: 0.5 },
      { x: 0, y: 4 },
    ];
    const from = { x: 0, y: 0 };
    expect(nextSpot(from, spots, "ArrowRight")).toBe(spots[0]);
    expect(nextSpot(from, spots, "ArrowLeft")).toBe(spots[2]);
    expect(nextSpot(from, spots, "ArrowDown")).toBe(spots[3]);
    expect(nextSpot(from, spots, "ArrowUp")).toBeUndefined();
    expect(nextSpot(from, spots, "Enter")).toBeUndefined();
  });
});
