import type { Plugin } from "vite";

/**
 * Lets the build leave out the router's parts that nobody uses (its form, its link that guesses, its prefetching, the boundaries of its own framework):
 * the package is one file, and the build cannot know that naming a component, wrapping it or making a class of one does nothing else. Its warnings to
 * developers, which the production build still carries, go as well.
 */
export function shakeRouter(): Plugin {
  return {
    name: "shake-router",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\/node_modules\/react-router\/dist\//.test(id)) return null;
      const unnamed = code.replace(/^\w+\.displayName = "[^"]*";$/gm, "");
      const classes = unnamed.replace(
        /^var (\w+) = (class extends React\d*\.Component \{\n[\s\S]*?\n\});$/gm,
        "var $1 = /* @__PURE__ */ (() => $2)();",
      );
      const quiet = classes.replace(/^(\s+)(?=(?:warning|warningOnce|warnOnce)\()/gm, "$1/* @__PURE__ */ ");
      return { code: quiet.replace(/ = (React\d*\.(?:forwardRef|createContext|memo)\()/g, " = /* @__PURE__ */ $1"), map: null };
    },
  };
}
