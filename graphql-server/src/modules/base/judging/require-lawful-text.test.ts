import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UserErrors } from "../../../shared/user-error.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { wordingReasons } from "../wording/wording-rule.ts";
import { requireLawfulText } from "./require-lawful-text.ts";

let server: TestServer;
let judging: { em: EntityManager; now: () => Date };
beforeAll(async () => {
  server = await startTestServer();
  judging = { em: server.em(), now: () => new Date("2026-11-28T03:00:00Z") };
});
afterAll(() => server.close());

describe("a text of an employer", () => {
  it.each(["女性が活躍する職場です。", "地域で一番の待遇です。", ""])("passes where nothing in it is forbidden: %j", async (text) => {
    await expect(requireLawfulText(judging, text, ["body"])).resolves.toBeUndefined();
  });

  it("is refused for each wording that is forbidden, and for none that is only asked about", async () => {
    const refused = requireLawfulText(judging, "地域で一番の待遇です。女性限定、持病のない方。", ["body"]);
    await expect(refused).rejects.toBeInstanceOf(UserErrors);
    await expect(refused).rejects.toThrow(
      expect.objectContaining({
        problems: [
          { code: "WORK_WORDING_SEX", path: ["body"], params: { word: "女性限定", rewrite: "性別を問わず" } },
          { code: "WORK_WORDING_HEALTH", path: ["body"], params: { word: "持病のない方", rewrite: expect.any(String) } },
        ],
      }),
    );
  });

  it("is judged by eight reasons", () => {
    expect(wordingReasons).toEqual(["SEX", "AGE", "NATIONALITY", "PRIVACY", "HEALTH", "CONDITIONS", "MISLEADING", "CRIME"]);
  });
});
