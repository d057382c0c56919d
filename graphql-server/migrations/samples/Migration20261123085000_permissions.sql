insert into permission_rule (code, status, designation, kind, employment_types, min_weekly_hours, verdict, reason, valid_from, source_date, source, evidence, evidence_en, evidence_easy) values
  ('sample-guard', 'DESIGNATED_ACTIVITIES', 'UNIVERSITY_GRADUATE', 'GUARD', '{PART_TIME}', 30, 'NG', 'FULL_TIME_ONLY', '2027-04-01', '2026-11-23', '指定書', '指定書を確認します。', 'See the designation.', '指定書を 見ます。');
