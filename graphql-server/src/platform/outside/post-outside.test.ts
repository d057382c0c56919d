import { createServer } from "node:net";
import { expect, it } from "vitest";
import { createPostOutside } from "./post-outside.ts";
import { isPublicAddress } from "./public-address.ts";

const post = (url: string) => ({ url, headers: {}, body: "{}" });

it.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "::ffff:10.0.0.1",
  "::ffff:a9fe:a9fe",
  "64:ff9b::a00:1",
  "2002:a00:1::",
  "2001:db8::1",
])("%s is not of the open internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111", "2400:cb00::1"])("%s is of the open internet", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it("nobody with an own or private address is asked, by number or by name, nor by http", async () => {
  let asked = 0;
  const listener = createServer(() => {
    asked += 1;
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => listener.once("listening", resolve));
  const address = listener.address();
  const port = typeof address === "object" ? address?.port : 0;
  const numbers = [`https://127.0.0.1:${port}/`, `https://[::1]:${port}/`, `https://localhost:${port}/`, `https://2130706433:${port}/`];
  for (const url of [...numbers, `http://127.0.0.1:${port}/`]) {
    expect([url, await createPostOutside()(post(url))]).toEqual([url, { failure: "ADDRESS" }]);
  }
  const both = createPostOutside(() =>
    Promise.resolve([
      { address: "8.8.8.8", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ]),
  );
  expect(await both(post(`https://both.example:${port}/`))).toEqual({ failure: "ADDRESS" });
  expect(asked).toBe(0);
  listener.close();
});

it("a name that nobody has fails without harm", async () => {
  const nobody = createPostOutside(() => Promise.reject(new Error("ENOTFOUND")));
  expect(await nobody(post("https://nobody.example/"))).toEqual({ failure: "CONNECTION" });
});
