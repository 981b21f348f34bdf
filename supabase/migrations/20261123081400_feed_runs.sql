-- How often each job feed was asked, and how it went.

create table public.feed_runs (
  source text primary key check (source ~ '^[a-z]{1,30}$'),
  started_at timestamptz,
  finished_at timestamptz,
  ok boolean,
  error text check (char_length(error) <= 2000),
  skipped_rows integer not null default 0 check (skipped_rows >= 0),
  calls_today integer not null default 0 check (calls_today >= 0),
  day date
);
comment on table public.feed_runs is 'When each feed was asked, how it went, and how much of its daily budget is used. For the function job-feed alone.';
comment on column public.feed_runs.source is 'The feed.';
comment on column public.feed_runs.started_at is 'When it was last asked; null: never.';
comment on column public.feed_runs.finished_at is 'When it last worked; null: never.';
comment on column public.feed_runs.ok is 'Whether it worked when it was last asked; null until the first time is over.';
comment on column public.feed_runs.error is 'What went wrong when it was last asked; null when it worked.';
comment on column public.feed_runs.skipped_rows is 'Rows that could not be read or stored when it last worked; the others were stored.';
comment on column public.feed_runs.calls_today is 'Calls made on day.';
comment on column public.feed_runs.day is 'The day, in UTC, that calls_today is of.';

alter table public.feed_runs enable row level security;
revoke all on table public.feed_runs from anon, authenticated;
grant all on table public.feed_runs to service_role;

create policy "No client sees feed runs"
on public.feed_runs for all to anon, authenticated
using (false);
