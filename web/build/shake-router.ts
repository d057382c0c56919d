import type { Plugin } from "vite";

/**
 * Lets the build leave out the router's parts that nobody uses (its form, its link that guesses, its prefetching): the package is one file, and
 * the build cannot know that naming a component or wrapping it does nothing else.
 */
export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\/node_modules\/react-router\/dist\//.test(id)) return null;
      const unnamed = code.replace(/^\w+\.displayName = "[^"]*";$/gm, "");
      return { code: unnamed.replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, " = /* @__PURE__ */ $1"), map: null };
    },
  };
}
