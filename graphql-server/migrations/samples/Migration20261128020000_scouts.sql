insert into scout_consent (id, user_id, version, purpose, recipient, given_at)
  select '01a203f6-c421-7f01-8afe-322ce77ec7c1', user_id, '2026-11', 'ASKED_ABOUT_A_WORK', 'COMPANIES_WITH_AN_OPEN_WORK', '2026-11-28T00:30:00.000+00:00' from user_profile limit 1;
insert into scout_setting (user_id, families, experience, renewed_on, updated_at)
  select user_id, '{"SERVICE","SALES"}', '[{"family":"SERVICE","years":3}]', '2026-11-28', '2026-11-28T00:30:00.000+00:00' from scout_consent;
insert into scout_permit (id, kind, number, issued_on, confirmed_by, confirmed_at)
  values ('01a203f6-c421-7f01-8afe-322ce77ec7c2', 'NOTIFICATION', '51-募-000001', '2026-04-01', '01a203f6-c421-7f01-8afe-322ce77ec7c3', '2026-11-28T00:30:00.000+00:00');
insert into scout_stop (company_id, reason, stopped_by, stopped_at)
  select id, '確認中', '01a203f6-c421-7f01-8afe-322ce77ec7c3', '2026-11-28T00:30:00.000+00:00' from company order by id desc limit 1;
insert into scout_search (id, company_id, work_id, conditions, people, created_at)
  select '01a203f6-c421-7f01-8afe-322ce77ec7c4', company_id, id, '{}', '{}', '2026-11-28T00:30:00.000+00:00' from work limit 1;
insert into scout (id, operation_id, company_id, work_id, user_id, body, created_at)
  select '01a203f6-c421-7f01-8afe-322ce77ec7c5', '01a203f6-c421-7f01-8afe-322ce77ec7c6', w.company_id, w.id, c.user_id, null, '2026-11-28T00:30:00.000+00:00'
    from scout_consent c, work w limit 1;
