// Run by graphql-server/bin/lib/boundaries.mjs on a tree where each file is "<name>.ts.js" and holds only its imports.
const server = "^graphql-server/src";
const notTests = "(\\.test\\.tsx?|/testing/)";

/** Roles of a module's files that know neither GraphQL nor Express. Resolvers, types, inputs and decorators may. */
const presenters = "\\.(resolver|type|input|args|presenter|loaders|enums)\\.ts\\.js$";

/** The server's contexts from the lowest to the highest: each may import those before it, none after it. */
const contexts = ["base", "account", "site", "money", "exam", "work", "entry", "message", "company"];

/** No file of a context imports one of a context above it; what has to run against the order is handed in by app/hooks.ts. */
function orderOfContexts() {
  return contexts
    .slice(0, -1)
    .map((context, at) =>
      forbid(
        `context-${context}-is-below`,
        `The order of contexts is ${contexts.join(" < ")}.`,
        { path: `${server}/modules/${context}/`, pathNot: notTests },
        { path: `${server}/modules/(${contexts.slice(at + 1).join("|")})/` },
      ),
    );
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}

module.exports = {
  forbidden: [
    forbid("web-knows-no-server", "The contract between the two is schema.graphql.", { path: "^web" }, { path: "^graphql-server" }),
    forbid("server-knows-no-web", "The contract between the two is schema.graphql.", { path: "^graphql-server/src" }, { path: "^web" }),

    forbid(
      "ui-knows-no-domain",
      "ui is the design system.",
      { path: "^web/src/ui", pathNot: notTests },
      { path: "^web/src/(features|routes|app|graphql)" },
    ),
    forbid(
      "platform-is-below",
      "Adapters know no screens.",
      { path: "^web/src/platform", pathNot: notTests },
      { path: "^web/src/(features|routes|app|ui/forms)" },
    ),
    forbid(
      "paths-are-data",
      "URLs depend on nothing.",
      { path: "^web/src/paths", pathNot: notTests },
      { path: "^web/src/(features|routes|app|ui|platform)" },
    ),
    forbid(
      "features-are-below-routes",
      "app → routes → features.",
      { path: "^web/src/features", pathNot: notTests },
      { path: "^web/src/(routes|app)" },
    ),
    forbid("routes-are-below-app", "app → routes.", { path: "^web/src/routes", pathNot: notTests }, { path: "^web/src/app" }),
    forbid(
      "areas-are-apart",
      "A screen of one audience takes nothing from another's; what two share is a feature.",
      { path: "^web/src/routes/([^/]+)/", pathNot: notTests },
      { path: "^web/src/routes/[^/]+/", pathNot: "^web/src/routes/$1/" },
    ),
    forbid(
      "nothing-imports-app-or-rest",
      "They are the top.",
      { path: `${server}/(modules|shared|platform|demo)`, pathNot: notTests },
      { path: `${server}/(app|rest)/` },
    ),
    forbid("rest-knows-no-app", "app mounts rest.", { path: `${server}/rest`, pathNot: notTests }, { path: `${server}/app/` }),
    forbid(
      "rest-knows-no-resolver",
      "rest uses commands, queries, policies.",
      { path: `${server}/rest`, pathNot: notTests },
      { path: "\\.resolver\\.ts\\.js$" },
    ),
    forbid(
      "shared-and-platform-are-below",
      "What they need of a context is handed in by app.",
      { path: `${server}/(shared|platform)`, pathNot: notTests },
      { path: `${server}/(modules|rest|app|demo)` },
    ),
    ...orderOfContexts(),
    forbid(
      "contexts-have-names",
      "Every file of modules stands in a room of a known context.",
      { path: `${server}/modules/`, pathNot: `${server}/modules/(${contexts.join("|")})/[^/]+/` },
      {},
    ),
    forbid(
      "the-core-knows-no-graphql-and-no-express",
      "GraphQL and REST are two presenters over the same functions.",
      { path: `${server}/modules`, pathNot: [notTests, presenters] },
      { path: "^(graphql|type-graphql|express|@apollo/.*)$" },
    ),
    forbid(
      "the-core-knows-no-presenter",
      "Commands, policies and entities know no resolver, type or input.",
      { path: `${server}/modules`, pathNot: [notTests, presenters] },
      { path: `${server}/modules/.*\\.(resolver|type)\\.ts\\.js$` },
    ),
    forbid(
      "resolvers-stay-at-home",
      "A room may use another's entity, policy, queries and commands, never its resolvers.",
      { path: `${server}/modules/([^/]+/[^/]+)/`, pathNot: notTests },
      { path: `${server}/modules/.*\\.resolver\\.ts\\.js$`, pathNot: `${server}/modules/$1/` },
    ),
    forbid("no-test-code-in-the-product", "Tests are not shipped.", { path: `${server}|^web/src`, pathNot: notTests }, { path: notTests }),
    forbid(
      "no-cycles",
      "Entities may know each other; nothing else may go in a circle.",
      { pathNot: "\\.entity\\.ts\\.js$" },
      { circular: true, viaOnly: { pathNot: "\\.entity\\.ts\\.js$" } },
    ),
    forbid(
      "no-missing-modules",
      "An import that cannot be found.",
      {},
      { couldNotResolve: true, path: "^\\.", pathNot: "(graphql/operations\\.ts|\\.(css|json)|schema\\.graphql\\?raw)$" },
    ),
  ],
  options: {
    exclude: { path: "(^|/)(dist|bench)/" },
    enhancedResolveOptions: { extensions: [".js"] },
  },
};
