-- What people can learn from, elsewhere on the net.

create table public.resources (
  id uuid primary key default gen_random_uuid(),
  title text not null check (private.is_line(title, 200) and btrim(title) <> ''),
  description text not null default '' check (char_length(description) <= 5000),
  url text not null check (private.is_web_address(url, 1000)),
  type text not null default 'article' check (type in ('course', 'video', 'article', 'website')),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.resources is 'Career resources: links to courses, videos, articles and websites. Admins look after them.';
comment on column public.resources.id is 'Made by the database or by whoever adds the resource.';
comment on column public.resources.title is 'Name of the resource.';
comment on column public.resources.description is 'What one finds there, in a sentence or two.';
comment on column public.resources.url is 'http or https address.';
comment on column public.resources.type is 'course, video, article or website.';
comment on column public.resources.is_demo is 'True for rows of the seed, which the screens mark as demo data. No client can write it.';
comment on column public.resources.created_at is 'When the row was added.';
comment on column public.resources.updated_at is 'When the row last changed; kept by a trigger.';

create index resources_title_idx on public.resources (title);

create trigger resources_set_updated_at
before update on public.resources
for each row execute function private.set_updated_at();

alter table public.resources enable row level security;
revoke all on table public.resources from anon, authenticated;
grant select, delete on table public.resources to authenticated;
grant insert (id, title, description, url, type) on table public.resources to authenticated;
grant update (title, description, url, type) on table public.resources to authenticated;
grant all on table public.resources to service_role;

create policy "Signed-in people read resources"
on public.resources for select to authenticated
using (true);

create policy "Admins add resources"
on public.resources for insert to authenticated
with check ((select private.has_role('admin')));

create policy "Admins edit resources"
on public.resources for update to authenticated
using ((select private.has_role('admin')))
with check ((select private.has_role('admin')));

create policy "Admins delete resources"
on public.resources for delete to authenticated
using ((select private.has_role('admin')));
