insert into passkey (id, kind, account_id, credential_id, public_key, counter, transports, name, created_at) values
  ('00000000-0000-7000-8000-00000000f101', 'SEEKER', '00000000-0000-7000-8000-00000000e501', 'c2FtcGxlLXBhc3NrZXk', 'c2FtcGxlLWtleQ', 3, '{internal}', 'Telephone', '2026-11-23T03:00:00Z');
insert into passkey_challenge (id, challenge_hash, purpose, kind, account_id, expires_at) values
  ('00000000-0000-7000-8000-00000000f102', repeat('a', 64), 'SIGN_IN', 'SEEKER', null, '2026-11-23T03:05:00Z');
insert into linked_identity (id, user_id, provider, subject, created_at) values
  ('00000000-0000-7000-8000-00000000f103', '00000000-0000-7000-8000-00000000e501', 'GOOGLE', 'GOOGLE 1234', '2026-11-23T03:00:00Z');
insert into provider_visit (id, browser_hash, state_hash, provider, purpose, nonce, code_verifier, created_at, expires_at) values
  ('00000000-0000-7000-8000-00000000f104', repeat('b', 64), repeat('c', 64), 'LINE', 'SIGN_IN', 'n', 'v', '2026-11-23T03:00:00Z', '2026-11-23T03:30:00Z');
insert into email_change (id, kind, account_id, old_email, new_email, created_at, revocable_until) values
  ('00000000-0000-7000-8000-00000000f105', 'SEEKER', '00000000-0000-7000-8000-00000000e501', 'sample-reader@example.jp', 'sample-other@example.jp', '2026-11-23T03:00:00Z', '2026-11-30T03:00:00Z');
