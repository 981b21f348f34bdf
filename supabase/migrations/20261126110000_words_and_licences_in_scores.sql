-- A score counts the words of an advert and the licences it demands, too. It is counted in one place: score_postings.

alter table private.posting_facts
  add column words text[] not null default '{}' check (private.are_lines(words, 25, 40)),
  add column word_percents smallint[] not null default '{}' check (cardinality(word_percents) <= 25),
  add column licences text[] not null default '{}' check (private.are_lines(licences, 100, 200)),
  add check (cardinality(word_percents) = cardinality(words) and 0 < all (word_percents) and 100 >= all (word_percents));
comment on column private.posting_facts.words is 'Words that tell what the work is about, each once.';
comment on column private.posting_facts.word_percents is 'How many per cent of what a CV has to share each of the words is.';
comment on column private.posting_facts.licences is 'Concepts of licences and registrations that are demanded.';
alter table private.person_facts add column words text[] check (private.are_lines(words, 3000, 40));
comment on column private.person_facts.words is
  'The words of CV and profile that can tell what work is about; null when an engine before version 8 read them, which counts as all.';

drop function private.match_statement(boolean);
drop function private.kept_marks(private.person_facts, integer);
drop function private.earned_marks(private.person_facts, integer);
drop function private.match_score(bigint, integer, integer, integer);

create function private.match_score(
  earned bigint, full_marks integer, shared integer, person_level integer, posting_level integer, lacks_licence boolean
)
returns integer
-- Not in SQL: PostgreSQL would prepare it anew for each row.
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  claimed constant bigint := earned / nullif(full_marks, 0);
  share constant integer := case when claimed <= 90 then claimed else least(100, 90 + (claimed - 90) * 10 / 38) end;
  agreed constant integer := share - greatest(0, share - shared) / 2;
  -- Per cent of the score that is left, by how many levels the post is above the person.
  score constant integer := agreed * coalesce((array[100, 80, 50, 30])[1 + greatest(0, posting_level - person_level)], 0) / 100;
begin
  return case when full_marks > 0 then case when lacks_licence then least(69, score) else score end end;
end;
$$;
comment on function private.match_score(bigint, integer, integer, integer, integer, boolean) is
  'How well a person fits a posting, 0 to 100; null when the posting names nothing that could be compared. The one rule of the product: '
  'scoreMatch in engine/src/matching/score-match.ts counts the same, and a test compares the two. earned: the sum of the weight of each concept '
  'in the posting times its weight of the person. shared: per cent of the words that a CV has to share. lacks_licence: whether a licence is demanded that the CV does not show.';
revoke all on function private.match_score(bigint, integer, integer, integer, integer, boolean) from public;

create function private.score_postings(person private.person_facts, wanted integer[])
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
    select postings.number, sum(asked.weight::bigint * own.weight)::bigint as marks
    from postings cross join lateral unnest(postings.concepts, postings.weights) as asked (concept, weight)
      join own on own.concept = asked.concept
    group by postings.number
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
comment on function private.score_postings(private.person_facts, integer[]) is
  'The scores of a person for the postings of these numbers; null where nothing can be compared.';
revoke all on function private.score_postings(private.person_facts, integer[]) from public;

-- Words and licences only lower a score, so whatever earns less than this share of the full marks is left out before anything is
-- looked up about it: an index-only scan for each concept.
create function private.match_candidates(person private.person_facts, least_share integer)
returns integer[]
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
  select coalesce(array_agg(number), '{}')
  from (
    select asked.number
    from unnest(person.concepts, person.weights) as own (concept, weight)
      join private.posting_concepts as asked on asked.concept = own.concept collate "C"
    group by asked.number
    having sum(asked.weight::integer * own.weight) >= least_share * max(asked.full_marks)
  ) as earned;
$$;
comment on function private.match_candidates(private.person_facts, integer) is
  'The postings of which a person earns this share of the full marks or more, by the index of concepts.';
revoke all on function private.match_candidates(private.person_facts, integer) from public;

delete from private.person_matches;
alter table private.person_matches rename column marks to scores;
comment on table private.person_matches is
  'The postings that fit a person by 40 or more, at some moment; made anew when the facts of the person change.';
comment on column private.person_matches.scores is 'How well each of them fits.';

create function private.matches_of(
  person private.person_facts, least_score integer, out numbers integer[], out scores integer[], out is_kept boolean
)
returns record
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
as $$
declare
  -- More than these to be looked at again, and everything is.
  few constant integer := 300;
  kept private.person_matches;
  newer integer[];
