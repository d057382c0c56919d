import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { iconNames } from "./icon.tsx";

const drawn = (file: string) =>
  [...readFileSync(join(import.meta.dirname, "../../public/art", file), "utf8").matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);

describe("the drawings of icons", () => {
  it("are those that the site may ask for, no more and no fewer", () => {
    expect(drawn("icons.svg").toSorted()).toEqual([...iconNames].toSorted());
  });
});
