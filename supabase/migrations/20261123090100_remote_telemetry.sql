-- How the remotes do in the browsers of visitors: counters and histograms per remote, version and hour. Nothing here is of one visit.

create table public.remote_telemetry (
  remote text collate "C" check (char_length(remote) <= 40 and remote ~ '^(shell|mf-[a-z][a-z0-9-]*)$'),
  version text collate "C" check (char_length(version) <= 64 and version ~ '^[0-9][0-9A-Za-z_.+-]*$'),
  hour timestamptz check (hour = date_trunc('hour', hour, 'UTC')),
  metric text collate "C" check (private.is_line(metric, 60)),
  buckets integer[] not null check (cardinality(buckets) <= 40),
  count bigint not null check (count > 0),
  total double precision not null check (total >= 0),
  primary key (remote, version, hour, metric)
);
comment on table public.remote_telemetry is
  'What browsers measured of the remotes, added up per hour, for 30 days. No row is of one visit or one person. Written by the function telemetry alone.';
comment on column public.remote_telemetry.remote is 'The remote, or shell.';
comment on column public.remote_telemetry.version is 'Its version that ran in the browser, as the browser says.';
comment on column public.remote_telemetry.hour is 'The hour that was added up, by its beginning.';
comment on column public.remote_telemetry.metric is 'What was measured, such as fursa.remote.load.duration; private.telemetry_bounds knows them all.';
comment on column public.remote_telemetry.buckets is
  'Of a histogram: how many values lay at or under each bound of private.telemetry_bounds and above the one before, and at the end how many above the last. '
  'Empty for what is only counted.';
comment on column public.remote_telemetry.count is 'Values measured; of what is only counted, how often it happened.';
comment on column public.remote_telemetry.total is 'The sum of the values; of what is only counted, the same as count.';
create index remote_telemetry_hour_idx on public.remote_telemetry (hour);

alter table public.remote_telemetry enable row level security;
revoke all on table public.remote_telemetry from anon, authenticated, service_role;
grant select on table public.remote_telemetry to authenticated, service_role;

create policy "Admins read telemetry"
on public.remote_telemetry for select to authenticated
using ((select private.has_role('admin')));

create function private.telemetry_bounds(metric text)
returns double precision[]
language sql
immutable
set search_path = ''
as $$
  select case
    when metric in ('fursa.remote.mounts', 'fursa.remote.errors', 'fursa.remote.retries', 'fursa.remote.fallbacks', 'fursa.csp.violations')
      then '{}'
    when metric = 'browser.web_vital.cls'
      then '{0, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2}'
    when metric in (
      'fursa.remote.load.duration', 'browser.web_vital.lcp', 'browser.web_vital.inp', 'browser.web_vital.fcp', 'browser.web_vital.ttfb'
    )
      then '{25, 50, 75, 100, 150, 200, 300, 400, 500, 650, 800, 1000, 1300, 1800, 2500, 3000, 4000, 6000, 10000, 15000, 30000}'
  end::double precision[];
$$;
comment on function private.telemetry_bounds(text) is
  'The upper bounds of the histogram of a metric: milliseconds, or of cls its score. Empty for what is only counted, null for what is no metric.';
revoke all on function private.telemetry_bounds(text) from public;
grant execute on function private.telemetry_bounds(text) to authenticated, service_role;

create function private.histogram(places bigint[], size integer)
returns integer[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg((select count(*) from unnest(places) as place where place = number)::integer order by number), '{}')
  from generate_series(1, size + 1) as number
  where size > 0;
$$;
comment on function private.histogram(bigint[], integer) is
  'How many values lie in each bucket, by the numbers of their buckets; size is the number of bounds, and without any there are no buckets.';
revoke all on function private.histogram(bigint[], integer) from public;

create function private.add_buckets(one integer[], other integer[])
returns integer[]
language sql
immutable
set search_path = ''
as $$
  -- A flood that fills a bucket ends there and fails nothing.
  select coalesce(array_agg(least(coalesce(a, 0)::bigint + coalesce(b, 0), 2000000000)::integer order by number), '{}')
  from unnest(one, other) with ordinality as pairs (a, b, number);
$$;
comment on function private.add_buckets(integer[], integer[]) is 'Two histograms as one.';
revoke all on function private.add_buckets(integer[], integer[]) from public;

create function private.store_telemetry(p_samples jsonb)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  -- Of an hour: ten remotes in two versions with ten metrics each. What a stranger invents beyond it is dropped.
  most_rows constant integer := 200;
  this_hour constant timestamptz := date_trunc('hour', now(), 'UTC');
  room integer;
  stored integer;
