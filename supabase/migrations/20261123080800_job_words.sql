-- The words and places of jobs, by which search_jobs corrects what is typed and narrows by location.

create table private.job_words (
  word text collate "C" primary key check (char_length(word) between 4 and 40)
);
comment on table private.job_words is 'Words in headings of jobs that are or were active; misspelt ones are corrected by them.';
comment on column private.job_words.word is 'In lower case, four letters or more; in collation C, in which a prefix is a range of the index.';

-- Without the pending list of such an index, which every search would read from end to end.
create index job_words_trigrams_idx on private.job_words
  using gin (word extensions.gin_trgm_ops) with (fastupdate = off);
alter table private.job_words enable row level security;

create policy "No client sees the words"
on private.job_words for all to anon, authenticated
using (false);

create table private.job_locations (
  location text primary key check (private.is_line(location, 100))
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
declare
  is_limited constant boolean := auth.uid() is not null and not private.has_role('admin');
  new_words text[] := array(
    select lexeme from unnest(tsvector_to_array(new.heading)) as lexeme
    where lexeme ~ '^[[:alpha:]]{4,40}$' and not exists (select from private.job_words where word = lexeme)
    order by lexeme
  );
begin
  -- A job with words that are not kept is found as any other; only nobody's typing is corrected to them.
  if is_limited and cardinality(new_words) > 0 then
    new_words := new_words[1:private.take_allowance('job words', '-infinity', 5000, cardinality(new_words))];
  end if;
  insert into private.job_words (word) select unnest(new_words) on conflict do nothing;
  if new.location is not null and not exists (select from private.job_locations where location = new.location) then
    -- A job whose location is not kept would be missing when somebody looks for that place.
    if is_limited and private.take_allowance('job locations', '-infinity', 500) = 0 then
      raise sqlstate 'FQ001' using
        message = 'Your jobs have named 500 different locations, which is the limit. Choose one of those, or one that other jobs have.';
    end if;
    insert into private.job_locations (location) values (new.location) on conflict do nothing;
  end if;
  return new;
end;
$$;
comment on function private.keep_job_words() is
  'Trigger: words and location of an active job are known to the search. One account adds 5,000 words and 500 locations at most.';
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
-- Statistics of a young table say that reading all of it is cheaper.
set enable_seqscan = off
as $$
  select word from private.job_words
  where word operator(extensions.%) typed
  order by extensions.similarity(word, typed) desc, abs(char_length(word) - char_length(typed)), word
  limit 1;
$$;
comment on function private.nearest_job_word(text) is
  'The word most like a misspelt one, found through the index of trigrams; null when none is as like it as pg_trgm.similarity_threshold asks for.';
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

create function private.begins_job_word(typed text)
returns boolean
language sql
stable
strict
set search_path = ''
as $$
  -- Collation C orders by code point, so nothing that begins with the text comes after this.
  select exists (select from private.job_words where word >= typed and word < typed || U&'\+10FFFF');
$$;
comment on function private.begins_job_word(text) is 'Whether a word of the headings begins with the text; a range of the primary key.';
revoke all on function private.begins_job_word(text) from public;

create function private.correct_words(words text[])
returns text[]
language plpgsql
stable
set search_path = ''
as $$
declare
  -- Each correction reads the index of trigrams; who mistypes more words than this is told that nothing was found.
  corrections_left integer := 3;
  typed text;
  stem text;
  corrected text[] := '{}';
begin
  -- Until the transaction ends. `drvier` and `driver` are alike by 0.27, which the preset of 0.3 leaves out.
  perform set_config('pg_trgm.similarity_threshold', '0.25', true);
  foreach typed in array words loop
    stem := coalesce(nullif((ts_lexize('pg_catalog.english_stem', typed))[1], ''), typed);
    if private.begins_job_word(typed) then
      corrected := corrected || typed;
    elsif private.begins_job_word(stem) then
      corrected := corrected || stem;
    elsif char_length(typed) between 4 and 40 and corrections_left > 0 then
      corrections_left := corrections_left - 1;
      corrected := corrected || coalesce(private.nearest_job_word(typed), typed);
    else
      corrected := corrected || typed;
    end if;
  end loop;
  return corrected;
end;
$$;
comment on function private.correct_words(text[]) is
  'The words with those that no heading of a job has put right, up to three of them, or cut to their stem.';
revoke all on function private.correct_words(text[]) from public;
