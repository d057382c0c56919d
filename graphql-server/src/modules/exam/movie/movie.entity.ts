import { defineEntity, p } from "@mikro-orm/core";
import type { Ruby, RubyFields } from "../../../platform/furigana/ruby.ts";
import { foldText } from "../../../platform/search-text/search-text.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { readVtt, transcriptHtml } from "./captions.ts";
import { movieAccesses, movieStatuses, movieTopics, teachingLevels } from "./movie.vocabulary.ts";

const wordsOf = (captions: string) => (captions === "" ? [] : readVtt(captions).cues.map(({ text }) => text));
const searchTextOf = ({ title, description, captions, captionsEn }: Record<"title" | "description" | "captions" | "captionsEn", string>) =>
  foldText([title, description, ...wordsOf(captions), ...wordsOf(captionsEn)].join(" "));
const transcriptOf = ({ captions }: { captions: string }) => (captions === "" ? "" : transcriptHtml(readVtt(captions).cues));

const MovieSchema = defineEntity({
  name: "Movie",
  tableName: "movie",
  properties: {
    id: p.uuid().primary(),
    /** The act that made it, as its sender named it; null for what the product itself made. */
    operationId: p.uuid().nullable().unique(),
    title: p.string().length(120),
    description: p.string().length(600),
    level: p.enum(teachingLevels),
    topic: p.enum(movieTopics),
    access: p.enum(movieAccesses).default("FREE"),
    status: p.enum(movieStatuses).default("DRAFT"),
    /** Place in the lists, small first; equal places go by id. */
    position: p.integer().default(0),
    durationMs: p.integer().default(0),
    file: () => p.manyToOne(Attachment).ref().nullable().deleteRule("restrict"),
    poster: () => p.manyToOne(Attachment).ref().nullable().deleteRule("restrict"),
    /** WebVTT in Japanese, checked when it is saved. */
    captions: p.text().default(""),
    /** The same in English, where somebody wrote it. */
    captionsEn: p.text().default(""),
    /** The captions' texts as one paragraph each: what readings are computed for. */
    transcript: p.text().default("").onCreate(transcriptOf).onUpdate(transcriptOf),
    /** Title, description and captions as search compares text. */
    searchText: p.text().default("").onCreate(searchTextOf).onUpdate(searchTextOf),
    /** Readings of title and description; a trigger clears both when a text changes. */
    ruby: p.json().$type<RubyFields>().nullable(),
    /** Readings of the transcript, one entry a caption. */
    rubyBody: p.json().$type<Readonly<Record<"transcript", readonly Ruby[]>>>().nullable().lazy(),
    /** The window of publication; without an end it stays. */
    publishAt: p.datetime().nullable(),
    closesAt: p.datetime().nullable(),
    publishedAt: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["status", "level", "position"] },
    { name: "movie_ruby_missing", expression: "create index movie_ruby_missing on movie (id) where ruby is null" },
  ],
});

/** A lesson as a movie. */
export class Movie extends MovieSchema.class {}
MovieSchema.setClass(Movie);
