select seal_audit_events(100);
insert into audit_anchor (day, seq, hash, at) select '2026-11-20', seq, hash, sealed_at from audit_seal order by seq desc limit 1;
insert into audit_event (id, at, actor_kind, action, object_type, result, detail) values
  ('01936000-0000-7000-8000-00000000a0d1', '2026-11-20T03:00:00Z', 'SYSTEM', 'session.signIn', 'Session', 'FAILED', '{}');
