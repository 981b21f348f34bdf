-- Whose CV is to be read: of everybody who has one, when it or the skills of the profile have changed.

create function private.resume_of(person uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select case when resume_text ~ '\S' then resume_text when extracted_text ~ '\S' then extracted_text end
  from public.profiles left join public.cv_documents on cv_documents.user_id = profiles.id
  where profiles.id = person;
$$;
comment on function private.resume_of(uuid) is
  'The text of the CV of a person: what the profile holds, else that of the file; null without either.';
revoke all on function private.resume_of(uuid) from public;

create function private.match_state(person uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when exists (select from private.person_facts where user_id = person) then 'ready'
    when private.resume_of(person) is null then 'no-cv'
    else 'reading'
  end;
$$;
comment on function private.match_state(uuid) is
  'ready: the CV of the person was read, this text or the one before; reading: it is read for the first time; no-cv: there is none.';
revoke all on function private.match_state(uuid) from public;

create function private.follow_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid;
begin
  if tg_table_name = 'profiles' then
    person := new.id;
  elsif tg_op = 'DELETE' then
    person := old.user_id;
  else
    person := new.user_id;
  end if;
  -- An account that is being deleted takes its CV along.
  if not exists (select from public.profiles where id = person) then
    return null;
  end if;
  if private.resume_of(person) is not null then
    perform private.queue_reading('person', person::text, 0);
  else
    delete from private.reading_queue where kind = 'person' and name = person::text;
    delete from private.person_facts where user_id = person;
  end if;
  return null;
end;
$$;
comment on function private.follow_person() is 'Trigger: matching reads a person whose CV or skills have changed, and forgets one who has no CV any more.';
revoke all on function private.follow_person() from public;

create trigger profiles_follow_new
after insert on public.profiles
for each row when (new.resume_text is not null)
execute function private.follow_person();

create trigger profiles_follow_changed
after update of resume_text, skills on public.profiles
for each row when ((old.resume_text, old.skills) is distinct from (new.resume_text, new.skills))
execute function private.follow_person();

create trigger cv_documents_follow
after insert or delete on public.cv_documents
for each row execute function private.follow_person();

create trigger cv_documents_follow_changed
after update of extracted_text, user_id on public.cv_documents
for each row when (old.extracted_text is distinct from new.extracted_text or old.user_id <> new.user_id)
execute function private.follow_person();

create function private.forget_queued_person()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.reading_queue where kind = 'person' and name = old.id::text;
  return null;
end;
$$;
comment on function private.forget_queued_person() is 'Trigger: a deleted account is not waited for.';
revoke all on function private.forget_queued_person() from public;

create trigger profiles_forget_queued
after delete on public.profiles
for each row execute function private.forget_queued_person();
