-- What gives a false advert away. A sign is shown to people as a warning with its reason; it hides nothing.

-- No pattern looks ahead, none repeats what repeats, and there are few enough for PostgreSQL to keep them all: however long
-- and odd an advert is, reading it takes the time of reading it a few times over.
create function private.money_words()
returns text
language sql
immutable
parallel safe
set search_path = ''
as $$
  select '\m((un|re)?pay(s|ing|able|ments?|bill)?|fees?|charges?|costs?|deposits?|refund\w*|m.?pesa|till|pochi|buy|purchase|lip[ai]\w*|u?tuma|ada)\M'
    '|[0-9][0-9,]{2}|\m(kes|kshs?|shs?)[ .]?[0-9]|walipe|ulipe';
$$;
comment on function private.money_words() is 'What no sentence that asks for money can do without.';
revoke all on function private.money_words() from public;
grant execute on function private.money_words() to authenticated, service_role;

create function private.plain_sentences(advert text)
returns setof text
language sql
immutable
strict
parallel safe
set search_path = ''
as $$
  select ' ' || btrim(regexp_replace(earned, ' +', ' ', 'g')) || ' '
  -- `KSh. 500` is no end of a sentence.
  from regexp_split_to_table(
      regexp_replace(advert, '\m(kshs?|kes|shs?|sh|no|tel|e\.g|i\.e)\. ?', '\1 ', 'g'), '[!?;•|\n\r]+|\.[ )"]+'
    ) as part
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
  -- Few sentences speak of money at all, and only these are worth the work.
  where char_length(part) >= 8 and part ~ private.money_words();
$$;
comment on function private.plain_sentences(text) is
  'The sentences of a text in lower case, as words between single spaces; a comma is a word, and amounts have none.';
