import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";
import { Movie } from "../movie/movie.entity.ts";
import type { WatchedRange } from "./watched-ranges.ts";

const MovieProgressSchema = defineEntity({
  name: "MovieProgress",
  tableName: "movie_progress",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    movie: () => p.manyToOne(Movie).ref().deleteRule("cascade"),
    /** The ranges played, in order and disjoint. */
    ranges: p.json().$type<WatchedRange[]>(),
    watchedMs: p.integer().default(0),
    /** The position to resume from. */
    positionMs: p.integer().default(0),
    /** The time playing began: nobody can have watched more than the time since then. */
    startedAt: p.datetime(),
    completedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ["user", "movie"] }],
  indexes: [{ properties: ["user", "updatedAt"] }],
});

/** A seeker's progress through a movie. */
export class MovieProgress extends MovieProgressSchema.class {}
MovieProgressSchema.setClass(MovieProgress);
