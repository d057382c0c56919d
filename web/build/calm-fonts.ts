import type { Plugin } from "vite";

/**
 * Text that is being read must not move: the web font shows where the browser has it at hand, and is fetched for the next page where it
 * has not.
 */
export function calmFonts(): Plugin {
  return {
    name: "calm-fonts",
    enforce: "pre",
    transform(code, id) {
      if (!/@fontsource-variable\/.+\.css/.test(id)) return undefined;
      return code.replaceAll("font-display: swap", "font-display: optional");
    },
  };
}