begin
  if jsonb_typeof(p_samples) is distinct from 'array' or jsonb_array_length(p_samples) > 40 then
    raise invalid_parameter_value using message = 'p_samples must be a list of at most 40 samples';
  end if;
  -- One at a time: how many rows there may still be is counted, and rows are locked in one order.
  perform pg_advisory_xact_lock(hashtextextended('remote_telemetry', 0));
  delete from public.remote_telemetry where hour < this_hour - interval '30 days';
  select greatest(most_rows - count(*), 0) into room from public.remote_telemetry where hour = this_hour;
  with samples as (
    select remote, version, metric, value, private.telemetry_bounds(metric) as bounds
    from jsonb_to_recordset(p_samples) as sent (remote text, version text, metric text, value double precision)
    where private.telemetry_bounds(metric) is not null and value >= 0 and value <= 60000
      and (cardinality(private.telemetry_bounds(metric)) > 0 or (value >= 1 and value <= 100 and value = floor(value)))
  ), placed as (
    -- The number of the bucket: one more than the bounds that the value lies above.
    select remote, version, metric, value, cardinality(bounds) as size,
      1 + (select count(*) from unnest(bounds) as bound where value > bound) as place
    from samples
  ), added as (
    select remote, version, metric, size,
      case when size = 0 then sum(value)::bigint else count(*) end as count, sum(value) as total, array_agg(place) as places
    from placed
    group by remote, version, metric, size
  ), ranked as (
    select added.*, known.remote is not null as is_known,
      row_number() over (partition by known.remote is not null order by added.remote, added.version, added.metric) as rank
    from added left join public.remote_telemetry as known
      on (known.remote, known.version, known.metric, known.hour) = (added.remote, added.version, added.metric, this_hour)
  ), written as (
    insert into public.remote_telemetry as told (remote, version, hour, metric, buckets, count, total)
    select remote, version, this_hour, metric, private.histogram(places, size), count, total
    from ranked
    where is_known or rank <= room
    on conflict (remote, version, hour, metric) do update set
      buckets = private.add_buckets(told.buckets, excluded.buckets),
      count = told.count + excluded.count,
      total = told.total + excluded.total
    returning 1
  )
  select count(*) into stored from written;
  return stored;
end;
$$;
comment on function private.store_telemetry(jsonb) is
  'What public.record_telemetry does; as its owner, since nobody else may write the table.';
revoke all on function private.store_telemetry(jsonb) from public;
grant execute on function private.store_telemetry(jsonb) to service_role;

create function public.record_telemetry(p_samples jsonb)
returns integer
language sql
volatile
security invoker
set search_path = ''
as $$ select private.store_telemetry(p_samples); $$;
comment on function public.record_telemetry(jsonb) is
  'Adds at most 40 samples [{remote, version, metric, value}] to the counters of this hour and removes what is older than 30 days. Answers how many rows '
  'of the table were written. An hour has 200 rows at most: what would add another is dropped, and so is what is no metric or out of '
  'range. For the function telemetry alone.';
revoke all on function public.record_telemetry(jsonb) from public, anon, authenticated;
grant execute on function public.record_telemetry(jsonb) to service_role;

create function private.percentile_of(buckets integer[], bounds double precision[], share double precision)
returns double precision
language sql
immutable
set search_path = ''
as $$
  with sums as (
    select number, amount, sum(amount) over (order by number) as up_to, sum(amount) over () * share as wanted
    from unnest(buckets) with ordinality as bucket (amount, number)
  )
  select case
    when number > cardinality(bounds) then bounds[cardinality(bounds)]
    else coalesce(bounds[number - 1], 0)
      + (bounds[number] - coalesce(bounds[number - 1], 0)) * ((wanted - (up_to - amount)) / amount)::double precision
  end
  from sums
  where up_to >= wanted and amount > 0
  order by number
  limit 1;
$$;
comment on function private.percentile_of(integer[], double precision[], double precision) is
  'About the value that this share of a histogram does not exceed: values are taken to lie evenly in their bucket, and above the last bound at it.';
revoke all on function private.percentile_of(integer[], double precision[], double precision) from public;
grant execute on function private.percentile_of(integer[], double precision[], double precision) to authenticated, service_role;

create function public.telemetry_summary(p_hours integer default 24)
returns table (
  remote text, version text, metric text, hour timestamptz, count bigint, total double precision, p75 double precision
)
language plpgsql
stable
security invoker
set search_path = ''
as $$
begin
  -- One inside the other: the installation may not even ask for a role.
  if current_user <> 'service_role' then
    if not private.has_role('admin') then
      raise insufficient_privilege using message = 'Only admins read telemetry';
    end if;
  end if;
  if p_hours is null or p_hours not between 1 and 720 then
    raise invalid_parameter_value using message = 'p_hours must be from 1 to 720';
  end if;
  return query
  select told.remote, told.version, told.metric, told.hour, told.count, told.total,
    private.percentile_of(told.buckets, private.telemetry_bounds(told.metric), 0.75)
  from public.remote_telemetry as told
  where told.hour > now() - make_interval(hours => p_hours)
  order by told.hour desc, told.remote, told.version, told.metric
  limit 10000;
end;
$$;
comment on function public.telemetry_summary(integer) is
  'What was measured in the last p_hours hours (1 to 720), newest first, 10,000 rows at most: per remote, version, metric and hour the count, the sum of the '
  'values, and about the value that 75 % of them do not exceed (p75; null for what is only counted). Milliseconds; of cls its score. For admins.';
revoke all on function public.telemetry_summary(integer) from public, anon;
grant execute on function public.telemetry_summary(integer) to authenticated, service_role;
