-- One row or more of every table as Migration20261122160000_initial made it: what the migrations after it have to carry on.
-- Written once from the demo data and never changed; a migration that adds a table comes with a file of its own beside this one.

insert into attachment (id, owner_kind, owner_id, purpose, file_name, mime_type, byte_size, sha256, storage_key, state, created_at) values
  ('01a203f6-c421-7e6e-8a6c-6b804e9c2d4f', 'ADMIN', '01a1fe62-8b21-7c58-8e66-9173efcf4269', 'MOVIE', 'n5-greetings.mp4', 'video/mp4', 66732, 'e56736116410f1ce9fcfedc373035e1811be3de5729e9c2c40e727fe2fec742c', '10c3cb66e7930a2edcb7068bd2d4d5b27060e533791b798a83d76750df526104', 'CLEAN', '2026-11-22T15:53:53.441+00:00');
insert into attachment (id, owner_kind, owner_id, purpose, file_name, mime_type, byte_size, sha256, storage_key, state, created_at) values
  ('01a203f6-c421-74a2-8768-b6253a72d8a3', 'ADMIN', '01a1fe62-8b21-7c58-8e66-9173efcf4269', 'POSTER', 'n5-greetings.webp', 'image/webp', 6834, '98d48f745733f09285d9c7ac007a81928e90ca65d6769bef4b415b601f2a7a6b', 'ff8ed3230b957edf7c509704157dbcd14ae1ecff6cb4db0eec8f04403b40c1ee', 'CLEAN', '2026-11-22T15:53:53.441+00:00');
insert into attachment (id, owner_kind, owner_id, purpose, file_name, mime_type, byte_size, sha256, storage_key, state, created_at) values
  ('01a203f6-c421-737e-8cef-e0ce0fbc052b', 'ADMIN', '01a1fe62-8b21-7c58-8e66-9173efcf4269', 'MOVIE', 'n5-te-kudasai.mp4', 'video/mp4', 55086, '21c3be39f1a95e3f2c973d3130c4fb7e36199780b5620408829984cb6528fad3', 'eda3b73368f735fc2cdfd5d5d4160b4eb10785f68d36926d993ef3201b52fe2e', 'CLEAN', '2026-11-22T15:53:53.441+00:00');
insert into attachment (id, owner_kind, owner_id, purpose, file_name, mime_type, byte_size, sha256, storage_key, state, created_at) values
  ('01a203f6-c421-7b9b-84fd-0bce19247684', 'ADMIN', '01a1fe62-8b21-7c58-8e66-9173efcf4269', 'POSTER', 'n5-te-kudasai.webp', 'image/webp', 5258, '264ae0e4f3b3e36b13b15b80df8ad3637599fa2ea119ecf9068389c34537dd5f', '098b17abb051b9481b65e0a9493e73c7d0d37bf7f35c2c15acf46c3aba551528', 'CLEAN', '2026-11-22T15:53:53.441+00:00');

insert into audit_event (id, at, actor_kind, actor_id, ip, request_id, action, object_type, object_id, result, detail) values
  ('01a1bd95-3021-70fc-8586-39166ddebcf8', '2026-11-08T23:53:53.441+00:00', 'ADMIN', '01a203f6-c421-773d-845e-1230da4fc7ad', '192.0.2.43', '01a1bd95-3021-72b5-834d-d80829f24a46', 'work.approve', 'Work', '01a1bd95-3021-7df8-8a2e-e4043b2ee50a', 'OK', '{}');

