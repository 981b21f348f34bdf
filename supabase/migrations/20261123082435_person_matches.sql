-- What was earned, kept per person: as long as a CV is the same, only postings read since have to be looked at again.

create table private.person_matches (
  user_id uuid primary key references private.person_facts (user_id) on delete cascade,
  facts_read_at timestamptz not null,
  as_of timestamptz not null,
  numbers integer[] not null check (cardinality(numbers) <= 100000000),
  marks integer[] not null check (cardinality(marks) <= 100000000)
);
comment on table private.person_matches is
  'The postings of which a person earned 40 % of the marks or more, at some moment; made anew when the facts of the person change.';
comment on column private.person_matches.user_id is 'The person.';
comment on column private.person_matches.facts_read_at is 'read_at of the facts it was made of.';
comment on column private.person_matches.as_of is 'Postings read after this moment are looked at again.';
comment on column private.person_matches.numbers is 'Numbers of the postings; one that has gone since is passed over.';
comment on column private.person_matches.marks is 'What the person earned of each.';
create index person_matches_as_of_idx on private.person_matches (as_of);
alter table private.person_matches enable row level security;
grant all on table private.person_matches to service_role;

create policy "No client sees matches that were kept"
on private.person_matches for all to anon, authenticated
using (false);

-- What earns too little is left out before anything is looked up about it: an index-only scan for each concept.
create function private.earned_marks(person private.person_facts, least_share integer, out numbers integer[], out marks integer[])
returns record
language sql
stable
set search_path = ''
set enable_seqscan = off
set enable_mergejoin = off
set enable_hashjoin = off
set random_page_cost = 1.1
set jit = off
set max_parallel_workers_per_gather = 0
-- The sums of somebody who has what everybody asks for: a hundred bytes for each posting that asks for any of it.
set work_mem = '64MB'
as $$
  select coalesce(array_agg(number), '{}'), coalesce(array_agg(marks), '{}')
  from (
    select asked.number, sum(asked.weight::integer * own.weight)::integer as marks
    from unnest(person.concepts, person.weights) as own (concept, weight)
      join private.posting_concepts as asked on asked.concept = own.concept collate "C"
    group by asked.number
    having sum(asked.weight::integer * own.weight) >= least_share * max(asked.full_marks)
  ) as earned;
$$;
comment on function private.earned_marks(private.person_facts, integer) is
  'The postings of which a person earns this share of the full marks or more, and how much of each: by the index of concepts.';
revoke all on function private.earned_marks(private.person_facts, integer) from public;

create function private.kept_marks(
  person private.person_facts, least_share integer, out numbers integer[], out marks integer[], out as_of timestamptz
)
returns record
language plpgsql
volatile
set search_path = ''
set enable_seqscan = off
as $$
declare
  -- More than these to be looked at again, and everything is.
  few constant integer := 300;
  kept private.person_matches;
begin
  if least_share = 40 then
    select * into kept from private.person_matches where user_id = person.user_id and facts_read_at = person.read_at;
    if kept.user_id is not null
      and few >= (select count(*) from (select from private.posting_facts where read_at > kept.as_of limit few + 1) as newer) then
      numbers := kept.numbers;
      marks := kept.marks;
      as_of := kept.as_of;
      return;
    end if;
  end if;
  select earned.numbers, earned.marks into numbers, marks from private.earned_marks(person, least_share) as earned;
  as_of := 'infinity';
  if least_share = 40 then
    -- A reading that began before this moment may be committed after it; none takes a minute.
    insert into private.person_matches as matches (user_id, facts_read_at, as_of, numbers, marks)
    values (person.user_id, person.read_at, now() - interval '1 minute', numbers, marks)
    on conflict (user_id) do update set
      facts_read_at = excluded.facts_read_at, as_of = excluded.as_of, numbers = excluded.numbers, marks = excluded.marks;
  end if;
end;
$$;
comment on function private.kept_marks(private.person_facts, integer) is
  'earned_marks, kept for a share of 40: postings read after as_of have to be looked at again.';
revoke all on function private.kept_marks(private.person_facts, integer) from public;
