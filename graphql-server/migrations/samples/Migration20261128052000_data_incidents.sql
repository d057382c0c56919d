insert into data_incident (id, number, noticed_at, kind, summary, people, sensitive, status, created_by, version, created_at, updated_at) values
  ('01a27000-0c21-7de3-8fed-ab5d3815a0e1', 'D-2026-0001', '2026-11-20T03:00:00Z', 'LEAK', '履歴書を別の会社に送った。', 1, true, 'OPEN', '01a27000-0c21-7de3-8fed-ab5d3815a0d2', 1, '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z');
insert into data_incident_step (id, incident_id, kind, admin_id, body, at) values
  ('01a27000-0c21-7de3-8fed-ab5d3815a0e2', '01a27000-0c21-7de3-8fed-ab5d3815a0e1', 'NOTICED', '01a27000-0c21-7de3-8fed-ab5d3815a0d2', '', '2026-11-20T03:00:00Z');
