import type { AudienceName } from "../shared/audience.ts";
import type { RestRoute } from "./rest-route.ts";

type Owed = Pick<RestRoute, "method" | "path" | "audience"> & { issue: "D" };

const get = (path: string, ...audience: AudienceName[]): Owed => ({ issue: "D", method: "GET", path, audience });

/** Paths of the contract that a later issue answers. Who may call them is decided already. */
export const owedRoutes: readonly Owed[] = [get("/api/admin/test", "ADMIN_EDITOR")];
