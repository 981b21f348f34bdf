-- Reading an advert is bounded work, done when its text changes; a call writes few jobs, and an account few bytes an hour.

-- What repeats is read once, and nobody reads on beyond a hundred pieces about money.
create or replace function private.plain_sentences(advert text)
returns setof text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select ' ' || btrim(regexp_replace(earned, ' +', ' ', 'g')) || ' '
  from (
      select min(place) as place, (array_agg(part order by place))[1] as part
      -- `KSh. 500` is no end of a sentence.
      from regexp_split_to_table(
          regexp_replace(advert, '\m(kshs?|kes|shs?|sh|no|tel|e\.g|i\.e)\. ?', '\1 ', 'g'), '[!?;•|\n\r]+|\.[ )"]+'
        ) with ordinality as split (sentence, place)
        -- Pieces of a sentence without an end overlap, so that hardly a demand falls between two.
        cross join lateral (
          select substr(sentence, start, 600) as part from generate_series(1, greatest(char_length(sentence) - 100, 1), 500) as start
        ) as pieces
      -- Few sentences speak of money at all, and only these are worth the work.
      where char_length(sentence) >= 8 and part ~ private.money_words()
      -- Another number alone makes no other sentence.
      group by translate(part, '0123456789,', '')
      order by place
      limit 100
    ) as spoken
    cross join lateral regexp_replace(part, 'm[- ]pesa', 'mpesa', 'g') as named
    cross join lateral regexp_replace(named, '([0-9]),([0-9]{3})\M', '\1\2', 'g') as counted
    cross join lateral regexp_replace(counted, '[,()"“”]+', ' , ', 'g') as parted
    cross join lateral regexp_replace(parted, '[^[:alnum:],+]+', ' ', 'g') as spaced
    -- Pay that is earned is not pay that is asked for.
    cross join lateral regexp_replace(
      spaced,
      '\m(daily|weekly|monthly|hourly|good|great|fair|basic|base|starting|net|gross|competitive|attractive|on time) pay\M'
        || '|\mpay (rates?|scales?|grades?|range|days?|is|starts?|starting|of|cut|rise)\M',
      ' wage ', 'g'
    ) as earned
  order by place;
$$;

alter table public.jobs alter column scam_signs drop expression;
alter table public.jobs alter column scam_signs set default '{}';
alter table public.jobs add constraint jobs_scam_signs_check check (private.are_lines(scam_signs, 3, 20));
alter table public.external_jobs alter column scam_signs drop expression;
alter table public.external_jobs alter column scam_signs set default '{}';
alter table public.external_jobs add constraint external_jobs_scam_signs_check check (private.are_lines(scam_signs, 3, 20));

create function private.read_job_signs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (old.title, old.description, old.requirements) is not distinct from (new.title, new.description, new.requirements) then
    new.scam_signs := old.scam_signs;
  else
    new.scam_signs := private.scam_signs(new.title || e'\n' || new.description || e'\n' || coalesce(new.requirements, ''));
  end if;
  return new;
end;
$$;
comment on function private.read_job_signs() is 'Trigger: what gives an advert away is read when its text changes, whatever a client writes into the column.';
revoke all on function private.read_job_signs() from public;

create trigger jobs_read_signs
before insert or update on public.jobs
for each row execute function private.read_job_signs();

create function private.read_external_job_signs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and (old.title, old.description) is not distinct from (new.title, new.description) then
    new.scam_signs := old.scam_signs;
  else
    new.scam_signs := private.scam_signs(new.title || e'\n' || new.description);
  end if;
  return new;
end;
$$;
comment on function private.read_external_job_signs() is 'Trigger: the same for postings of feeds.';
revoke all on function private.read_external_job_signs() from public;

create trigger external_jobs_read_signs
before insert or update on public.external_jobs
for each row execute function private.read_external_job_signs();

create trigger jobs_limit_bytes
before insert or update on public.jobs
for each row execute function private.limit_written_bytes();

create function private.limit_jobs_of_call()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  before constant integer := coalesce(nullif(current_setting('fursa.jobs_of_call', true), ''), '0');
begin
  -- A company that takes another name renames its jobs by a trigger of its own.
  if auth.uid() is null or pg_trigger_depth() > 1 or private.has_role('admin') then
    return new;
  end if;
  if before >= 20 then
    raise program_limit_exceeded using message = 'A call adds or changes 20 jobs at most';
  end if;
  perform set_config('fursa.jobs_of_call', (before + 1)::text, true);
  return new;
end;
$$;
comment on function private.limit_jobs_of_call() is
  'Trigger: each job is read for words and warnings while others wait, so a call writes 20 at most. Its name comes before those of the triggers that read.';
revoke all on function private.limit_jobs_of_call() from public;

create trigger jobs_bound_call
before insert or update on public.jobs
for each row execute function private.limit_jobs_of_call();

-- What a text says is read when it changes, and not when a client sends it again.
create or replace function private.fill_job_words()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  marks tsvector;
  heading text;
begin
  if tg_op = 'UPDATE' and (old.title, old.company_name, old.location, old.type, old.description, old.requirements, old.skills)
    is not distinct from (new.title, new.company_name, new.location, new.type, new.description, new.requirements, new.skills) then
    new.heading := old.heading;
    new.search := old.search;
    return new;
  end if;
  marks := private.heading_marks(new.title, new.location, new.type);
  heading := concat_ws(' ', new.title, new.company_name, new.location);
  new.heading := private.searched_words(heading) || marks;
  new.search := private.searched_words(
    concat_ws(' ', heading, new.description, new.requirements, array_to_string(new.skills, ' '))
  ) || marks;
  return new;
end;
$$;
