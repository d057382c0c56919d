import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the built site, whose screens the server draws. @throws Error when the site is not built */
export function builtSite(): string {
  const dir = fileURLToPath(new URL("../../../dist/web", import.meta.url));
  if (!existsSync(`${dir}/../ssr/render-page.js`)) throw new Error("The site is not built: npm run build");
  return dir;
}