begin
  is_kept := false;
  if least_score = 40 then
    select * into kept from private.person_matches where user_id = person.user_id and facts_read_at = person.read_at;
    newer := array(select number from private.posting_facts where read_at > kept.as_of limit few + 1);
    is_kept := kept.user_id is not null and cardinality(newer) <= few;
  end if;
  if is_kept then
    select coalesce(array_agg(number), '{}'), coalesce(array_agg(score), '{}') into numbers, scores
    from (
      select * from unnest(kept.numbers, kept.scores) as before (number, score) where number not in (select unnest(newer))
      union all
      select * from private.score_postings(person, newer)
    ) as scored
    where score >= least_score;
  else
    select coalesce(array_agg(number), '{}'), coalesce(array_agg(score), '{}') into numbers, scores
    from private.score_postings(person, private.match_candidates(person, least_score))
    where score >= least_score;
  end if;
end;
$$;
comment on function private.matches_of(private.person_facts, integer) is
  'The postings that fit a person by at least this score, and how well each does. is_kept: it was made of what person_matches holds.';
revoke all on function private.matches_of(private.person_facts, integer) from public;

create function private.matches_page(
  numbers integer[], scores integer[], home text, min_score integer, after jsonb, most integer, since timestamptz, home_only boolean,
  remote_only boolean
)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with fitting as materialized (
    select facts.posting, facts.county, facts.remote, facts.in_kenya, facts.type, scored.score,
      -- Where the work is decides among equal scores only; a point of the score weighs more than the best place.
      scored.score * 8 + case
        when facts.county = home then 6 when facts.remote then 4 when facts.in_kenya then 3 else 0
      end as rank,
      scored.score >= 70 as is_match,
      coalesce((extract(epoch from facts.posted_at) * 1000000)::bigint, 0) as posted
    from unnest(numbers, scores) as scored (number, score) join private.posting_facts as facts on facts.number = scored.number
    where facts.open_until > now() and (since is null or facts.posted_at > since) and scored.score >= least(min_score, 40)
  ), wanted as (
    select * from fitting where (not home_only or county = home) and (not remote_only or remote)
  ), page as (
    select posting, score, rank, is_match, posted, county, in_kenya from wanted
    where score >= min_score and (after is null or (
      (is_match, rank, posted) <= ((after ->> 'is_match')::boolean, (after ->> 'rank')::integer, (after ->> 'posted')::bigint)
      and ((is_match, rank, posted) <> ((after ->> 'is_match')::boolean, (after ->> 'rank')::integer, (after ->> 'posted')::bigint)
        or posting > (after ->> 'id') collate "C")
    ))
    order by is_match desc, rank desc, posted desc, posting
    limit most + 1
  )
  select jsonb_build_object(
    'matches', (select count(*) from wanted where is_match),
    'worth_a_look', (select count(*) from wanted where score between 40 and 69),
    'facets', jsonb_build_object(
      'counties', (select coalesce(jsonb_agg(jsonb_build_object('name', county, 'matches', matches) order by matches desc, county), '[]') from (
        select county, count(*) as matches from fitting where is_match and county is not null group by county order by 2 desc, 1 limit 20
      ) as counties),
      'remote', (select count(*) from fitting where is_match and remote),
      'types', (select coalesce(jsonb_agg(jsonb_build_object('name', type, 'matches', matches) order by matches desc, type), '[]') from (
        select type, count(*) as matches from fitting where is_match and type is not null group by type
      ) as types)
    ),
    'page', (select coalesce(jsonb_agg(to_jsonb(page) order by is_match desc, rank desc, posted desc, posting), '[]') from page)
  );
$$;
comment on function private.matches_page(integer[], integer[], text, integer, jsonb, integer, timestamptz, boolean, boolean) is
  'A page of the postings of these numbers and scores, with one more than most where there are more, and the counts and facets of match_jobs.';
revoke all on function private.matches_page(integer[], integer[], text, integer, jsonb, integer, timestamptz, boolean, boolean) from public;

create or replace function private.list_matches(
  min_score integer, after jsonb, most integer, since timestamptz, county text, county_only boolean, remote_only boolean, etag text
)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
-- Every question has an index that answers it, and the planner does not know how long the lists of a person are.
set enable_seqscan = off
set enable_mergejoin = off
set random_page_cost = 1.1
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  -- More than this, and the index of concepts is the shorter way.
  few constant integer := 500;
  person constant uuid := auth.uid();
  facts private.person_facts;
  home text;
  recent integer[];
  matching record;
  counted record;
  found jsonb;
  page jsonb;
  last jsonb;
  answer jsonb;
