import { defineEntity, p } from "@mikro-orm/core";
import { ExamItem } from "../item/exam-item.entity.ts";
import { Movie } from "./movie.entity.ts";

const MovieItemSchema = defineEntity({
  name: "MovieItem",
  tableName: "movie_item",
  properties: {
    movie: () => p.manyToOne(Movie).ref().primary().deleteRule("cascade"),
    item: () => p.manyToOne(ExamItem).ref().primary().deleteRule("cascade"),
    /** Counted from 1. */
    position: p.integer(),
  },
  indexes: [{ properties: ["item"] }],
});

/** An item to practise after a movie. */
export class MovieItem extends MovieItemSchema.class {}
MovieItemSchema.setClass(MovieItem);
