-- "A, b or c" asks for one of the three.

alter table private.posting_facts
  add column choices smallint[] not null default '{}' check (cardinality(choices) <= 1000),
  add check (cardinality(choices) in (0, cardinality(concepts)));
comment on column private.posting_facts.choices is
  'For each of the concepts the number of the list of which any one is enough, 0 for one that is asked for by itself; empty when all are.';
comment on column private.posting_facts.full_marks is
  'The sum of weights that earns 100, where of each choice one counts; 0 when nothing in it can be compared.';

create or replace function private.score_postings(person private.person_facts, wanted integer[])
returns table (number integer, score integer)
language sql
stable
set search_path = ''
set enable_seqscan = off
set enable_mergejoin = off
set jit = off
set max_parallel_workers_per_gather = 0
as $$
  with postings as materialized (
    select * from private.posting_facts where number = any (wanted)
  ), own as materialized (
    select * from unnest(person.concepts, person.weights) as listed (concept, weight)
  ), earned as (
    select number, sum(best)::bigint as marks
    from (
      -- Of a choice the best alone counts.
      select postings.number, max(asked.weight::bigint * own.weight) as best
      from postings
        cross join lateral unnest(postings.concepts, postings.weights, postings.choices) with ordinality as asked (concept, weight, choice, place)
        join own on own.concept = asked.concept
      group by postings.number, coalesce(nullif(asked.choice, 0), -asked.place)
    ) as chosen
    group by number
  ), own_words as materialized (
    select word from unnest(person.words) as word
  ), shared as (
    select postings.number, sum(asked.percent) as percent
    from postings cross join lateral unnest(postings.words, postings.word_percents) as asked (word, percent)
      join own_words on own_words.word = asked.word
    group by postings.number
  )
  select postings.number, private.match_score(
    coalesce(earned.marks, 0), postings.full_marks,
    case when person.words is null or postings.words = '{}' then 100 else least(100, coalesce(shared.percent, 0))::integer end,
    person.level, postings.level,
    -- Who is waiting for a licence does not have it.
    exists (select licence from unnest(postings.licences) as licence except select concept from own where weight >= 80)
  )
  from postings left join earned on earned.number = postings.number left join shared on shared.number = postings.number;
$$;

create or replace function private.matched_listings(page jsonb, person private.person_facts, home text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(listing || jsonb_build_object(
    'score', row.value -> 'score', 'county', row.value -> 'county', 'in_kenya', row.value -> 'in_kenya',
    'in_county', coalesce(row.value ->> 'county' = home, false),
    'has', coalesce(to_jsonb(asked.has), '[]'), 'lacks', coalesce(to_jsonb(asked.lacks), '[]')
  ) order by row.place), '[]')
  from jsonb_array_elements(page) with ordinality as row (value, place)
    join jsonb_array_elements(
      private.listings(array(select value ->> 'posting' from jsonb_array_elements(page) with ordinality as names (value, place) order by place))
    ) as listing on listing ->> 'id' = row.value ->> 'posting'
    cross join lateral (
      select
        (array_agg(known.name order by weight desc, listed.concept) filter (where listed.concept = any (person.concepts)))[1:6] as has,
        (array_agg(known.name order by weight desc, listed.concept) filter (where not listed.is_enough))[1:4] as lacks
      from private.posting_facts as facts
        cross join lateral (
          -- Who has one of those of which any is enough lacks none of the others.
          select concept, weight,
            bool_or(concept = any (person.concepts)) over (partition by coalesce(nullif(choice, 0), -place)) as is_enough
          from unnest(facts.concepts, facts.weights, facts.choices) with ordinality as asked (concept, weight, choice, place)
        ) as listed
        join private.concept_names as known on known.concept = listed.concept collate "C"
      where facts.posting = row.value ->> 'posting'
    ) as asked;
$$;

create or replace function public.store_readings(p_engine_version integer, p_readings jsonb)
returns integer
language plpgsql
volatile
security invoker
set search_path = ''
set enable_seqscan = off
as $$
declare
  stored integer;
begin
  if p_engine_version is null or jsonb_typeof(p_readings) is distinct from 'array' or jsonb_array_length(p_readings) > 200 then
    raise invalid_parameter_value using message = 'p_readings must be a list of at most 200 readings';
  end if;
  insert into private.concept_names (concept, name)
  select concept, max(name)
  from jsonb_to_recordset(p_readings) as given (concepts text[], names text[])
    cross join unnest(concepts, names) as named (concept, name)
  where name is not null and not exists (
    select from private.concept_names as known where known.concept = named.concept and known.name = named.name
  )
  group by concept
  order by concept
  on conflict (concept) do update set name = excluded.name;
  with given as (
    select * from jsonb_to_recordset(p_readings) as given (
      kind text, name text, revision integer, text_hash text, concepts text[], weights smallint[], level smallint, full_marks integer,
      occupation text, words text[], word_percents smallint[], licences text[], choices smallint[]
    )
  ), held as (
    -- Whatever somebody is changing this moment is due again anyway, so it is not waited for.
    select given.* from given
      join private.reading_queue as queue on (queue.kind, queue.name, queue.revision) = (given.kind, given.name, given.revision)
    for update of queue skip locked
  ), free_postings as (
    select held.* from held join private.posting_facts as facts on held.kind = 'posting' and facts.posting = held.name
    for update of facts skip locked
  ), postings as (
    update private.posting_facts as facts set
      engine_version = p_engine_version, text_hash = free.text_hash, read_at = now(), full_marks = free.full_marks, level = free.level,
      occupation = free.occupation, concepts = free.concepts, weights = free.weights, words = coalesce(free.words, '{}'),
      word_percents = coalesce(free.word_percents, '{}'), licences = coalesce(free.licences, '{}'), choices = coalesce(free.choices, '{}')
    from free_postings as free where facts.posting = free.name
    returning 'posting' as kind, facts.posting as name
  ), people as (
    insert into private.person_facts as facts (user_id, engine_version, text_hash, level, county, concepts, weights, words)
    select id, p_engine_version, text_hash, level, private.county_of(private.resume_of(id)), concepts, weights, words
    from held join public.profiles on held.kind = 'person' and profiles.id = held.name::uuid
    on conflict (user_id) do update set
      engine_version = excluded.engine_version, text_hash = excluded.text_hash, read_at = now(), level = excluded.level,
      county = excluded.county, concepts = excluded.concepts, weights = excluded.weights, words = excluded.words
    returning 'person' as kind, facts.user_id::text as name
  ), done as (
    delete from private.reading_queue as queue
    using (select * from postings union all select * from people) as written
    where (queue.kind, queue.name) = (written.kind, written.name)
    returning 1
  )
  select count(*) into stored from done;
  return stored;
end;
$$;
comment on function public.store_readings(integer, jsonb) is
  'Stores what was read of texts that take_readings gave, and takes them off the queue; answers how many. p_readings: up to 200 objects {kind, name, '
  'revision, text_hash, concepts, weights, level, words, and of a posting word_percents, licences, choices, full_marks, occupation and names (of the concepts, null for one that is not shown)}. A text that has changed since is left in the queue. '
  'For the function read-postings alone.';
