-- Internships, attachments and the like are no match for people who have done such work for years.

alter table private.posting_facts
  drop constraint posting_facts_level_check,
  add constraint posting_facts_level_check check (level between -1 and 3);
comment on column private.posting_facts.level is
  '-1: for those who still learn the work, 0: no experience is asked for, 1: some years, 2: senior, 3: head of others.';

create or replace function private.match_score(
  earned bigint, full_marks integer, shared integer, person_level integer, posting_level integer, lacks_licence boolean
)
returns integer
-- Not in SQL: PostgreSQL would prepare it anew for each row.
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
declare
  claimed constant bigint := earned / nullif(full_marks, 0);
  share constant integer := case when claimed <= 90 then claimed else least(100, 90 + (claimed - 90) * 10 / 38) end;
  agreed constant integer := share - greatest(0, share - shared) / 2;
  -- Per cent of the score that is left, by how many levels the post is above the person.
  by_level constant integer := coalesce((array[100, 80, 50, 30])[1 + greatest(0, posting_level - person_level)], 0);
  score constant integer := agreed * case when posting_level < 0 and person_level >= 2 then 50 else by_level end / 100;
begin
  return case when full_marks > 0 then case when lacks_licence then least(69, score) else score end end;
end;
$$;
