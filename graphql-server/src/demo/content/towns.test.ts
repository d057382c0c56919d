import { expect, it } from "vitest";
import { townPoint } from "../../modules/work/place/town-points.ts";
import { cities } from "./companies.ts";

it("every town of the demo has its place on the map", () => {
  expect(Object.entries(cities).filter(([prefecture, [city]]) => !townPoint(prefecture, city))).toEqual([]);
});
