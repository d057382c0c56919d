import type { Viewer } from "../../../shared/viewer/viewer.ts";

/** A browser that is signed in from now on: the token is its cookie. */
export interface SignedIn {
  token: string;
  viewer: Viewer;
  /** True when this took back the end of the account. */
  isBack?: boolean;
}