insert into job_lease (name, holder, leased_until, finished_at, last_error) values
  ('sample name', 'sample holder', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', 'sample last_error');

insert into outbox_mail (id, recipient, template, locale, content, status, attempts, next_attempt_at, sent_at, created_at) values
  ('019a9000-0000-7000-8000-000000000006', 'sample@example.jp', 'sample template', 'ja', 'sample content', 'PENDING', 1, '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z');

insert into rate_limit (key, points, expire) values
  ('sample key', 1, 1);

insert into reading_correction (id, owner_kind, owner_id, word, reading, created_at) values
  ('019a9000-0000-7000-8000-000000000019', 'COMPANY', '019a9000-0000-7000-8000-000000000021', 'sample word', 'sample reading', '2026-11-20T03:00:00Z');

insert into legal_text (page, valid_from, texts, created_by, created_at) values
  ('TERMS', '2027-04-01', '{}', '019a9000-0000-7000-8000-000000000028', '2026-11-20T03:00:00Z');

insert into news (id, category, topic, audience, status, title, summary, body_html, search_text, publish_at, published_at, version, created_at, updated_at) values
  ('01a14a91-d421-75e4-89f9-76071573e48e', 'NEWS', 'SERVICE', 'PUBLIC', 'PUBLISHED', '夏の採用について', '夏から働き始められる求人が増えています。', '<p>求人の「仕事を始める日」を確認して、早めに応募してください。</p>', '夏の採用について 夏から働き始められる求人が増えています。 求人の「仕事を始める日」を確認して、早めに応募してください。', '2026-10-17T15:53:53.441+00:00', '2026-10-17T15:53:53.441+00:00', 1, '2026-10-17T15:53:53.441+00:00', '2026-10-17T15:53:53.441+00:00');

insert into news_draft (admin_id, subject, content, base_version, saved_at) values
  ('019a9000-0000-7000-8000-000000000030', 'sample subject', '{}', 1, '2026-11-20T03:00:00Z');

insert into admin_user (id, email, name, role, status, version, created_at, updated_at) values
  ('01a203f6-c421-7ea5-8afe-322ce77ec5b6', 'admin-operator@example.jp', '運営 花子', 'OPERATOR', 'ACTIVE', 1, '2025-10-18T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');
insert into admin_user (id, email, name, role, status, version, created_at, updated_at) values
  ('01a203f6-c421-7a3e-87b9-e28a92be58c7', 'admin-accountant@example.jp', '経理 三郎', 'ACCOUNTANT', 'ACTIVE', 1, '2025-10-18T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');
insert into admin_user (id, email, name, role, status, version, created_at, updated_at) values
  ('01a203f6-c421-773d-845e-1230da4fc7ad', 'admin-owner@example.jp', '運営 太郎', 'OWNER', 'ACTIVE', 1, '2025-10-18T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');

insert into api_key (id, name, prefix, token_hash, scopes, requests_per_minute, created_by_id, created_at, last_used_at, revoked_at) values
  ('019f99fb-a421-7589-8987-015d8bfc9ebf', '旧・検証用', 'kw_uPHk14bD', '70806a7b918d658db26c9f4220e8d910ef2cfe3b44ed93c395d7cba9d4f5cfb2', '{"works:read"}', 60, '01a203f6-c421-773d-845e-1230da4fc7ad', '2026-07-25T15:53:53.441+00:00', '2026-08-19T15:53:53.441+00:00', '2026-08-24T15:53:53.441+00:00');

insert into company_registration (id, email, owner_name, facts, locale, created_at) values
  ('019a9000-0000-7000-8000-000000000035', 'sample@example.jp', 'sample owner_name', '{}', 'ja', '2026-11-20T03:00:00Z');

insert into credential (id, kind, account_id, password_hash, consecutive_failures, updated_at) values
  ('019bfb02-f421-72da-8166-67cea45f3b42', 'ADMIN', '019bfb02-f421-7d29-8ac6-664452e1e5e7', '$argon2id$v=19$m=19456,t=2,p=1$ambR6QCYnBmsIW4CCYELLg$LxszdNpBx8xANPmIdmxrI98K8sQM4tafLdNYoW/krak', 0, '2026-01-26T15:53:53.441+00:00');

insert into mail_token (id, token_hash, purpose, kind, email, account_id, created_at, expires_at, used_at) values
  ('019a9000-0000-7000-8000-000000000041', 'sample token_hash', 'REGISTER', 'SEEKER', 'sample@example.jp', '019a9000-0000-7000-8000-000000000046', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z');

insert into company (id, name, name_kana, status, industry, postal_code, prefecture, city, address_line, contact_email, contact_phone, representative, description, plan_code, published_works, refused_at, refusal, version, created_at, updated_at) values
  ('01a203f6-c421-77b2-8cf1-844ff8bf1ec3', 'さくらみち塾', 'サクラミチジュク', 'PENDING', 'R', '1000001', '13', '千代田区', '丸の内4丁目1番1号', 'new4@example.jp', '0312340003', '佐倉 道夫', '', 'FREE', 0, '2026-11-21T15:53:53.441+00:00', '所在地は、ビル名・階・部屋番号まで入力してください。', 1, '2026-11-13T15:53:53.441+00:00', '2026-11-13T15:53:53.441+00:00');
insert into company (id, name, name_kana, name_en, corporate_number, status, industry, postal_code, prefecture, city, address_line, building, contact_email, contact_phone, website_url, representative, employee_count, founded_year, description, plan_code, published_works, version, created_at, updated_at) values
  ('019040a7-7021-758f-893c-5e752fa3db84', '社会福祉法人みなとの風福祉会', 'シャカイフクシホウジンミナトノカゼフクシカイ', 'Demo 1 Welfare Association', '7100000000000', 'ACTIVE', 'P', '1600023', '13', '新宿区', '西新宿7丁目11番10号', 'みなとの風ビル9階207号室', 'saiyo1@example.jp', '0300000000', 'https://company1.example.jp/', '佐々木 隆', 765, 2007, '「ていねいに伝える」を合言葉に、社員の4人に1人が海外の出身です。相談窓口をやさしい日本語と英語で開いています。', 'PREMIUM', 25, 1, '2024-06-22T15:53:53.441+00:00', '2024-06-22T15:53:53.441+00:00');
insert into company (id, name, name_kana, name_en, corporate_number, status, industry, postal_code, prefecture, city, address_line, building, contact_email, contact_phone, website_url, representative, employee_count, founded_year, description, plan_code, published_works, version, created_at, updated_at) values
  ('018da32c-b821-78fe-8e6c-b4cb155b8236', '社会福祉法人せせらぎ福祉会', 'シャカイフクシホウジンセセラギフクシカイ', 'Demo 57 Welfare Association', '5100000443464', 'ACTIVE', 'P', '8920842', '46', '鹿児島市', '東千石町620番2号', 'せせらぎビル7階209号室', 'saiyo57@example.jp', '0300000056', 'https://company57.example.jp/', '佐々木 隆', 879, 2001, '創業以来、人を育てることを一番大切にしてきました。はじめの1年間は、仕事と生活の両方を担当者が支えます。', 'STANDARD', 17, 1, '2024-02-13T15:53:53.441+00:00', '2024-02-13T15:53:53.441+00:00');
insert into company (id, name, name_kana, name_en, corporate_number, status, industry, postal_code, prefecture, city, address_line, building, contact_email, contact_phone, website_url, representative, employee_count, founded_year, description, plan_code, published_works, version, created_at, updated_at) values
  ('01970300-3021-756a-8474-632e6998a319', '社会福祉法人おおぞら台福祉会', 'シャカイフクシホウジンオオゾラダイフクシカイ', 'Demo 15 Welfare Association', '5100000110866', 'ACTIVE', 'P', '5100086', '24', '四日市市', '諏訪栄町212番11号', 'おおぞら台ビル8階215号室', 'saiyo15@example.jp', '0300000014', 'https://company15.example.jp/', '松本 健', 183, 1989, '小さな会社ですが、意見がすぐに形になります。手順書には写真とふりがなを付け、だれでも同じように仕事ができます。', 'STANDARD', 10, 1, '2025-05-24T15:53:53.441+00:00', '2025-05-24T15:53:53.441+00:00');
insert into company (id, name, name_kana, name_en, corporate_number, status, industry, postal_code, prefecture, city, address_line, building, contact_email, contact_phone, website_url, representative, employee_count, founded_year, description, plan_code, published_works, version, created_at, updated_at) values
  ('018e5c91-a821-7e42-8471-cc705b978efe', 'かがやき橋総合事務所株式会社', 'カガヤキバシソウゴウジムショカブシキガイシャ', 'Demo 11 Partners Inc.', '8100000079190', 'ACTIVE', 'L', '9800811', '04', '仙台市青葉区', '一番町3丁目9番11号', 'かがやき橋ビル3階209号室', 'saiyo11@example.jp', '0300000010', 'https://company11.example.jp/', '加藤 誠一', 23, 1957, '地域の暮らしを支える仕事を続けてきました。国や言葉の違う仲間が一緒に働き、毎月の勉強会で仕事の日本語を学んでいます。', 'STANDARD', 8, 1, '2024-03-20T15:53:53.441+00:00', '2024-03-20T15:53:53.441+00:00');

insert into company_member (id, company_id, email, name, role, status, locale, version, created_at, updated_at) values
  ('01a203f6-c421-7698-8928-dbbf65634819', '019040a7-7021-758f-893c-5e752fa3db84', 'owner-a@example.jp', '佐藤 恵', 'OWNER', 'ACTIVE', 'ja', 1, '2026-11-22T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');

insert into recovery_code (id, kind, account_id, code_hash, used_at, created_at) values
  ('019a9000-0000-7000-8000-000000000050', 'SEEKER', '019a9000-0000-7000-8000-000000000052', 'sample code_hash', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z');

insert into session (id, token_hash, kind, account_id, created_at, last_seen_at, expires_at, authenticated_at, ip, user_agent) values
  ('019a9000-0000-7000-8000-000000000056', 'sample token_hash', 'SEEKER', '019a9000-0000-7000-8000-000000000059', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', 'sample ip', 'sample user_agent');

insert into two_factor (id, kind, account_id, secret, confirmed_at, created_at) values
  ('01a203f6-c421-78a5-88a4-bf8164217686', 'ADMIN', '01a203f6-c421-72af-8339-17ad1a82dc12', 'v1.dev.VnNmicDO_cd5Pq7H.QfWA-Bwp2eUlux1pRDwL0Y2Bgb2JD64jp3MwMs0Me2-pj4_-s7BuATghTS-hopR-', '2026-11-22T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');

insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('019e68b3-4c21-7ed6-8f0b-51b44b23e5d4', 'seeker6@example.jp', 'ACTIVE', 'ja', '2026-11', '2026-05-27T09:10:41.441+00:00', 1, '2026-05-27T09:10:41.441+00:00', '2026-05-27T09:10:41.441+00:00');
insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('019f30a6-cc21-7db9-8801-cb8b43e23807', 'seeker42@example.jp', 'ACTIVE', 'ja', '2026-11', '2026-07-05T05:01:05.441+00:00', 1, '2026-07-05T05:01:05.441+00:00', '2026-07-05T05:01:05.441+00:00');
insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('01a14075-7321-72cf-8214-2f1f8c9b7a79', 'seeker8@example.jp', 'ACTIVE', 'ja', '2026-11', '2026-10-15T16:46:41.441+00:00', 1, '2026-10-15T16:46:41.441+00:00', '2026-10-15T16:46:41.441+00:00');
insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('01a14e47-0c21-7de3-8fed-ab5d3815a024', 'mai@example.jp', 'ACTIVE', 'ja', '2026-11', '2026-10-18T09:10:41.441+00:00', 1, '2026-10-18T09:10:41.441+00:00', '2026-10-18T09:10:41.441+00:00');
insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('019f3de7-6021-757e-8b7a-52e5ee9d50e0', 'seeker38@example.jp', 'SUSPENDED', 'ja', '2026-11', '2026-07-07T18:46:41.441+00:00', 1, '2026-07-07T18:46:41.441+00:00', '2026-07-07T18:46:41.441+00:00');
insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('019bd6b0-2021-75db-8c91-84e8491c96c7', 'seeker27@example.jp', 'ACTIVE', 'ja', '2026-11', '2026-01-19T14:37:05.441+00:00', 1, '2026-01-19T14:37:05.441+00:00', '2026-01-19T14:37:05.441+00:00');
insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('019d0a4e-2021-722d-8e3e-44e7df3adb23', 'seeker12@example.jp', 'ACTIVE', 'ja', '2026-11', '2026-03-20T08:13:05.441+00:00', 1, '2026-03-20T08:13:05.441+00:00', '2026-03-20T08:13:05.441+00:00');
insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('019cd34e-0c21-7dfb-80db-4fa6ca9e2572', 'seeker15@example.jp', 'ACTIVE', 'ja', '2026-11', '2026-03-09T15:53:53.441+00:00', 1, '2026-03-09T15:53:53.441+00:00', '2026-03-09T15:53:53.441+00:00');
insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('01a19ded-ac21-7f3b-8c07-dba4376dd4bc', 'seeker22@example.jp', 'ACTIVE', 'ja', '2026-11', '2026-11-02T20:22:41.441+00:00', 1, '2026-11-02T20:22:41.441+00:00', '2026-11-02T20:22:41.441+00:00');
insert into users (id, email, status, locale, terms_version, terms_accepted_at, version, created_at, updated_at) values
  ('01a0f5d6-6c21-7235-861c-56c1af8bc5fb', 'seeker35@example.jp', 'SUSPENDED', 'ja', '2026-11', '2026-10-01T05:01:05.441+00:00', 1, '2026-10-01T05:01:05.441+00:00', '2026-10-01T05:01:05.441+00:00');

insert into cancellation_survey (id, user_id, reasons, comment, created_at) values
  ('019a9000-0000-7000-8000-000000000066', '019e68b3-4c21-7ed6-8f0b-51b44b23e5d4', '{}', 'sample comment', '2026-11-20T03:00:00Z');

insert into notification_setting (user_id, family, email, site) values
  ('019e68b3-4c21-7ed6-8f0b-51b44b23e5d4', 'ENTRY', true, true);

insert into user_event (id, user_id, from_status, to_status, actor_kind, actor_id, reason, at) values
  ('01a1f0a6-eb21-7b6c-8c89-deac8daa30f4', '01a0f5d6-6c21-7235-861c-56c1af8bc5fb', 'ACTIVE', 'SUSPENDED', 'ADMIN', '01a203f6-c421-7ea5-8afe-322ce77ec5b6', '同じ文面を多くの企業に送っているとの通報を複数受けたため、確認が取れるまで停止。', '2026-11-18T21:53:53.441+00:00');

insert into user_profile (user_id, family_name, given_name, family_name_kana, given_name_kana, latin_name, birth_date, phone, postal_code, prefecture, city, address_line, work_permission, residence_status, residence_expires_on, part_time_permission, self_declared_level, measured_level, measurement, certificates, qualifications, other_languages, introduction, education, work_history, qualification_records, wished_prefectures, wished_categories, wished_employment_types, wished_monthly_pay, wished_weekly_hours, search_text, search_tokens, version, updated_at) values
  ('01a19ded-ac21-7f3b-8c07-dba4376dd4bc', 'レ', 'ホアン・ナム', 'レ', 'ホアンナム', 'LE HOANG NAM', 'v1.dev.at-yQxmlRLut-A3t.fyGn_doxWc2OQEyYc_uLrZT6gm6apANBqWc', 'v1.dev.ZHM4TlTJjxDRqPep.w5T51XXFU20IzFA2roFxvmQlKUwIDtQaJZNvI6s', 'v1.dev.NXqlfpGUrOe-ejbo.ES_HlC_c14AQ46TsuPRJvkZpBdmYSP0', '28', '神戸市中央区', 'v1.dev.kAGkOddYx2Lj9I4y.Bq2bMZj2_meco8bQ3D403Lu9OYsG-uVZDrsAu3LenYxGbg', 'PART_TIME_28H', 'STUDENT', '2027-12-27', true, 'N5', 'N5', '{"se":0.28,"low":-2.1488,"high":-1.0512000000000001,"level":"N5","theta":-1.6,"measuredAt":"2026-10-18T15:53:53.441Z","probabilities":[{"level":"NONE","probability":0.07875167848187357},{"level":"N5","probability":0.9042744424389652},{"level":"N4","probability":0.016973871718685696},{"level":"N3","probability":7.360475562379065e-09},{"level":"N2","probability":0},{"level":"N1","probability":0}]}', '[]', '{}', '{"ベトナム語","英語"}', '日本で4年くらしています。仕事では、あいさつと報告を大切にしています。新しいことを覚えるのが好きです。', '[{"to":"2021-03","from":"2019-04","name":"日本語学校","detail":"進学コース"}]', '[]', '[]', '{"28"}', '{"SERVICE","OFFICE"}', '{"PART_TIME"}', 290000, 24, 'れ ほあん・なむ れほあん・なむ れ ほあんなむ れほあんなむ le hoang nam seeker22@example.jp', '{"れ","ほ","あ","ん","ほあ","あん","な","む","なむ","れほ","んな","l","le","h","ho","hoa","hoan","hoang","n","na","nam","s","se","see","seek","seeke","seeker","seeker2","seeker22","e","ex","exa","exam","examp","exampl","example","j","jp"}', 1, '2026-11-02T20:22:41.441+00:00');

insert into bank_file (id, sha256, file_name, status, content, account, from_day, to_day, line_count, total, matched_count, open_count, known_count, uploaded_by_id, uploaded_at, imported_at) values
  ('01a203f6-d7d7-764b-934c-977ebb5b51be', '27332ccaeabe37aa0c8533a5071f2ab0af4ee2ba26819c91c0c3d2f582054868', 'NYUKIN_20261122.txt', 'IMPORTED', '\x3130313030383131323230383131323230383131323230303031d0bddece2020202020202020202020313031c4b3b7d6b3b4b2b7ded6b3ccde20203131323334353637b629bac4cadedc2db8bd2020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a32303030303031303831313232303831313232303030303033323738303030303030303030303030303030303030303030b6b6ded4b7cadebcbfb3badeb3bcded1bcd6b6ccdebcb7b6deb2bcd42020202020202020202020202020202020202020d0c2cbdebc55464a20202020202020cfd9c9b3c120202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a32303030303032303831313232303831313232303030303033323738303030303030303030303030303030303030303030d0bddecec9d3d8ccc4deb3bbdd28b6202020202020202020202020202020202020202020202020202020202020202020d0c2cbdebc55464a20202020202020cfd9c9b3c120202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a32303030303033303831313232303831313232303030303033323738303030303030303030303030303030303030303030b629bbbbdec5d0bdb2bbdd20202020202020202020202020202020202020202020202020202020202020202020202020d0c2cbdebc55464a20202020202020cfd9c9b3c120202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a32303030303034303831313232303831313232303030303033323738303030303030303030303030303030303030303030bcd4b6b2ccb8bcceb3bcdeddb5b5bfded7c0deb2ccb8bcb6b22020202020202020202020202020202020202020202020d0c2cbdebc55464a20202020202020cfd9c9b3c120202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a32303030303035303831313232303831313232303030303130373830303030303030303030303030303030303030303030b7bddec5bbdeb6cec3d9b1ddc4dedabdc4d7dd28b6202020202020202020202020202020202020202020202020202020d0c2cbdebc55464a20202020202020cfd9c9b3c120202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a32303030303036303831313232303831313232303030303033323738303030303030303030303030303030303030303030b629cfc4deb6bcbdc3d12020202020202020202020202020202020202020202020202020202020202020202020202020d0c2cbdebc55464a20202020202020cfd9c9b3c120202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a32303030303037303831313232303831313232303030303130373830303030303030303030303030303030303030303030b1bdc5dbb5b6c9b3b4ddb6ccdebcb7b6deb2bcd420202020202020202020202020202020202020202020202020202020d0c2cbdebc55464a20202020202020cfd9c9b3c120202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a32303030303038303831313232303831313232303030303033323738303030303030303030303030303030303030303030c0c5b620cfbac42020202020202020202020202020202020202020202020202020202020202020202020202020202020d0c2cbdebc55464a20202020202020cfd9c9b3c120202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a32303030303039303831313232303831313232303030303033323132303030303030303030303030303030303030303030bcb5b6bedebbb0cbdebdb6ccdebcb7b6deb2bcd420202020202020202020202020202020202020202020202020202020d0c2cbdebc55464a20202020202020cfd9c9b3c120202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a38303030303039303030303030343434343030303030303030303030303030303030303030202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a39202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020202020200d0a', 'ﾐｽﾞﾎ ﾄｳｷﾖｳｴｲｷﾞﾖｳﾌﾞ 1234567 ｶ)ｺﾄﾊﾞﾜ-ｸｽ', '2026-11-22', '2026-11-22', 9, 444400, 7, 2, 0, '01a203f6-c421-7a3e-87b9-e28a92be58c7', '2026-11-22T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');

insert into bank_payment (id, source, status, paid_on, amount, assigned, payer_name, created_by_id, created_at, version) values
  ('01a203f6-d48c-74ef-a509-9a940c9ddd40', 'HAND', 'ASSIGNED', '2026-09-01', 32780, 32780, 'ｶｶﾞﾔｷﾊﾞｼｿｳｺﾞｳｼﾞﾑｼﾖｶﾌﾞｼｷｶﾞｲｼﾔ', '01a203f6-c421-7a3e-87b9-e28a92be58c7', '2026-08-31T15:53:53.441+00:00', 1);

insert into card_payment (id, purpose, user_id, amount, status, description, provider, reference, card_brand, card_last4, operation_id, attempts, next_attempt_at, settled_at, created_at, updated_at) values
  ('01a203f6-d871-73b8-8fe5-c0557c398013', 'LICENCE', '019d0a4e-2021-722d-8e3e-44e7df3adb23', 2980, 'PAID', 'ことばワークス プレミアム学習動画 90日間', 'TEST', 'test_01a203f6d87173b88fe5be44b6c8bb06', 'visa', '4242', '01a203f6-d871-73b8-8fe5-c72c53dcd1c4', 0, '2026-10-05T17:53:53.441+00:00', '2026-10-05T17:53:53.441+00:00', '2026-10-05T17:53:53.441+00:00', '2026-10-05T17:53:53.441+00:00');
insert into card_payment (id, purpose, user_id, amount, status, description, provider, reference, card_brand, card_last4, operation_id, attempts, next_attempt_at, settled_at, created_at, updated_at) values
  ('01a203f6-d871-73b8-8fe5-a2c27bd7e0f9', 'LICENCE', '019cd34e-0c21-7dfb-80db-4fa6ca9e2572', 1100, 'PAID', 'ことばワークス 日本語力測定 証明書 1通', 'TEST', 'test_01a203f6d87173b88fe59ee8fb79442f', 'visa', '4242', '01a203f6-d871-73b8-8fe5-a4eb01d3bd81', 0, '2026-10-01T16:53:53.441+00:00', '2026-10-01T16:53:53.441+00:00', '2026-10-01T16:53:53.441+00:00', '2026-10-01T16:53:53.441+00:00');

insert into invoice (id, number, company_id, kind, status, method, recipient_name, lines, subtotal, tax_rate, tax, total, paid_amount, plan_code, period_start, period_end, issued_at, due_at, paid_at, version) values
  ('01a203f6-d477-7248-878a-04a157596cb5', '2026-000022', '018e5c91-a821-7e42-8471-cc705b978efe', 'START', 'PAID', 'TRANSFER', 'かがやき橋総合事務所株式会社', '[{"to":"2026-09-22","code":"PLAN","from":"2026-08-23","amount":29800,"planCode":"STANDARD"}]', 29800, 10, 2980, 32780, 32780, 'STANDARD', '2026-08-22T15:53:53.441+00:00', '2026-09-22T15:53:53.441+00:00', '2026-08-22T15:53:53.441+00:00', '2026-09-21T15:53:53.441+00:00', '2026-08-31T15:53:53.441+00:00', 1);

insert into bank_assignment (id, payment_id, invoice_id, amount, how, by_id, at) values
  ('01a203f6-d48d-73fc-8d5d-56d2dae6f112', '01a203f6-d48c-74ef-a509-9a940c9ddd40', '01a203f6-d477-7248-878a-04a157596cb5', 32780, 'HAND', '01a203f6-c421-7a3e-87b9-e28a92be58c7', '2026-08-31T15:53:53.441+00:00');

insert into known_payer (id, key, company_id, created_at) values
  ('019a9000-0000-7000-8000-000000000075', 'sample key', '01a203f6-c421-77b2-8cf1-844ff8bf1ec3', '2026-11-20T03:00:00Z');

insert into ledger_entry (id, transaction_id, account, amount, company_id, invoice_id, memo, at) values
  ('019ea2ca-6421-7db0-87ad-f1cf1b6b90dc', '019ea2ca-6421-7e6e-8a6c-6b804e9c2d4f', 'TAX', -9800, '019040a7-7021-758f-893c-5e752fa3db84', '019ea2ca-6421-7d10-8e89-7e3fad4fe7cc', 'issued', '2026-06-07T15:53:53.441+00:00');

insert into licence_purchase (id, user_id, product_code, payment_id, price, tax_rate, days, terms_version, receipt_number, created_at) values
  ('01a203f6-d871-73b8-8fe5-be44b6c8bb06', '019d0a4e-2021-722d-8e3e-44e7df3adb23', 'MOVIES_90', '01a203f6-d871-73b8-8fe5-c0557c398013', 2980, 10, 90, '2026-11', '20261006-B6C8BB06', '2026-10-05T17:53:53.441+00:00');
insert into licence_purchase (id, user_id, product_code, payment_id, price, tax_rate, uses, days, terms_version, receipt_number, created_at) values
  ('01a203f6-d871-73b8-8fe5-9ee8fb79442f', '019cd34e-0c21-7dfb-80db-4fa6ca9e2572', 'CERTIFICATE_1', '01a203f6-d871-73b8-8fe5-a2c27bd7e0f9', 1100, 10, 1, 180, '2026-11', '20261002-FB79442F', '2026-10-01T16:53:53.441+00:00');

insert into licence (id, user_id, purchase_id, kind, uses_left, valid_from, valid_until) values
  ('01a203f6-d871-73b8-8fe5-a984351cfb3c', '019cd34e-0c21-7dfb-80db-4fa6ca9e2572', '01a203f6-d871-73b8-8fe5-9ee8fb79442f', 'CERTIFICATE', 1, '2026-10-01T16:53:53.441+00:00', '2027-03-30T16:53:53.441+00:00');

insert into payment_notice (id, received_at) values
  ('sample id', '2026-11-20T03:00:00Z');

insert into refund (id, purchase_id, payment_id, amount, status, source, cause, reason, by_id, number, ended_valid_until, attempts, next_attempt_at, created_at, done_at, version) values
  ('01a203f6-d871-73b8-8fe5-de0284f7c32a', '01a203f6-d871-73b8-8fe5-be44b6c8bb06', '01a203f6-d871-73b8-8fe5-c0557c398013', 2980, 'DONE', 'OPERATOR', 'WITHIN_TERMS', 'お問い合わせフォームからのお申し出', '01a203f6-c421-7a3e-87b9-e28a92be58c7', '20261006-B6C8BB06-R', '2027-01-03T17:53:53.441+00:00', 0, '2026-10-07T17:53:53.441+00:00', '2026-10-07T17:53:53.441+00:00', '2026-10-07T17:53:53.441+00:00', 1);

insert into subscription (company_id, status, method, period_start, period_end, anchor_day, customer, card_method, card_brand, card_last4, version, updated_at) values
  ('019040a7-7021-758f-893c-5e752fa3db84', 'ACTIVE', 'CARD', '2026-11-07T15:53:53.441+00:00', '2026-12-07T15:53:53.441+00:00', 8, 'demo', 'saved_test_visa', 'visa', '4242', 1, '2026-11-07T15:53:53.441+00:00');

insert into test_charge (id, key, amount, status, method, refunded, client_secret) values
  ('test_01a203f6d86f70f38dbdd64acc43ee78', '01a203f6-d86f-70f3-8dbd-daf56f413915:open:1', 1980, 'PAID', 'test_visa', 0, '01a203f6-d86f-70f3-8dbd-d64acc43ee78');

insert into saved_search (id, user_id, name, filter, alert, frequency, token_hash, token_expires_at, confirmed_at, told_until, next_alert_at, created_at, updated_at) values
  ('019a9000-0000-7000-8000-000000000081', '019e68b3-4c21-7ed6-8f0b-51b44b23e5d4', 'sample name', '{}', 'OFF', 'DAILY', 'sample token_hash', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z');

insert into work (id, company_id, status, title, title_en, category, occupation, employment_type, openings, employer_name, employer_address, contact_email, contact_phone, workplace_name, postal_code, prefecture, city, address_line, workplace_change_scope, remote, smoking, description, description_en, duties_change_scope, requirements, japanese_level, japanese_use, accepted_statuses, visa_support, beginner_welcome, required_qualifications, pay_unit, pay_min, pay_max, allowances, fixed_overtime, commuting, raise, pay_closing, pay_day, work_time_system, work_times, break_minutes, weekly_hours, overtime, overtime_hours_per_month, holidays, holidays_per_year, health_insurance, pension_insurance, accident_insurance, employment_insurance, fixed_term, trial, appeal, housing, selection, documents, resume_required, screening_questions, monthly_pay_min, monthly_pay_max, search_text, search_tokens, info_updated_at, published_at, submitted_at, like_count, entry_count, view_count, version, created_at, updated_at) values
  ('01a0f6ab-8ea1-7caa-8111-196179712a71', '019040a7-7021-758f-893c-5e752fa3db84', 'OPEN', '訪問看護師／千葉市中央区', 'Registered nurse (Demo 1 Welfare Association)', 'MEDICAL', '看護師', 'OUTSOURCING', 5, '社会福祉法人みなとの風福祉会', '新宿区西新宿7丁目11番10号 みなとの風ビル9階207号室', 'saiyo1@example.jp', '0300000000', '社会福祉法人みなとの風福祉会 千葉市中央区事業所', '2600015', '12', '千葉市中央区', '富士見2丁目24-2', '会社の定める事業所（同じ都道府県内）', 'NONE', 'NO_SMOKING', '病棟での看護、点滴や処置、退院に向けた説明をお願いします。新しく入る方には、半年間の担当者がつきます。

【1日の流れ】
申し送りの後、受け持ちの患者様を回り、医師の回診に同行し、記録を残します。

【会社から】
「ていねいに伝える」を合言葉に、社員の4人に1人が海外の出身です。相談窓口をやさしい日本語と英語で開いています。', 'Registered nurse at Demo 1 Welfare Association. Training is given from the first day; colleagues from several countries work here. Ask us anything by message before you apply.', '変更なし', '日本の看護師免許をお持ちの方。', 'N1', '患者様とご家族への説明、看護記録、多職種の会議', '{"PERMANENT_RESIDENT","SPOUSE_OF_JAPANESE","LONG_TERM_RESIDENT","ENGINEER_HUMANITIES_INTERNATIONAL"}', true, false, '{"NURSE"}', 'WEEK', 80000, 88000, '[]', false, '実費を支給（月3万円まで）', '年1回（前年度の実績：1月あたり3,000円〜8,000円）', '毎月末日', '翌月25日', 'SHIFT', '[{"end":"17:30","start":"08:30"},{"end":"29:30","start":"20:30"}]', 60, 40.0, true, 13, '4週8休（シフトによる）、年次有給休暇', 110, false, false, false, false, false, false, '面接の前に、職場を見学できます。仕事で使う日本語の一覧（ふりがな付き）をお渡しします。', false, '応募 → 書類選考（5日以内にお返事します） → 面接1回 → 内定', '履歴書（書式は自由です）', false, '[{"id":"01a203f6-c421-7977-8e72-a91316248da1","text":"この仕事に応募した理由を教えてください。","required":true},{"id":"01a203f6-c421-7085-8460-8ab00b79bd77","text":"いつから働き始められますか。","required":false}]', 346667, 381333, '訪問看護師/千葉市中央区 registered nurse (demo 1 welfare association) 看護師 社会福祉法人みなとの風福祉会 しゃかいふくしほうじんみなとのかぜふくしかい demo 1 welfare association 千葉県 chiba 千葉市中央区 医療 看護 保健 medical nursing 業務委託 freelance contractor 病棟での看護、点滴や処置、退院に向けた説明をお願いします。新しく入る方には、半年間の担当者がつきます。 【1日の流れ】 申し送りの後、受け持ちの患者様を回り、医師の回診に同行し、記録を残します。 【会社から】 「ていねいに伝える」を合言葉に、社員の4人に1人が海外の出身です。相談窓口をやさしい日本語と英語で開いています。 registered nurse at demo 1 welfare association. training is given from the first day; colleagues from several countries work here. ask us anything by message before you apply.', '{"訪","問","看","護","師","訪問","問看","看護","護師","千","葉","市","中","央","区","千葉","葉市","市中","中央","央区","社","会","福","祉","法","人","み","な","と","の","風","社会","会福","福祉","祉法","法人","人み","みな","なと","との","の風","風福","祉会","し","ゃ","か","い","ふ","く","ほ","う","じ","ん","ぜ","しゃ","ゃか","かい","いふ","ふく","くし","しほ","ほう","うじ","じん","んみ","のか","かぜ","ぜふ","しか","県","葉県","医","療","医療","保","健","保健","業","務","委","託","業務","務委","委託","病","棟","で","病棟","棟で","での","の看","点","滴","や","処","置","点滴","滴や","や処","処置","退","院","に","向","け","た","説","明","を","お","願","ま","す","退院","院に","に向","向け","けた","た説","説明","明を","をお","お願","願い","いし","しま","ます","新","入","る","方","は","新し","しく","く入","入る","る方","方に","には","半","年","間","担","当","者","が","つ","き","半年","年間","間の","の担","担当","当者","者が","がつ","つき","きま","日","流","れ","日の","の流","流れ","申","送","り","後","申し","し送","送り","りの","の後","受","持","ち","患","様","回","受け","け持","持ち","ちの","の患","患者","者様","様を","を回","回り","診","同","行","医師","師の","の回","回診","診に","に同","同行","行し","記","録","残","記録","録を","を残","残し","ら","会社","社か","から","て","ね","伝","え","てい","いね","ねい","いに","に伝","伝え","える","合","言","を合","合言","言葉","葉に","員","社員","員の","人に","海","外","出","身","人が","が海","海外","外の","の出","出身","身で","です","相","談","窓","口","さ","本","語","英","開","相談","談窓","窓口","口を","をや","やさ","さし","しい","い日","日本","本語","語と","と英","英語","語で","で開","開い","いて","いま","r","re","reg","regi","regis","regist","registe","register","registere","registered","n","nu","nur","nurs","nurse","d","de","dem","demo","1","w","we","wel","welf","welfa","welfar","welfare","a","as","ass","asso","assoc","associ","associa","associat","associati","associatio","association","c","ch","chi","chib","chiba","m","me","med","medi","medic","medica","medical","nursi","nursin","nursing","f","fr","fre","free","freel","freela","freelan","freelanc","freelance","co","con","cont","contr","contra","contrac","contract","contracto","contractor","4","at","t","tr","tra","trai","train","traini","trainin","training","i","is","g","gi","giv","give","given","fro","from","th","the","fi","fir","firs","first","da","day","col","coll","colle","collea","colleag","colleagu","colleague","colleagues","s","se","sev","seve","sever","severa","several","cou","coun","count","countr","countri","countrie","countries","wo","wor","work","h","he","her","here","ask","u","us","an","any","anyt","anyth","anythi","anythin","anything","b","by","mes","mess","messa","messag","message","be","bef","befo","befor","before","y","yo","you","ap","app","appl","apply","t:訪","t:問","t:看","t:護","t:師","t:訪問","t:問看","t:看護","t:護師","t:千","t:葉","t:市","t:中","t:央","t:区","t:千葉","t:葉市","t:市中","t:中央","t:央区","t:r","t:re","t:reg","t:regi","t:regis","t:regist","t:registe","t:register","t:registere","t:registered","t:n","t:nu","t:nur","t:nurs","t:nurse","t:d","t:de","t:dem","t:demo","t:1","t:w","t:we","t:wel","t:welf","t:welfa","t:welfar","t:welfare","t:a","t:as","t:ass","t:asso","t:assoc","t:associ","t:associa","t:associat","t:associati","t:associatio","t:association","p:12","c:MEDICAL","e:OUTSOURCING","l:N1","l:NATIVE","v:1","s:PERMANENT_RESIDENT","s:SPOUSE_OF_JAPANESE","s:LONG_TERM_RESIDENT","s:ENGINEER_HUMANITIES_INTERNATIONAL"}', '2026-10-01T08:53:53.441+00:00', '2026-10-01T08:53:53.441+00:00', '2026-09-30T22:53:53.441+00:00', 0, 1, 20, 1, '2026-09-30T20:53:53.441+00:00', '2026-10-01T08:53:53.441+00:00');
insert into work (id, company_id, status, title, title_en, category, occupation, employment_type, openings, apply_by, employer_name, employer_address, contact_email, contact_phone, workplace_name, postal_code, prefecture, city, address_line, nearest_station, workplace_change_scope, remote, smoking, description, description_en, duties_change_scope, requirements, japanese_level, japanese_use, accepted_statuses, visa_support, beginner_welcome, required_qualifications, pay_unit, pay_min, pay_max, allowances, fixed_overtime, commuting, bonus, pay_closing, pay_day, work_time_system, work_times, break_minutes, weekly_hours, overtime, overtime_hours_per_month, holidays, holidays_per_year, health_insurance, pension_insurance, accident_insurance, employment_insurance, fixed_term, trial, trial_months, trial_conditions, retirement, housing, selection, documents, resume_required, screening_questions, monthly_pay_min, monthly_pay_max, search_text, search_tokens, info_updated_at, published_at, submitted_at, like_count, entry_count, view_count, version, created_at, updated_at) values
  ('01a1aa45-5721-7276-88db-61a8646530ab', '019040a7-7021-758f-893c-5e752fa3db84', 'OPEN', '認定こども園の保育補助スタッフ／山形市', 'Nursery assistant (Demo 1 Welfare Association)', 'CHILDCARE_EDUCATION', '保育補助者', 'FULL_TIME', 5, '2027-01-10', '社会福祉法人みなとの風福祉会', '新宿区西新宿7丁目11番10号 みなとの風ビル9階207号室', 'saiyo1@example.jp', '0300000000', '社会福祉法人みなとの風福祉会 山形市事業所', '9900042', '06', '山形市', '七日町2丁目5-20', '山形駅から徒歩17分', '会社の定める事業所（同じ都道府県内）', 'NONE', 'NO_SMOKING', '子どもの見守り、食事や着替えのお手伝い、行事の準備をお願いします。保育士の指示のもとで、クラスに二人以上で入ります。

【1日の流れ】
朝の受け入れ、午前の外遊び、昼食と午睡の見守り、夕方のお迎えの対応をします。

【会社から】
「ていねいに伝える」を合言葉に、社員の4人に1人が海外の出身です。相談窓口をやさしい日本語と英語で開いています。', 'Nursery assistant at Demo 1 Welfare Association. Training is given from the first day; colleagues from several countries work here. Ask us anything by message before you apply.', '変更なし', '子どもの安全を第一に考えられる方。保育士資格の勉強を応援します。', 'N3', '子どもへの声かけ、保護者への伝達、連絡帳', '{"PERMANENT_RESIDENT","SPOUSE_OF_JAPANESE","LONG_TERM_RESIDENT","ENGINEER_HUMANITIES_INTERNATIONAL"}', false, true, '{}', 'MONTH', 197000, 257000, '[{"name":"語学手当","amount":10000}]', false, '実費を支給（月3万円まで）', '年2回（業績による）', '毎月末日', '翌月25日', 'FIXED', '[{"end":"18:00","start":"09:00"}]', 60, 40.0, true, 19, '土曜・日曜・祝日、年末年始、夏季休暇', 122, true, true, true, true, false, true, 3, '試用期間中も賃金・労働条件は同じです。', 'あり（定年65歳、再雇用あり）', false, '応募 → 書類選考（5日以内にお返事します） → 面接1回 → 内定', '履歴書（書式は自由です）', false, '[{"id":"01a203f6-c421-79b3-8a23-a8ddf818ae55","text":"この仕事に応募した理由を教えてください。","required":true},{"id":"01a203f6-c421-7fa8-8afe-60945b26e971","text":"いつから働き始められますか。","required":false}]', 197000, 257000, '認定こども園の保育補助すたっふ/山形市 nursery assistant (demo 1 welfare association) 保育補助者 社会福祉法人みなとの風福祉会 しゃかいふくしほうじんみなとのかぜふくしかい demo 1 welfare association 山形県 yamagata 山形市 山形駅から徒歩17分 保育 教育 childcare education teacher 正社員 full-time permanent 子どもの見守り、食事や着替えのお手伝い、行事の準備をお願いします。保育士の指示のもとで、くらすに二人以上で入ります。 【1日の流れ】 朝の受け入れ、午前の外遊び、昼食と午睡の見守り、夕方のお迎えの対応をします。 【会社から】 「ていねいに伝える」を合言葉に、社員の4人に1人が海外の出身です。相談窓口をやさしい日本語と英語で開いています。 nursery assistant at demo 1 welfare association. training is given from the first day; colleagues from several countries work here. ask us anything by message before you apply.', '{"認","定","こ","ど","も","園","の","保","育","補","助","す","た","っ","ふ","認定","定こ","こど","ども","も園","園の","の保","保育","育補","補助","助す","すた","たっ","っふ","山","形","市","山形","形市","者","助者","社","会","福","祉","法","人","み","な","と","風","社会","会福","福祉","祉法","法人","人み","みな","なと","との","の風","風福","祉会","し","ゃ","か","い","く","ほ","う","じ","ん","ぜ","しゃ","ゃか","かい","いふ","ふく","くし","しほ","ほう","うじ","じん","んみ","のか","かぜ","ぜふ","しか","県","形県","駅","ら","徒","歩","形駅","駅か","から","ら徒","徒歩","分","教","教育","正","員","正社","社員","子","見","守","り","子ど","もの","の見","見守","守り","食","事","や","着","替","え","お","手","伝","食事","事や","や着","着替","替え","えの","のお","お手","手伝","伝い","行","準","備","を","願","ま","行事","事の","の準","準備","備を","をお","お願","願い","いし","しま","ます","士","指","示","で","育士","士の","の指","指示","示の","のも","もと","とで","に","二","以","上","入","くら","らす","すに","に二","二人","人以","以上","上で","で入","入り","りま","日","流","れ","日の","の流","流れ","朝","受","け","朝の","の受","受け","け入","入れ","午","前","外","遊","び","午前","前の","の外","外遊","遊び","昼","睡","昼食","食と","と午","午睡","睡の","夕","方","迎","対","応","夕方","方の","お迎","迎え","の対","対応","応を","をし","会社","社か","て","ね","る","てい","いね","ねい","いに","に伝","伝え","える","合","言","葉","を合","合言","言葉","葉に","員の","人に","が","海","出","身","人が","が海","海外","外の","の出","出身","身で","です","相","談","窓","口","さ","本","語","英","開","相談","談窓","窓口","口を","をや","やさ","さし","しい","い日","日本","本語","語と","と英","英語","語で","で開","開い","いて","いま","n","nu","nur","nurs","nurse","nurser","nursery","a","as","ass","assi","assis","assist","assista","assistan","assistant","d","de","dem","demo","1","w","we","wel","welf","welfa","welfar","welfare","asso","assoc","associ","associa","associat","associati","associatio","association","y","ya","yam","yama","yamag","yamaga","yamagat","yamagata","17","c","ch","chi","chil","child","childc","childca","childcar","childcare","e","ed","edu","educ","educa","educat","educati","educatio","education","t","te","tea","teac","teach","teache","teacher","f","fu","ful","full","ti","tim","time","p","pe","per","perm","perma","perman","permane","permanen","permanent","4","at","tr","tra","trai","train","traini","trainin","training","i","is","g","gi","giv","give","given","fr","fro","from","th","the","fi","fir","firs","first","da","day","co","col","coll","colle","collea","colleag","colleagu","colleague","colleagues","s","se","sev","seve","sever","severa","several","cou","coun","count","countr","countri","countrie","countries","wo","wor","work","h","he","her","here","ask","u","us","an","any","anyt","anyth","anythi","anythin","anything","b","by","m","me","mes","mess","messa","messag","message","be","bef","befo","befor","before","yo","you","ap","app","appl","apply","7","t:認","t:定","t:こ","t:ど","t:も","t:園","t:の","t:保","t:育","t:補","t:助","t:す","t:た","t:っ","t:ふ","t:認定","t:定こ","t:こど","t:ども","t:も園","t:園の","t:の保","t:保育","t:育補","t:補助","t:助す","t:すた","t:たっ","t:っふ","t:山","t:形","t:市","t:山形","t:形市","t:n","t:nu","t:nur","t:nurs","t:nurse","t:nurser","t:nursery","t:a","t:as","t:ass","t:assi","t:assis","t:assist","t:assista","t:assistan","t:assistant","t:d","t:de","t:dem","t:demo","t:1","t:w","t:we","t:wel","t:welf","t:welfa","t:welfar","t:welfare","t:asso","t:assoc","t:associ","t:associa","t:associat","t:associati","t:associatio","t:association","p:06","c:CHILDCARE_EDUCATION","e:FULL_TIME","l:N3","l:N2","l:N1","l:NATIVE","b:1","s:PERMANENT_RESIDENT","s:SPOUSE_OF_JAPANESE","s:LONG_TERM_RESIDENT","s:ENGINEER_HUMANITIES_INTERNATIONAL"}', '2026-11-05T05:53:53.441+00:00', '2026-11-05T05:53:53.441+00:00', '2026-11-04T19:53:53.441+00:00', 0, 3, 148, 1, '2026-11-04T17:53:53.441+00:00', '2026-11-05T05:53:53.441+00:00');
insert into work (id, company_id, status, title, title_en, category, occupation, employment_type, openings, apply_by, employer_name, employer_address, contact_email, contact_phone, workplace_name, postal_code, prefecture, city, address_line, nearest_station, workplace_change_scope, remote, smoking, description, duties_change_scope, requirements, japanese_level, japanese_use, accepted_statuses, specified_skill_field, visa_support, beginner_welcome, required_qualifications, pay_unit, pay_min, pay_max, allowances, fixed_overtime, commuting, raise, pay_closing, pay_day, work_time_system, work_times, break_minutes, weekly_hours, overtime, overtime_hours_per_month, holidays, holidays_per_year, health_insurance, pension_insurance, accident_insurance, employment_insurance, fixed_term, term_months, renewal, renewal_criteria, renewal_limit, trial, benefits, housing, selection, documents, resume_required, screening_questions, monthly_pay_min, monthly_pay_max, search_text, search_tokens, info_updated_at, published_at, submitted_at, revision_status, like_count, entry_count, view_count, version, created_at, updated_at) values
  ('01a1362f-52a1-7432-8354-9f616827ad7f', '019040a7-7021-758f-893c-5e752fa3db84', 'OPEN', '特別養護老人ホームの介護スタッフ／浜松市中央区', 'Care worker at a nursing home (Demo 1 Welfare Association)', 'WELFARE_CARE', '介護職員', 'DISPATCH', 3, '2026-12-20', '社会福祉法人みなとの風福祉会', '新宿区西新宿7丁目11番10号 みなとの風ビル9階207号室', 'saiyo1@example.jp', '0300000000', '社会福祉法人みなとの風福祉会 浜松市中央区事業所', '4300933', '22', '浜松市中央区', '鍛冶町3丁目10-15', '浜松駅から徒歩11分', '変更なし', 'NONE', 'NO_SMOKING', '入居者様の食事・入浴・着替えのお手伝いと、レクリエーションの準備をお願いします。はじめの3か月は先輩が必ず一緒に入り、声のかけ方から教えます。

【1日の流れ】
朝の申し送りで入居者様の様子を確認し、午前は入浴、午後はレクリエーション、夕方に記録をタブレットへ入力します。

【会社から】
「ていねいに伝える」を合言葉に、社員の4人に1人が海外の出身です。相談窓口をやさしい日本語と英語で開いています。', '変更なし', '学歴・経験は問いません。介護職員初任者研修の受講費用を会社が負担します。', 'N3', '入居者様やご家族との会話、申し送り、介護記録（ふりがな付きの定型文があります）', '{"PERMANENT_RESIDENT","SPOUSE_OF_JAPANESE","LONG_TERM_RESIDENT","SPECIFIED_SKILLED_WORKER"}', 'CARE', false, false, '{}', 'HOUR', 1280, 1670, '[]', false, '実費を支給（月3万円まで）', '年1回（前年度の実績：1月あたり3,000円〜8,000円）', '毎月末日', '翌月25日', 'SHIFT', '[{"end":"16:00","start":"07:00"},{"end":"21:00","start":"12:00"}]', 60, 40.0, true, 6, '4週8休（シフトによる）、年次有給休暇', 110, true, true, true, true, true, 6, 'POSSIBLE', '契約期間が終わるときの業務量、勤務の成績、能力によって判断します。', '通算5年まで', false, '資格取得の支援、制服の貸与、年1回の健康診断', false, '応募 → 書類選考（5日以内にお返事します） → 面接1回 → 内定', '履歴書（書式は自由です）', false, '[]', 221867, 289467, '特別養護老人ほーむの介護すたっふ/浜松市中央区 care worker at a nursing home (demo 1 welfare association) 介護職員 社会福祉法人みなとの風福祉会 しゃかいふくしほうじんみなとのかぜふくしかい demo 1 welfare association 静岡県 shizuoka 浜松市中央区 浜松駅から徒歩11分 福祉 介護 welfare care caregiver 派遣社員 dispatch temporary 入居者様の食事・入浴・着替えのお手伝いと、れくりえーしょんの準備をお願いします。はじめの3か月は先輩が必ず一緒に入り、声のかけ方から教えます。 【1日の流れ】 朝の申し送りで入居者様の様子を確認し、午前は入浴、午後はれくりえーしょん、夕方に記録をたぶれっとへ入力します。 【会社から】 「ていねいに伝える」を合言葉に、社員の4人に1人が海外の出身です。相談窓口をやさしい日本語と英語で開いています。', '{"特","別","養","護","老","人","ほ","ー","む","の","介","す","た","っ","ふ","特別","別養","養護","護老","老人","人ほ","ほー","ーむ","むの","の介","介護","護す","すた","たっ","っふ","浜","松","市","中","央","区","浜松","松市","市中","中央","央区","職","員","護職","職員","社","会","福","祉","法","み","な","と","風","社会","会福","福祉","祉法","法人","人み","みな","なと","との","の風","風福","祉会","し","ゃ","か","い","く","う","じ","ん","ぜ","しゃ","ゃか","かい","いふ","ふく","くし","しほ","ほう","うじ","じん","んみ","のか","かぜ","ぜふ","しか","静","岡","県","静岡","岡県","駅","ら","徒","歩","松駅","駅か","から","ら徒","徒歩","分","派","遣","派遣","遣社","社員","入","居","者","様","食","事","入居","居者","者様","様の","の食","食事","浴","入浴","着","替","え","お","手","伝","着替","替え","えの","のお","お手","手伝","伝い","いと","れ","り","ょ","準","備","を","願","ま","れく","くり","りえ","えー","ーし","しょ","ょん","んの","の準","準備","備を","をお","お願","願い","いし","しま","ます","は","め","はじ","じめ","めの","月","先","輩","が","必","ず","一","緒","に","か月","月は","は先","先輩","輩が","が必","必ず","ず一","一緒","緒に","に入","入り","声","け","方","教","声の","かけ","け方","方か","ら教","教え","えま","日","流","日の","の流","流れ","朝","申","送","で","子","確","認","朝の","の申","申し","し送","送り","りで","で入","の様","様子","子を","を確","確認","認し","午","前","午前","前は","は入","後","午後","後は","はれ","夕","記","録","ぶ","へ","力","夕方","方に","に記","記録","録を","をた","たぶ","ぶれ","れっ","っと","とへ","へ入","入力","力し","会社","社か","て","ね","る","てい","いね","ねい","いに","に伝","伝え","える","合","言","葉","を合","合言","言葉","葉に","員の","人に","海","外","出","身","人が","が海","海外","外の","の出","出身","身で","です","相","談","窓","口","や","さ","本","語","英","開","相談","談窓","窓口","口を","をや","やさ","さし","しい","い日","日本","本語","語と","と英","英語","語で","で開","開い","いて","いま","c","ca","car","care","w","wo","wor","work","worke","worker","a","at","n","nu","nur","nurs","nursi","nursin","nursing","h","ho","hom","home","d","de","dem","demo","1","we","wel","welf","welfa","welfar","welfare","as","ass","asso","assoc","associ","associa","associat","associati","associatio","association","s","sh","shi","shiz","shizu","shizuo","shizuok","shizuoka","11","careg","caregi","caregiv","caregive","caregiver","di","dis","disp","dispa","dispat","dispatc","dispatch","t","te","tem","temp","tempo","tempor","tempora","temporar","temporary","3","4","t:特","t:別","t:養","t:護","t:老","t:人","t:ほ","t:ー","t:む","t:の","t:介","t:す","t:た","t:っ","t:ふ","t:特別","t:別養","t:養護","t:護老","t:老人","t:人ほ","t:ほー","t:ーむ","t:むの","t:の介","t:介護","t:護す","t:すた","t:たっ","t:っふ","t:浜","t:松","t:市","t:中","t:央","t:区","t:浜松","t:松市","t:市中","t:中央","t:央区","t:c","t:ca","t:car","t:care","t:w","t:wo","t:wor","t:work","t:worke","t:worker","t:a","t:at","t:n","t:nu","t:nur","t:nurs","t:nursi","t:nursin","t:nursing","t:h","t:ho","t:hom","t:home","t:d","t:de","t:dem","t:demo","t:1","t:we","t:wel","t:welf","t:welfa","t:welfar","t:welfare","t:as","t:ass","t:asso","t:assoc","t:associ","t:associa","t:associat","t:associati","t:associatio","t:association","p:22","c:WELFARE_CARE","e:DISPATCH","l:N3","l:N2","l:N1","l:NATIVE","s:PERMANENT_RESIDENT","s:SPOUSE_OF_JAPANESE","s:LONG_TERM_RESIDENT","s:SPECIFIED_SKILLED_WORKER"}', '2026-10-13T16:53:53.441+00:00', '2026-10-13T16:53:53.441+00:00', '2026-11-21T09:53:53.441+00:00', 'RETURNED', 0, 1, 123, 2, '2026-10-13T04:53:53.441+00:00', '2026-10-13T16:53:53.441+00:00');
insert into work (id, company_id, status, title, category, occupation, employment_type, openings, apply_by, employer_name, employer_address, contact_email, contact_phone, workplace_name, postal_code, prefecture, city, address_line, nearest_station, workplace_change_scope, remote, smoking, description, description_en, duties_change_scope, requirements, japanese_level, japanese_use, accepted_statuses, visa_support, beginner_welcome, required_qualifications, pay_unit, pay_min, pay_max, allowances, fixed_overtime, commuting, pay_closing, pay_day, work_time_system, work_times, break_minutes, weekly_hours, overtime, overtime_hours_per_month, holidays, holidays_per_year, health_insurance, pension_insurance, accident_insurance, employment_insurance, fixed_term, trial, appeal, housing, selection, documents, resume_required, screening_questions, monthly_pay_min, monthly_pay_max, search_text, search_tokens, info_updated_at, published_at, submitted_at, like_count, entry_count, view_count, version, created_at, updated_at) values
  ('01a19318-b921-729b-8713-2a66b1d3d721', '018da32c-b821-78fe-8e6c-b4cb155b8236', 'OPEN', '病院の看護補助者（夜勤なし）／札幌市中央区', 'MEDICAL', '看護補助者', 'OUTSOURCING', 1, '2027-01-13', '社会福祉法人せせらぎ福祉会', '鹿児島市東千石町620番2号 せせらぎビル7階209号室', 'saiyo57@example.jp', '0300000056', '社会福祉法人せせらぎ福祉会 札幌市中央区事業所', '0600001', '01', '札幌市中央区', '北1条西2丁目15-5', '札幌駅から徒歩10分', '変更なし', 'NONE', 'NO_SMOKING', '患者様の移動の付き添い、シーツの交換、物品の補充をお願いします。医療行為はありません。

【1日の流れ】
朝の環境整備から始まり、検査への付き添い、食事の準備、午後の清拭の補助をします。

【会社から】
創業以来、人を育てることを一番大切にしてきました。はじめの1年間は、仕事と生活の両方を担当者が支えます。', 'Nursing assistant at Demo 57 Welfare Association. Training is given from the first day; colleagues from several countries work here. Ask us anything by message before you apply.', '会社の定める業務', '人のために丁寧に動ける方。研修が2週間あります。', 'N3', '患者様への声かけ、看護師からの指示の聞き取り、記録', '{}', false, false, '{}', 'WEEK', 49000, 64000, '[]', false, '実費を支給（月3万円まで）', '毎月末日', '翌月25日', 'FIXED', '[{"end":"18:00","start":"09:00"}]', 60, 40.0, true, 16, '土曜・日曜・祝日、年末年始、夏季休暇', 122, false, false, false, false, false, false, '面接の前に、職場を見学できます。仕事で使う日本語の一覧（ふりがな付き）をお渡しします。', false, '応募 → 書類選考（5日以内にお返事します） → 面接1回 → 内定', '履歴書（書式は自由です）', false, '[]', 212333, 277333, '病院の看護補助者(夜勤なし)/札幌市中央区 看護補助者 社会福祉法人せせらぎ福祉会 しゃかいふくしほうじんせせらぎふくしかい demo 57 welfare association 北海道 hokkaido 札幌市中央区 札幌駅から徒歩10分 医療 看護 保健 medical nursing 業務委託 freelance contractor 患者様の移動の付き添い、しーつの交換、物品の補充をお願いします。医療行為はありません。 【1日の流れ】 朝の環境整備から始まり、検査への付き添い、食事の準備、午後の清拭の補助をします。 【会社から】 創業以来、人を育てることを一番大切にしてきました。はじめの1年間は、仕事と生活の両方を担当者が支えます。 nursing assistant at demo 57 welfare association. training is given from the first day; colleagues from several countries work here. ask us anything by message before you apply.', '{"病","院","の","看","護","補","助","者","病院","院の","の看","看護","護補","補助","助者","夜","勤","な","し","夜勤","勤な","なし","札","幌","市","中","央","区","札幌","幌市","市中","中央","央区","社","会","福","祉","法","人","せ","ら","ぎ","社会","会福","福祉","祉法","法人","人せ","せせ","せら","らぎ","ぎ福","祉会","ゃ","か","い","ふ","く","ほ","う","じ","ん","しゃ","ゃか","かい","いふ","ふく","くし","しほ","ほう","うじ","じん","んせ","ぎふ","しか","北","海","道","北海","海道","駅","徒","歩","幌駅","駅か","から","ら徒","徒歩","分","医","療","医療","保","健","保健","業","務","委","託","業務","務委","委託","患","様","移","動","付","き","添","患者","者様","様の","の移","移動","動の","の付","付き","き添","添い","ー","つ","交","換","しー","ーつ","つの","の交","交換","物","品","充","を","お","願","ま","す","物品","品の","の補","補充","充を","をお","お願","願い","いし","しま","ます","行","為","は","あ","り","療行","行為","為は","はあ","あり","りま","ませ","せん","日","流","れ","日の","の流","流れ","朝","環","境","整","備","始","朝の","の環","環境","境整","整備","備か","ら始","始ま","まり","検","査","へ","検査","査へ","への","食","事","準","食事","事の","の準","準備","午","後","清","拭","午後","後の","の清","清拭","拭の","助を","をし","会社","社か","創","以","来","創業","業以","以来","育","て","る","こ","と","一","番","大","切","に","た","人を","を育","育て","てる","るこ","こと","とを","を一","一番","番大","大切","切に","にし","して","てき","きま","まし","した","め","はじ","じめ","めの","年","間","年間","間は","仕","生","活","両","方","担","当","が","支","え","仕事","事と","と生","生活","活の","の両","両方","方を","を担","担当","当者","者が","が支","支え","えま","d","de","dem","demo","5","57","w","we","wel","welf","welfa","welfar","welfare","a","as","ass","asso","assoc","associ","associa","associat","associati","associatio","association","h","ho","hok","hokk","hokka","hokkai","hokkaid","hokkaido","1","10","m","me","med","medi","medic","medica","medical","n","nu","nur","nurs","nursi","nursin","nursing","f","fr","fre","free","freel","freela","freelan","freelanc","freelance","c","co","con","cont","contr","contra","contrac","contract","contracto","contractor","assi","assis","assist","assista","assistan","assistant","at","t","tr","tra","trai","train","traini","trainin","training","i","is","g","gi","giv","give","given","fro","from","th","the","fi","fir","firs","first","da","day","col","coll","colle","collea","colleag","colleagu","colleague","colleagues","s","se","sev","seve","sever","severa","several","cou","coun","count","countr","countri","countrie","countries","wo","wor","work","he","her","here","ask","u","us","an","any","anyt","anyth","anythi","anythin","anything","b","by","mes","mess","messa","messag","message","be","bef","befo","befor","before","y","yo","you","ap","app","appl","apply","0",")/","t:病","t:院","t:の","t:看","t:護","t:補","t:助","t:者","t:病院","t:院の","t:の看","t:看護","t:護補","t:補助","t:助者","t:夜","t:勤","t:な","t:し","t:夜勤","t:勤な","t:なし","t:札","t:幌","t:市","t:中","t:央","t:区","t:札幌","t:幌市","t:市中","t:中央","t:央区","t:)/","p:01","c:MEDICAL","e:OUTSOURCING","l:N3","l:N2","l:N1","l:NATIVE","s:*"}', '2026-10-31T17:53:53.441+00:00', '2026-10-31T17:53:53.441+00:00', '2026-10-31T07:53:53.441+00:00', 1, 0, 67, 1, '2026-10-31T05:53:53.441+00:00', '2026-10-31T17:53:53.441+00:00');
insert into work (id, company_id, status, title, title_en, category, occupation, employment_type, openings, employer_name, employer_address, contact_email, contact_phone, workplace_name, postal_code, prefecture, city, address_line, nearest_station, workplace_change_scope, remote, smoking, description, description_en, duties_change_scope, requirements, japanese_level, japanese_use, accepted_statuses, visa_support, beginner_welcome, required_qualifications, pay_unit, pay_min, pay_max, allowances, fixed_overtime, fixed_overtime_amount, fixed_overtime_hours, fixed_overtime_excess_paid, commuting, bonus, pay_closing, pay_day, work_time_system, work_times, break_minutes, weekly_hours, overtime, overtime_hours_per_month, holidays, holidays_per_year, health_insurance, pension_insurance, accident_insurance, employment_insurance, fixed_term, term_months, renewal, renewal_criteria, renewal_limit, trial, appeal, housing, selection, documents, resume_required, screening_questions, monthly_pay_min, monthly_pay_max, search_text, search_tokens, info_updated_at, published_at, submitted_at, like_count, entry_count, view_count, version, created_at, updated_at) values
  ('01a0cd41-c021-76cc-8229-12a8876b354d', '01970300-3021-756a-8474-632e6998a319', 'OPEN', '看護助手／高知市', 'Nursing assistant (Demo 15 Welfare Association)', 'MEDICAL', '看護補助者', 'SHOKUTAKU', 5, '社会福祉法人おおぞら台福祉会', '四日市市諏訪栄町212番11号 おおぞら台ビル8階215号室', 'saiyo15@example.jp', '0300000014', '社会福祉法人おおぞら台福祉会 高知市事業所', '7800841', '39', '高知市', '帯屋町2丁目22-2', '高知駅から徒歩17分', '変更なし', 'NONE', 'NO_SMOKING', '患者様の移動の付き添い、シーツの交換、物品の補充をお願いします。医療行為はありません。

【1日の流れ】
朝の環境整備から始まり、検査への付き添い、食事の準備、午後の清拭の補助をします。

【会社から】
小さな会社ですが、意見がすぐに形になります。手順書には写真とふりがなを付け、だれでも同じように仕事ができます。', 'Nursing assistant at Demo 15 Welfare Association. Training is given from the first day; colleagues from several countries work here. Ask us anything by message before you apply.', '会社の定める業務', '人のために丁寧に動ける方。研修が2週間あります。', 'N3', '患者様への声かけ、看護師からの指示の聞き取り、記録', '{"PERMANENT_RESIDENT","SPOUSE_OF_JAPANESE","LONG_TERM_RESIDENT","ENGINEER_HUMANITIES_INTERNATIONAL"}', false, false, '{}', 'MONTH', 202000, 263000, '[]', true, 34000, 20, true, '実費を支給（月3万円まで）', '年2回（業績による）', '毎月末日', '翌月25日', 'FIXED', '[{"end":"18:00","start":"09:00"}]', 60, 40.0, true, 13, '土曜・日曜・祝日、年末年始、夏季休暇', 122, true, true, true, true, true, 6, 'POSSIBLE', '契約期間が終わるときの業務量、勤務の成績、能力によって判断します。', '通算5年まで', false, '面接の前に、職場を見学できます。仕事で使う日本語の一覧（ふりがな付き）をお渡しします。', false, '応募 → 書類選考（5日以内にお返事します） → 面接1回 → 内定', '履歴書（書式は自由です）', false, '[]', 202000, 263000, '看護助手/高知市 nursing assistant (demo 15 welfare association) 看護補助者 社会福祉法人おおぞら台福祉会 しゃかいふくしほうじんおおぞらだいふくしかい demo 15 welfare association 高知県 kochi 高知市 高知駅から徒歩17分 医療 看護 保健 medical nursing 嘱託 shokutaku 患者様の移動の付き添い、しーつの交換、物品の補充をお願いします。医療行為はありません。 【1日の流れ】 朝の環境整備から始まり、検査への付き添い、食事の準備、午後の清拭の補助をします。 【会社から】 小さな会社ですが、意見がすぐに形になります。手順書には写真とふりがなを付け、だれでも同じように仕事ができます。 nursing assistant at demo 15 welfare association. training is given from the first day; colleagues from several countries work here. ask us anything by message before you apply.', '{"看","護","助","手","看護","護助","助手","高","知","市","高知","知市","補","者","護補","補助","助者","社","会","福","祉","法","人","お","ぞ","ら","台","社会","会福","福祉","祉法","法人","人お","おお","おぞ","ぞら","ら台","台福","祉会","し","ゃ","か","い","ふ","く","ほ","う","じ","ん","だ","しゃ","ゃか","かい","いふ","ふく","くし","しほ","ほう","うじ","じん","んお","らだ","だい","しか","県","知県","駅","徒","歩","知駅","駅か","から","ら徒","徒歩","分","医","療","医療","保","健","保健","嘱","託","嘱託","患","様","の","移","動","付","き","添","患者","者様","様の","の移","移動","動の","の付","付き","き添","添い","ー","つ","交","換","しー","ーつ","つの","の交","交換","物","品","充","を","願","ま","す","物品","品の","の補","補充","充を","をお","お願","願い","いし","しま","ます","行","為","は","あ","り","せ","療行","行為","為は","はあ","あり","りま","ませ","せん","日","流","れ","日の","の流","流れ","朝","環","境","整","備","始","朝の","の環","環境","境整","整備","備か","ら始","始ま","まり","検","査","へ","検査","査へ","への","食","事","準","食事","事の","の準","準備","午","後","清","拭","午後","後の","の清","清拭","拭の","助を","をし","会社","社か","小","さ","な","で","が","小さ","さな","な会","社で","です","すが","意","見","ぐ","に","形","意見","見が","がす","すぐ","ぐに","に形","形に","にな","なり","順","書","写","真","と","け","手順","順書","書に","には","は写","写真","真と","とふ","ふり","りが","がな","なを","を付","付け","も","同","よ","仕","だれ","れで","でも","も同","同じ","じよ","よう","うに","に仕","仕事","事が","がで","でき","きま","n","nu","nur","nurs","nursi","nursin","nursing","a","as","ass","assi","assis","assist","assista","assistan","assistant","d","de","dem","demo","1","15","w","we","wel","welf","welfa","welfar","welfare","asso","assoc","associ","associa","associat","associati","associatio","association","k","ko","koc","koch","kochi","17","m","me","med","medi","medic","medica","medical","s","sh","sho","shok","shoku","shokut","shokuta","shokutak","shokutaku","at","t","tr","tra","trai","train","traini","trainin","training","i","is","g","gi","giv","give","given","f","fr","fro","from","th","the","fi","fir","firs","first","da","day","c","co","col","coll","colle","collea","colleag","colleagu","colleague","colleagues","se","sev","seve","sever","severa","several","cou","coun","count","countr","countri","countrie","countries","wo","wor","work","h","he","her","here","ask","u","us","an","any","anyt","anyth","anythi","anythin","anything","b","by","mes","mess","messa","messag","message","be","bef","befo","befor","before","y","yo","you","ap","app","appl","apply","7","t:看","t:護","t:助","t:手","t:看護","t:護助","t:助手","t:高","t:知","t:市","t:高知","t:知市","t:n","t:nu","t:nur","t:nurs","t:nursi","t:nursin","t:nursing","t:a","t:as","t:ass","t:assi","t:assis","t:assist","t:assista","t:assistan","t:assistant","t:d","t:de","t:dem","t:demo","t:1","t:15","t:w","t:we","t:wel","t:welf","t:welfa","t:welfar","t:welfare","t:asso","t:assoc","t:associ","t:associa","t:associat","t:associati","t:associatio","t:association","p:39","c:MEDICAL","e:SHOKUTAKU","l:N3","l:N2","l:N1","l:NATIVE","s:PERMANENT_RESIDENT","s:SPOUSE_OF_JAPANESE","s:LONG_TERM_RESIDENT","s:ENGINEER_HUMANITIES_INTERNATIONAL"}', '2026-09-23T07:53:53.441+00:00', '2026-09-23T07:53:53.441+00:00', '2026-09-22T21:53:53.441+00:00', 0, 0, 247, 1, '2026-09-22T19:53:53.441+00:00', '2026-09-23T07:53:53.441+00:00');

insert into work_event (id, work_id, to_status, actor_kind, at) values
  ('01a0caae-9221-7e78-86b1-ce2f12876e03', '01a0cd41-c021-76cc-8229-12a8876b354d', 'OPEN', 'SYSTEM', '2026-09-23T07:53:53.441+00:00');

insert into work_like (user_id, work_id, created_at) values
  ('019bd6b0-2021-75db-8c91-84e8491c96c7', '01a19318-b921-729b-8713-2a66b1d3d721', '2026-11-22T13:53:53.441+00:00');

insert into work_revision (id, work_id, status, title, title_en, category, occupation, employment_type, openings, apply_by, employer_name, employer_address, contact_email, contact_phone, workplace_name, postal_code, prefecture, city, address_line, nearest_station, workplace_change_scope, remote, smoking, description, duties_change_scope, requirements, japanese_level, japanese_use, accepted_statuses, specified_skill_field, visa_support, beginner_welcome, required_qualifications, pay_unit, pay_min, pay_max, allowances, fixed_overtime, commuting, raise, pay_closing, pay_day, work_time_system, work_times, break_minutes, weekly_hours, overtime, overtime_hours_per_month, holidays, holidays_per_year, health_insurance, pension_insurance, accident_insurance, employment_insurance, fixed_term, term_months, renewal, renewal_criteria, renewal_limit, trial, benefits, housing, selection, documents, resume_required, screening_questions, base, taken, return_reason, submitted_at, decided_at, version, created_at, updated_at) values
  ('01a1fd86-d121-7e6e-8a6c-6b804e9c2d4f', '01a1362f-52a1-7432-8354-9f616827ad7f', 'RETURNED', '特別養護老人ホームの介護スタッフ／浜松市中央区', 'Care worker at a nursing home (Demo 1 Welfare Association)', 'WELFARE_CARE', '介護職員', 'DISPATCH', 3, '2026-12-20', '社会福祉法人みなとの風福祉会', '新宿区西新宿7丁目11番10号 みなとの風ビル9階207号室', 'saiyo1@example.jp', '0300000000', '社会福祉法人みなとの風福祉会 浜松市中央区事業所', '4300933', '22', '浜松市中央区', '鍛冶町3丁目10-15', '浜松駅から徒歩11分', '変更なし', 'NONE', 'NO_SMOKING', '入居者様の食事・入浴・着替えのお手伝いと、レクリエーションの準備をお願いします。はじめの3か月は先輩が必ず一緒に入り、声のかけ方から教えます。

【1日の流れ】
朝の申し送りで入居者様の様子を確認し、午前は入浴、午後はレクリエーション、夕方に記録をタブレットへ入力します。

【会社から】
「ていねいに伝える」を合言葉に、社員の4人に1人が海外の出身です。相談窓口をやさしい日本語と英語で開いています。

【入社後の研修】
最初の1か月は、先輩と一緒に仕事を覚えます。', '変更なし', '学歴・経験は問いません。介護職員初任者研修の受講費用を会社が負担します。', 'N3', '入居者様やご家族との会話、申し送り、介護記録（ふりがな付きの定型文があります）', '{"PERMANENT_RESIDENT","SPOUSE_OF_JAPANESE","LONG_TERM_RESIDENT","SPECIFIED_SKILLED_WORKER"}', 'CARE', false, false, '{}', 'HOUR', 1280, 1670, '[]', false, '実費を支給（月3万円まで）', '年1回（前年度の実績：1月あたり3,000円〜8,000円）', '毎月末日', '翌月25日', 'SHIFT', '[{"end":"16:00","start":"07:00"},{"end":"21:00","start":"12:00"}]', 60, 40.0, true, 6, '4週8休（シフトによる）、年次有給休暇、誕生日休暇', 112, true, true, true, true, true, 6, 'POSSIBLE', '契約期間が終わるときの業務量、勤務の成績、能力によって判断します。', '通算5年まで', false, '資格取得の支援、制服の貸与、年1回の健康診断', false, '応募 → 書類選考（5日以内にお返事します） → 面接1回 → 内定', '履歴書（書式は自由です）', false, '[]', '{"city":"浜松市中央区","bonus":null,"raise":"年1回（前年度の実績：1月あたり3,000円〜8,000円）","title":"特別養護老人ホームの介護スタッフ／浜松市中央区","trial":false,"appeal":null,"payDay":"翌月25日","payMax":1670,"payMin":1280,"remote":"NONE","applyBy":"2026-12-20","housing":false,"payUnit":"HOUR","renewal":"POSSIBLE","smoking":"NO_SMOKING","titleEn":"Care worker at a nursing home (Demo 1 Welfare Association)","benefits":"資格取得の支援、制服の貸与、年1回の健康診断","category":"WELFARE_CARE","holidays":"4週8休（シフトによる）、年次有給休暇","openings":3,"overtime":true,"startsOn":null,"commuting":"実費を支給（月3万円まで）","documents":"履歴書（書式は自由です）","fixedTerm":true,"selection":"応募 → 書類選考（5日以内にお返事します） → 面接1回 → 内定","workTimes":[{"end":"16:00","start":"07:00"},{"end":"21:00","start":"12:00"}],"allowances":[],"occupation":"介護職員","payClosing":"毎月末日","postalCode":"4300933","prefecture":"22","retirement":null,"termMonths":6,"addressLine":"鍛冶町3丁目10-15","description":"入居者様の食事・入浴・着替えのお手伝いと、レクリエーションの準備をお願いします。はじめの3か月は先輩が必ず一緒に入り、声のかけ方から教えます。\n\n【1日の流れ】\n朝の申し送りで入居者様の様子を確認し、午前は入浴、午後はレクリエーション、夕方に記録をタブレットへ入力します。\n\n【会社から】\n「ていねいに伝える」を合言葉に、社員の4人に1人が海外の出身です。相談窓口をやさしい日本語と英語で開いています。","japaneseUse":"入居者様やご家族との会話、申し送り、介護記録（ふりがな付きの定型文があります）","smokingNote":null,"trialMonths":null,"visaSupport":false,"weeklyHours":40,"breakMinutes":60,"contactEmail":"saiyo1@example.jp","contactPhone":"0300000000","employerName":"社会福祉法人みなとの風福祉会","renewalLimit":"通算5年まで","requirements":"学歴・経験は問いません。介護職員初任者研修の受講費用を会社が負担します。","workTimeNote":null,"descriptionEn":null,"fixedOvertime":false,"insuranceNote":null,"japaneseLevel":"N3","workplaceName":"社会福祉法人みなとの風福祉会 浜松市中央区事業所","contactFormUrl":null,"employmentType":"DISPATCH","nearestStation":"浜松駅から徒歩11分","resumeRequired":false,"workTimeSystem":"SHIFT","beginnerWelcome":false,"employerAddress":"新宿区西新宿7丁目11番10号 みなとの風ビル9階207号室","healthInsurance":true,"holidaysPerYear":110,"renewalCriteria":"契約期間が終わるときの業務量、勤務の成績、能力によって判断します。","trialConditions":null,"acceptedStatuses":["PERMANENT_RESIDENT","SPOUSE_OF_JAPANESE","LONG_TERM_RESIDENT","SPECIFIED_SKILLED_WORKER"],"pensionInsurance":true,"accidentInsurance":true,"deemedHoursPerDay":null,"dutiesChangeScope":"変更なし","fixedOvertimeHours":null,"screeningQuestions":[],"employmentInsurance":true,"fixedOvertimeAmount":null,"specifiedSkillField":"CARE","workplaceChangeScope":"変更なし","overtimeHoursPerMonth":6,"requiredQualifications":[],"fixedOvertimeExcessPaid":null}', '[]', '賃金の額や内訳（基本給、手当、固定残業代）が分かりません。
手当の金額も書いてください。', '2026-11-21T09:53:53.441+00:00', '2026-11-21T13:53:53.441+00:00', 1, '2026-11-21T09:53:53.441+00:00', '2026-11-21T13:53:53.441+00:00');

insert into work_view (work_id, visitor, day) values
  ('01a0f6ab-8ea1-7caa-8111-196179712a71', 'sample visitor', '2026-11-20');

insert into movie (id, title, description, level, topic, access, status, "position", duration_ms, file_id, poster_id, captions, captions_en, transcript, search_text, publish_at, published_at, version, created_at, updated_at) values
  ('01a0d41f-9021-7d10-8e89-7e3fad4fe7cc', '職場のあいさつ', '朝、帰るとき、手伝ってもらったとき。職場で毎日使う六つのあいさつを覚えます。', 'N5', 'WORKPLACE', 'FREE', 'PUBLISHED', 10, 40500, '01a203f6-c421-7e6e-8a6c-6b804e9c2d4f', '01a203f6-c421-74a2-8768-b6253a72d8a3', 'WEBVTT

00:00:00.000 --> 00:00:03.200
職場で毎日使うあいさつを練習しましょう。

00:00:03.200 --> 00:00:07.200
朝、会社に来たら「おはようございます」と言います。

00:00:07.200 --> 00:00:12.960
午後に始まる仕事でも、店や工場では「おはようございます」をよく使います。

00:00:12.960 --> 00:00:16.480
先に帰る人は「お先に失礼します」と言います。

00:00:16.480 --> 00:00:19.680
残る人は「お疲れさまでした」と答えます。

00:00:19.680 --> 00:00:24.320
手伝ってもらったら「ありがとうございます」と言いましょう。

00:00:24.320 --> 00:00:28.480
「助かりました」は、とても役に立ったという意味です。

00:00:28.480 --> 00:00:32.480
まちがえたときは、すぐに「すみません」と言います。

00:00:32.480 --> 00:00:36.960
聞こえなかったときは「もう一度お願いします」と頼みます。

00:00:36.960 --> 00:00:40.160
大きい声で、相手の顔を見て言いましょう。
', 'WEBVTT

00:00:00.000 --> 00:00:03.200
Let''s practise the greetings used every day at work.

00:00:03.200 --> 00:00:07.200
When you arrive in the morning, say “ohayō gozaimasu” (good morning).

00:00:07.200 --> 00:00:12.960
In shops and factories people often say it even when work starts in the afternoon.

00:00:12.960 --> 00:00:16.480
If you leave first, say “o-saki ni shitsurei shimasu” (excuse me for leaving before you).

00:00:16.480 --> 00:00:19.680
Those who stay answer “o-tsukaresama deshita” (thank you for your work).

00:00:19.680 --> 00:00:24.320
When somebody has helped you, say “arigatō gozaimasu” (thank you).

00:00:24.320 --> 00:00:28.480
“Tasukarimashita” means: that was a great help.

00:00:28.480 --> 00:00:32.480
When you make a mistake, say “sumimasen” (sorry) at once.

00:00:32.480 --> 00:00:36.960
When you did not hear something, ask “mō ichido onegai shimasu” (once more, please).

00:00:36.960 --> 00:00:40.160
Speak up, and look at the person you are talking to.
', '<p>職場で毎日使うあいさつを練習しましょう。</p><p>朝、会社に来たら「おはようございます」と言います。</p><p>午後に始まる仕事でも、店や工場では「おはようございます」をよく使います。</p><p>先に帰る人は「お先に失礼します」と言います。</p><p>残る人は「お疲れさまでした」と答えます。</p><p>手伝ってもらったら「ありがとうございます」と言いましょう。</p><p>「助かりました」は、とても役に立ったという意味です。</p><p>まちがえたときは、すぐに「すみません」と言います。</p><p>聞こえなかったときは「もう一度お願いします」と頼みます。</p><p>大きい声で、相手の顔を見て言いましょう。</p>', '職場のあいさつ 朝、帰るとき、手伝ってもらったとき。職場で毎日使う六つのあいさつを覚えます。 職場で毎日使うあいさつを練習しましょう。 朝、会社に来たら「おはようございます」と言います。 午後に始まる仕事でも、店や工場では「おはようございます」をよく使います。 先に帰る人は「お先に失礼します」と言います。 残る人は「お疲れさまでした」と答えます。 手伝ってもらったら「ありがとうございます」と言いましょう。 「助かりました」は、とても役に立ったという意味です。 まちがえたときは、すぐに「すみません」と言います。 聞こえなかったときは「もう一度お願いします」と頼みます。 大きい声で、相手の顔を見て言いましょう。 let''s practise the greetings used every day at work. when you arrive in the morning, say “ohayō gozaimasu” (good morning). in shops and factories people often say it even when work starts in the afternoon. if you leave first, say “o-saki ni shitsurei shimasu” (excuse me for leaving before you). those who stay answer “o-tsukaresama deshita” (thank you for your work). when somebody has helped you, say “arigatō gozaimasu” (thank you). “tasukarimashita” means: that was a great help. when you make a mistake, say “sumimasen” (sorry) at once. when you did not hear something, ask “mō ichido onegai shimasu” (once more, please). speak up, and look at the person you are talking to.', '2026-09-24T15:53:53.441+00:00', '2026-09-24T15:53:53.441+00:00', 1, '2026-09-24T15:53:53.441+00:00', '2026-09-24T15:53:53.441+00:00');
insert into movie (id, title, description, level, topic, access, status, "position", duration_ms, file_id, poster_id, captions, captions_en, transcript, search_text, publish_at, published_at, version, created_at, updated_at) values
  ('01a0de6c-4821-7281-8bc8-ba029b02787b', '〜てください', '頼むときの「〜てください」。動詞のて形の作り方を三つのグループに分けて覚えます。', 'N5', 'GRAMMAR', 'FREE', 'PUBLISHED', 30, 38000, '01a203f6-c421-737e-8cef-e0ce0fbc052b', '01a203f6-c421-7b9b-84fd-0bce19247684', 'WEBVTT

00:00:00.000 --> 00:00:03.360
人に頼むときは「〜てください」を使います。

00:00:03.360 --> 00:00:07.040
一つ目のグループは、最後の音で形が変わります。

00:00:07.040 --> 00:00:12.640
「書く」は「書いて」、「待つ」は「待って」、「読む」は「読んで」です。

00:00:12.640 --> 00:00:16.800
二つ目のグループは、「る」を取って「て」を付けます。

00:00:16.800 --> 00:00:19.680
「見せる」は「見せてください」です。

00:00:19.680 --> 00:00:22.240
三つ目のグループは二つだけです。

00:00:22.240 --> 00:00:26.240
「する」は「して」、「来る」は「きて」と読みます。

00:00:26.240 --> 00:00:30.560
仕事でもよく聞きます。「ここに名前を書いてください。」

00:00:30.560 --> 00:00:34.240
お客さまには「少々お待ちください」と言います。

00:00:34.240 --> 00:00:37.600
て形ができれば、いろいろなことが頼めます。
', 'WEBVTT

00:00:00.000 --> 00:00:03.360
To ask somebody to do something, use “-te kudasai”.

00:00:03.360 --> 00:00:07.040
In the first group the form depends on the last sound of the verb.

00:00:07.040 --> 00:00:12.640
“Kaku” (write) becomes “kaite”, “matsu” (wait) “matte”, and “yomu” (read) “yonde”.

00:00:12.640 --> 00:00:16.800
In the second group, take away “ru” and add “te”.

00:00:16.800 --> 00:00:19.680
“Miseru” (show) becomes “misete kudasai”.

00:00:19.680 --> 00:00:22.240
The third group has only two verbs.

00:00:22.240 --> 00:00:26.240
“Suru” (do) becomes “shite”, and “kuru” (come) is read “kite”.

00:00:26.240 --> 00:00:30.560
You will often hear it at work: “Please write your name here.”

00:00:30.560 --> 00:00:34.240
To customers say “shōshō o-machi kudasai” (one moment, please).

00:00:34.240 --> 00:00:37.600
Once you know the te-form, you can ask for all kinds of things.
', '<p>人に頼むときは「〜てください」を使います。</p><p>一つ目のグループは、最後の音で形が変わります。</p><p>「書く」は「書いて」、「待つ」は「待って」、「読む」は「読んで」です。</p><p>二つ目のグループは、「る」を取って「て」を付けます。</p><p>「見せる」は「見せてください」です。</p><p>三つ目のグループは二つだけです。</p><p>「する」は「して」、「来る」は「きて」と読みます。</p><p>仕事でもよく聞きます。「ここに名前を書いてください。」</p><p>お客さまには「少々お待ちください」と言います。</p><p>て形ができれば、いろいろなことが頼めます。</p>', '〜てください 頼むときの「〜てください」。動詞のて形の作り方を三つのぐるーぷに分けて覚えます。 人に頼むときは「〜てください」を使います。 一つ目のぐるーぷは、最後の音で形が変わります。 「書く」は「書いて」、「待つ」は「待って」、「読む」は「読んで」です。 二つ目のぐるーぷは、「る」を取って「て」を付けます。 「見せる」は「見せてください」です。 三つ目のぐるーぷは二つだけです。 「する」は「して」、「来る」は「きて」と読みます。 仕事でもよく聞きます。「ここに名前を書いてください。」 お客さまには「少々お待ちください」と言います。 て形ができれば、いろいろなことが頼めます。 to ask somebody to do something, use “-te kudasai”. in the first group the form depends on the last sound of the verb. “kaku” (write) becomes “kaite”, “matsu” (wait) “matte”, and “yomu” (read) “yonde”. in the second group, take away “ru” and add “te”. “miseru” (show) becomes “misete kudasai”. the third group has only two verbs. “suru” (do) becomes “shite”, and “kuru” (come) is read “kite”. you will often hear it at work: “please write your name here.” to customers say “shōshō o-machi kudasai” (one moment, please). once you know the te-form, you can ask for all kinds of things.', '2026-09-26T15:53:53.441+00:00', '2026-09-26T15:53:53.441+00:00', 1, '2026-09-26T15:53:53.441+00:00', '2026-09-26T15:53:53.441+00:00');

insert into movie_progress (id, user_id, movie_id, ranges, watched_ms, position_ms, started_at, completed_at, updated_at) values
  ('01a19cf7-9421-782a-8d2e-1514641c9b21', '01a14e47-0c21-7de3-8fed-ab5d3815a024', '01a0de6c-4821-7281-8bc8-ba029b02787b', '[[0,38000]]', 38000, 38000, '2026-11-02T15:52:15.441+00:00', '2026-11-02T15:53:53.441+00:00', '2026-11-02T15:53:53.441+00:00');

insert into test (id, code, title, title_en, bank_version, sittings, created_at, updated_at) values
  ('01a203f6-c495-730d-98f2-bc07b7340c88', 'GENERAL', '日本語力測定テスト', 'Japanese proficiency measurement', '2cffec54f07a9e3e90d31a99166c0166ec27f3cf00c8b4bf18f530ae6abf8494', 902, '2026-11-22T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');
insert into test (id, code, title, title_en, bank_version, sittings, created_at, updated_at) values
  ('01a203f6-da2f-7554-9bcd-c8d9bf6e29cf', 'PRACTICE', '練習問題', 'Practice', '', 0, '2026-11-22T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');

insert into test_attempt (id, test_id, user_id, status, with_listening, started_at, deadline_at, ended_at, scored_count, theta, se, operation_id, version, created_at, updated_at) values
  ('01a01594-4421-72fa-8edb-3a8c1e48e8d7', '01a203f6-c495-730d-98f2-bc07b7340c88', '01a14e47-0c21-7de3-8fed-ab5d3815a024', 'FINISHED', false, '2026-08-18T15:53:53.441+00:00', '2026-08-18T16:53:53.441+00:00', '2026-08-18T16:08:33.441+00:00', 22, -0.5496792240614933, 0.344251118039648, '01a01594-4421-7774-806c-9a1e1284957e', 1, '2026-08-18T15:53:53.441+00:00', '2026-08-18T16:08:33.441+00:00');
insert into test_attempt (id, test_id, user_id, status, with_listening, started_at, deadline_at, ended_at, scored_count, theta, se, operation_id, version, created_at, updated_at) values
  ('019ad578-7821-7186-820b-992bc56c2afe', '01a203f6-c495-730d-98f2-bc07b7340c88', '019f3de7-6021-757e-8b7a-52e5ee9d50e0', 'FINISHED', false, '2025-11-30T15:53:53.441+00:00', '2025-11-30T16:53:53.441+00:00', '2025-11-30T16:19:53.441+00:00', 25, 0.7446933539743353, 0.3448996783575724, '019ad578-7821-739e-832b-2f187fd6d2bd', 1, '2025-11-30T15:53:53.441+00:00', '2025-11-30T16:19:53.441+00:00');

insert into test_item (id, test_id, code, origin, status, level, skill, stem, options, key, explanation, explanation_en, a, b, c, shown, version, created_at, updated_at) values
  ('01a203f6-c4bb-77ad-9fa5-9175d4b69c1a', '01a203f6-c495-730d-98f2-bc07b7340c88', 'N2-G-009', 'BANK', 'ACTIVE', 'N2', 'GRAMMAR', '引っ越して（　　）、近所の人と話したことがない。', '["最中","とたん","以来","次第"]', 2, '「〜て以来」は、その時からずっと、という意味です。', '〜て以来: ever since.', 1.6, 1, 0.2, 53, 2, '2026-11-22T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');
insert into test_item (id, test_id, code, origin, status, level, skill, stem, options, key, explanation, explanation_en, a, b, c, shown, version, created_at, updated_at) values
  ('01a203f6-c421-7929-8251-47da9dbd0c6c', '01a203f6-da2f-7554-9bcd-c8d9bf6e29cf', 'P-N5-TE-KUDASAI-2', 'BANK', 'ACTIVE', 'N5', 'GRAMMAR', 'ちょっと （　　） ください。すぐ 行きます。', '["待ち","待って","待つて","待った"]', 1, '「待つ」のて形は「待って」です。', 'The te-form of 待つ is 待って.', 1.6, -2.6, 0.2, 0, 1, '2026-11-22T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');
insert into test_item (id, test_id, code, origin, status, level, skill, stem, options, key, explanation, explanation_en, a, b, c, shown, version, created_at, updated_at) values
  ('01a203f6-c421-7109-8473-d20ab034ccfb', '01a203f6-da2f-7554-9bcd-c8d9bf6e29cf', 'P-N5-GREETINGS-1', 'BANK', 'ACTIVE', 'N5', 'VOCABULARY', 'あなたは 先に 帰ります。会社の 人に 何と 言いますか。', '["お先に 失礼します","お大事に どうぞ","いただきます","はじめまして"]', 0, '先に帰る人は「お先に失礼します」と言います。', 'Whoever leaves first says お先に失礼します.', 1.65, -2.85, 0.2, 0, 1, '2026-11-22T15:53:53.441+00:00', '2026-11-22T15:53:53.441+00:00');

insert into movie_item (movie_id, item_id, "position") values
  ('01a0d41f-9021-7d10-8e89-7e3fad4fe7cc', '01a203f6-c421-7109-8473-d20ab034ccfb', 1);

insert into practice_answer (id, user_id, item_id, first_correct, first_answered_at, a, b, c, last_choice, last_answered_at, tries) values
  ('01a19cf8-7e81-7129-8ebe-79b3ea9d5a30', '01a14e47-0c21-7de3-8fed-ab5d3815a024', '01a203f6-c421-7929-8251-47da9dbd0c6c', true, '2026-11-02T15:54:53.441+00:00', 1.6, -2.6, 0.2, 1, '2026-11-02T15:54:53.441+00:00', 1);

insert into test_response (id, attempt_id, item_id, "position", skill, pilot, scored, option_order, key, a, b, c, served_at, deadline_at, choice, correct, answered_at) values
  ('019ad578-7821-7935-8fcf-1651c7e2698a', '019ad578-7821-7186-820b-992bc56c2afe', '01a203f6-c4bb-77ad-9fa5-9175d4b69c1a', 1, 'GRAMMAR', false, true, '[2,3,0,1]', 2, 1.6, 1, 0.2, '2025-11-30T15:53:53.441+00:00', '2025-11-30T15:54:53.441+00:00', 1, false, '2025-11-30T15:54:23.441+00:00');

insert into test_result (id, attempt_id, user_id, theta, se, level, probabilities, skills, scored_count, complete, certificate_issued_at, certificate_code, signature, measured_at, created_at) values
  ('01a203f6-dc65-7117-9c8d-dd2134677df2', '01a01594-4421-72fa-8edb-3a8c1e48e8d7', '01a14e47-0c21-7de3-8fed-ab5d3815a024', -0.5496792240614933, 0.344251118039648, 'N4', '[{"level":"NONE","probability":0.00010415417534339104},{"level":"N5","probability":0.09482665960385663},{"level":"N4","probability":0.8497389362221182},{"level":"N3","probability":0.05531500684854018},{"level":"N2","probability":1.524290661492067e-05},{"level":"N1","probability":2.435267543177133e-10}]', '[{"se":0.5534308764010871,"skill":"VOCABULARY","theta":-0.563828775074581,"correct":5,"answered":8},{"se":0.6101835689392981,"skill":"GRAMMAR","theta":-0.34981612437440124,"correct":6,"answered":8},{"se":0.7072518412591217,"skill":"READING","theta":-0.6110320527438979,"correct":4,"answered":6}]', 22, true, '2026-08-19T15:54:53.441+00:00', 'MG7D-MDKE-XJR8-UNGH', 'FQH6XAmT0KaOFMdheb67YoXRbAi86js1tlGct5Eb11E', '2026-08-18T16:08:33.441+00:00', '2026-08-18T16:08:33.441+00:00');

insert into blocked_company (user_id, company_id, created_at) values
  ('019e68b3-4c21-7ed6-8f0b-51b44b23e5d4', '01a203f6-c421-77b2-8cf1-844ff8bf1ec3', '2026-11-20T03:00:00Z');

insert into entry (id, user_id, work_id, company_id, status, interview_round, message, answers, consent_version, consented_at, hidden_from_company, operation_id, moved_at, version, created_at, updated_at) values
  ('01a1c216-c0a1-7488-8d50-5f879de52efe', '019f30a6-cc21-7db9-8801-cb8b43e23807', '01a0f6ab-8ea1-7caa-8111-196179712a71', '019040a7-7021-758f-893c-5e752fa3db84', 'JOINED', 1, 'はじめまして。求人を拝見し、ぜひ働きたいと思い応募いたしました。日本語で接客をした経験があります。よろしくお願いいたします。', '[{"answer":"人と話す仕事が好きで、日本語をもっと上手になりたいからです。","question":"この仕事に応募した理由を教えてください。","questionId":"01a203f6-c421-7977-8e72-a91316248da1"},{"answer":"来月の1日から働けます。面接は平日の午後でしたらいつでもうかがえます。","question":"いつから働き始められますか。","questionId":"01a203f6-c421-7085-8460-8ab00b79bd77"}]', '2026-11', '2026-11-09T20:53:53.441+00:00', false, '01a1c216-c0a1-75a5-8ef8-e0fa4b4760d6', '2026-11-18T20:53:53.441+00:00', 1, '2026-11-09T20:53:53.441+00:00', '2026-11-18T20:53:53.441+00:00');
insert into entry (id, user_id, work_id, company_id, status, interview_round, message, answers, consent_version, consented_at, hidden_from_company, operation_id, moved_at, version, created_at, updated_at) values
  ('01a1dfea-4021-7e05-896d-550b9665025f', '01a14075-7321-72cf-8214-2f1f8c9b7a79', '01a1aa45-5721-7276-88db-61a8646530ab', '019040a7-7021-758f-893c-5e752fa3db84', 'REJECTED', 0, 'はじめまして。求人を拝見し、ぜひ働きたいと思い応募いたしました。日本語で接客をした経験があります。よろしくお願いいたします。', '[{"answer":"人と話す仕事が好きで、日本語をもっと上手になりたいからです。","question":"この仕事に応募した理由を教えてください。","questionId":"01a203f6-c421-79b3-8a23-a8ddf818ae55"},{"answer":"来月の1日から働けます。面接は平日の午後でしたらいつでもうかがえます。","question":"いつから働き始められますか。","questionId":"01a203f6-c421-7fa8-8afe-60945b26e971"}]', '2026-11', '2026-11-15T15:53:53.441+00:00', false, '01a1dfea-4021-7470-838a-1bcd8bcd9033', '2026-11-18T15:53:53.441+00:00', 1, '2026-11-15T15:53:53.441+00:00', '2026-11-18T15:53:53.441+00:00');

insert into entry_draft (id, user_id, work_id, message, answers, resume_id, confirmed_version, version, updated_at) values
  ('019a9000-0000-7000-8000-000000000100', '019e68b3-4c21-7ed6-8f0b-51b44b23e5d4', '01a0f6ab-8ea1-7caa-8111-196179712a71', 'sample message', '{}', '01a203f6-c421-7e6e-8a6c-6b804e9c2d4f', 1, 1, '2026-11-20T03:00:00Z');

insert into entry_event (id, entry_id, from_status, to_status, interview_round, actor_kind, actor_id, reason, at) values
  ('01a1ef5d-5421-7490-8cc0-23abf7aaa3a4', '01a1dfea-4021-7e05-896d-550b9665025f', 'SCREENING', 'REJECTED', 0, 'COMPANY', '01a203f6-c421-7698-8928-dbbf65634819', '慎重に検討いたしました結果、今回は採用を見送らせていただくことになりました。ご応募ありがとうございました。', '2026-11-18T15:53:53.441+00:00');

insert into entry_filter (id, member_id, name, filter, created_at) values
  ('01a203f6-c421-7140-8784-87068c2c43e2', '01a203f6-c421-7698-8928-dbbf65634819', '新しい応募', '{"workId":null,"keyword":null,"statuses":["APPLIED"]}', '2026-11-22T15:53:53.441+00:00');

insert into entry_note (id, entry_id, member_id, body, created_at) values
  ('019a9000-0000-7000-8000-000000000109', '01a1c216-c0a1-7488-8d50-5f879de52efe', '01a203f6-c421-7698-8928-dbbf65634819', 'sample body', '2026-11-20T03:00:00Z');

insert into entry_reminder (entry_id, reminded_at) values
  ('01a1c216-c0a1-7488-8d50-5f879de52efe', '2026-11-20T03:00:00Z');

insert into hire_check (entry_id, starts_on, is_exempt, is_insured, card_checked_on, card_checked_by_id, residence_status, card_expires_on, work_condition, number_confirmed, notice_due_on, notice_filed_on, notice_filed_by_id, version, updated_at) values
  ('01a1c216-c0a1-7488-8d50-5f879de52efe', '2026-11-19', false, false, '2026-11-16', '01a203f6-c421-7698-8928-dbbf65634819', 'PERMANENT_RESIDENT', '2027-02-06', 'NO_RESTRICTION', true, '2026-12-31', '2026-11-23', '01a203f6-c421-7698-8928-dbbf65634819', 1, '2026-11-18T20:53:53.441+00:00');

insert into interview_slot (id, company_id, starts_at, minutes, way, place, taken_by_id, taken_at, cancelled_at, created_at) values
  ('019a9000-0000-7000-8000-000000000116', '01a203f6-c421-77b2-8cf1-844ff8bf1ec3', '2026-11-20T03:00:00Z', 1, 'ONSITE', 'sample place', '01a1c216-c0a1-7488-8d50-5f879de52efe', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z');

insert into interview_offer (id, entry_id, slot_id, created_at) values
  ('019a9000-0000-7000-8000-000000000126', '01a1c216-c0a1-7488-8d50-5f879de52efe', '019a9000-0000-7000-8000-000000000116', '2026-11-20T03:00:00Z');

insert into school_vacation (id, user_id, starts_on, ends_on, created_at) values
  ('019a9000-0000-7000-8000-000000000130', '019e68b3-4c21-7ed6-8f0b-51b44b23e5d4', '2026-07-20', '2026-08-31', '2026-11-20T03:00:00Z');

insert into scorecard (id, entry_id, member_id, japanese, experience, communication, motivation, recommendation, comment, created_at, updated_at) values
  ('019a9000-0000-7000-8000-000000000135', '01a1c216-c0a1-7488-8d50-5f879de52efe', '01a203f6-c421-7698-8928-dbbf65634819', 1, 1, 1, 1, 'YES', 'sample comment', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z');

insert into shift (id, user_id, day, start_minute, end_minute, break_minutes, employer, created_at) values
  ('019a9000-0000-7000-8000-000000000146', '019e68b3-4c21-7ed6-8f0b-51b44b23e5d4', '2026-11-20', 540, 1020, 60, 'sample employer', '2026-11-20T03:00:00Z');

insert into complaint (id, number, received_at, channel, party, party_name, party_contact, subject, body, status, assigned_to, answer_due_on, settle_due_on, answered_at, settled_at, outcome, prevention, answer_reminded_at, created_by, version, created_at, updated_at) values
  ('01a081b9-d021-7e3a-8035-5be902ce2a9c', 'C-2026-0001', '2026-09-08T15:53:53.441+00:00', 'LETTER', 'COMPANY', '株式会社みどり食品', 'complaint4@example.jp', 'FEE', 'プランの更新日がわかりにくい。', 'SETTLED', '01a203f6-c421-7ea5-8afe-322ce77ec5b6', '2026-09-14', '2026-10-09', '2026-09-09T21:53:53.441+00:00', '2026-09-11T15:53:53.441+00:00', 'プランの画面の先頭に更新日を表示した。', '更新の14日前にメールで知らせることにした。', '2026-09-08T15:53:53.441+00:00', '01a203f6-c421-7ea5-8afe-322ce77ec5b6', 1, '2026-09-08T15:53:53.441+00:00', '2026-09-11T15:53:53.441+00:00');

insert into complaint_step (id, complaint_id, kind, admin_id, body, at) values
  ('01a081b9-d021-7f5f-886c-88be3aa730e0', '01a081b9-d021-7e3a-8035-5be902ce2a9c', 'RECEIVED', '01a203f6-c421-7ea5-8afe-322ce77ec5b6', '', '2026-09-08T15:53:53.441+00:00');

insert into inquiry (id, ticket, operation_id, category, status, name, email, body, locale, assigned_to, answered_at, done_at, version, created_at, updated_at) values
  ('01a1bf4c-a421-74c3-89af-0618204116cf', 'KW-DEMO-8888', '01a1bf4c-a421-7afd-8cf4-6159387f9057', 'OTHER', 'DONE', '田中 美穂', 'inquiry7@example.jp', '駅に貼るポスターをいただけますか。', 'ja', '01a203f6-c421-7ea5-8afe-322ce77ec5b6', '2026-11-10T03:53:53.441+00:00', '2026-11-10T03:53:53.441+00:00', 1, '2026-11-09T07:53:53.441+00:00', '2026-11-10T03:53:53.441+00:00');

insert into inquiry_event (id, inquiry_id, kind, admin_id, body, to_status, at) values
  ('01a1c397-4621-7b91-8a3d-6997dd8cd2b1', '01a1bf4c-a421-74c3-89af-0618204116cf', 'ANSWERED', '01a203f6-c421-7ea5-8afe-322ce77ec5b6', 'ポスターのデータをお送りします。ご紹介ありがとうございます。', 'DONE', '2026-11-10T03:53:53.441+00:00');

insert into mailing (id, audience, filter, subject, body, status, recipient_count, sent_count, skipped_count, admin_id, operation_id, created_at, ended_at) values
  ('01a16dc2-9e21-7549-8308-cf00f8e2c0a1', 'SEEKER', '{}', 'サイトの夜間メンテナンスのお知らせ', 'いつもご利用ありがとうございます。11月5日（木）午前2時から4時まで、メンテナンスのためサイトをご利用いただけません。応募の締め切りが近い方は、お早めに手続きをお願いします。', 'SENT', 41, 41, 0, '01a203f6-c421-7ea5-8afe-322ce77ec5b6', '01a16dc2-9e21-7864-88d3-4677bf89e56a', '2026-10-24T11:53:53.441+00:00', '2026-10-24T11:53:53.441+00:00');

insert into conversation (id, kind, user_id, subject, last_message_at, seeker_unread, company_unread, admin_unread, seeker_read_at, hidden_from_company, created_at) values
  ('01a1ea36-f821-759c-8596-3f9af0a6b58a', 'ADMIN_SEEKER', '019e68b3-4c21-7ed6-8f0b-51b44b23e5d4', '通報いただいた求人について', '2026-11-18T01:53:53.441+00:00', 0, 0, 0, '2026-11-17T16:53:53.441+00:00', false, '2026-11-17T15:53:53.441+00:00');

insert into mailing_batch (mailing_id, "position", recipient_ids, sent_at) values
  ('01a16dc2-9e21-7549-8308-cf00f8e2c0a1', 1, '{}', '2026-11-20T03:00:00Z');

insert into message (id, conversation_id, sender_kind, sender_id, body, operation_id, search_text, search_tokens, created_at) values
  ('01a1eb49-a0a1-76a5-8b19-91930654375e', '01a1ea36-f821-759c-8596-3f9af0a6b58a', 'SEEKER', '019e68b3-4c21-7ed6-8f0b-51b44b23e5d4', 'すぐに対応していただき、ありがとうございます。', '01a1eb49-a0a1-75a7-89ee-d6fe6bd536df', '', '{}', '2026-11-17T20:53:53.441+00:00');

insert into message_template (id, audience, name, subject, body, version, created_at, updated_at) values
  ('01a142d8-4a21-7489-8bba-497508035dda', 'COMPANY', '表現の修正依頼', '求人原稿の表現について', '掲載中の求人に、法令に照らして修正が必要な表現があります。
次のとおり変更をお願いします。', 1, '2026-10-16T03:53:53.441+00:00', '2026-10-16T03:53:53.441+00:00');

insert into company_event (id, company_id, kind, admin_id, reason, at) values
  ('01a203f6-c421-73b2-8ee0-f9bcc96866e8', '01a203f6-c421-77b2-8cf1-844ff8bf1ec3', 'REFUSED', '01a203f6-c421-7ea5-8afe-322ce77ec5b6', '所在地は、ビル名・階・部屋番号まで入力してください。', '2026-11-21T15:53:53.441+00:00');

insert into company_reply (company_id, rate, median_days, entry_count, computed_at) values
  ('01a203f6-c421-77b2-8cf1-844ff8bf1ec3', 1, 1.5, 1, '2026-11-20T03:00:00Z');

insert into company_template (id, company_id, name, body, created_at, updated_at) values
  ('019a9000-0000-7000-8000-000000000163', '01a203f6-c421-77b2-8cf1-844ff8bf1ec3', 'sample name', 'sample body', '2026-11-20T03:00:00Z', '2026-11-20T03:00:00Z');
