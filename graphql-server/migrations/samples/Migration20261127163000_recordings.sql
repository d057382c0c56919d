insert into test_play (id, response_id, operation_id, taken_at, created_at) values
  ('01a14e47-0c21-7de3-8fed-ab5d3815a301', '019ad578-7821-7935-8fcf-1651c7e2698a', '01a14e47-0c21-7de3-8fed-ab5d3815a302', '2026-11-27T10:15:00.000+00:00', '2026-11-27T10:15:00.000+00:00');
