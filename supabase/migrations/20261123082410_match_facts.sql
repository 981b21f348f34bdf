-- What the engine has read of postings and of people, so that a match is a query and nothing is read twice. Only the function
-- read-postings writes facts, through store_readings; triggers keep the rest.

create function private.match_score(earned bigint, full_marks integer, person_level integer, posting_level integer)
returns integer
-- Not in SQL: PostgreSQL would prepare it anew for each row.
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  share constant bigint := earned / nullif(full_marks, 0);
begin
  return case when full_marks > 0 then
    case when share <= 90 then share else least(100, 90 + (share - 90) * 10 / 38) end
      -- Per cent of the score that is left, by how many levels the post is above the person.
      * coalesce((array[100, 80, 50, 30])[1 + greatest(0, posting_level - person_level)], 0) / 100
  end;
end;
$$;
comment on function private.match_score(bigint, integer, integer, integer) is
  'How well a person fits a posting, 0 to 100; null when the posting names nothing that could be compared. The one rule of the product: '
  'scoreMatch in engine/src/matching/score-match.ts counts the same, and a test compares the two. earned: the sum of the weight of each concept '
  'in the posting times its weight of the person.';
revoke all on function private.match_score(bigint, integer, integer, integer) from public;

-- One row for each open posting, from the moment it is there.
create table private.posting_facts (
  posting text collate "C" primary key check (private.is_line(posting, 300)),
  number integer generated always as identity unique,
  posted_at timestamptz,
  open_until timestamptz not null,
  county text check (private.is_line(county, 50)),
  in_kenya boolean not null,
  remote boolean not null,
  type text check (private.is_line(type, 50)),
  engine_version integer,
  text_hash text check (private.is_line(text_hash, 64)),
  read_at timestamptz,
  full_marks integer check (full_marks >= 0),
  level smallint check (level between 0 and 3),
  occupation text check (private.is_line(occupation, 200)),
  concepts text[] not null default '{}' check (private.are_lines(concepts, 1000, 200)),
  weights smallint[] not null default '{}' check (cardinality(weights) <= 1000),
  check (cardinality(weights) = cardinality(concepts) and 0 < all (weights) and 1000 >= all (weights))
);
comment on table private.posting_facts is 'What each open posting asks for, as the engine read it, and what decides on its place in a list.';
comment on column private.posting_facts.posting is 'Id of a job, or <source>:<external_id>, as in search_jobs.';
comment on column private.posting_facts.number is 'Stands for the posting in posting_concepts, where it is written a dozen times.';
comment on column private.posting_facts.posted_at is 'When it was posted; null when its feed does not tell.';
comment on column private.posting_facts.open_until is 'When it closes, or when its feed has not shown it for seven days; infinity for a job without a closing date.';
comment on column private.posting_facts.county is 'Of the place of work, where it is in Kenya and named.';
comment on column private.posting_facts.in_kenya is 'Whether the place of work is in Kenya.';
comment on column private.posting_facts.remote is 'Whether somebody in Kenya can do it from home.';
comment on column private.posting_facts.type is 'full_time, part_time, contract or internship; null when its feed does not tell.';
comment on column private.posting_facts.engine_version is 'Version of the engine that read it; null: not read yet, as all columns that follow.';
comment on column private.posting_facts.text_hash is 'Hash of what was read.';
comment on column private.posting_facts.read_at is 'When it was read.';
comment on column private.posting_facts.full_marks is 'The sum of weights that earns 100; 0 when nothing in it can be compared.';
comment on column private.posting_facts.level is '0: no experience is asked for, 1: some years, 2: senior, 3: head of others.';
comment on column private.posting_facts.occupation is 'Concept of the occupation the post is for; null when the engine found none.';
comment on column private.posting_facts.concepts is 'What is asked for, each concept once.';
comment on column private.posting_facts.weights is 'What each of the concepts counts, 1 to 1000.';

create index posting_facts_posted_idx on private.posting_facts (posted_at);
create index posting_facts_open_idx on private.posting_facts (open_until) include (engine_version);
create index posting_facts_read_idx on private.posting_facts (read_at);
create index posting_facts_version_idx on private.posting_facts (engine_version);
alter table private.posting_facts enable row level security;
grant all on table private.posting_facts to service_role;

