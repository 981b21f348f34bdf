-- What somebody is still learning has a weight of 30 at most, and is listed with what they lack.

create or replace function private.matched_listings(page jsonb, person private.person_facts, home text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with had as materialized (
    select array_agg(concept) as concepts
    from unnest(person.concepts, person.weights) as own (concept, weight)
    where weight > 30
  )
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
        (array_agg(known.name order by weight desc, listed.concept) filter (where listed.is_had))[1:6] as has,
        (array_agg(known.name order by weight desc, listed.concept) filter (where not listed.is_enough))[1:4] as lacks
      from private.posting_facts as facts
        cross join lateral (
          -- Who has one of those of which any is enough lacks none of the others.
          select concept, weight, is_had,
            bool_or(is_had) over (partition by coalesce(nullif(choice, 0), -place)) as is_enough
          from (
            select concept, weight, choice, place, coalesce(concept = any ((select concepts from had)::text[]), false) as is_had
            from unnest(facts.concepts, facts.weights, facts.choices) with ordinality as asked (concept, weight, choice, place)
          ) as asked
        ) as listed
        join private.concept_names as known on known.concept = listed.concept collate "C"
      where facts.posting = row.value ->> 'posting'
    ) as asked;
$$;
