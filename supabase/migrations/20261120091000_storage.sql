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

create policy "People see their own files"
on storage.objects for select to authenticated
using (bucket_id in ('avatars', 'cvs') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People upload into their own folder"
on storage.objects for insert to authenticated
with check (bucket_id in ('avatars', 'cvs') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People replace their own files"
on storage.objects for update to authenticated
using (bucket_id in ('avatars', 'cvs') and (storage.foldername(name))[1] = (select auth.uid())::text)
with check (bucket_id in ('avatars', 'cvs') and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "People delete their own files"
on storage.objects for delete to authenticated
using (bucket_id in ('avatars', 'cvs') and (storage.foldername(name))[1] = (select auth.uid())::text);
