insert into hidden_work (user_id, work_id, created_at) values
  ('019bd6b0-2021-75db-8c91-84e8491c96c7', '01a19318-b921-729b-8713-2a66b1d3d721', '2026-11-22T14:00:00Z');

insert into work_report (id, operation_id, work_id, reason, body, status, due_at, settled_at, settled_by, note, version, created_at) values
  ('00000000-0000-7000-8000-00000000e820', '00000000-0000-7000-8000-00000000e821', '01a19318-b921-729b-8713-2a66b1d3d721', 'OTHER', '', 'ACTED', '2026-11-23T03:00:00Z', '2026-11-23T01:00:00Z', '00000000-0000-7000-8000-00000000e822', '', 2, '2026-11-22T03:00:00Z');
