import { describe, expect, it } from "vitest";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { kilometres, townPoint, townsOf } from "./town-points.ts";

describe("where towns are", () => {
  it("knows towns of every prefecture", () => {
    expect(prefectureCodes.filter((code) => townsOf(code).size === 0)).toEqual([]);
  });

  it("has no point outside Japan, and none far from the others of its prefecture", () => {
    const odd = prefectureCodes.flatMap((code) => {
      const points = [...townsOf(code)];
      const wide = ["01", "46", "47"].includes(code) ? 480 : 160;
      return points.filter(([, point]) => {
        const isInside = point.latitude > 24 && point.latitude < 45.6 && point.longitude > 122.9 && point.longitude < 145.9;
        return !isInside || points.some(([, other]) => kilometres(point, other) > wide);
      });
    });
    expect(odd).toEqual([]);
  });

  it("takes a ward that is not known for its city, and a town with or without its district", () => {
    expect(townPoint("22", "浜松市天竜区")).toEqual(townPoint("22", "浜松市"));
    expect(townPoint("14", "横浜市保土ヶ谷区")).toEqual(townPoint("14", "横浜市保土ケ谷区"));
    expect(townPoint("13", "どこにもない市")).toBeUndefined();
  });

  it("measures along the surface: Tokyo's ward office to Osaka's about 396 km", () => {
    const [tokyo, osaka] = [townPoint("13", "新宿区"), townPoint("27", "大阪市北区")];
    expect(tokyo && osaka && Math.round(kilometres(tokyo, osaka) / 10)).toBe(40);
  });
});
