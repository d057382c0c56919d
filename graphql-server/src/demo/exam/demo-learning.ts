import type { EntityManager } from "@mikro-orm/postgresql";
import { seekerWith, User } from "../../modules/account/seeker/user.entity.ts";
import { Movie } from "../../modules/exam/movie/movie.entity.ts";
import { completeShare } from "../../modules/exam/movie/movie.vocabulary.ts";
import { MovieItem } from "../../modules/exam/movie/movie-item.entity.ts";
import { PracticeAnswer } from "../../modules/exam/practice/practice-answer.entity.ts";
import { reviewed } from "../../modules/exam/practice/review-schedule.ts";
import { MovieProgress } from "../../modules/exam/watching/movie-progress.entity.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { demoSeekers } from "../accounts/demo-accounts.ts";
import { createRandom, demoId, type Random } from "../random.ts";
import { writeDemoSittings } from "./demo-exam.ts";
import { writeItemDesk } from "./demo-item-desk.ts";

interface Setting {
  em: EntityManager;
  sign: Ctx["sign"];
  now: Date;
}

interface Watching {
  user: User;
  movie: Movie;
  /** Share of the movie that was played, from its beginning; 0 to 1. */
  share: number;
  daysAgo: number;
}

const day = 86_400_000;

function watch({ em, now }: Setting, random: Random, { user, movie, share, daysAgo }: Watching): Date {
  const updatedAt = new Date(now.getTime() - daysAgo * day);
  const watchedMs = Math.round(movie.durationMs * share);
  em.create(MovieProgress, {
    ...{ id: demoId(random, updatedAt), user, movie, ranges: [[0, watchedMs]], watchedMs, positionMs: watchedMs },
    startedAt: new Date(updatedAt.getTime() - watchedMs - 60_000),
    completedAt: share >= completeShare ? updatedAt : null,
    updatedAt,
  });
  return updatedAt;
}

/** Answers to the movie's practice; every fourth one is wrong. */
async function practise({ em }: Setting, random: Random, { user, movie, at }: { user: User; movie: Movie; at: Date }): Promise<void> {
  const links = await em.find(MovieItem, { movie }, { populate: ["item"], orderBy: { position: "asc" } });
  for (const [index, link] of links.entries()) {
    const item = link.item.unwrap();
    const { a, b, c, key, options } = item;
    const firstCorrect = index % 4 !== 3;
    const answeredAt = new Date(at.getTime() + (index + 1) * 30_000);
    em.create(PracticeAnswer, {
      ...{ id: demoId(random, answeredAt), user, item, a, b, c, firstCorrect, tries: 1 },
      ...reviewed(null, { correct: firstCorrect, today: jstDate(answeredAt) }),
      ...{ firstAnsweredAt: answeredAt, lastAnsweredAt: answeredAt, lastChoice: firstCorrect ? key : (key + 1) % options.length },
    });
  }
}

/** The seeker with a history: two movies seen and practised, one left in the middle. */
async function writeHistory(setting: Setting, random: Random, { user, movies }: { user: User; movies: readonly Movie[] }): Promise<void> {
  const own = (level: Movie["level"]) => movies.filter((movie) => movie.level === level).at(-1);
  const seen: [Movie | undefined, number, number][] = [
    [own("N5"), 1, 20],
    [own("N4"), 1, 12],
    [own("N3"), 0.45, 2],
  ];
  for (const [movie, share, daysAgo] of seen) {
    if (!movie) continue;
    const at = watch(setting, random, { user, movie, share, daysAgo });
    if (share === 1) await practise(setting, random, { user, movie, at });
  }
}

/** Others who learn: each has begun some movies of the free ones. */
function writeOthers(setting: Setting, random: Random, { users, movies }: { users: readonly User[]; movies: readonly Movie[] }): void {
  for (const user of users) {
    const first = random.int(movies.length);
    for (let step = 0; step < random.int(4); step += 1) {
      const movie = movies[(first + step) % movies.length];
      const share = random.chance(0.6) ? 1 : (10 + random.int(70)) / 100;
      if (movie) watch(setting, random, { user, movie, share, daysAgo: 1 + random.int(13) });
    }
  }
}

/** Adds what the demo's people have learned: sittings with their items, movies watched, practice, and the desk of the bank. Once. */
export async function loadDemoLearning(setting: Setting): Promise<boolean> {
  const { em, now } = setting;
  const user = await em.findOne(User, seekerWith(demoSeekers.rich));
  if (!user || (await em.count(MovieProgress)) > 0) return false;
  const random = createRandom(20_261_127);
  const movies = await em.find(Movie, { access: "FREE", status: "PUBLISHED" }, { orderBy: { position: "asc" } });
  const others = await em.find(User, { status: "ACTIVE", $not: seekerWith(...Object.values(demoSeekers)) }, { orderBy: { id: "asc" } });
  await writeDemoSittings(setting, { user, level: "N3" });
  await writeHistory(setting, random, { user, movies });
  writeOthers(setting, random, { users: others, movies });
  await writeItemDesk(em, now);
  await em.flush();
  return true;
}
