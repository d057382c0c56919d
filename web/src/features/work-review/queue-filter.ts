import { adminPaths, adminWorkPath } from "#paths/admin.paths.ts";

export const queueKinds = ["ALL", "NEW", "CHANGES"] as const;

/** Which part of the queue somebody works off; it stands in the address, so that walking on keeps it. */
export interface QueueFilter {
  kind: (typeof queueKinds)[number];
  onlyRisky: boolean;
}

export function readQueueFilter(search: URLSearchParams): QueueFilter {
  const asked = search.get("queue");
  return { kind: queueKinds.find((kind) => kind === asked) ?? "ALL", onlyRisky: search.get("risk") === "1" };
}

/** The address of a work in this part of the queue; without a work that of the list. */
export function queuePath(workId: string | null, { kind, onlyRisky }: QueueFilter): string {
  if (!workId) return adminPaths.works;
  const rest = new URLSearchParams({ ...(kind !== "ALL" && { queue: kind }), ...(onlyRisky && { risk: "1" }) }).toString();
  return rest ? `${adminWorkPath(workId)}&${rest}` : adminWorkPath(workId);
}
