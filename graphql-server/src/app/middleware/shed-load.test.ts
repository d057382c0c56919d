import { createServer } from "node:http";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { shedLoad } from "./shed-load.ts";

let overloaded = false;
const app = express()
  .use(shedLoad(() => overloaded, { baseUrl: "https://kotoba.example" }))
  .get("/", (_request, response) => void response.send("served"));
const server = createServer(app);

afterEach(() => new Promise((resolve) => server.close(resolve)));

test("while the process cannot keep up it says so at once and when to come back, and serves again afterwards", async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
  overloaded = true;
  const refused = await fetch(url);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("1");
  expect(await refused.json()).toMatchObject({ code: "BUSY", type: "https://kotoba.example/api/problems/BUSY" });
  overloaded = false;
  expect(await (await fetch(url)).text()).toBe("served");
});
