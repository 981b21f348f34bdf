-- Postings of job feeds, asked for by one function for everybody.

-- As for jobs: what filters look at stays together, long texts lie apart.
create table public.external_jobs (
  source text check (source ~ '^[a-z]{1,30}$'),
  external_id text check (private.is_line(external_id, 250) and external_id <> ''),
  title text not null check (private.is_line(title, 200) and btrim(title) <> ''),
  company text check (private.is_line(company, 200)),
  company_website text check (private.is_web_address(company_website, 2000)),
  description text not null default '' check (char_length(description) <= 8000),
  location text check (private.is_line(location, 200)),
  country text check (country ~ '^[a-z]{2}$'),
  remote boolean not null default false,
  contract_type text check (private.is_line(contract_type, 50)),
  contract_time text check (private.is_line(contract_time, 50)),
  salary_min numeric check (salary_min between 0 and 1000000000000),
  salary_max numeric check (salary_max between 0 and 1000000000000),
  salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
  url text check (private.is_web_address(url, 2000)),
  attribution text not null default '' check (private.is_line(attribution, 200)),
  posted_at timestamptz,
  closes_at timestamptz,
  fetched_at timestamptz not null default now(),
  scam_signs text[] not null generated always as (private.scam_signs(title || e'\n' || description)) stored,
  heading tsvector not null default '' check (length(heading) <= 1000),
  search tsvector not null default '' check (length(search) <= 50000),
  primary key (source, external_id)
) with (toast_tuple_target = 128);
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
comment on column public.external_jobs.scam_signs is
  'What in the text gives a scam away: money, mpesa, free_mail; empty when nothing does. Shown as a warning.';
comment on column public.external_jobs.heading is 'Words of title, company and location as they are written, Remote, and heading_marks of them, for search_jobs; kept by a trigger.';
comment on column public.external_jobs.search is 'The same and the words of the description.';

create index external_jobs_newest_idx on public.external_jobs (posted_at desc nulls last, source, external_id);
create index external_jobs_fetched_idx on public.external_jobs (source, fetched_at);
create index external_jobs_search_idx on public.external_jobs using gin (search);
create index external_jobs_heading_idx on public.external_jobs using gin (heading);

create function private.fill_external_job_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  marks constant tsvector := private.heading_marks(
    new.title, new.location, private.external_job_type(new.contract_type, new.contract_time)
  );
  heading constant text := concat_ws(' ', new.title, new.company, new.location, case when new.remote then 'Remote' end);
begin
  new.heading := private.searched_words(heading) || marks;
  new.search := private.searched_words(heading || ' ' || new.description) || marks;
  return new;
end;
$$;
comment on function private.fill_external_job_words() is 'Trigger: a posting carries the words it is found by.';
revoke all on function private.fill_external_job_words() from public;

create trigger external_jobs_fill_words
before insert or update of title, company, location, remote, contract_type, contract_time, description on public.external_jobs
for each row execute function private.fill_external_job_words();

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
