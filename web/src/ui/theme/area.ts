import { useLayoutEffect } from "react";

export type Area = "public" | "seeker" | "company" | "admin";

/** Gives the page the colour and corners of an area, so that people see at once where they are: base.css has them. */
export function useArea(area: Area): void {
  useLayoutEffect(() => {
    document.documentElement.dataset["area"] = area;
  }, [area]);
}
