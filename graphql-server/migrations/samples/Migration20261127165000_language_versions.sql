insert into language_version (subject_id, locale, title, summary, body_html, source_key, search_text, version, updated_at) values
  ('00000000-0000-7000-8000-00000000f201', 'vi', 'Tiêu đề', 'Tóm tắt.', '<p>Nội dung.</p>', repeat('c', 64), 'tieu de tom tat. noi dung.', 1, '2026-11-24T03:00:00Z');
