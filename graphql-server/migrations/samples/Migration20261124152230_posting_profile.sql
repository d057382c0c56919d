insert into posting_profile (company_id, facts, workplaces, version, updated_at) values
  ('019040a7-7021-758f-893c-5e752fa3db84', '{"trial": true, "trialMonths": 3, "trialConditions": "本採用と同じ条件です。", "healthInsurance": true}', '[{"prefecture": "13", "city": "新宿区", "addressLine": "西新宿7丁目11番10号", "smoking": "NO_SMOKING"}]', 1, '2026-11-24T10:15:00.000+00:00');
