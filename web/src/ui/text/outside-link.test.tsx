import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { OutsideLink } from "./outside-link.tsx";

const shown = (href: string) => render(<OutsideLink href={href} />).container;

it.each(["https://example.jp/会社", "http://example.jp"])("leads to %s in a tab that knows nothing of this one", (href) => {
  const link = shown(href).querySelector("a");
  expect([link?.getAttribute("href"), link?.target, link?.rel]).toEqual([href, "_blank", "noopener noreferrer nofollow"]);
});

it.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "JAVASCRIPT://example.jp/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "//evil.example",
  "example.jp",
])("shows %j as text", (href) => {
  const page = shown(href);
  expect(page.querySelector("a")).toBeNull();
  expect(page.textContent).toBe(href);
});
