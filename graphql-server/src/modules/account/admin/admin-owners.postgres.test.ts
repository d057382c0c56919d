import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCredential } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AdminUser } from "./admin-user.entity.ts";

let postgres: TestPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

it("of owners who all take the role from each other at once, one remains", async () => {
  for (let round = 0; round < 5; round += 1) {
    await server.em().nativeUpdate(AdminUser, {}, { status: "DISABLED" });
    const owners = [await server.asAdmin("OWNER"), await server.asAdmin("OWNER"), await server.asAdmin("OWNER")];
    const em = server.em();
    for (const { admin } of owners) await aCredential(em, { kind: "ADMIN", accountId: admin.id });
    await em.flush();
    const text = "mutation ($input: AdminAccessInput!) { disableAdmin(input: $input) { errors { code } } }";
    const acts = owners.flatMap((client) =>
      owners.map(({ admin }) => client.graphql(text, { input: { id: admin.id, version: admin.version } })),
    );
    await Promise.all(acts);
    expect(await server.em().count(AdminUser, { role: "OWNER", status: "ACTIVE" })).toBe(1);
  }
});
