insert into scout_permit (id, kind, number, issued_on, confirmed_by, confirmed_at) values
  ('01a27000-0c21-7de3-8fed-ab5d3815a0d1', 'NOTIFICATION', '51-募-000123', '2026-04-01', '01a27000-0c21-7de3-8fed-ab5d3815a0d2', '2026-11-28T03:00:00Z');
insert into scout_stop (company_id, reason, stopped_by, stopped_at)
  select id, '同じ人に何度も送った', '01a27000-0c21-7de3-8fed-ab5d3815a0d2', '2026-11-28T03:00:00Z' from company limit 1;
insert into scout_consent (id, user_id, version, purpose, recipient, given_at)
  select '01a27000-0c21-7de3-8fed-ab5d3815a0d3', user_id, '2026-11', 'ASKED_ABOUT_A_WORK', 'COMPANIES_WITH_AN_OPEN_WORK', '2026-11-28T03:00:00Z'
  from user_profile order by user_id limit 1;
insert into scout_setting (user_id, families, experience, renewed_on, updated_at)
  select user_id, '{SERVICE}', '[{"family":"SERVICE","years":2}]', '2026-11-28', '2026-11-28T03:00:00Z' from user_profile order by user_id limit 1;
insert into scout_listing (user_id, family, prefectures, contracts, qualifications, level, experience, renewed_on)
  select user_id, 'SERVICE', 0, 0, 0, 3, 2, '2026-11-28' from user_profile order by user_id limit 1 on conflict do nothing;
insert into scout_search (id, company_id, work_id, conditions, people, created_at)
  select '01a27000-0c21-7de3-8fed-ab5d3815a0d4', company_id, id, '{}', '{}', '2026-11-28T03:00:00Z' from work limit 1;
insert into scout (id, operation_id, company_id, work_id, user_id, body, created_at)
  select '01a27000-0c21-7de3-8fed-ab5d3815a0d5', '01a27000-0c21-7de3-8fed-ab5d3815a0d6', w.company_id, w.id, p.user_id, 'はじめまして。', '2026-11-28T03:00:00Z'
  from (select id, company_id from work limit 1) w, (select user_id from user_profile order by user_id limit 1) p;
