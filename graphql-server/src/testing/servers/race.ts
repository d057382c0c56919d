import { expect } from "vitest";
import type { TestClient } from "../http-client.ts";
import type { TwinServers } from "./twin-servers.ts";

/** Requests at once in each round of a race, and rounds: eight, or `RACE_ROUNDS`. */
export const ways = 50;
const rounds = Number(process.env["RACE_ROUNDS"] ?? 8);

/** Why an act was refused; no codes when it was done. */
export interface Outcome {
  codes: string[];
}

async function send(client: TestClient, name: string, input: object): Promise<string[]> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await client.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { errors { code } } }`, { input });
  return [
    ...errors.map(({ extensions }) => extensions?.code ?? ""),
    ...(data?.[name]?.errors ?? []).map(({ code }: { code: string }) => code),
  ];
}

/**
 * Sends a mutation and tells why it was refused; a bug of ours is no refusal and fails the test. BUSY (a lock or a connection was not to be
 * had in time: nothing was written) is asked again, as a browser does.
 */
export async function act(client: TestClient, name: string, input: object): Promise<Outcome> {
  let codes = await send(client, name, input);
  while (codes.includes("BUSY")) codes = await send(client, name, input);
  expect(codes).not.toContain("INTERNAL");
  return { codes };
}

/** How many acts were done. */
export const won = (outcomes: readonly Outcome[]): number => outcomes.filter(({ codes }) => codes.length === 0).length;

/** Starts the same in every way at once. */
export const inEveryWay = <T>(run: (way: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: ways }, (_, way) => run(way)));

/** Runs a race so often. */
export async function inRounds(race: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await race(round);
}

/** Lets everybody through where a limit of attempts would stop most of them. */
export const forgiveLimits = ({ server }: TwinServers): Promise<unknown> => server.em().execute("update rate_limit set points = -1000000");
