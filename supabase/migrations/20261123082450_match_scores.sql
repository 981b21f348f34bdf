-- The same score for single postings: on cards and on the page of a job.

create function private.scores_of(person uuid, names text[])
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
    select coalesce(jsonb_agg(jsonb_build_object('id', name, 'score', case when own.user_id is not null then private.match_score(
      (
        select coalesce(sum(asked.weight::bigint * had.weight), 0)::bigint
        from unnest(facts.concepts, facts.weights) as asked (concept, weight)
          join unnest(own.concepts, own.weights) as had (concept, weight) on had.concept = asked.concept
      ),
      facts.full_marks, own.level, facts.level
    ) end) order by place), '[]')
    from unnest(names) with ordinality as listed (name, place)
      left join private.posting_facts as facts on facts.posting = listed.name
  );
end;
$$;
comment on function private.scores_of(uuid, text[]) is
  'Behind match_scores and person_scores: how well a person fits each of these postings.';
revoke all on function private.scores_of(uuid, text[]) from public;

create function private.own_scores(names text[])
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$ select private.scores_of(auth.uid(), names); $$;
comment on function private.own_scores(text[]) is 'Behind match_scores: of the caller and of nobody else.';
revoke all on function private.own_scores(text[]) from public;
grant execute on function private.own_scores(text[]) to authenticated;

create function public.match_scores(names text[])
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select private.own_scores(names); $$;
comment on function public.match_scores(text[]) is
  'How well the caller fits each of up to 100 postings, named as in search_jobs: [{id, score (0 to 100, the same as in match_jobs; null without a CV, and '
  'for what is closed, not read yet, or names nothing that could be compared)}], in the order of names. '
  'For people who are signed in; what it does not understand is refused (22023).';
revoke all on function public.match_scores(text[]) from public, anon, authenticated;
grant execute on function public.match_scores(text[]) to authenticated;

create function public.person_scores(p_user uuid, p_names text[])
returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$ select jsonb_build_object('state', private.match_state(p_user), 'scores', private.scores_of(p_user, p_names)); $$;
comment on function public.person_scores(uuid, text[]) is
  'What match_jobs and match_scores tell a person, for a function that works for them: {state, scores: [{id, score}]}. For the functions alone.';
revoke all on function public.person_scores(uuid, text[]) from public, anon, authenticated;
grant execute on function public.person_scores(uuid, text[]) to service_role;
grant execute on function private.scores_of(uuid, text[]), private.match_state(uuid) to service_role;
