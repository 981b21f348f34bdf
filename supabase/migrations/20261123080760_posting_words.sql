-- The words by which a search finds a job. Triggers keep them, since what a title means is read from tables, which a generated column may not.

create function private.heading_marks(title text, place text, type text)
returns tsvector
language plpgsql
stable
set search_path = ''
-- Statistics of a young table say that reading all of it is cheaper.
set enable_seqscan = off
as $$
declare
  most_words constant integer := 6;
  keys text[] := private.search_keys(array(
    select hit[1] from regexp_matches(lower(private.plain_terms(title)), '[[:alnum:]]+', 'g') with ordinality as matches (hit, at)
    order by at limit 20
  ));
  county text := private.county_of(place);
  runs text[] := '{}';
begin
  for opening in 1..cardinality(keys) loop
    for closing in opening..least(opening + most_words - 1, cardinality(keys)) loop
      runs := runs || array_to_string(keys[opening:closing], ' ');
    end loop;
  end loop;
  return array_to_tsvector(
    array(select distinct '@' || term from private.title_phrases where phrase = any (runs))
    || case when county is not null then array['@place:' || county] else '{}' end
    || case when type is not null then array['@type:' || type] else '{}' end
  );
end;
$$;
comment on function private.heading_marks(text, text, text) is
  'What a title, a place and a type mean, as words of a search index: @ and the identifier of a search term.';
revoke all on function private.heading_marks(text, text, text) from public;

create function private.fill_job_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  marks constant tsvector := private.heading_marks(new.title, new.location, new.type);
  heading constant text := concat_ws(' ', new.title, new.company_name, new.location);
begin
  new.heading := private.searched_words(heading) || marks;
  new.search := private.searched_words(
    concat_ws(' ', heading, new.description, new.requirements, array_to_string(new.skills, ' '))
  ) || marks;
  return new;
end;
$$;
comment on function private.fill_job_words() is 'Trigger: a job carries the words it is found by. Its name follows jobs_fill_company_name, as the trigger does.';
revoke all on function private.fill_job_words() from public;

create trigger jobs_fill_words
before insert or update of title, company_id, company_name, location, type, description, requirements, skills on public.jobs
for each row execute function private.fill_job_words();
