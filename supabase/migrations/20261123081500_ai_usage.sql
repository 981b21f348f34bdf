-- How much people used the functions that cost money, per day, and all of them together.

create table public.ai_usage (
  user_id uuid references public.profiles (id) on delete cascade,
  day date,
  kind text check (private.is_line(kind, 50) and kind <> ''),
  calls integer not null check (calls > 0),
  characters bigint not null default 0 check (characters >= 0),
  primary key (user_id, day, kind)
);
comment on table public.ai_usage is 'Calls and characters per person, day and kind, for quotas. For the functions alone.';
comment on column public.ai_usage.user_id is 'The person.';
comment on column public.ai_usage.day is 'In UTC.';
comment on column public.ai_usage.kind is 'What is counted apart, such as chat.';
comment on column public.ai_usage.calls is 'Calls made so far that day.';
comment on column public.ai_usage.characters is 'Characters that these calls sent and were answered with, as the functions count them.';

alter table public.ai_usage enable row level security;
revoke all on table public.ai_usage from anon, authenticated;
grant all on table public.ai_usage to service_role;

create policy "No client sees usage"
on public.ai_usage for all to anon, authenticated
using (false);

create table public.ai_installation_usage (
  day date primary key,
  characters bigint not null check (characters >= 0)
);
comment on table public.ai_installation_usage is 'Characters of all people together per day, where the installation has a budget. For the functions alone.';
comment on column public.ai_installation_usage.day is 'In UTC.';
comment on column public.ai_installation_usage.characters is 'Characters so far that day.';

alter table public.ai_installation_usage enable row level security;
revoke all on table public.ai_installation_usage from anon, authenticated;
grant all on table public.ai_installation_usage to service_role;

create policy "No client sees the usage of the installation"
on public.ai_installation_usage for all to anon, authenticated
using (false);

create function public.take_ai_quota(
  p_user uuid,
  p_kind text,
  p_characters integer,
  p_calls_per_day integer,
  p_characters_per_day integer,
  p_installation_characters_per_day bigint
)
returns table (allowed boolean, refused_by text, retry_after_seconds integer)
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  today constant date := private.utc_day();
  seconds_left constant integer := ceil(extract(epoch from today + 1 - (now() at time zone 'utc')));
  used_calls integer;
  used_characters bigint;
begin
  if p_characters is null or p_characters < 0 then
    raise invalid_parameter_value using message = 'p_characters must be 0 or more';
  end if;
  -- Calls of one person wait for each other: what they used is a sum over several rows.
  perform pg_advisory_xact_lock(hashtextextended('ai_usage of ' || p_user, 0));
  delete from public.ai_usage where user_id = p_user and day < today - 30;
  select coalesce(sum(calls) filter (where kind = p_kind), 0), coalesce(sum(characters), 0) into used_calls, used_characters
  from public.ai_usage where user_id = p_user and day = today;
  if used_calls >= p_calls_per_day then
    return query select false, 'calls', seconds_left;
    return;
  end if;
  if used_characters + p_characters > p_characters_per_day then
    return query select false, 'characters', seconds_left;
    return;
  end if;
  if p_installation_characters_per_day is not null then
    delete from public.ai_installation_usage where day < today - 30;
    -- One statement, so that many people at once cannot take more than there is.
    insert into public.ai_installation_usage as usage (day, characters)
    select today, p_characters where p_characters <= p_installation_characters_per_day
    on conflict (day) do update set characters = usage.characters + excluded.characters
      where usage.characters + excluded.characters <= p_installation_characters_per_day;
    if not found then
      return query select false, 'installation', seconds_left;
      return;
    end if;
  end if;
  insert into public.ai_usage as usage (user_id, day, kind, calls, characters)
  values (p_user, today, p_kind, 1, p_characters)
  on conflict (user_id, day, kind) do update
    set calls = usage.calls + 1, characters = usage.characters + excluded.characters;
  return query select true, null::text, 0;
end;
$$;
comment on function public.take_ai_quota(uuid, text, integer, integer, integer, bigint) is
  'Takes one call and its characters off what a person and the installation have left today (UTC). Answers whether it was allowed, else what refused it '
  '(calls: of this kind; characters: of all kinds together; installation) and the seconds until tomorrow; a refusal takes nothing. A limit that is null does '
  'not limit, and without one for the installation nothing is counted for it. For the functions alone.';
revoke all on function public.take_ai_quota(uuid, text, integer, integer, integer, bigint) from public, anon, authenticated;
grant execute on function public.take_ai_quota(uuid, text, integer, integer, integer, bigint) to service_role;

create function public.refund_ai_quota(p_user uuid, p_kind text, p_day date, p_characters integer)
returns void
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  refunded bigint;
begin
  if p_characters is null or p_characters < 0 then
    raise invalid_parameter_value using message = 'p_characters must be 0 or more';
  end if;
  select least(p_characters, characters) into refunded from public.ai_usage
  where user_id = p_user and day = p_day and kind = p_kind
  for update;
  if refunded > 0 then
    update public.ai_usage set characters = characters - refunded
    where user_id = p_user and day = p_day and kind = p_kind;
    update public.ai_installation_usage set characters = greatest(characters - refunded, 0) where day = p_day;
  end if;
end;
$$;
comment on function public.refund_ai_quota(uuid, text, date, integer) is
  'Gives characters back that take_ai_quota took on that day (UTC) for work that was not done, never more than the person has taken. The call stays counted. '
  'For the functions alone.';
revoke all on function public.refund_ai_quota(uuid, text, date, integer) from public, anon, authenticated;
grant execute on function public.refund_ai_quota(uuid, text, date, integer) to service_role;
