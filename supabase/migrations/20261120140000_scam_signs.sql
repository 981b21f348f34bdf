-- What gives a false advert away. A sign is shown to people as a warning with its reason; it hides nothing.

-- No pattern looks ahead, and none repeats what repeats: however long and odd an advert is, reading it takes the time of
-- reading it a few times over.
create function private.scam_signs(advert text)
returns text[]
language plpgsql
immutable
strict
parallel safe
set search_path = ''
as $$
declare
  -- Letters that only look different are made alike, and those nobody sees are dropped.
  plain constant text := translate(
    lower(left(normalize(advert, nfkc), 45000)), '’ʼ''`' || e'\u00ad\u200b\u200c\u200d\u2060\ufeff', ''
  );
  free_mail constant text := '(gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn|icloud|aol|proton|protonmail|gmx|zoho|yandex|tutanota)';
  fee constant text := '(registration|processing|application|training|medical|uniform|interview|vetting|placement|onboarding|security|visa|joining|admin|administration|administrative|facilitation|commitment|recruitment|agency|documentation|enrolment|enrollment|verification|clearance|form|background check)'
    || ' (processing )?(fees?|charges?|deposit|costs?|payments?)';
  amount constant text := '((kes|kshs?|shs?|sh|usd) ?[0-9]+|[0-9]+ ?(kes|kshs?|shs?|sh|shillings|bob)|[0-9]{3,6})';
  phone constant text := '(\+?254 ?[17]|0[17])[0-9]{2} ?[0-9]{3} ?[0-9]{3}';
  wallet constant text := '(mpesa|till|paybill|pay bill|buy goods|pochi|lipa na)';
  sentence text;
  asks_money boolean := false;
  asks_mpesa boolean := false;
  is_asked boolean;
