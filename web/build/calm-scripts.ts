import type { Plugin } from "vite";

/** The page is there without its scripts: they let its styles and pictures go first. */
export function calmScripts(): Plugin {
  return {
    name: "calm-scripts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  };
}
