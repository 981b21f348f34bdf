-- How the function read-postings takes texts out of the queue and brings facts back.

create function private.queue_outdated(p_engine_version integer)
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  -- Some at a time: what an earlier engine read serves until it is read again.
  insert into private.reading_queue (kind, name, priority)
  select 'person', user_id::text, 2 from private.person_facts where engine_version < p_engine_version
  limit 200
  on conflict do nothing;
  insert into private.reading_queue (kind, name, priority)
  select 'posting', posting, 2 from private.posting_facts where engine_version < p_engine_version
  limit 1000
  on conflict do nothing;
  -- What closed yesterday is in nobody's way. Should it open again, it is read again.
  delete from private.posting_facts where posting in (
    select posting from private.posting_facts where open_until < now() - interval '1 day'
    limit 1000 for update skip locked
  );
  -- Of people who have not looked for a month; made again when they do.
  delete from private.person_matches where as_of < now() - interval '30 days';
end;
$$;
comment on function private.queue_outdated(integer) is
  'When nothing else is to be read: queues what an earlier version of the engine read, and removes facts of postings that have closed.';
revoke all on function private.queue_outdated(integer) from public;
grant execute on function private.queue_outdated(integer) to service_role;
grant execute on function private.resume_of(uuid), private.county_of(text) to service_role;

create function public.take_readings(
  p_engine_version integer, p_most integer default 50, p_most_octets integer default 400000, p_person uuid default null
)
returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
set enable_seqscan = off
as $$
declare
  taken jsonb;
begin
  if p_engine_version is null or p_most is null or p_most not between 1 and 200 or p_most_octets is null then
    raise invalid_parameter_value using message = 'p_engine_version is missing, or p_most is not between 1 and 200';
  end if;
  -- One at a time: whoever meets rows that another has just taken locks them all the same, and what was read of them could not be
  -- stored in that moment.
  perform pg_advisory_xact_lock(hashtextextended('take_readings', 0));
  if p_person is null and not exists (select from private.reading_queue where attempts < 5 and due_at <= now()) then
    perform private.queue_outdated(p_engine_version);
  end if;
  with due as (
    select kind, name, revision, priority, due_at from private.reading_queue
    where (p_person is null and attempts < 5 and due_at <= now()) or (kind = 'person' and name = p_person::text)
    order by priority, due_at
    limit p_most for update skip locked
  ), texts as (
    select due.*, case when kind = 'person'
      then (select jsonb_build_object('resume', private.resume_of(id), 'skills', skills) from public.profiles
        where id = due.name::uuid and private.resume_of(id) is not null)
      when strpos(due.name, ':') = 0 then (
        select jsonb_build_object(
          'title', title, 'description', description, 'requirements', requirements, 'skills', skills, 'company_name', company_name
        ) from public.jobs where id = due.name::uuid)
      else (
        select jsonb_build_object(
          'title', title, 'description', description, 'requirements', null, 'skills', '[]'::jsonb, 'company_name', company
        ) from public.external_jobs
        where source = split_part(due.name, ':', 1) and external_id = substr(due.name, strpos(due.name, ':') + 1))
      end as text
    from due
  ), sums as (
    select *, sum(octet_length(text::text)) over (order by priority, due_at, kind, name) - octet_length(text::text) as octets_before from texts
  ), marked as (
    update private.reading_queue set due_at = now() + interval '1 minute', attempts = reading_queue.attempts + 1
    from sums
    where (reading_queue.kind, reading_queue.name) = (sums.kind, sums.name) and sums.octets_before < p_most_octets
    returning sums.*
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('kind', kind, 'name', name, 'revision', revision, 'text', text) order by priority, due_at, kind, name
  ), '[]') into taken from marked;
  return taken;
end;
$$;
comment on function public.take_readings(integer, integer, integer, uuid) is
  'Takes texts that are to be read out of the queue, for one minute: [{kind (person or posting), name, revision, text}]. text of a posting: '
  '{title, description, requirements, skills, company_name}, of a person: {resume, skills}. At most p_most (1 to 200) and about p_most_octets; '
  'with p_person what is queued of this person, even if somebody reads it already. When nothing is queued, what an earlier engine than '
  'p_engine_version read is queued again. For the function read-postings alone.';
revoke all on function public.take_readings(integer, integer, integer, uuid) from public, anon, authenticated;
grant execute on function public.take_readings(integer, integer, integer, uuid) to service_role;

create function public.store_readings(p_engine_version integer, p_readings jsonb)
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
      occupation text
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
      occupation = free.occupation, concepts = free.concepts, weights = free.weights
    from free_postings as free where facts.posting = free.name
    returning 'posting' as kind, facts.posting as name
  ), people as (
    insert into private.person_facts as facts (user_id, engine_version, text_hash, level, county, concepts, weights)
    select id, p_engine_version, text_hash, level, private.county_of(private.resume_of(id)), concepts, weights
    from held join public.profiles on held.kind = 'person' and profiles.id = held.name::uuid
    on conflict (user_id) do update set
      engine_version = excluded.engine_version, text_hash = excluded.text_hash, read_at = now(), level = excluded.level,
      county = excluded.county, concepts = excluded.concepts, weights = excluded.weights
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
  'revision, text_hash, concepts, weights, level, and of a posting full_marks, occupation and names (of the concepts, null for one that is not shown)}. A text that has changed since is left in the queue. '
  'For the function read-postings alone.';
revoke all on function public.store_readings(integer, jsonb) from public, anon, authenticated;
grant execute on function public.store_readings(integer, jsonb) to service_role;