begin
  if plain ~ '(pay|fee|deposit|send|sent|charge|cost|mpesa|m.pesa|till|refund|buy|purchase|lipa|tuma|ada)' then
    for sentence in
      select ' ' || words || ' '
      from regexp_split_to_table(
        regexp_replace(plain, '\m(kshs?|kes|shs?|sh|no|tel|e\.g|i\.e)\. ?', '\1 ', 'g'), '[!?;•|\n\r]+|\.[ )"]+'
      ) as part
      cross join lateral regexp_replace(part, 'm[- ]pesa', 'mpesa', 'g') as named
      cross join lateral regexp_replace(named, '([0-9]),([0-9]{3})\M', '\1\2', 'g') as counted
      cross join lateral regexp_replace(counted, '[,()"“”]+', ' , ', 'g') as parted
      cross join lateral regexp_replace(parted, '[^[:alnum:],+]+', ' ', 'g') as spaced
      cross join lateral btrim(spaced) as words
      where char_length(part) >= 8
    loop
      -- Somebody who says that nothing is to be paid, or warns of those who ask, does not ask.
      continue when sentence ~ ' (no|any|zero|without( any| paying)?) ([^ ,]+ ){0,2}(fees?|charges?|deposits?|costs?|payments?|money|cash|mpesa) '
        or sentence ~ ' (never|not|dont|doesnt|wont|cannot|cant|nor|nobody|refuse to|neither) (, [^,]+, )?([^ ,]+ ){0,5}(pay|paid|send|charges?|charged|fees?|deposits?|money|cash|buy|mpesa|ask|asks|asked|require[sd]?|request|demand) '
        or sentence ~ ' (beware|scams?|scammers?|fraud|fraudsters?|fraudulent|conmen|free of charge|at no cost) '
        or sentence ~ ' (fees?|charges?|deposits?|costs?|training|uniform|medical) (is |are |will be )?(fully )?(paid|covered|met|reimbursed|refunded|borne|catered for|provided) by (us|the company|the employer|our|fursa) ';
      -- Nor does the employer who pays, nor the one whose staff take the money of others.
      continue when sentence ~ ' (we|company|employer|salary|salaries|wages?|commissions?|stipend|allowances?|bonus|bonuses|earnings|payroll) ([^ ,]+ ){0,3}(pays?|paid|send|sends|sent|payable|cover|covers|deposit|deposited|transfer|refund|reimburse) '
        and sentence !~ ' (once|after|before|when) (you|they|we) ';
      is_asked := sentence ~ ' (applicants?|candidates?|job ?seekers?|interested|shortlisted|successful|selected|qualified|interview|to apply|when applying|your (application|slot|place|space|position|form|interview)|secure (a|your|the)) ';
      continue when not is_asked
        and sentence ~ ' (customers?|clients?|guests?|tenants?|parents?|students?|pupils?|learners?|patients?|members?|suppliers?|farmers?|passengers?|drivers?|riders?|agents?|borrowers?|vendors?|visitors?|shoppers?|school fees|school) ';
      continue when sentence ~ ' (collect|collects|collecting|collection of|receive|receives|receiving|receipt|record|records|recording|reconcile|reconciles|reconciling|reconciliation of|handle|handles|handling|manage|manages|managing|process|processes|bank|banking|operate|operating|invoice|invoicing|count|counting|verify|verifying|review|reviewing|track|tracking|post|posting|waive|waiving|set|setting) ([^ ,]+ ){0,4}(fees?|charges?|deposits?|payments?|money|cash|mpesa|till|paybill|refunds?) ';

      asks_money := asks_money
        or sentence ~ (' ' || fee || ' ((of|is|at|only|applies|required|payable|needed|must be paid|to be paid|will be|worth|amounting to|which is|for) )*(just |only |about )?' || amount || ' ')
        or sentence ~ (' ' || fee || ' (is |are |will be |must be |shall be |to be |, )?(fully )?(payable|required|applies|apply|needed|mandatory|compulsory|paid|non refundable|refundable) ')
        or sentence ~ (' (pay|paying|deposit|send|remit|settle|meet|raise|contribute|facilitate|part with|cater for|have) ([^ ,]+ ){0,7}' || fee || ' ')
        or sentence ~ (' (pay|paying|payment of|deposit|send|sending|remit|contribute|part with|facilitate) ([^ ,]+ ){0,3}' || amount || ' (only |each |, )?([^ ,]+ ){0,3}(to|for|before|as|so|and) ([^ ,]+ ){0,4}(apply|applying|application|register|registration|registered|secure|reserve|book|interview|interviewed|shortlisted|shortlisting|considered|employed|hired|training|uniform|badge|medical|form|slot|placement|vetting|processing|processed|facilitation|clearance) ')
        or sentence ~ (' (applicants?|candidates?|interested persons?|shortlisted|successful|selected) ([^ ,]+ ){0,4}(pay|deposit|contribute|remit) ([^ ,]+ ){0,4}(' || amount || '|fees?|charges?|deposit|money) ')
        or sentence ~ ' (fully |partly )?refundable ([^ ,]+ ){0,2}(fees?|deposit|payment|amount|charges?) '
        or sentence ~ ' (fees?|deposit|payment|amount|charges?) ([^ ,]+ ){0,6}(non |fully |is |be )*(refundable|refunded) '
        or sentence ~ ' (buy|purchase|pay for) ([^ ,]+ ){0,2}(starter (kit|pack)|training (materials?|manual|kit)|uniforms?|application form|work kit|own training|training|medical|interview) '
        or sentence ~ (' (apply|application|registration|interview|form) (at|for|costs?|is|only) (just |only )?' || amount || ' (only )?(fee|fees|each|payable|non refundable) ')
        or sentence ~ ' (lipa|lipia|ulipe|ulipie|utalipa|kulipa|walipe|tuma|utume) ([^ ,]+ ){0,5}(ada|usajili|mafunzo|fomu|kujiandikisha) '
        or sentence ~ (' ada ya (usajili|mafunzo|maombi|fomu) ([^ ,]+ ){0,3}' || amount || ' ');
      asks_mpesa := asks_mpesa
        or sentence ~ (' (pay|send|sending|deposit|transfer|remit|forward|lipa|tuma|utume) ([^ ,]+ |, ){0,7}' || wallet || ' (([^ ,]+ |, ){0,3}[0-9]{5,12}|fee|fees) ')
        or sentence ~ (' (pay|send|sending|deposit|transfer|remit|lipa|tuma|utume) ([^ ,]+ |, ){0,5}(' || amount || '|fees?|deposit|money|cash|pesa) ([^ ,]+ |, ){0,8}(' || wallet || '|' || phone || ') ')
        or sentence ~ ' (fees?|deposit) ([^ ,]+ |, ){0,5}(to|via|through|by|on|using) ([^ ,]+ ){0,3}(mpesa|till|paybill|pay bill|buy goods|pochi) '
        or sentence ~ (' (send|deposit|transfer|pay|tuma|lipa) (to|it to|via|kwa|kwenye) ([^ ,]+ ){0,3}(till|paybill|pay bill|mpesa|pochi|buy goods|' || phone || ') ')
        or sentence ~ (' ' || wallet || ' (number |no |account |till |is |to )*' || phone || ' ')
        or sentence ~ ' (till|paybill|pay bill|buy goods) (number |no |account |is |till )*[0-9]{5,9} '
        or sentence ~ ' (send|forward|share|whatsapp|sms|present|attach) ([^ ,]+ ){0,3}mpesa ([^ ,]+ ){0,2}(code|message|confirmation|receipt|sms) ';
      exit when asks_money and asks_mpesa;
    end loop;
  end if;
  return array_remove(array[
    case when asks_money then 'money' end,
    case when asks_mpesa then 'mpesa' end,
    case when plain ~ ('[a-z0-9_+-] ?(@|[[({] ?at ?[])}]) ?' || free_mail || ' ?(\.|[[({] ?dot ?[])}]| dot ) ?(com|me|net|org|ru|de|fr|co\.(ke|uk|za|ug|tz|in))([^a-z0-9.-]|\.?$|\.[^a-z0-9])')
      or plain ~ ('[a-z0-9_+-] at ' || free_mail || ' dot com\M') then 'free_mail' end
  ], null);
