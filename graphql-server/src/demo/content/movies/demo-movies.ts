import { moviesN1 } from "./movies-n1.ts";
import { moviesN2 } from "./movies-n2.ts";
import { moviesN3 } from "./movies-n3.ts";
import { moviesN4 } from "./movies-n4.ts";
import { moviesN5 } from "./movies-n5.ts";

/** The lessons of the demo, easiest first. */
export const demoMovies = [...moviesN5, ...moviesN4, ...moviesN3, ...moviesN2, ...moviesN1];
