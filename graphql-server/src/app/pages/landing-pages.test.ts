import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const listFiles = {
  area: "public",
  scripts: ["assets/list.js"],
  styles: ["assets/list.css"],
  texts: { ja: ["assets/work-ja.json"], en: ["assets/work-en.json"] },
};
let server: TestServer;
let webDir: string;
beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), "kotoba-landing-"));
  mkdirSync(join(webDir, ".vite"));
  writeFileSync(join(webDir, "index.html"), '<html lang="ja"><head><!--head--><!--/head--></head><body><div id="app"></div></body></html>');
  writeFileSync(join(webDir, ".vite/landing-pages.json"), JSON.stringify({ "/japanesejob": listFiles }));
  server = await startTestServer({ webDir });
});
afterAll(async () => {
  await server.close();
  rmSync(webDir, { recursive: true });
});

async function headOf(path: string): Promise<string> {
  // The address alone says in which language the page is.
  const html = await (await fetch(`${server.url}${path}`, { headers: { "accept-language": "en" } })).text();
  return html.slice(0, html.indexOf("</head>"));
}

describe("the head of a page people come to from outside", () => {
  it("names the scripts, styles and texts of its screen, whatever the case of its address", async () => {
    for (const path of ["/japanesejob?q=%E4%BB%8B%E8%AD%B7", "/JapaneseJob/"]) {
      const head = await headOf(path);
      expect(head).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/list.js">');
      expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/list.css">');
      expect(head).toContain('<link rel="preload" as="fetch" crossorigin href="/assets/work-ja.json">');
    }
  });

  it("names the texts of the language that the address names, whatever the browser prefers", async () => {
    const english = await headOf("/EN/japanesejob");
    expect(english).toContain("work-en.json");
    expect(english).not.toContain("work-ja.json");
    expect(await headOf("/japanesejob")).toContain("work-ja.json");
  });

  it("names nothing on other pages, and the list is not served itself", async () => {
    expect(await headOf("/terms")).not.toContain("/assets/");
    const listed = await (await fetch(`${server.url}/.vite/landing-pages.json`)).text();
    expect(listed).not.toContain("list.js");
  });
});
