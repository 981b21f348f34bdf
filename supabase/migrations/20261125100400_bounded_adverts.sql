-- One advert costs bounded work, and only when its text changes; one call changes few jobs.

-- An advert that says the same a thousand times says it once, and nobody reads beyond sixty sentences about money.
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
      -- Numbers alone make no other sentence.
      select (array_agg(left(part, 600) order by place))[1] as part
      -- `KSh. 500` is no end of a sentence.
      from regexp_split_to_table(
          regexp_replace(advert, '\m(kshs?|kes|shs?|sh|no|tel|e\.g|i\.e)\. ?', '\1 ', 'g'), '[!?;•|\n\r]+|\.[ )"]+'
        ) with ordinality as split (part, place)
      -- Few sentences speak of money at all, and only these are worth the work.
      where char_length(part) >= 8 and part ~ private.money_words()
      group by regexp_replace(left(part, 600), '[0-9]+', '0', 'g')
      order by min(place)
      limit 60
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
    ) as earned;
$$;

alter table public.jobs alter column scam_signs drop expression;
alter table public.jobs alter column scam_signs set default '{}';
alter table public.external_jobs alter column scam_signs drop expression;
alter table public.external_jobs alter column scam_signs set default '{}';

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

create function private.limit_changed_jobs()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- A company that takes another name renames its jobs by a trigger of its own.
  if auth.uid() is not null and pg_trigger_depth() = 1 and (select count(*) from changed) > 20 then
    raise program_limit_exceeded using message = 'A call changes 20 jobs at most';
  end if;
  return null;
end;
$$;
comment on function private.limit_changed_jobs() is 'Trigger: the texts of a job are read at each change, and others wait meanwhile.';
revoke all on function private.limit_changed_jobs() from public;

create trigger jobs_limit_changed
after update on public.jobs
referencing new table as changed
for each statement execute function private.limit_changed_jobs();
