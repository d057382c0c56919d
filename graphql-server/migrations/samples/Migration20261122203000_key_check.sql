insert into key_check (id, value, created_at) values
  ('hmac', 'sample', '2026-11-20T03:00:00Z');
