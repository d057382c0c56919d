insert into deployment (id, place, address, allowed_at) values
  (1, 'postgresql 1 1', 'https://sample.example.jp', '2026-11-20T03:00:00Z');
