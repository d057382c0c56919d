import { expect, it } from "vitest";
import { safeNext } from "./safe-next.ts";

const nextOf = (next: string) => safeNext(new URLSearchParams({ next }), "/fallback");

it.each(["/user/dashboard", "/japanesejob?keyword=%E4%BB%8B%E8%AD%B7&page=2#top", "/user/job/detail?id=介護"])(
  "an address of this site is where one goes on: %s",
  (next) => expect(nextOf(next)).toBe(next),
);

it.each([
  ...["https://evil.example", "//evil.example", "/\\evil.example", "\\\\evil.example", "javascript:alert(1)", "evil.example", ""],
  // Browsers leave tabs and line ends out of an address, so that these too name another host.
  ...["/\t/evil.example", "/\n/evil.example", "/\r\n/evil.example", "\t//evil.example", " //evil.example", "/a\u0000"],
])("an address that could name another site is not: %j", (next) => {
  expect(nextOf(next)).toBe("/fallback");
  // And whatever is taken stays on this site.
  expect(new URL(nextOf(next), location.origin).origin).toBe(location.origin);
});
