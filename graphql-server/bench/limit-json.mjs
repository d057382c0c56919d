// The least a Node server can do for the same answers: node:http, and one prepared statement that returns the JSON. Nothing is checked here.
import { createServer } from "node:http";
import pg from "pg";

pg.types.setTypeParser(114, (json) => json);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** A JSON object by its keys, as SQL. */
function object(fields) {
  return `json_build_object(${Object.entries(fields)
    .map(([key, sql]) => `'${key}', ${typeof sql === "string" ? sql : object(sql)}`)
    .join(", ")})`;
}

const companyOf = (c) => ({ id: `${c}.id`, name: `${c}.name`, ruby: `${c}.ruby` });
const cardOf = (w, c, liked) => ({
  id: `${w}.id`,
  title: `${w}.title`,
  titleEn: `${w}.title_en`,
  employmentType: `${w}.employment_type`,
  japaneseLevel: `${w}.japanese_level`,
  visaSupport: `${w}.visa_support`,
  beginnerWelcome: `${w}.beginner_welcome`,
  publishedAt: `${w}.published_at`,
  applyBy: `${w}.apply_by`,
  liked: liked(w),
  ruby: `${w}.ruby`,
  salary: { unit: `${w}.pay_unit`, min: `${w}.pay_min`, max: `${w}.pay_max` },
  workplace: { prefecture: `${w}.prefecture`, city: `${w}.city`, nearestStation: `${w}.nearest_station`, remote: `${w}.remote` },
  company: companyOf(c),
});

/** The seeker of a session that is good now, by the hash of its token. */
const viewer = `(select s.account_id from session s join users u on u.id = s.account_id and u.status in ('ACTIVE', 'CANCELLING')
  where s.kind = 'SEEKER' and s.token_hash = $1 and s.expires_at > now() and s.last_seen_at > now() - interval '1 day')`;
const likedBy = {
  visitor: () => "false",
  seeker: (w) => `exists (select 1 from work_like l where l.work_id = ${w}.id and l.user_id = ${viewer})`,
};

const today = "(now() at time zone 'Asia/Tokyo')::date";
const total = `least(10000, (select coalesce(sum(change), 0) from work_tally where own = '' and beside = '')
  - (select count(*) from work o where o.status = 'OPEN' and o.apply_by < ${today})
  - (select count(*) from company s join work o on o.company_id = s.id
     where s.status <> 'ACTIVE' and o.status = 'OPEN' and (o.apply_by is null or o.apply_by >= ${today})))::int`;

const list = (liked) => `
  select ${object({
    data: object({
      works: object({
        items: "json_agg(found.card)",
        pageInfo: object({ endCursor: "null", hasNextPage: "true" }),
        totalCount: object({ value: total }),
      }),
    }),
  })} as json
  from (
    select ${object(cardOf("w", "c", liked))} as card
    from work w join company c on c.id = w.company_id
    where w.status = 'OPEN' and c.status = 'ACTIVE' and (w.apply_by is null or w.apply_by >= (now() at time zone 'Asia/Tokyo')::date)
    order by w.published_at desc, w.id desc limit 20
  ) found`;

const related = (liked) => `(
  select coalesce(json_agg(${object(cardOf("r", "rc", liked))} order by r.near desc, r.published_at desc, r.id desc), '[]')
  from (
    select newest.*, newest.prefecture is not distinct from w.prefecture as near
    from (
      select * from work n where n.status = 'OPEN' and n.category = w.category and n.id <> w.id
      order by n.published_at desc, n.id desc limit 60
    ) newest
    order by near desc, newest.published_at desc, newest.id desc limit 6
  ) r join company rc on rc.id = r.company_id
)`;

const page = (liked) => ({
  ...cardOf("w", "c", liked),
  status: "w.status",
  category: "w.category",
  occupation: "w.occupation",
  openings: "w.openings",
  description: "w.description",
  descriptionEn: "w.description_en",
  requirements: "w.requirements",
  japaneseUse: "w.japanese_use",
  acceptedStatuses: "w.accepted_statuses",
  benefits: "w.benefits",
  appeal: "w.appeal",
  hours: {
    system: "w.work_time_system",
    times: "w.work_times",
    breakMinutes: "w.break_minutes",
    weeklyHours: "w.weekly_hours",
    holidays: "w.holidays",
  },
  contract: {
    fixedTerm: "w.fixed_term",
    termMonths: "w.term_months",
    renewal: "w.renewal",
    trial: "w.trial",
    trialMonths: "w.trial_months",
  },
  insurance: {
    health: "w.health_insurance",
    pension: "w.pension_insurance",
    accident: "w.accident_insurance",
    employment: "w.employment_insurance",
  },
  selection: { process: "w.selection", documents: "w.documents" },
  company: {
    ...companyOf("c"),
    industry: "c.industry",
    prefecture: "c.prefecture",
    city: "c.city",
    description: "c.description",
    employeeCount: "c.employee_count",
  },
  related: related(liked),
});
const detail = (
  liked,
  id,
) => `select ${object({ data: object({ work: object(page(liked)) }) })} as json from work w join company c on c.id = w.company_id
  where w.id = ${id} and w.published_at is not null and w.status = any('{OPEN,PAUSED,CLOSED,FILLED,EXPIRED}')`;

/** Prepared by name; a seeker's have the hash of the token first. */
const statements = {
  "/list": { name: "list", text: list(likedBy.visitor) },
  "/detail": { name: "detail", text: detail(likedBy.visitor, "$1") },
  "/seeker/list": { name: "seeker_list", text: list(likedBy.seeker) },
  "/seeker/detail": { name: "seeker_detail", text: detail(likedBy.seeker, "$2") },
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const values = [searchParams.get("session"), searchParams.get("id")].filter((value) => value !== null);
  const { rows } = await pool.query({ ...statements[pathname], values });
  const body = rows[0]?.json ?? "{}";
  response.setHeader("content-type", "application/json");
  response.setHeader("content-length", Buffer.byteLength(body));
  response.end(body);
});
server.listen(Number(process.env.PORT), "127.0.0.1", () => process.send?.({ ready: true, port: server.address().port }));
process.on("SIGTERM", () => process.exit(0));
