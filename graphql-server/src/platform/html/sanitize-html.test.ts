import { describe, expect, it } from "vitest";
import { sanitizeHtml, textOfHtml } from "./sanitize-html.ts";

describe("HTML that an editor wrote", () => {
  it.each([
    ["<p>本文<script>alert(1)</script></p>", "<p>本文</p>"],
    ['<p onclick="alert(1)" style="position:fixed">本文</p>', "<p>本文</p>"],
    ['<a href="javascript:alert(1)">開く</a>', "<a>開く</a>"],
    ['<a href="//evil.example/x">開く</a>', "<a>開く</a>"],
    ['<img src="https://evil.example/pixel.gif" alt="">', ""],
    ['<img src="//evil.example/pixel.gif" alt="">', ""],
    ['<svg><use href="data:x"></use></svg><iframe src="/"></iframe><form action="/"><input></form>', ""],
    ["<h1>見出し</h1>", "<h2>見出し</h2>"],
    ["<p>閉じない<b>太字", "<p>閉じない<b>太字</b></p>"],
  ])("%s becomes %s", (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it("keeps headings, lists, links, own pictures and readings", () => {
    const html =
      '<h2>見出し</h2><ul><li><a href="/faq">質問</a></li></ul><p><ruby>応募<rp>(</rp><rt>おうぼ</rt><rp>)</rp></ruby></p><img src="/files/a.webp" alt="図" />';
    expect(sanitizeHtml(html)).toBe(html);
  });

  it("sends nobody our address through a link to elsewhere", () => {
    expect(sanitizeHtml('<a href="https://example.jp" target="_blank">外</a>')).toBe(
      '<a href="https://example.jp" rel="noopener noreferrer">外</a>',
    );
  });

  it("is clean when it was clean", () => {
    const clean = sanitizeHtml('<p>a &lt;b&gt; &amp; c<br>d</p><a href="https://example.jp">外</a>');
    expect(sanitizeHtml(clean)).toBe(clean);
  });

  it("reads as text without readings and marks", () => {
    expect(textOfHtml("<p><ruby>応募<rt>おうぼ</rt></ruby> &amp; 面接 &lt;3</p>")).toBe("応募 & 面接 <3");
  });
});
