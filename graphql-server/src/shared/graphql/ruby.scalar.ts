import { GraphQLScalarType } from "graphql";

/** Readings as they are stored: nothing is built for a row of a list. They are read only. */
export const RubyScalar = new GraphQLScalarType({
  name: "Ruby",
  description:
    "A text with its readings, in order: a plain string, or [text, reading in hiragana, level] where the level is 5 (N5) to 1 (N1) and 0 beyond. The texts together are the text beside it; show the text alone when they differ.",
});
