insert into review_claim (work_id, admin_id, session_id, claimed_at, seen_at, approves_at, approves_version)
  select id, '01a27000-0c21-7de3-8fed-ab5d3815a0d2', '01a27000-0c21-7de3-8fed-ab5d3815a0d7', '2026-11-28T03:00:00Z', '2026-11-28T03:00:30Z', '2026-11-28T03:00:40Z', 3
  from work order by id limit 1;
insert into review_look (work_id, admin_id, version, at)
  select id, '01a27000-0c21-7de3-8fed-ab5d3815a0d2', 3, '2026-11-28T03:00:00Z' from work order by id limit 1;
