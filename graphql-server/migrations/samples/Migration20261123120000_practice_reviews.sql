insert into practice_day (user_id, day, answers, active_ms, last_answered_at) values
  ('01a14e47-0c21-7de3-8fed-ab5d3815a024', '2026-11-23', 12, 310000, '2026-11-23T10:15:00.000+00:00');
