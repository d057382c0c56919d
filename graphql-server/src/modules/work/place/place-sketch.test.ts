import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { placeSketchOf } from "./place-sketch.ts";

describe("the sketch of a workplace", () => {
  it("takes of several stations the one with the shortest walk", () => {
    const { station } = placeSketchOf({ nearestStation: "元町駅から徒歩9分、JR神戸線 三ノ宮駅から徒歩6分" }) ?? {};
    expect(station).toEqual({ name: "三ノ宮", line: "JR神戸線", walk: 6 });
  });

  it("has a station without a walk when none is said, and the town alone where there is no station", () => {
    expect(placeSketchOf({ nearestStation: "つくば駅", prefecture: "08", city: "つくば市" })).toEqual({
      station: { name: "つくば", line: null, walk: null },
      town: { latitude: 36.083, longitude: 140.077 },
    });
    expect(placeSketchOf({ nearestStation: "駅から近い", prefecture: "08", city: "つくば市" })).toMatchObject({ station: null });
  });

  it("is none where the posting says neither a station nor a town that is known", () => {
    expect(placeSketchOf({})).toBeNull();
    expect(placeSketchOf({ prefecture: "13", city: "どこにもない市", nearestStation: null })).toBeNull();
  });
});

describe("on a work's page", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it("stands for everybody, read with a list as well", async () => {
    const em = server.em();
    const company = aCompany(em, { publishedWorks: 1 });
    const work = aWork(em, company, { prefecture: "08", city: "つくば市", nearestStation: "つくば駅から徒歩9分" });
    await em.flush();
    const sketch = { station: { name: "つくば", walk: 9 }, town: { latitude: 36.083 } };
    const query = `query ($id: ID!) { work(id: $id) { placeSketch { station { name walk } town { latitude } } }
      works { items { placeSketch { station { name walk } town { latitude } } } } }`;
    const { data } = await server.anonymous().graphql(query, { id: work.id });
    expect(data.work.placeSketch).toEqual(sketch);
    expect(data.works.items).toEqual([{ placeSketch: sketch }]);
  });
});
