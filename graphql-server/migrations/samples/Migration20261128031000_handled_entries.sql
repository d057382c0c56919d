insert into entry_tag (id, company_id, name, created_at)
  select '01a27000-0c21-7de3-8fed-ab5d3815a0c7', id, '夜勤可', '2027-04-02T03:00:00Z' from company order by id limit 1;
