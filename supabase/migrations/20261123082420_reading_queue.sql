-- What the engine has still to read. Triggers fill the queue when a text has changed; the function read-postings takes what is due,
-- reads it, and brings facts back. What it took and did not bring back is due again after a minute.

create table private.reading_queue (
  kind text check (kind in ('person', 'posting')),
  name text collate "C" check (private.is_line(name, 300)),
  priority smallint not null,
  revision integer not null default 1,
  attempts smallint not null default 0,
  due_at timestamptz not null default now(),
  primary key (kind, name)
);
comment on table private.reading_queue is 'Postings and people whose facts are missing or of an earlier text or engine.';
comment on column private.reading_queue.kind is 'person or posting.';
comment on column private.reading_queue.name is 'Id of the account, or the posting as in posting_facts.';
comment on column private.reading_queue.priority is '0: a person, who waits; 1: a new or changed posting; 2: read by an earlier version of the engine.';
comment on column private.reading_queue.revision is 'Rises with each change, so that facts of a text that has changed since are not stored.';
comment on column private.reading_queue.attempts is 'How often it was taken and not brought back; after five times it waits for its next change.';
comment on column private.reading_queue.due_at is 'When it may be taken: at once, or a minute after it was.';
create index reading_queue_due_idx on private.reading_queue (priority, due_at) where attempts < 5;
alter table private.reading_queue enable row level security;
grant all on table private.reading_queue to service_role;

create policy "No client sees the queue"
on private.reading_queue for all to anon, authenticated
using (false);

create function private.queue_reading(p_kind text, p_name text, p_priority integer)
returns void
language sql
volatile
set search_path = ''
as $$
  insert into private.reading_queue as queue (kind, name, priority) values (p_kind, p_name, p_priority)
  on conflict (kind, name) do update set
    revision = queue.revision + 1, attempts = 0, due_at = now(), priority = least(queue.priority, excluded.priority);
$$;
comment on function private.queue_reading(text, text, integer) is 'Has the text of a person or posting read, also when it is being read just now.';
revoke all on function private.queue_reading(text, text, integer) from public;

-- The queue always comes before the facts: transactions that lock both in one order do not wait for each other in a circle.
create function private.leave_matching(p_posting text)
returns void
language sql
volatile
set search_path = ''
set enable_seqscan = off
as $$
  delete from private.reading_queue where kind = 'posting' and name = p_posting;
  delete from private.posting_facts where posting = p_posting;
$$;
comment on function private.leave_matching(text) is 'Forgets what was read of a posting that is gone or closed.';
revoke all on function private.leave_matching(text) from public;

create function private.enter_matching(p_facts private.posting_facts, p_is_changed boolean)
returns void
language plpgsql
volatile
set search_path = ''
-- A plan that was made while the table was empty would read all of it for each posting that is added since.
set enable_seqscan = off
as $$
begin
  if p_is_changed or not exists (select from private.posting_facts where posting = p_facts.posting) then
    perform private.queue_reading('posting', p_facts.posting, 1);
  end if;
  update private.posting_facts set
    posted_at = p_facts.posted_at, open_until = p_facts.open_until, county = p_facts.county, in_kenya = p_facts.in_kenya,
    remote = p_facts.remote, type = p_facts.type
  where posting = p_facts.posting;
  if not found then
    insert into private.posting_facts (posting, posted_at, open_until, county, in_kenya, remote, type)
    values (
      p_facts.posting, p_facts.posted_at, p_facts.open_until, p_facts.county, p_facts.in_kenya, p_facts.remote, p_facts.type
    );
  end if;
end;
$$;
comment on function private.enter_matching(private.posting_facts, boolean) is
  'Keeps what decides on the place of an open posting in lists, and has its text read when that is new or has changed.';
revoke all on function private.enter_matching(private.posting_facts, boolean) from public;

create function private.follow_job()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  facts private.posting_facts;
begin
  if tg_op = 'DELETE' then
    perform private.leave_matching(old.id::text);
  elsif new.status <> 'active' then
    perform private.leave_matching(new.id::text);
  else
    facts.posting := new.id;
    facts.posted_at := new.created_at;
    facts.open_until := coalesce(new.closes_at, 'infinity');
    facts.county := private.county_of(new.location);
    facts.remote := coalesce(lower(new.location) = 'remote', false);
    facts.in_kenya := not facts.remote;
    facts.type := new.type;
    perform private.enter_matching(facts, tg_op = 'INSERT' or
      (old.status, old.title, old.description, old.requirements, old.skills, old.company_name)
        is distinct from (new.status, new.title, new.description, new.requirements, new.skills, new.company_name));
  end if;
  return null;
end;
$$;
comment on function private.follow_job() is 'Trigger: matching knows the active jobs, and reads one whose text has changed.';
revoke all on function private.follow_job() from public;

create trigger jobs_follow
after insert or delete on public.jobs
for each row execute function private.follow_job();

create trigger jobs_follow_changed
after update on public.jobs
for each row when (
  (old.status, old.title, old.description, old.requirements, old.skills, old.company_name, old.created_at, old.closes_at, old.location, old.type)
    is distinct from
  (new.status, new.title, new.description, new.requirements, new.skills, new.company_name, new.created_at, new.closes_at, new.location, new.type)
)
execute function private.follow_job();

-- A feed brings its postings again and again, most of them as they were: then only fetched_at is new.
create function private.follow_external_job()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  facts private.posting_facts;
begin
  if tg_op = 'DELETE' then
    perform private.leave_matching(old.source || ':' || old.external_id);
    return null;
  end if;
  facts.posting := new.source || ':' || new.external_id;
  facts.posted_at := new.posted_at;
  facts.open_until := least(new.closes_at, new.fetched_at + interval '7 days');
  facts.county := private.county_of(new.location);
  facts.remote := new.remote;
  facts.in_kenya := coalesce(new.country = 'ke', facts.county is not null);
  facts.type := private.external_job_type(new.contract_type, new.contract_time);
  perform private.enter_matching(facts, tg_op = 'INSERT' or
    (old.title, old.description, old.company) is distinct from (new.title, new.description, new.company));
  return null;
end;
$$;
comment on function private.follow_external_job() is 'Trigger: matching knows the postings of feeds, and reads one whose text has changed.';
revoke all on function private.follow_external_job() from public;

create trigger external_jobs_follow
after insert or update or delete on public.external_jobs
for each row execute function private.follow_external_job();
