insert into webhook (id, company_id, url, scopes, secret, created_at)
  select '01a203f6-c421-7f01-8afe-322ce77ec6c1', id, 'https://hooks.example.jp/kotoba', '{"work","entry"}', 'whsec_c2FtcGxl', '2026-11-27T21:30:00.000+00:00' from company limit 1;
insert into webhook_event (id, webhook_id, type, object_id, data, occurred_at) values
  ('01a203f6-c421-7f01-8afe-322ce77ec6c2', '01a203f6-c421-7f01-8afe-322ce77ec6c1', 'work.changed', '01a203f6-c421-7f01-8afe-322ce77ec6c3', '{"workId":"01a203f6-c421-7f01-8afe-322ce77ec6c3"}', '2026-11-27T21:30:00.000+00:00');
