insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('00000000-0000-7000-8000-00000000e501', 'sample-reader@example.jp', 'ACTIVE', 'pt-BR', '2026-11', '2026-11-20T03:00:00Z', 1, '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z');
