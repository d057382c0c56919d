import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { MetricsPort } from "../../platform/metrics/metrics-port.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { openCockpit } from "./open-cockpit.ts";

const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), "utf8");
const rules = read("alerts.yml");
const dashboard = z
  .object({
    panels: z.array(
      z.object({ id: z.number(), type: z.string(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).optional() }),
    ),
  })
  .parse(JSON.parse(read("grafana-dashboard.json")));

let server: TestServer;
let port: MetricsPort | null;
let told: ReadonlySet<string>;
beforeAll(async () => {
  server = await startTestServer({ env: { METRICS_PORT: "0" } });
  port = await openCockpit(server.services, { readiness: { draining: false }, sockets: () => 0 });
  const text = await (await fetch(`http://127.0.0.1:${port?.port}/metrics`)).text();
  told = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = ""]) => name));
});
afterAll(async () => {
  await port?.close();
  await server.close();
});

/** Names of series in an expression, without what a histogram adds to its name. */
function seriesOf(expression: string): string[] {
  const withoutTexts = expression.replaceAll(/"[^"]*"/g, '""');
  const names = [...withoutTexts.matchAll(/\b(?:kotoba|nodejs|process)_\w+/g)].map(([name]) => name);
  return names.map((name) => name.replace(/_(?:bucket|sum|count)$/, ""));
}

const unknown = (expressions: readonly string[]) => [...new Set(expressions.flatMap(seriesOf))].filter((name) => !told.has(name));

describe("the alert rules", () => {
  const expressions = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = ""]) => expression);
  const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = ""]) => name);

  it("ask for series that the server tells", () => {
    expect(expressions).toHaveLength(alerts.length);
    expect(expressions.flatMap(seriesOf).length).toBeGreaterThan(15);
    expect(unknown(expressions)).toEqual([]);
    expect(unknown(["sum(kotoba_of_tomorrow)"])).toEqual(["kotoba_of_tomorrow"]);
  });

  it("each say how urgent they are, what is the matter and what to do", () => {
    for (const part of rules.split("- alert: ").slice(1)) {
      expect(part).toMatch(/severity: (?:page|day)/);
      expect(part).toMatch(/summary: ".+"\n +action: ".+"/);
    }
  });
});

describe("the dashboard", () => {
  const panels = dashboard.panels.filter(({ type }) => type !== "row");

  it("asks for series that the server tells", () => {
    const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    for (const expression of expressions) expect(seriesOf(expression).length, expression).toBeGreaterThan(0);
    expect(unknown(expressions)).toEqual([]);
  });

  it("shows every series of ours, in panels with names of their own", () => {
    const shown = new Set(panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => seriesOf(expr))));
    const hidden = [...told].filter((name) => name.startsWith("kotoba_") && !shown.has(name));
    expect(hidden).toEqual([]);
    expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });
});
