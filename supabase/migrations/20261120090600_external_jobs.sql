-- Postings of job feeds, asked for by one function for everybody, and how often each feed was asked.

create table public.external_jobs (
  source text check (source ~ '^[a-z]{1,30}$'),
  external_id text check (char_length(external_id) between 1 and 250),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  company text check (char_length(company) <= 200),
  company_website text check (company_website ~* '^https?://' and char_length(company_website) <= 2000),
  description text not null default '' check (char_length(description) <= 8000),
  location text check (char_length(location) <= 200),
  country text check (country ~ '^[a-z]{2}$'),
  remote boolean not null default false,
  contract_type text check (char_length(contract_type) <= 50),
  contract_time text check (char_length(contract_time) <= 50),
  salary_min numeric check (salary_min >= 0),
  salary_max numeric check (salary_max >= 0),
  salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  url text check (url ~* '^https?://' and char_length(url) <= 2000),
  attribution text not null default '' check (char_length(attribution) <= 200),
  posted_at timestamptz,
  closes_at timestamptz,
  fetched_at timestamptz not null default now(),
  primary key (source, external_id)
);
comment on table public.external_jobs is 'Cache of job feeds, shared by everybody; written by the function job-feed alone.';
comment on column public.external_jobs.source is 'The feed, such as adzuna; sample marks invented postings.';
comment on column public.external_jobs.external_id is 'The feed''s own id of the posting. <source>:<external_id> is its name in saved and applied jobs.';
comment on column public.external_jobs.title is 'What the job is called.';
comment on column public.external_jobs.company is 'Name of the employer; null when the feed does not say.';
comment on column public.external_jobs.company_website is 'http or https address, or null.';
comment on column public.external_jobs.description is 'Plain text: HTML is removed on arrival.';
comment on column public.external_jobs.location is 'In the words of the feed.';
comment on column public.external_jobs.country is 'Two lower-case letters (ISO 3166-1); null when the feed does not say.';
comment on column public.external_jobs.remote is 'True for remote work that takes applicants in Kenya; visitors see these.';
comment on column public.external_jobs.contract_type is 'Kind of employment, such as permanent.';
comment on column public.external_jobs.contract_time is 'Extent of the employment, such as full_time.';
comment on column public.external_jobs.salary_min is 'In salary_currency, for the period of the feed.';
comment on column public.external_jobs.salary_max is 'In salary_currency, for the period of the feed.';
comment on column public.external_jobs.salary_currency is 'Three letters (ISO 4217), or null.';
comment on column public.external_jobs.url is 'The posting; http or https, or null.';
comment on column public.external_jobs.attribution is 'What the terms of the feed want shown beside each posting.';
comment on column public.external_jobs.posted_at is 'When the posting was published; null when the feed does not say.';
comment on column public.external_jobs.closes_at is 'Last moment to apply; null when the feed does not say.';
comment on column public.external_jobs.fetched_at is 'When the posting was last seen in its feed.';

create index external_jobs_newest_idx on public.external_jobs (posted_at desc nulls last, source, external_id);
create index external_jobs_fetched_idx on public.external_jobs (source, fetched_at);

alter table public.external_jobs enable row level security;
revoke all on table public.external_jobs from anon, authenticated;
grant select on table public.external_jobs to anon, authenticated;
grant all on table public.external_jobs to service_role;

create policy "Signed-in people read external jobs"
on public.external_jobs for select to authenticated
using (true);

create policy "Visitors read remote external jobs"
on public.external_jobs for select to anon
using (remote);

create table public.feed_runs (
  source text primary key check (source ~ '^[a-z]{1,30}$'),
  started_at timestamptz,
  finished_at timestamptz,
  ok boolean,
  error text check (char_length(error) <= 2000),
  calls_today integer not null default 0 check (calls_today >= 0),
  day date
);
comment on table public.feed_runs is 'When each feed was asked, how it went, and how much of its daily budget is used. For the function job-feed alone.';
comment on column public.feed_runs.source is 'The feed.';
comment on column public.feed_runs.started_at is 'When it was last asked; null: never.';
comment on column public.feed_runs.finished_at is 'When it last worked; null: never.';
comment on column public.feed_runs.ok is 'Whether it worked when it was last asked; null until the first time is over.';
comment on column public.feed_runs.error is 'What went wrong when it was last asked; null when it worked.';
comment on column public.feed_runs.calls_today is 'Calls made on day.';
comment on column public.feed_runs.day is 'The day, in UTC, that calls_today is of.';

alter table public.feed_runs enable row level security;
revoke all on table public.feed_runs from anon, authenticated;
grant all on table public.feed_runs to service_role;

create policy "No client sees feed runs"
on public.feed_runs for all to anon, authenticated
using (false);