create policy "No client sees facts of postings"
on private.posting_facts for all to anon, authenticated
using (false);

-- The inverted index: by concept, everything that the score needs, so that it is counted without a look at the postings.
create table private.posting_concepts (
  concept text collate "C" check (private.is_line(concept, 200)),
  number integer,
  weight smallint not null,
  full_marks integer not null,
  primary key (concept, number) include (weight, full_marks)
);
comment on table private.posting_concepts is 'Index of posting_facts by concept; kept by a trigger there, written by nobody else.';
comment on column private.posting_concepts.concept is 'One of the concepts of the posting.';
comment on column private.posting_concepts.number is 'Number of the posting.';
comment on column private.posting_concepts.weight is 'What the concept counts in the posting.';
comment on column private.posting_concepts.full_marks is 'Copy of the full marks of the posting.';
-- An index-only scan looks at the table where vacuum has not been yet, so it comes by often.
alter table private.posting_concepts set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table private.posting_concepts enable row level security;
grant all on table private.posting_concepts to service_role;

create policy "No client sees the index of facts"
on private.posting_concepts for all to anon, authenticated
using (false);

create function private.index_posting_facts()
returns trigger
language plpgsql
security definer
set search_path = ''
-- Else a plan that was made while the table was small would go on reading all of it.
set enable_seqscan = off
as $$
begin
  if tg_op <> 'INSERT' then
    delete from private.posting_concepts where concept = any (old.concepts) and number = old.number;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.posting_concepts (concept, number, weight, full_marks)
    select concept, new.number, weight, new.full_marks
    from unnest(new.concepts, new.weights) as asked (concept, weight)
    where new.full_marks > 0;
  end if;
  return null;
end;
$$;
comment on function private.index_posting_facts() is 'Trigger: posting_concepts says what posting_facts does.';
revoke all on function private.index_posting_facts() from public;

create trigger posting_facts_index_new
after insert or delete on private.posting_facts
for each row execute function private.index_posting_facts();

create trigger posting_facts_index_changed
after update of concepts, weights, full_marks on private.posting_facts
for each row when (
  (old.concepts, old.weights, old.full_marks) is distinct from (new.concepts, new.weights, new.full_marks)
)
execute function private.index_posting_facts();

create table private.concept_names (
  concept text collate "C" primary key check (private.is_line(concept, 200)),
  name text not null check (private.is_line(name, 200))
);
comment on table private.concept_names is 'How concepts are called on screens, as the engine that read them last says; one that is not here is not shown.';
comment on column private.concept_names.concept is 'Identifier of a concept.';
comment on column private.concept_names.name is 'As it is shown to people.';
alter table private.concept_names enable row level security;
grant all on table private.concept_names to service_role;

create policy "No client writes names of concepts"
on private.concept_names for all to anon, authenticated
using (false);

create table private.person_facts (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  engine_version integer not null,
  text_hash text not null check (private.is_line(text_hash, 64)),
  read_at timestamptz not null default now(),
  level smallint not null check (level between 0 and 3),
  county text check (private.is_line(county, 50)),
  concepts text[] not null check (private.are_lines(concepts, 5000, 200)),
  weights smallint[] not null check (cardinality(weights) <= 5000),
  check (cardinality(weights) = cardinality(concepts) and 0 < all (weights) and 100 >= all (weights))
);
comment on table private.person_facts is 'What each person with a CV has, as the engine read it in CV and profile.';
comment on column private.person_facts.user_id is 'The person.';
comment on column private.person_facts.engine_version is 'Version of the engine that read it.';
comment on column private.person_facts.text_hash is 'Hash of what was read.';
comment on column private.person_facts.read_at is 'When it was read.';
comment on column private.person_facts.level is '0: no experience is shown, 1: some years, 2: senior, 3: head of others.';
comment on column private.person_facts.county is 'The county that the head of the CV names; its jobs come first in a list.';
comment on column private.person_facts.concepts is 'What the person has, each concept once.';
comment on column private.person_facts.weights is 'How surely the person has each of the concepts, 1 to 100.';
create index person_facts_version_idx on private.person_facts (engine_version);
alter table private.person_facts enable row level security;
grant all on table private.person_facts to service_role;

create policy "No client sees facts of people"
on private.person_facts for all to anon, authenticated
using (false);
