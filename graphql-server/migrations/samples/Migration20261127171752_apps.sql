insert into oauth_client (id, name, recipient, purpose, purpose_en, country, kind, is_native, redirect_uris, origins, scopes, approved_by_id, approved_at) values
  ('01a203f6-c421-7f01-8afe-322ce77ec5b6', '仕事アプリ', '例アプリ株式会社', '応募の管理', 'Applications', 'JP', 'SEEKER', true, '{"com.example.app:/back"}', '{"capacitor://localhost"}', '{"profile","apply"}', '01a203f6-c421-773d-845e-1230da4fc7ad', '2026-11-23T10:15:00.000+00:00');
insert into oauth_record (id, model, payload, grant_id, expires_at) values
  (repeat('a', 64), 'Grant', '{"accountId":"SEEKER:01a203f6-c421-773d-845e-1230da4fc7ad"}', 'grant', '2027-05-23T10:15:00.000+00:00');
