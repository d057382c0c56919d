insert into company_photo (id, company_id, position, shown, waiting, submitted_at, return_reason, version, created_at, updated_at) values
  ('01a26f00-0c21-7de3-8fed-ab5d3815a0c1', '01a203f6-c421-77b2-8cf1-844ff8bf1ec3', 1,
   '{"alt": "玄関", "files": [{"id": "01a26f00-0c21-7de3-8fed-ab5d3815a0c2", "mimeType": "image/webp", "width": 480, "height": 320}]}',
   '{"alt": "新しい玄関", "files": [{"id": "01a26f00-0c21-7de3-8fed-ab5d3815a0c2", "mimeType": "image/webp", "width": 480, "height": 320}]}',
   null, '人の顔が写っています。', 3, '2026-11-27T03:00:00Z', '2026-11-27T04:00:00Z');
