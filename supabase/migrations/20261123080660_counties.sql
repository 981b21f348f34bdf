-- Where in Kenya a place is.

create function private.county_of(place text)
returns text
language plpgsql
immutable
parallel safe
set search_path = ''
as $$
begin
  if place is null then
    return null;
  end if;
  return (with listed (county, towns) as (values
    ('Nairobi', ''), ('Mombasa', ''), ('Kisumu', ''), ('Nakuru', 'naivasha|gilgil|molo'), ('Uasin Gishu', 'eldoret'),
    ('Baringo', 'kabarnet|eldama ravine'), ('Bomet', ''), ('Bungoma', 'webuye|kimilili'), ('Busia', 'malaba'),
    ('Elgeyo-Marakwet', 'iten'), ('Embu', ''), ('Garissa', ''), ('Homa Bay', 'mbita|oyugis'), ('Isiolo', ''),
    ('Kajiado', 'kitengela|ngong|ongata rongai|namanga'), ('Kakamega', 'mumias'), ('Kericho', ''),
    ('Kiambu', 'thika|ruiru|juja|kikuyu|limuru'), ('Kilifi', 'malindi|mtwapa|watamu'), ('Kirinyaga', 'kerugoya|kutus'),
    ('Kisii', ''), ('Kitui', 'mwingi'), ('Kwale', 'ukunda|diani'), ('Laikipia', 'nanyuki|nyahururu|rumuruti'), ('Lamu', ''),
    ('Machakos', 'athi river|mlolongo'), ('Makueni', 'wote'), ('Mandera', ''), ('Marsabit', 'moyale'), ('Meru', 'maua|nkubu'),
    ('Migori', 'rongo'), ('Murang''a', 'kenol'), ('Nandi', 'kapsabet'), ('Narok', ''), ('Nyamira', ''), ('Nyandarua', 'ol kalou'),
    ('Nyeri', 'karatina|othaya'), ('Samburu', 'maralal'), ('Siaya', 'bondo'), ('Taita-Taveta', 'voi|wundanyi|taveta|mwatate'),
    ('Tana River', 'hola'), ('Tharaka-Nithi', 'chuka|kathwana'), ('Trans Nzoia', 'kitale'), ('Turkana', 'lodwar|kakuma'),
    ('Vihiga', 'mbale'), ('Wajir', ''), ('West Pokot', 'kapenguria')
  )
  select county
  from listed
    cross join unnest(lower(county) || string_to_array(towns, '|')) as town
    cross join strpos(
      translate(' ' || lower(left(place, 1000)) || ' ', e',.;:/()|\n\t', '          '), ' ' || town || ' '
    ) as at
  where at > 0
  order by at
  limit 1);
end;
$$;
comment on function private.county_of(text) is
  'The county of Kenya that a text names first, itself or by one of its towns; null when it names none.';
revoke all on function private.county_of(text) from public;
