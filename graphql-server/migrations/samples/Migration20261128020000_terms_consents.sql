insert into terms_consent (id, kind, account_id, version, accepted_at) values
  ('01a27000-0c21-7de3-8fed-ab5d3815a0c1', 'SEEKER', '01a203f6-c421-77b2-8cf1-844ff8bf1ec3', '2027-04-01', '2027-04-02T03:00:00Z');