begin
  if person is null then
    raise insufficient_privilege using message = 'User not authenticated';
  end if;
  perform private.check_match_request(min_score, after, most, county, etag);
  if remote_only is null or county_only is null then
    raise invalid_parameter_value using message = 'remote_only and county_only must be true or false';
  end if;
  select * into facts from private.person_facts where user_id = person;
  if facts.user_id is null then
    return jsonb_build_object(
      'state', private.match_state(person),
      'is_outdated', false, 'engine_version', null, 'read_at', null, 'etag', null, 'matches', 0, 'worth_a_look', 0, 'compared', 0, 'unread', 0,
      'county', null, 'facets', '{"counties": [], "remote": 0, "types": []}'::jsonb, 'next', null, 'jobs', '[]'::jsonb
    );
  end if;
  home := coalesce(private.county_of(county), facts.county);
  select count(engine_version) as compared, count(*) - count(engine_version) as unread into counted
  from private.posting_facts where open_until > now() and (since is null or posted_at > since);

  recent := array(select number from private.posting_facts where posted_at > since limit few + 1);
  if since is not null and cardinality(recent) <= few then
    select array_agg(scored.number) as numbers, array_agg(scored.score) as scores into matching
    from private.score_postings(facts, recent) as scored;
  else
    select * into matching from private.matches_of(facts, least(min_score, 40));
    if min_score >= 40 and not matching.is_kept then
      -- A reading that began before this moment may be committed after it; none takes a minute.
      insert into private.person_matches as matches (user_id, facts_read_at, as_of, numbers, scores)
      values (person, facts.read_at, now() - interval '1 minute', matching.numbers, matching.scores)
      on conflict (user_id) do update set
        facts_read_at = excluded.facts_read_at, as_of = excluded.as_of, numbers = excluded.numbers, scores = excluded.scores;
    end if;
  end if;
  found := private.matches_page(
    matching.numbers, matching.scores, home, min_score, nullif(after, 'null'), most, since, county_only, remote_only
  );
  page := found -> 'page';
  if jsonb_array_length(page) > most then
    last := page -> (most - 1);
    page := page - most;
  end if;
  answer := jsonb_build_object(
    'state', 'ready',
    'is_outdated', exists (select from private.reading_queue where kind = 'person' and name = person::text and priority = 0 and attempts < 5),
    'engine_version', facts.engine_version, 'read_at', facts.read_at,
    'matches', found -> 'matches', 'worth_a_look', found -> 'worth_a_look', 'facets', found -> 'facets', 'county', home,
    'compared', counted.compared, 'unread', counted.unread,
    'next', case when last is not null then
      jsonb_build_object('is_match', last -> 'is_match', 'rank', last -> 'rank', 'posted', last -> 'posted', 'id', last -> 'posting')
    end,
    'jobs', private.matched_listings(page, facts, home)
  );
  answer := answer || jsonb_build_object('etag', md5(answer::text));
  return case when answer ->> 'etag' = etag then jsonb_build_object('etag', etag) else answer end;
end;
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
      occupation text, words text[], word_percents smallint[], licences text[]
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
      word_percents = coalesce(free.word_percents, '{}'), licences = coalesce(free.licences, '{}')
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
  'revision, text_hash, concepts, weights, level, words, and of a posting word_percents, licences, full_marks, occupation and names (of the concepts, null for one that is not shown)}. A text that has changed since is left in the queue. '
  'For the function read-postings alone.';

create or replace function private.scores_of(person uuid, names text[])
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  own private.person_facts;
begin
  if person is null then
    raise insufficient_privilege using message = 'User not authenticated';
  end if;
  if names is null or cardinality(names) > 100 or array_ndims(names) > 1
    or exists (select from unnest(names) as name where name is null or char_length(name) > 300) then
    raise invalid_parameter_value using message = 'names must be a list of at most 100 names of postings';
  end if;
  select * into own from private.person_facts where user_id = person;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', name, 'score', scored.score) order by place), '[]')
    from unnest(names) with ordinality as listed (name, place)
      left join private.posting_facts as facts on facts.posting = listed.name and own.user_id is not null
      left join private.score_postings(own, array(select number from private.posting_facts where posting = any (names))) as scored
        on scored.number = facts.number
  );
end;
$$;

create or replace function private.best_own_scores()
returns jsonb
language plpgsql
stable
set search_path = ''
set enable_seqscan = off
set enable_mergejoin = off
set random_page_cost = 1.1
set jit = off
set max_parallel_workers_per_gather = 0
as $$
declare
  -- Nobody reads a list further.
  most constant integer := 1000;
  person private.person_facts;
begin
  select * into person from private.person_facts where user_id = auth.uid();
  if person.user_id is null then
    return null;
  end if;
  return (
    select coalesce(jsonb_object_agg(posting, score), '{}')
    from (
      select facts.posting, scored.score
      from private.matches_of(person, 40) as matching
        cross join lateral unnest(matching.numbers, matching.scores) as scored (number, score)
        join private.posting_facts as facts on facts.number = scored.number
      where facts.open_until > now()
      order by scored.score desc, facts.posting limit most
    ) as best
  );
end;
$$;
