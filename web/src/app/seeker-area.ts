import type { RouteObject } from "react-router-dom";
import { userRoutes } from "#routes/user/user.routes.tsx";

/** The seekers' own pages in their layout. */
export const seekerArea: RouteObject = { id: "seeker", lazy: () => import("./layouts/seeker-layout.tsx"), children: userRoutes };