revoke all on function private.plain_sentences(text) from public;
grant execute on function private.plain_sentences(text) to authenticated, service_role;

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
  -- Up to so many words without a comma between them are written ([^ ,]+ ){0,3}.
  fee constant text := '(registration|processing|application|training|medical|uniform|interview|vetting|placement|onboarding|security'
    '|visa|joining|admin|administration|administrative|facilitation|commitment|recruitment|agency|documentation|enrolment|enrollment'
    '|verification|clearance|form|background check) (processing )?(fees?|charges?|deposit|costs?|payments?)';
  amount constant text := '((kes|kshs?|shs?|usd) ?[0-9]+|[0-9]+ ?(kes|kshs?|shs?|shillings|bob)|[0-9]{3,6})';
  purpose constant text := '(apply|applying|application|register|registration|registered|secure|reserve|book|interview|interviewed'
    '|shortlisted|shortlisting|considered|employed|hired|training|uniform|badge|medical|form|process|join|joining|slot|placement|vetting'
    '|processing|processed|facilitation|clearance)';
  phone constant text := '(\+?254 ?[17]|0[17])[0-9]{2} ?[0-9]{3} ?[0-9]{3}';
  wallet constant text := '(mpesa|till|paybill|pay bill|buy goods|pochi|lipa na)';
  applicant constant text := '(applicants?|candidates?|job ?seekers?|interested|shortlisted|successful|selected)';

  -- Somebody who says that nothing is to be paid, or warns of those who ask, does not ask.
  denial constant text := ' (' || array_to_string(array[
    '(no|any|zero|without( any| paying)?) ([^ ,]+ ){0,2}(fees?|charges?|deposits?|costs?|payments?|money|cash|mpesa)',
    '(never|not|dont|doesnt|wont|cannot|cant|nor|nobody|refuse to|neither) (, [^,]+, )?([^ ,]+ ){0,5}(pay|paid|send|charges?|charged'
      '|fees?|deposits?|money|cash|buy|mpesa|ask|asks|asked|require[sd]?|request|demand)',
    '(beware|scams?|scammers?|fraud|fraudsters?|fraudulent|conmen|free of charge|at no cost)',
    '(fees?|charges?|deposits?|costs?|training|uniform|medical) (is |are |will be )?(fully )?(paid|covered|met|reimbursed|refunded'
      '|borne|catered for|provided) by (us|the company|the employer|our|fursa)'
  ], '|') || ') ';
  -- Nor does the employer who pays people.
  employer_pays constant text := ' (we|company|employer|salary|salaries|wages?|commissions?|stipend|allowances?|bonus|bonuses|earnings'
    '|payroll) ([^ ,]+ ){0,3}(pays?|paid|send|sends|sent|payable|cover|covers|deposit|deposited|transfer|refund|reimburse) ';
  -- Nor is it the applicant who pays when staff take the money of others.
  payer constant text := ' (customers?|clients?|guests?|tenants?|parents?|students?|pupils?|learners?|patients?|members?|suppliers?'
    '|farmers?|passengers?|drivers?|riders?|agents?|borrowers?|vendors?|visitors?|shoppers?|school) ';
  duty constant text := ' (collects?|collecting|collection of|receives?|receiving|receipt|records?|recording|reconciles?|reconciling'
    '|reconciliation of|handles?|handling|manages?|managing|process|processes|bank|banking|operate|operating|invoice|invoicing|count'
    '|counting|verify|verifying|review|reviewing|track|tracking|post|posting|waive|waiving|set|setting)'
    ' ([^ ,]+ ){0,4}(fees?|charges?|deposits?|payments?|money|cash|mpesa|till|paybill|refunds?) ';
  asked constant text := ' (' || applicant || '|qualified|interview|to apply|when applying'
    '|your (application|slot|place|space|position|form|interview)|secure (a|your|the)) ';

  asks_money constant text := ' (' || array_to_string(array[
    fee || ' ((of|is|at|only|applies|required|payable|needed|must be paid|to be paid|will be|worth|amounting to|which is|for) )*'
      '(just |only |about )?' || amount,
    fee || ' (is |are |will be |must be |shall be |to be |, )?(fully )?(payable|required|applies|apply|needed|mandatory|compulsory|paid'
      '|non refundable|refundable)',
    '(pay|paying|deposit|send|remit|settle|meet|raise|contribute|facilitate|part with|cater for|have) ([^ ,]+ ){0,7}' || fee,
    '(pay|paying|payment of|deposit|send|sending|remit|contribute|part with|facilitate) ([^ ,]+ ){0,3}' || amount
      || ' (only |each |, )?([^ ,]+ ){0,3}(to|for|before|as|so|and) ([^ ,]+ ){0,4}' || purpose,
    'to (be )?([^ ,]+ ){0,2}' || purpose || ' ([^ ,]+ ){0,3}, ([^ ,]+ ){0,3}(pay|deposit|send) ([^ ,]+ ){0,3}' || amount,
    '(come|carry|bring|report) (with )?([^ ,]+ ){0,2}' || amount || ' ([^ ,]+ ){0,3}(fees?|registration|vetting|processing|facilitation)',
    '(deposit|fee|payment) of ([^ ,]+ ){0,2}' || amount || ' ([^ ,]+ ){0,2}(secures?|reserves?|books?|confirms?|guarantees?)',
    '(fees?|charge) (of )?([^ ,]+ ){0,2}' || amount || ' (only |each |, )?([^ ,]+ ){0,2}(to|for|before) ([^ ,]+ ){0,4}' || purpose,
    applicant || ' ([^ ,]+ ){0,4}(pay|deposit|contribute|remit) ([^ ,]+ ){0,4}(' || amount || '|fees?|charges?|deposit|money)',
    '(fully |partly )?refundable ([^ ,]+ ){0,2}(fees?|deposit|payment|amount|charges?)',
    '(fees?|deposit|payment|amount|charges?) ([^ ,]+ ){0,6}(non |fully |is |be )*(refundable|refunded)',
    '(buy|purchase|pay for) ([^ ,]+ ){0,2}(starter (kit|pack)|training (materials?|manual|kit)|uniforms?|application form|work kit'
      '|own training|training|medical|interview)',
    '(apply|application|registration|interview|form) (at|for|costs?|is|only) (just |only )?' || amount
      || ' (only )?(fees?|each|payable|non refundable)',
    '(lipa|lipia|ulipe|ulipie|utalipa|kulipa|walipe|tuma|utume) ([^ ,]+ ){0,5}(ada|usajili|mafunzo|fomu|kujiandikisha)',
    'ada ya (usajili|mafunzo|maombi|fomu) ([^ ,]+ ){0,3}' || amount
  ], '|') || ') ';
  asks_mpesa constant text := ' (' || array_to_string(array[
    '(pay|send|sending|deposit|transfer|remit|forward|lipa|tuma|utume) ([^ ,]+ |, ){0,7}' || wallet
      || ' (([^ ,]+ |, ){0,3}[0-9]{5,12}|fees?)',
    '(pay|send|sending|deposit|transfer|remit|lipa|tuma|utume) ([^ ,]+ |, ){0,5}(' || amount
      || '|fees?|deposit|money|cash|pesa) ([^ ,]+ |, ){0,8}(' || wallet || '|' || phone || ')',
    '(fees?|deposit) ([^ ,]+ |, ){0,5}(to|via|through|by|on|using) ([^ ,]+ ){0,3}(mpesa|till|paybill|pay bill|buy goods|pochi)',
    '(send|deposit|transfer|pay|tuma|lipa) (to|it to|via|kwa|kwenye) ([^ ,]+ ){0,3}(till|paybill|pay bill|mpesa|pochi|buy goods|'
      || phone || ')',
    'mpesa ([^ ,]+ ){0,3}(money|cash|fees?|amount|' || amount || ') ([^ ,]+ ){0,2}to ' || phone,
    wallet || ' (number |no |account |till |is |to )*' || phone,
    '(till|paybill|pay bill|buy goods) (number |no |account |is |till )*[0-9]{5,9}',
    '(send|forward|share|whatsapp|sms|present|attach) ([^ ,]+ ){0,3}mpesa ([^ ,]+ ){0,2}(code|message|confirmation|receipt|sms)'
  ], '|') || ') ';
  free_mail constant text := '[a-z0-9_+-]( ?(@|[[({] ?at ?[])}]) ?| at )(gmail|googlemail|yahoo|ymail|rocketmail|hotmail|outlook|live|msn'
    '|icloud|aol|proton|protonmail|gmx|zoho|yandex|tutanota)';
  top_level constant text := '(com|me|net|org|ru|de|fr|co\.(ke|uk|za|ug|tz|in))([^a-z0-9.-]|\.?$|\.[^a-z0-9])';

  sentence text;
  is_money boolean := false;
  is_mpesa boolean := false;
