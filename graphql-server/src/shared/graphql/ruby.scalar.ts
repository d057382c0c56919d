import { GraphQLScalarType } from "graphql";

/** Readings as they are stored: nothing is built for a row of a list. They are read only. */
export const RubyScalar = new GraphQLScalarType({
  name: "Ruby",
  description:
    "A text with its readings, in order: a plain string, or [text, reading in hiragana, level] where the level is 5 (N5) to 1 (N1) and 0 beyond. The texts together are the text beside it; show the text alone when they differ.",
});

/** Readings of several texts of one object: one value, however many texts there are. */
export const RubyFieldsScalar = new GraphQLScalarType({
  name: "RubyFields",
  description: "Readings (see Ruby) by the name of the text's field; texts without kanji are left out.",
});
