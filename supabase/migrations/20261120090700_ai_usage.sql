-- How often people called the functions that cost money, per day.

create table public.ai_usage (
  user_id uuid references public.profiles (id) on delete cascade,
  day date,
  kind text check (char_length(kind) between 1 and 50),
  calls integer not null check (calls > 0),
  primary key (user_id, day, kind)
);
comment on table public.ai_usage is 'Calls per person, day and kind, for quotas. For the functions alone.';
comment on column public.ai_usage.user_id is 'The person.';
comment on column public.ai_usage.day is 'In UTC.';
comment on column public.ai_usage.kind is 'What is counted apart, such as chat.';
comment on column public.ai_usage.calls is 'Calls made so far that day.';

alter table public.ai_usage enable row level security;
revoke all on table public.ai_usage from anon, authenticated;
grant all on table public.ai_usage to service_role;

create policy "No client sees usage"
on public.ai_usage for all to anon, authenticated
using (false);

-- One statement takes the call, so many at once cannot take more than the limit.
create function public.take_ai_quota(p_user uuid, p_kind text, p_limit integer)
returns table (allowed boolean, retry_after_seconds integer)
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  seconds_left constant integer := ceil(extract(epoch from today + 1 - (now() at time zone 'utc')));
begin
  delete from public.ai_usage where user_id = p_user and day < today - 30;
  insert into public.ai_usage as usage (user_id, day, kind, calls)
  select p_user, today, p_kind, 1 where p_limit > 0
  on conflict (user_id, day, kind) do update set calls = usage.calls + 1 where usage.calls < p_limit;
  return query select found, case when found then 0 else seconds_left end;
end;
$$;
comment on function public.take_ai_quota(uuid, text, integer) is
  'Takes one call off what a person has left today (UTC): whether it was allowed, else the seconds until tomorrow. For the functions alone.';
revoke all on function public.take_ai_quota(uuid, text, integer) from public, anon, authenticated;
grant execute on function public.take_ai_quota(uuid, text, integer) to service_role;