begin
  if plain ~ private.money_words() then
    for sentence in select words from private.plain_sentences(plain) as words loop
      if (not is_money and sentence ~ asks_money) or (not is_mpesa and sentence ~ asks_mpesa) then
        continue when sentence ~ denial
          or (sentence ~ employer_pays and sentence !~ ' (once|after|before|when) (you|they|we) ')
          or sentence ~ duty
          or (sentence ~ payer and sentence !~ asked);
        is_money := is_money or sentence ~ asks_money;
        is_mpesa := is_mpesa or sentence ~ asks_mpesa;
        exit when is_money and is_mpesa;
      end if;
    end loop;
  end if;
  return array_remove(array[
    case when is_money then 'money' end,
    case when is_mpesa then 'mpesa' end,
    -- `at` and `dot` in words count together only: people also answer mail at outlook.com.
    case when plain ~ (free_mail || ' ?([[({] ?dot ?[])}]|dot) ?' || top_level)
      or plain ~ ('[a-z0-9_+-] ?(@|[[({] ?at ?[])}]) ?' || substr(free_mail, strpos(free_mail, '(gmail')) || ' ?\. ?' || top_level)
      then 'free_mail' end
  ], null);
end;
$$;
comment on function private.scam_signs(text) is
  'What in the text of an advert gives a scam away: money (the applicant is to pay), mpesa (by M-Pesa, till, paybill or to a phone), free_mail (apply at an address anybody can have).';
revoke all on function private.scam_signs(text) from public;
-- Generated columns are worked out by whoever writes the row.
grant execute on function private.scam_signs(text) to authenticated, service_role;
