import { render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { RichText } from "./rich-text.tsx";

function shown(html: string): HTMLElement {
  return render(
    <MemoryRouter>
      <RichText html={html} />
    </MemoryRouter>,
  ).container;
}

it("shows headings, lists, tables and readings as they are", () => {
  const page = shown(
    "<h2>題</h2><ul><li>一</li></ul><table><tbody><tr><th>a</th><td>b</td></tr></tbody></table><ruby>応募<rt>おうぼ</rt></ruby>",
  );
  expect(page.querySelector("h2")?.textContent).toBe("題");
  expect(page.querySelectorAll("li, th[scope=col], td, rt")).toHaveLength(4);
});

it("builds nothing that could run or load from elsewhere, even if the server let it through", () => {
  const page = shown(
    '<script>alert(1)</script><p onclick="alert(1)" style="color:red">本文</p><a href="javascript:alert(1)">開く</a><img src="//evil.example/x"><object data="/"></object><svg><a xlink:href="javascript:1">絵</a></svg>',
  );
  expect(page.querySelector("script, object, svg, img, [onclick], [style], [href]")).toBeNull();
  expect(page.textContent).toBe("本文開く絵");
});

it("leads inside the site without a new page, and outside without telling where from", () => {
  const page = shown('<a href="/faq">中</a><a href="https://example.jp/">外</a>');
  const [inside, outside] = page.querySelectorAll("a");
  expect(inside?.getAttribute("href")).toBe("/faq");
  expect(outside?.getAttribute("rel")).toBe("noopener noreferrer");
});
