-- What search_jobs asks: the indexes, and the words and places there are.

create index jobs_search_idx on public.jobs using gin (search) where status = 'active';
create index jobs_heading_idx on public.jobs using gin (heading) where status = 'active';

create table private.job_words (
  word text primary key
);
comment on table private.job_words is 'Words in headings of jobs that are or were active; misspelt ones are corrected by them.';
comment on column private.job_words.word is 'In lower case, four letters or more.';
alter table private.job_words enable row level security;

create policy "No client sees the words"
on private.job_words for all to anon, authenticated
using (false);

create table private.job_locations (
  location text primary key
);
comment on table private.job_locations is 'Locations of jobs that are or were active: far fewer than jobs, so a filter looks here first.';
comment on column private.job_locations.location is 'As the job has it.';
alter table private.job_locations enable row level security;

create policy "No client sees the locations"
on private.job_locations for all to anon, authenticated
using (false);

create function private.keep_job_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.job_words (word)
  select word from unnest(tsvector_to_array(new.heading)) as word where word ~ '^[[:alpha:]]{4,40}$'
  on conflict do nothing;
  insert into private.job_locations (location)
  select new.location where new.location is not null
  on conflict do nothing;
  return new;
end;
$$;
comment on function private.keep_job_words() is 'Trigger: words and location of an active job are known to the search.';
revoke all on function private.keep_job_words() from public;

create trigger jobs_keep_words
after insert or update of title, company_name, company_id, location, status on public.jobs
for each row when (new.status = 'active')
execute function private.keep_job_words();

-- A word stands for every word that begins with it, and a plural for its singular.
create function private.word_query(word text)
returns tsquery
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select case
    when word ~ '..ies$' then (quote_literal(word) || ':*|' || quote_literal(left(word, -3) || 'y') || ':*')::tsquery
    when word ~ '..[^sui]s$' then (quote_literal(left(word, -1)) || ':*')::tsquery
    else (quote_literal(word) || ':*')::tsquery
  end;
$$;
comment on function private.word_query(text) is 'What one typed word looks for.';
revoke all on function private.word_query(text) from public;

create function private.nearest_job_word(typed text)
returns text
language sql
stable
strict
set search_path = ''
as $$
  select word from private.job_words
  where char_length(typed) >= 4 and extensions.similarity(word, typed) >= 0.25
  order by extensions.similarity(word, typed) desc, abs(char_length(word) - char_length(typed)), word
  limit 1;
$$;
comment on function private.nearest_job_word(text) is 'The word most like a misspelt one; null when none is like it.';
revoke all on function private.nearest_job_word(text) from public;

create function private.words_query(words text[])
returns tsquery
language plpgsql
immutable
strict
set search_path = ''
as $$
declare
  word text;
  wanted tsquery;
begin
  foreach word in array words loop
    wanted := coalesce(wanted && private.word_query(word), private.word_query(word));
  end loop;
  return wanted;
end;
$$;
comment on function private.words_query(text[]) is 'What several typed words look for: all of them.';
revoke all on function private.words_query(text[]) from public;

create function private.correct_words(words text[])
returns text[]
language sql
stable
set search_path = ''
as $$
  select array_agg(
    case
      when exists (select from private.job_words where starts_with(job_words.word, typed)) then typed
      when exists (select from private.job_words where starts_with(job_words.word, stem)) then stem
      else coalesce(private.nearest_job_word(typed), typed)
    end
    order by place
  )
  from unnest(words) with ordinality as listed (typed, place)
  cross join lateral coalesce(nullif((ts_lexize('pg_catalog.english_stem', typed))[1], ''), typed) as stem;
$$;
comment on function private.correct_words(text[]) is 'The words with those that no heading of a job has put right, or cut to their stem.';
revoke all on function private.correct_words(text[]) from public;
