import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const photo = (id: string, alt: string) => ({
  id,
  alt,
  files: [
    { url: `/api/company_photo/${id}-small-webp`, mimeType: "image/webp", width: 480, height: 300 },
    { url: `/api/company_photo/${id}-small`, mimeType: "image/jpeg", width: 480, height: 300 },
    { url: `/api/company_photo/${id}-large-webp`, mimeType: "image/webp", width: 1_280, height: 800 },
    { url: `/api/company_photo/${id}-large`, mimeType: "image/jpeg", width: 1_280, height: 800 },
  ],
});

function open(photos: object[], address = "/japanesejob/company/company-1") {
  serve({ publicCompany: { id: "company-1", name: "みなとの風福祉会", prefecture: "08", industry: "P", photos }, works: { items: [] } });
  return renderRoute(address);
}

describe("a company's photos", () => {
  it("stand below their words with room of their own, small first, and lead to the file without scripts", async () => {
    open([photo("a", "明るい玄関"), photo("b", "食堂")]);
    const gallery = within(await screen.findByRole("region", { name: "職場の写真" }, wait));
    const link = gallery.getByRole("link", { name: "明るい玄関" });
    expect(link.getAttribute("href")).toBe("/api/company_photo/a-large");
    const image = link.querySelector("img");
    expect([image?.getAttribute("width"), image?.getAttribute("height"), image?.getAttribute("loading")]).toEqual(["1280", "800", "lazy"]);
    expect(link.querySelector("source")?.getAttribute("srcset")).toBe(
      "/api/company_photo/a-small-webp 480w, /api/company_photo/a-large-webp 1280w",
    );
  });

  it("open large, go on by arrow keys and buttons to the last and no further, and close", async () => {
    open([photo("a", "明るい玄関"), photo("b", "食堂")]);
    fireEvent.click(await screen.findByRole("link", { name: "明るい玄関" }, wait));
    const viewer = await screen.findByRole("dialog", { name: "職場の写真" });
    expect(within(viewer).getByText("2枚中 1枚目")).toBeDefined();
    fireEvent.keyDown(viewer, { key: "ArrowRight" });
    fireEvent.keyDown(viewer, { key: "ArrowRight" });
    expect(within(viewer).getByText("2枚中 2枚目")).toBeDefined();
    expect(within(viewer).getByRole<HTMLButtonElement>("button", { name: "次の写真" }).disabled).toBe(true);
    fireEvent.click(within(viewer).getByRole("button", { name: "前の写真" }));
    expect(within(viewer).getByText("2枚中 1枚目")).toBeDefined();
    fireEvent.click(within(viewer).getByRole("button", { name: "閉じる" }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  });

  it("are read as Japanese by who reads another language", async () => {
    open([photo("a", "明るい玄関")], "/en/japanesejob/company/company-1");
    const gallery = await screen.findByRole("region", { name: "Photos of the workplace" }, wait);
    expect(within(gallery).getByText("明るい玄関").getAttribute("lang")).toBe("ja");
  });

  it("take no room where there are none", async () => {
    open([]);
    await screen.findByRole("heading", { level: 1, name: "みなとの風福祉会" }, wait);
    expect(screen.queryByRole("region", { name: "職場の写真" })).toBeNull();
  });
});
