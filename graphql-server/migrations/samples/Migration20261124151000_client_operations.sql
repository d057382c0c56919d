insert into client_operation (id, client, name, version, sha256, meaning, text, uses, changes, registered_at) values
  ('01a14e47-0c21-7de3-8fed-ab5d3815a0c0', 'mobile', 'Newest', 1, repeat('a', 64), repeat('b', 43), 'query Newest { viewer { company { id } } }', 0, 1, '2026-11-23T10:15:00.000+00:00');
