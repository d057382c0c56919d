insert into rule_tier (rule, valid_from, raised, reason, created_by, created_at) values
  ('WORK_TRIAL_LONG', '2027-04-01', true, '指導が続いたため', '019a9000-0000-7000-8000-000000000028', '2026-11-28T03:00:00Z');
