import { type RubySource, rubySources } from "../modules/base/reading/ruby-sources.ts";
import { workRubySource } from "../modules/work/field/work-ruby-source.ts";

/** Every text of the product that gets readings, those that people wait for first. */
export const readingSources: readonly RubySource[] = [
  rubySources.message,
  rubySources.company,
  rubySources.news,
  rubySources.movie,
  workRubySource,
];
