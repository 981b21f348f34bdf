-- How much one account may store and send. Only what clients do counts: without the id of an account, as with the secret key
-- or in the SQL editor, nothing is limited. A refusal has SQLSTATE FQ001 and a message for the person who is refused; PostgREST
-- answers it with status 400. The limits themselves stand in the triggers of each table.

create table private.account_counters (
  user_id uuid references public.profiles (id) on delete cascade,
  kind text check (private.is_line(kind, 50)),
  day date,
  uses integer not null check (uses >= 0),
  primary key (user_id, kind, day)
);
comment on table private.account_counters is
  'What an account has used of limits that deleting rows does not give back. Written by triggers alone.';
comment on column private.account_counters.user_id is 'The account.';
comment on column private.account_counters.kind is 'What is counted, such as jobs.';
comment on column private.account_counters.day is 'The day, in UTC, that uses is of; -infinity: of all time.';
comment on column private.account_counters.uses is 'How many so far.';
alter table private.account_counters enable row level security;

create policy "No client sees the counters"
on private.account_counters for all to anon, authenticated
using (false);

create function private.utc_day()
returns date
language sql
stable
set search_path = ''
as $$ select (now() at time zone 'utc')::date; $$;
comment on function private.utc_day() is 'The day that daily limits count by.';
revoke all on function private.utc_day() from public;
grant execute on function private.utc_day() to service_role;

create function private.take_allowance(p_kind text, p_day date, p_limit integer, p_wanted integer default 1)
returns integer
language plpgsql
volatile
set search_path = ''
as $$
declare
  person constant uuid := auth.uid();
  used integer;
  taken integer;
begin
  insert into private.account_counters (user_id, kind, day, uses) values (person, p_kind, p_day, 0)
  on conflict do nothing;
  if found then
    delete from private.account_counters
    where user_id = person and day > '-infinity' and day < private.utc_day() - 30;
  end if;
  -- Locks the counter until the transaction ends, so that two requests at once count one after the other.
  select uses into used from private.account_counters
  where user_id = person and kind = p_kind and day = p_day
  for update;
  taken := greatest(least(p_wanted, p_limit - used), 0);
  if taken > 0 then
    update private.account_counters set uses = used + taken
    where user_id = person and kind = p_kind and day = p_day;
  end if;
  return taken;
end;
$$;
comment on function private.take_allowance(text, date, integer, integer) is
  'Takes what is wanted off what is left to the caller, or all that is left when that is less; answers how much was taken.';
revoke all on function private.take_allowance(text, date, integer, integer) from public;

create function private.count_against_day(p_kind text, p_limit integer, p_what text)
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  if private.take_allowance(p_kind, private.utc_day(), p_limit) = 0 then
    raise sqlstate 'FQ001' using
      message = format('You have reached the limit of %s %s a day. Please try again tomorrow.', p_limit, p_what),
      hint = 'The day ends at midnight UTC.';
  end if;
end;
$$;
comment on function private.count_against_day(text, integer, text) is 'Counts one of them for the caller; refuses (FQ001) past the limit of the day.';
revoke all on function private.count_against_day(text, integer, text) from public;

create function private.lock_account(p_kind text)
returns void
language sql
volatile
set search_path = ''
as $$ select pg_advisory_xact_lock(hashtextextended(p_kind || ' of ' || auth.uid(), 0)); $$;
comment on function private.lock_account(text) is
  'Makes other requests of the caller wait that count the same rows, until this transaction ends. A count without it misses rows not yet committed.';
revoke all on function private.lock_account(text) from public;

create function private.limit_written_bytes()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  most constant integer := 5000000;
  person constant uuid := auth.uid();
  hour constant text := 'bytes written, hour ' || to_char(now() at time zone 'utc', 'HH24');
  before constant jsonb := to_jsonb(old);
  -- What a row weighs that hardly changes.
  written integer := 500;
begin
  if person is null then
    return new;
  end if;
  select written + coalesce(sum(octet_length(field.value)), 0) into written
  from jsonb_each_text(to_jsonb(new)) as field
  where field.value is distinct from before ->> field.key;
  delete from private.account_counters
  where user_id = person and kind like 'bytes written, hour %' and (kind, day) <> (hour, private.utc_day());
  if private.take_allowance(hour, private.utc_day(), most, written) < written then
    raise sqlstate 'FQ001' using
      message = format(
        'You have saved very long texts many times. Please try again in %s minutes.', 60 - extract(minute from now())::integer
      ),
      hint = 'An account writes 5 MB in an hour.';
  end if;
  return new;
end;
$$;
comment on function private.limit_written_bytes() is
  'Trigger: an account writes 5 MB an hour in the tables with long texts, counting the columns that change. Each change leaves the old row behind until it is cleaned.';
revoke all on function private.limit_written_bytes() from public;

create trigger profiles_limit_bytes
before update on public.profiles
for each row execute function private.limit_written_bytes();
