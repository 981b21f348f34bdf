-- What match_jobs may be asked, and what it says of each posting.

create function private.check_match_request(min_score integer, after jsonb, most integer, county text, etag text)
returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if min_score is null or min_score not between 1 and 100 then
    raise invalid_parameter_value using message = 'min_score must be between 1 and 100';
  end if;
  if most is null or most not between 1 and 100 then
    raise invalid_parameter_value using message = 'most must be between 1 and 100';
  end if;
  if county is not null and private.county_of(county) is null then
    raise invalid_parameter_value using message = 'county is none of Kenya';
  end if;
  if char_length(etag) > 100 then
    raise invalid_parameter_value using message = 'etag is none that was given';
  end if;
  if jsonb_typeof(after) <> 'null' and not coalesce(
    jsonb_typeof(after -> 'is_match') = 'boolean' and after ->> 'rank' ~ '^\d{1,3}$' and after ->> 'posted' ~ '^-?\d{1,17}$'
      and char_length(after ->> 'id') <= 300,
    false
  ) then
    raise invalid_parameter_value using message = 'after is none that was given';
  end if;
end;
$$;
comment on function private.check_match_request(integer, jsonb, integer, text, text) is
  'Refuses (22023) what match_jobs does not understand.';
revoke all on function private.check_match_request(integer, jsonb, integer, text, text) from public;

create function private.matched_listings(page jsonb, person private.person_facts, home text)
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
        (array_agg(known.name order by weight desc, listed.concept) filter (where listed.concept <> all (person.concepts)))[1:4] as lacks
      from private.posting_facts as facts cross join lateral unnest(facts.concepts, facts.weights) as listed (concept, weight)
        join private.concept_names as known on known.concept = listed.concept collate "C"
      where facts.posting = row.value ->> 'posting'
    ) as asked;
$$;
comment on function private.matched_listings(jsonb, private.person_facts, text) is
  'The listings of a page of matches, with their scores and names of the weightiest concepts that the person has and lacks.';
revoke all on function private.matched_listings(jsonb, private.person_facts, text) from public;
