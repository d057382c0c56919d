/** Tables of what the operator and the site note about companies. */
export const company = [
  // One decision of the operator about a company: who, when, why.
  `create table company_event (
    id uuid primary key,
    company_id uuid not null,
    kind text not null check (kind in ('APPROVED', 'REFUSED', 'SUSPENDED', 'RESTORED', 'PLAN')),
    admin_id uuid not null,
    reason text,
    at timestamptz not null,
    constraint company_event_admin_id_foreign foreign key (admin_id) references admin_user (id) on delete restrict,
    constraint company_event_company_id_foreign foreign key (company_id) references company (id) on delete cascade
  )`,
  `create index company_event_company_id_at_index on company_event (company_id, at)`,

  // The reliability of a company's answers: derived from the history of its applications only, and computed anew each time.
  `create table company_reply (
    company_id uuid primary key,
    rate smallint not null,
    median_days double precision,
    entry_count int not null,
    computed_at timestamptz not null,
    constraint company_reply_company_id_foreign foreign key (company_id) references company (id) on update cascade on delete cascade
  )`,

  // A text that the members of a company often send to applicants.
  `create table company_template (
    id uuid primary key,
    company_id uuid not null,
    name varchar(80) not null,
    body text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint company_template_company_id_name_unique unique (company_id, name),
    constraint company_template_company_id_foreign foreign key (company_id) references company (id) on delete cascade
  )`,
];
