/** A test by its file (the server's below `graphql-server/src` without that, others from the root of their package) and how its sentence begins. */
export type TestName = `${string}.test.ts: ${string}` | `${string}.test.tsx: ${string}`;

/** A page below `graphql-server/docs`, or a heading of it. */
export type Heading = `${string}.md` | `${string}.md#${string}`;

/** How the product stands to a requirement. */
export type Standing =
  /** Met, shown by tests; what the requirement wants written down stands at the heading. */
  | { tests: readonly [TestName, ...TestName[]]; written?: Heading; note?: string }
  /** Met by a page that says it: the requirement asks for nothing else. */
  | { written: Heading; note?: string }
  /** Whoever runs the site does it; where they read that. */
  | { deploy: Heading; note?: string }
  /** Not met, or met otherwise. */
  | { exception: string }
  /** What it is about does not exist here. */
  | { absent: string };

/** A requirement of OWASP ASVS 5.0.0 of level 1 or 2, in words of our own. */
export type Requirement = { id: string; level: 1 | 2; asks: string } & Standing;
