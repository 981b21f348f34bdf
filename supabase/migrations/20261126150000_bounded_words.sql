-- No text of a job costs more than its length: columns are worked out before the length of others is checked, and the parser of
-- words reads `a_a_a_` from each of its words to the end, as if it were an email address.

create or replace function private.monthly_shillings(salary_range text, bound text)
returns numeric
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select case bound when 'lowest' then min(figure) else max(figure) end
  from (
    select replace(found[1], ',', '')::numeric
      * case when found[2] = '' then 1 else 1000 end
      / case when pay ~* '(per|a|/) ?(year|annum)|annual|p\.?a\.?$' then 12 else 1 end as figure
    -- The longest that is stored; what is longer is refused after this.
    from left(salary_range, 100) as pay
      cross join lateral regexp_matches(pay, '(\d[\d,]*(?:\.\d+)?) ?(k\M|)', 'gi') as found
    where pay !~* '[$€£]|\m(usd|eur|gbp|zar|ugx|tzs)\M|(per|a|an|/) ?(hour|day|week)|hourly|daily|weekly'
  ) as figures;
$$;

create or replace function private.searched_words(content text)
returns tsvector
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  return strip(to_tsvector(
    'pg_catalog.simple', private.plain_terms(regexp_replace(content, '[^[:space:]]{100}', '\& ', 'g'))
  ));
end;
$$;

-- A company that takes another name changes all of its jobs at once: what their long texts say is not read again for it.
create or replace function private.fill_job_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  heading constant text := concat_ws(' ', new.title, new.company_name, new.location);
  marks tsvector;
  rest text;
begin
  if tg_op = 'UPDATE' and (old.title, old.location, old.type, old.description, old.requirements, old.skills)
    is not distinct from (new.title, new.location, new.type, new.description, new.requirements, new.skills) then
    new.heading := old.heading;
    new.search := old.search;
    if old.company_name is distinct from new.company_name then
      marks := private.heading_marks(new.title, new.location, new.type);
      rest := lower(concat_ws(' ', new.title, new.location, new.description, new.requirements, array_to_string(new.skills, ' ')));
      new.heading := private.searched_words(heading) || marks;
      -- A word that plain_terms has made of others may come from the rest, too.
      new.search := ts_delete(old.search, array(
        select gone from unnest(tsvector_to_array(private.searched_words(coalesce(old.company_name, '')))) as gone
        where strpos(rest, gone) = 0 and strpos(lower(old.company_name), gone) > 0
      )) || private.searched_words(coalesce(new.company_name, ''));
    end if;
    return new;
  end if;
  marks := private.heading_marks(new.title, new.location, new.type);
  new.heading := private.searched_words(heading) || marks;
  new.search := private.searched_words(
    concat_ws(' ', heading, new.description, new.requirements, array_to_string(new.skills, ' '))
  ) || marks;
  return new;
end;
$$;

create or replace function private.limit_jobs_of_call()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  jobs_before constant integer := coalesce(nullif(current_setting('fursa.jobs_of_call', true), ''), '0');
  length_before constant integer := coalesce(nullif(current_setting('fursa.text_of_call', true), ''), '0');
  length constant integer := length_before + case
    when tg_op = 'UPDATE' and (old.description, old.requirements) is not distinct from (new.description, new.requirements) then 0
    else char_length(new.description) + coalesce(char_length(new.requirements), 0)
  end;
begin
  -- A company that takes another name renames its jobs by a trigger of its own.
  if auth.uid() is null or pg_trigger_depth() > 1 or private.has_role('admin') then
    return new;
  end if;
  if jobs_before >= 20 then
    raise program_limit_exceeded using message = 'A call adds or changes 20 jobs at most';
  end if;
  -- One job with the longest texts is always taken.
  if jobs_before > 0 and length > 60000 then
    raise program_limit_exceeded using message = 'A call adds or changes 60000 characters of jobs at most';
  end if;
  perform set_config('fursa.jobs_of_call', (jobs_before + 1)::text, true);
  perform set_config('fursa.text_of_call', length::text, true);
  return new;
end;
$$;
