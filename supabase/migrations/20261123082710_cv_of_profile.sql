-- A profile points at the CV of its person by itself, so that storing or deleting a CV is one statement: it never points at a file
-- whose row is missing, however the line breaks.

create function private.point_at_cv()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    update public.profiles set cv_url = null, resume_text = null where id = old.user_id;
  else
    -- What was read from the file takes the place of a text that belonged to another CV.
    update public.profiles set cv_url = new.path, resume_text = null where id = new.user_id;
  end if;
  return null;
end;
$$;
comment on function private.point_at_cv() is 'Trigger: a stored CV is the CV of its person''s profile, and a deleted one leaves neither address nor text there.';
revoke all on function private.point_at_cv() from public;

create trigger cv_documents_point_at_new
after insert or delete on public.cv_documents
for each row execute function private.point_at_cv();

create trigger cv_documents_point_at_changed
after update of path, sha256 on public.cv_documents
for each row when ((old.path, old.sha256) is distinct from (new.path, new.sha256))
execute function private.point_at_cv();