end;
$$;
comment on function private.scam_signs(text) is
  'What in the text of an advert gives a scam away: money (the applicant is to pay), mpesa (by M-Pesa, till, paybill or to a phone), free_mail (apply at an address anybody can have).';
revoke all on function private.scam_signs(text) from public;
-- Generated columns are worked out by whoever writes the row.
grant execute on function private.scam_signs(text) to authenticated, service_role;

alter table public.jobs
  add column scam_signs text[] not null generated always as (
    private.scam_signs(title || e'\n' || description || e'\n' || coalesce(requirements, ''))
  ) stored;
comment on column public.jobs.scam_signs is
  'What in the text gives a scam away: money, mpesa, free_mail; empty when nothing does. Shown as a warning.';

-- A feed has the words of its postings, so these are searched as jobs of this product are.
alter table public.external_jobs
  add column scam_signs text[] not null generated always as (private.scam_signs(title || e'\n' || description)) stored,
  add column heading tsvector not null generated always as (
    strip(to_tsvector(
      'simple', title || ' ' || coalesce(company, '') || ' ' || coalesce(location, '') || case when remote then ' Remote' else '' end
    ))
  ) stored,
  add column search tsvector not null generated always as (
    strip(to_tsvector(
      'simple', title || ' ' || coalesce(company, '') || ' ' || coalesce(location, '')
        || case when remote then ' Remote ' else ' ' end || description
    ))
  ) stored;
comment on column public.external_jobs.scam_signs is
  'What in the text gives a scam away: money, mpesa, free_mail; empty when nothing does. Shown as a warning.';
comment on column public.external_jobs.heading is 'Words of title, company and location as they are written, and Remote, for search_jobs.';
comment on column public.external_jobs.search is 'The same and the words of the description.';
