import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function addressOf(postalCode: string) {
  const query = "query($postalCode: String!) { postalAddress(postalCode: $postalCode) { postalCode prefecture city area } }";
  const { data } = await server.anonymous().graphql(query, { postalCode });
  return data.postalAddress;
}

describe("the address of a postal code", () => {
  it("is found as people type it", async () => {
    const shinjuku = { postalCode: "1600023", prefecture: "13", city: "新宿区", area: "西新宿" };
    for (const typed of ["1600023", "160-0023", "〒160-0023", "１６０－００２３", "１６０ー００２３"])
      expect(await addressOf(typed)).toEqual(shinjuku);
  });

  it("has no area where the code stands for a whole city", async () => {
    expect(await addressOf("0600000")).toMatchObject({ prefecture: "01", city: "札幌市中央区", area: "" });
  });

  it("is null for what is no code and for a code nobody has", async () => {
    for (const typed of ["", "160", "9999999", "abcdefg", "../../etc/passwd", "1".repeat(1_000)]) expect(await addressOf(typed)).toBeNull();
  });
});
