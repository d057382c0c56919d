import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";
import { Movie } from "./movie.entity.ts";
import type { WatchedRange } from "./watched-ranges.ts";

const MovieProgressSchema = defineEntity({
  name: "MovieProgress",
  tableName: "movie_progress",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    movie: () => p.manyToOne(Movie).ref().deleteRule("cascade"),
    /** What was played, in order, apart from each other. */
    ranges: p.json().$type<WatchedRange[]>(),
    watchedMs: p.integer().default(0),
    /** Where to go on. */
    positionMs: p.integer().default(0),
    /** When playing began: more than has passed since cannot have been watched. */
    startedAt: p.datetime(),
    completedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ["user", "movie"] }],
  indexes: [{ properties: ["user", "updatedAt"] }],
});

/** How far a seeker has watched a movie. */
export class MovieProgress extends MovieProgressSchema.class {}
MovieProgressSchema.setClass(MovieProgress);
