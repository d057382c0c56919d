import type { MovieContentInput } from "#graphql/operations.ts";
import { movieAccessValues } from "#graphql/values/movie-access.ts";
import { movieTopicValues } from "#graphql/values/movie-topic.ts";
import { readabilityLevelValues } from "#graphql/values/readability-level.ts";

interface FileName {
  id: string;
  fileName: string;
}

/** A type and no interface: forms take plain records. */
export type MovieValues = {
  title: string;
  description: string;
  level: string;
  topic: string;
  access: string;
  position: string;
  captions: string;
  captionsEn: string;
  practice: string;
  closesAt: string;
  file: FileName | null;
  poster: FileName | null;
};

export const emptyMovie: MovieValues = {
  title: "",
  description: "",
  level: "N5",
  topic: "VOCABULARY",
  access: "FREE",
  position: "100",
  captions: "",
  captionsEn: "",
  practice: "",
  closesAt: "",
  file: null,
  poster: null,
};

const hoursAhead = 9;

/** A moment as the field for date and time holds it, in Japan's time. */
function localTime(value: string | null): string {
  return value ? new Date(Date.parse(value) + hoursAhead * 3_600_000).toISOString().slice(0, 16) : "";
}

/** Returns the time such a field holds; null when it is empty. */
export function momentOf(local: string): string | null {
  return local === "" ? null : new Date(Date.parse(`${local}:00Z`) - hoursAhead * 3_600_000).toISOString();
}

interface Saved extends Pick<MovieContentInput, "title" | "description" | "level" | "topic" | "access" | "position" | "captions"> {
  captionsEn: string;
  closesAt: string | null;
  practiceCodes: readonly string[];
  file: FileName | null;
  poster: FileName | null;
}

/** A stored movie as the form holds it. */
export function valuesOf({ position, closesAt, practiceCodes, ...same }: Saved): MovieValues {
  const { title, description, level, topic, access, captions, captionsEn, file, poster } = same;
  const texts = { title, description, level, topic, access, captions, captionsEn, file, poster };
  return { ...texts, position: String(position), closesAt: localTime(closesAt), practice: practiceCodes.join("\n") };
}

/** Converts the form's values to the input the server takes. */
export function contentOf(values: MovieValues): MovieContentInput {
  const { title, description, captions, captionsEn, file, poster } = values;
  return {
    title,
    description,
    captions,
    captionsEn,
    level: readabilityLevelValues.find((level) => level === values.level) ?? "N5",
    topic: movieTopicValues.find((topic) => topic === values.topic) ?? "VOCABULARY",
    access: movieAccessValues.find((access) => access === values.access) ?? "FREE",
    position: Number.parseInt(values.position, 10) || 0,
    fileId: file?.id ?? null,
    posterId: poster?.id ?? null,
    closesAt: momentOf(values.closesAt),
    practiceCodes: values.practice.split(/[\s,、]+/).filter(Boolean),
  };
}
