-- Pictures and CVs, each person in a folder of their own: <user id>/<file name>. Row-level security of storage.objects is
-- on from the start; it is not this project's table to change.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  (
    'avatars', 'avatars', true, 2097152,
    array['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
  ),
  (
    'cvs', 'cvs', false, 10485760,
    array[
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    ]
  );

create function private.is_file_name(p_bucket text, p_name text)
returns boolean
language sql
immutable
parallel safe
set search_path = ''
as $$
  -- Nothing that is read as another path, or as another file, by whoever decodes it once more.
  select private.is_line(p_name, 200) and p_name !~ '[%\\/]|^\.|\.\.' and lower(p_name) ~ case p_bucket
    when 'avatars' then '.\.(png|jpe?g|webp|gif|avif)$'
    when 'cvs' then '.\.(pdf|docx?)$'
  end;
$$;
comment on function private.is_file_name(text, text) is 'Whether a file of that bucket may have the name; the ending has to fit what the bucket takes.';
revoke all on function private.is_file_name(text, text) from public;

create function private.may_store_file(p_bucket text, p_id uuid, p_name text)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  folder constant text := auth.uid() || '/';
begin
  if not starts_with(p_name, folder)
    or private.is_file_name(p_bucket, substr(p_name, char_length(folder) + 1)) is not true
  then
    return false;
  end if;
  perform private.lock_account('files');
  -- The file that is replaced does not count, whether it is known by its name or, being renamed, by its id.
  return 5 > (
    select count(*) from storage.objects
    where bucket_id = p_bucket and starts_with(name, folder) and name <> p_name and id <> p_id
  );
end;
$$;
comment on function private.may_store_file(text, uuid, text) is
  'Whether the caller may have this file: in their own folder, with a name that fits, and with four others in the bucket at most.';
revoke all on function private.may_store_file(text, uuid, text) from public;
grant execute on function private.may_store_file(text, uuid, text) to authenticated;

create policy "People see their own files"
on storage.objects for select to authenticated
using (bucket_id in ('avatars', 'cvs') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People upload into their own folder"
on storage.objects for insert to authenticated
with check (private.may_store_file(bucket_id, id, name));

create policy "People replace their own files"
on storage.objects for update to authenticated
using (bucket_id in ('avatars', 'cvs') and (storage.foldername(name))[1] = (select auth.uid())::text)
with check (private.may_store_file(bucket_id, id, name));

create policy "People delete their own files"
on storage.objects for delete to authenticated
using (bucket_id in ('avatars', 'cvs') and (storage.foldername(name))[1] = (select auth.uid())::text);
