-- What people type and what postings call it: dereva is a driver, HR is human resources, Kiambu has Thika in it.

create table private.search_terms (
  id text collate "C" primary key check (private.is_line(id, 100)),
  kind text not null check (kind in ('work', 'place', 'type', 'word')),
  in_heading tsquery not null check (numnode(in_heading) <= 1000),
  anywhere tsquery not null check (numnode(anywhere) <= 1000),
  related text[] not null check (private.are_lines(related, 100, 100))
);
comment on table private.search_terms is 'What words of a search mean; the rows come from the engine and change with it.';
comment on column private.search_terms.id is 'Concept of the engine, or field:, word: or place: with a name.';
comment on column private.search_terms.kind is 'work: an occupation or a field, which titles tell; place: where; type: of job; word: may stand anywhere in a posting.';
comment on column private.search_terms.in_heading is 'What a heading has that says it: the mark of heading_marks, or of a word the words of its name.';
comment on column private.search_terms.anywhere is 'What a posting has that says it.';
comment on column private.search_terms.related is 'Terms of kind work whose postings come next.';
alter table private.search_terms enable row level security;

create policy "No client sees the terms"
on private.search_terms for all to anon, authenticated
using (false);

create table private.search_phrases (
  phrase text collate "C" check (char_length(phrase) <= 100),
  term text collate "C" not null check (char_length(term) <= 100),
  primary key (phrase, term)
);
comment on table private.search_phrases is 'How people type the terms. Only add_search_terms writes here, so that 14,000 rows need no foreign key each.';
comment on column private.search_phrases.phrase is 'Words as search_keys has them, with single spaces.';
comment on column private.search_phrases.term is 'What it means; some phrases mean two things.';
alter table private.search_phrases enable row level security;

create policy "No client sees the phrases"
on private.search_phrases for all to anon, authenticated
using (false);

create table private.title_phrases (
  phrase text collate "C" check (char_length(phrase) <= 100),
  term text collate "C" not null check (char_length(term) <= 100),
  primary key (phrase, term)
);
comment on table private.title_phrases is 'How titles of postings name work.';
comment on column private.title_phrases.phrase is 'Words as search_keys has them, with single spaces.';
comment on column private.title_phrases.term is 'The work.';
alter table private.title_phrases enable row level security;

create policy "No client sees the phrases of titles"
on private.title_phrases for all to anon, authenticated
using (false);

create table private.search_vocabulary (
  word text collate "C" primary key check (char_length(word) between 4 and 40)
);
comment on table private.search_vocabulary is 'The words of all phrases, to which misspelt ones are corrected.';
comment on column private.search_vocabulary.word is 'In lower case, four letters or more.';
alter table private.search_vocabulary enable row level security;

create policy "No client sees the vocabulary"
on private.search_vocabulary for all to anon, authenticated
using (false);

create function private.texts_query(texts text)
returns tsquery
language sql
immutable
set search_path = ''
as $$
  select string_agg(
    '(' || (
      -- A long word stands for every word that begins with it; a short one begins too many others (intern, internal).
      select string_agg(
        case when char_length(word) > 6 then quote_literal(word) || ':*'
        else '(' || quote_literal(word) || '|' || quote_literal(word || 's') || ')' end, '&'
      )
      from string_to_table(spelling, ' ') as word
    ) || ')', '|'
  )::tsquery
  from string_to_table(texts, ',') as spelling
  where spelling <> '';
$$;
comment on function private.texts_query(text) is 'All words of one of the texts, which have commas between them.';
revoke all on function private.texts_query(text) from public;

create function private.add_search_terms(lines text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  create temporary table added on commit drop as
    select split_part(line, '|', 1) as id, split_part(line, '|', 2) as kind, split_part(line, '|', 3) as phrases,
      case when split_part(line, '|', 4) = '=' then split_part(line, '|', 3) else split_part(line, '|', 4) end as titles,
      split_part(line, '|', 5) as texts, split_part(line, '|', 6) as related
    from string_to_table(lines, e'\n') as line
    where line <> '';
  insert into private.search_terms (id, kind, in_heading, anywhere, related)
  select id, kind, case when kind = 'word' then private.texts_query(split_part(texts, ',', 1)) else mark end,
    coalesce(mark || private.texts_query(texts), private.texts_query(texts), mark), string_to_array(related, ',')
  from pg_temp.added cross join lateral (
    select case when kind <> 'word' then quote_literal('@' || id)::tsquery end as mark
  ) as marked;
  insert into private.search_phrases (phrase, term)
  select phrase, id from pg_temp.added, string_to_table(phrases, ',') as phrase where phrase <> '';
  insert into private.title_phrases (phrase, term)
  select phrase, id from pg_temp.added, string_to_table(titles, ',') as phrase where phrase <> '';
  insert into private.search_vocabulary (word)
  select distinct word from private.search_phrases, string_to_table(phrase, ' ') as word where word ~ '^[[:alpha:]]{4,40}$';
  drop table pg_temp.added;
end;
$$;
comment on function private.add_search_terms(text) is
  'Adds terms, a line each: id|kind|phrases|titles (= as the phrases)|texts|related, the lists with commas.';
revoke all on function private.add_search_terms(text) from public;

create index search_vocabulary_trigrams_idx on private.search_vocabulary using gin (word extensions.gin_trgm_ops);

-- Written by supabase/search-terms/write-search-terms.ts from engine/src; what follows is not written by hand.
select private.add_search_terms($terms$
occupation:plumber|work|plumber,plumbing technician,plumbing artisan,plumbing assistant,pipe fitter,plumbing officer,plumber and pipe fitter,fundi bomba,fundi wa bomba,fundi wa mifereji,fundi wa maji,fundi wa mabomba|=|plumber,fundi bomba|
occupation:water-systems-technician|work|water system technician,water technician,pump technician,borehole technician,water supply technician,water engineering technician,pump attendant technician,water treatment technician,fundi wa pampu za maji|=|water systems technician,fundi pampu maji|
occupation:water-treatment-operator|work|water treatment operator,water treatment plant operator,water plant operator,water plant attendant,sewerage operator|=|water treatment operator|
occupation:meter-reader|work|meter reader,water meter reader,revenue meter reader,msomaji wa mita|=|meter reader,msomaji mita|
occupation:gas-fitter|work|gas fitter,lpg technician,gas technician,lpg installer|=|gas fitter|
occupation:borehole-driller|work|borehole driller,driller,drilling rig operator,drilling technician,mchimba visima|=|borehole driller,mchimba visima|
occupation:mason|work|mason,bricklayer,stone mason,masonry technician,block layer,masonry artisan,tile and stone mason,mwashi,fundi wa nyumba,fundi wa mawe,fundi wa ujenzi,fundi ujenzi,fundi mjengo|=|mason,mwashi|
occupation:plasterer|work|plasterer,mpiga plasta,fundi wa plasta|=|plasterer,mpiga plasta|
occupation:tiler|work|tiler,tile fixer,floor tiler,tiling technician,fundi wa tile,fundi tile,fundi wa vigae|=|tiler,fundi tiles|
occupation:concrete-worker|work|concrete worker,concretor,concrete finisher,concrete mixer operator|=|concrete worker|
occupation:steel-fixer|work|steel fixer,bar bender,reinforcement fixer,steel bender,fundi wa vyuma vya ujenzi|=|steel fixer,fundi vyuma vya ujenzi|
occupation:carpenter|work|carpenter,joiner,carpenter and joiner,woodworker,carpentry technician,shuttering carpenter,formwork carpenter,seremala,fundi wa mbao,fundi mbao|=|carpenter,seremala|occupation:furniture-maker
occupation:furniture-maker|work|furniture maker,cabinet maker,cabinetmaker,furniture designer,kitchen cabinet installer,fundi wa fanicha,fundi fanicha,mtengeneza samani|=|furniture maker,fundi fanicha|occupation:carpenter
occupation:upholsterer|work|upholsterer,sofa maker,upholstery technician,sofa repairer,fundi wa viti,fundi sofa|=|upholsterer,fundi viti|
occupation:roofer|work|roofer,roofing technician,roof installer,mabati installer,fundi wa paa,fundi wa mabati|=|roofer,fundi paa|
occupation:ceiling-installer|work|ceiling installer,gypsum installer,gypsum fixer,ceiling fixer,gypsum technician,drywall installer,partition installer,fundi wa gypsum,fundi gypsum,fundi wa dari|=|ceiling installer,fundi gypsum|
occupation:painter|work|painter,house painter,painter and decorator,wall painter,painting technician,fundi wa rangi,fundi rangi,mpaka rangi,mchoraji rangi|=|painter,fundi rangi|
occupation:spray-painter|work|spray painter,auto spray painter,car painter,spray painting technician,fundi wa kupiga rangi magari|=|spray painter,fundi kupiga rangi magari|occupation:painter
occupation:glazier|work|glazier,aluminium fabricator,aluminium technician,glass fitter,aluminium and glass technician,window fitter,fundi wa vioo,fundi aluminium|=|glazier,fundi vioo|
occupation:scaffolder|work|scaffolder,scaffold erector,scaffolding technician|=|scaffolder|
occupation:rigger|work|rigger,telecom rigger,tower climber,tower rigger,slinger|=|rigger|
occupation:paving-technician|work|paving technician,cabro layer,cabro installer,paver,fundi wa cabro,fundi cabro|=|paving technician,fundi cabro|
occupation:construction-worker|work|construction worker,casual labourer,construction labourer,site labourer,general labourer,casual worker,manual labourer,casual,kibarua,mtu wa mkono,mfanyakazi wa mjengo,mfanyakazi wa ujenzi,vibarua,mtu wa mjengo,mjengo guy|=|construction worker,kibarua|
occupation:site-foreman|work|site foreman,site supervisor,foreman,construction foreman,construction supervisor,building foreman,general foreman,site in charge,work supervisor,work foreman,msimamizi wa mjengo,msimamizi wa ujenzi,nyapara|=|site foreman,msimamizi mjengo|occupation:clerk-of-works
occupation:clerk-of-works|work|clerk of work,inspector of work,work officer,building inspector,work inspector|=|clerk works|occupation:site-foreman
occupation:building-services-supervisor|work|building service supervisor,mechanical and electrical supervisor,building service technician,mep supervisor,mep technician|=|building services supervisor|
occupation:construction-manager|work|construction manager,construction project manager,site manager,project manager construction,site agent,head of project,contract manager construction,meneja wa ujenzi|=|construction manager,meneja ujenzi|
occupation:site-engineer|work|site engineer,construction engineer,resident engineer,project engineer civil,site civil engineer|=|site engineer|occupation:civil-engineer
occupation:civil-engineer|work|civil engineer,graduate civil engineer,civil engineering technician,civil technician,building technologist,road inspector,mhandisi wa ujenzi|=|civil engineer,mhandisi ujenzi|occupation:site-engineer,occupation:roads-engineer
occupation:building-technician|work|building technician,building and construction technician,construction technician,building construction technologist|=|building technician|
occupation:structural-engineer|work|structural engineer,structural design engineer,structural draughtsman|=|structural engineer|
occupation:roads-engineer|work|road engineer,highway engineer,transport engineer|=|roads engineer|occupation:civil-engineer
occupation:materials-technician|work|material technician,material technologist,material laboratory technician,soil technician,geotechnical technician|=|materials technician|
occupation:water-engineer|work|water engineer,water and sanitation engineer,wash engineer,hydrologist,water resource engineer,sanitation engineer|=|water engineer|
occupation:quantity-surveyor|work|quantity surveyor,assistant quantity surveyor,construction estimator,quantity surveying technician,cost engineer,estimator,mkadiriaji majenzi,qs|=|quantity surveyor,mkadiriaji majenzi|occupation:land-surveyor
occupation:land-surveyor|work|land surveyor,surveyor,survey technician,survey assistant,gis surveyor,topographic surveyor,engineering surveyor,survey helper,chainman,mpima ardhi,mpimaji ardhi|=|land surveyor,mpima ardhi|
occupation:architect|work|architect,architectural technologist,architectural assistant,graduate architect,project architect,architectural designer,msanifu majengo|=|architect,msanifu majengo|
occupation:draughtsman|work|draughtsman,draftsman,cad technician,cad designer,autocad operator,architectural draughtsman,drafting technician,bim technician,cad operator,bim modeller,mchoraji ramani|=|draughtsman,mchoraji ramani|
occupation:interior-designer|work|interior designer,interior decorator,interior design consultant,interior fit out designer,mpambaji wa nyumba|=|interior designer,mpambaji nyumba|
occupation:urban-planner|work|urban planner,physical planner,town planner,urban and regional planner,spatial planner,county physical planner|=|urban planner|
occupation:landscaper|work|landscaper,landscape designer,landscape architect,landscaping technician,landscape supervisor|=|landscaper|
occupation:electrician|work|electrician,electrical technician,wireman,electrical artisan,wiring technician,maintenance electrician,industrial electrician,electrical installer,electrical fitter,apprentice electrician,electrical officer,fundi wa umeme,fundi umeme,fundi stima,fundi wa stima|=|electrician,fundi umeme|
occupation:solar-technician|work|solar technician,solar installer,solar pv technician,solar engineer,solar installation technician,solar energy technician,solar pv installer,renewable energy technician,fundi wa sola,fundi sola|=|solar technician,fundi sola|
occupation:power-line-technician|work|power line technician,linesman,line technician,lineman,overhead line technician,power line artisan,cable jointer|=|power line technician|
occupation:generator-technician|work|generator technician,generator mechanic,genset technician,power technician,generator operator,fundi wa jenereta|=|generator technician,fundi jenereta|
occupation:electrical-engineer|work|electrical engineer,electrical and electronic engineer,power engineer,graduate electrical engineer,energy engineer,electrical design engineer,energy auditor,mhandisi wa umeme|=|electrical engineer,mhandisi umeme|
occupation:electronics-technician|work|electronic technician,electronic engineer,tv repair technician,radio technician,appliance repair technician,appliance technician,fundi wa televisheni,fundi wa redio,fundi wa elektroniki|=|electronics technician,fundi televisheni|
occupation:phone-repair-technician|work|phone repair technician,phone technician,mobile phone technician,phone repairer,smartphone technician,phone repair specialist,fundi simu,fundi wa simu|=|phone repair technician,fundi simu|
occupation:computer-repair-technician|work|computer repair technician,computer technician,laptop technician,hardware technician,computer maintenance technician,fundi wa kompyuta,fundi kompyuta|=|computer repair technician,fundi kompyuta|
occupation:cctv-technician|work|cctv technician,cctv installer,security system technician,alarm technician,cctv installation technician,electric fence installer,security system installer,access control technician,fundi wa cctv,fundi wa kamera|=|cctv technician,fundi cctv|
occupation:satellite-installer|work|satellite installer,dstv installer,dish installer,satellite technician,decoder installer,fundi wa dstv,fundi wa dish|=|satellite installer,fundi dstv|
occupation:refrigeration-technician|work|refrigeration technician,hvac technician,air conditioning technician,ac technician,refrigeration and air conditioning technician,hvac engineer,fridge technician,fundi wa friji,fundi friji|=|refrigeration technician,fundi friji|
occupation:lift-technician|work|lift technician,elevator technician,escalator technician,lift engineer,lift mechanic|=|lift technician|
occupation:instrumentation-technician|work|instrumentation technician,instrumentation engineer,control technician,automation technician,automation engineer,plc technician,instrument technician,control system engineer|=|instrumentation technician|
occupation:welder|work|welder,welder and fabricator,metal fabricator,welding technician,fabricator,arc welder,mig welder,tig welder,welding artisan,metal worker,fabrication technician,welding fabricator,mchomeleaji,fundi wa kuchomelea,fundi chuma,fundi wa vyuma,fundi welding,fundi wa welding,mchomea vyuma|=|welder,mchomeleaji|
occupation:sheet-metal-worker|work|sheet metal worker,sheet metal fabricator,tinsmith,ducting technician|=|sheet metal worker|occupation:welder
occupation:blacksmith|work|blacksmith,jua kali artisan,metal artisan,forge worker,mhunzi,fundi jua kali|=|blacksmith,mhunzi|
occupation:mechanical-fitter|work|mechanical fitter,fitter,plant fitter,fitter turner,fitter and turner,bench fitter,mechanical technician,maintenance fitter,millwright,fundi mitambo,fundi wa mashine|=|mechanical fitter,fundi mitambo|
occupation:machinist|work|machinist,lathe operator,cnc operator,cnc machinist,turner,milling operator,cnc programmer,lathe machine operator,toolmaker|=|machinist|
occupation:workshop-foreman|work|workshop foreman,workshop supervisor,workshop manager,garage foreman,workshop in charge,garage manager,service manager motor vehicle|=|workshop foreman|
occupation:maintenance-technician|work|maintenance technician,maintenance officer,maintenance artisan,plant technician,machine technician,factory maintenance technician,general maintenance technician,repair technician,building maintenance technician,fundi wa ukarabati|=|maintenance technician,fundi ukarabati|
occupation:maintenance-supervisor|work|maintenance supervisor,maintenance manager,maintenance foreman,chief engineer maintenance,maintenance planner,plant maintenance supervisor|=|maintenance supervisor|
occupation:handyman|work|handyman,general maintenance worker,odd job man,maintenance man,general fundi,property maintenance assistant,fundi,fundi wa kila kitu|=|handyman,fundi|
occupation:mechanical-engineer|work|mechanical engineer,graduate mechanical engineer,mechanical engineering technician,mechatronic engineer,mechanical design engineer,mechatronic technician,mhandisi wa mitambo|=|mechanical engineer,mhandisi mitambo|occupation:maintenance-engineer
occupation:maintenance-engineer|work|maintenance engineer,plant engineer,factory engineer,workshop engineer,reliability engineer mechanical|=|maintenance engineer|occupation:mechanical-engineer
occupation:process-engineer|work|process engineer,chemical engineer,process technologist,production engineer,process technician,manufacturing engineer|=|process engineer|
occupation:industrial-engineer|work|industrial engineer,work study officer,work study analyst,lean engineer,industrial engineering officer|=|industrial engineer|
occupation:biomedical-engineer|work|biomedical engineer,biomedical technician,medical engineering technologist,biomedical engineering technologist,medical equipment technician,medical engineer,hospital equipment technician|=|biomedical engineer|
occupation:mining-engineer|work|mining engineer,mine engineer,mining technician,quarry manager,mine supervisor,blaster|=|mining engineer|
occupation:quarry-worker|work|quarry worker,stone cutter,quarry operator,miner,artisanal miner,stone dresser,crusher operator,mchimba mawe,mchimba madini,mchonga mawe|=|quarry worker,mchimba mawe|
occupation:geologist|work|geologist,exploration geologist,hydrogeologist,geology technician,geophysicist,mwanajiolojia|=|geologist,mwanajiolojia|
occupation:mechanic|work|mechanic,motor vehicle mechanic,auto mechanic,automotive technician,car mechanic,automobile mechanic,vehicle mechanic,motor mechanic,automotive mechanic,garage mechanic,diesel mechanic,truck mechanic,motor vehicle technician,automotive engineer,mekanika,makanika,fundi wa magari,fundi wa gari,fundi magari,meka,mech|=|mechanic,mekanika|
occupation:auto-electrician|work|auto electrician,automotive electrician,vehicle electrician,car electrician,auto wiring technician,fundi wa umeme wa magari|=|auto electrician,fundi umeme magari|occupation:electrician
occupation:plant-mechanic|work|plant mechanic,heavy equipment mechanic,heavy machinery mechanic,plant and equipment mechanic,earth moving mechanic,tractor mechanic,heavy duty mechanic|=|plant mechanic|occupation:mechanic
occupation:motorcycle-mechanic|work|motorcycle mechanic,motorbike mechanic,boda boda mechanic,motorcycle technician,bicycle mechanic,fundi wa pikipiki,fundi pikipiki,fundi wa baiskeli,fundi wa nduthi|=|motorcycle mechanic,fundi pikipiki|occupation:mechanic
occupation:panel-beater|work|panel beater,auto body technician,body repair technician,car body repairer,fundi wa bodi za magari|=|panel beater,fundi bodi magari|
occupation:tyre-fitter|work|tyre fitter,wheel alignment technician,tyre technician,tyre repairer,wheel alignment specialist,puncture repairer,fundi wa magurudumu,fundi wa tairi,mtu wa puncture|=|tyre fitter,fundi magurudumu|
occupation:car-wash-attendant|work|car wash attendant,car washer,car detailer,carwash attendant,vehicle washer,muosha magari,mwosha magari,mtu wa carwash|=|car wash attendant,muosha magari|
occupation:aircraft-technician|work|aircraft technician,aircraft engineer,aircraft maintenance engineer,aeronautical engineer,aircraft mechanic,licensed aircraft engineer,avionic technician|=|aircraft technician|
occupation:marine-engineer|work|marine engineer,boat builder,ship mechanic,marine technician,boat mechanic,marine engineer officer|=|marine engineer|
occupation:locksmith|work|locksmith,key cutter,lock technician,fundi wa funguo,fundi kufuli|=|locksmith,fundi funguo|
occupation:watch-repairer|work|watch repairer,watchmaker,clock repairer,fundi wa saa,fundi saa|=|watch repairer,fundi saa|
occupation:tailor|work|tailor,dressmaker,seamstress,fashion tailor,tailoring technician,garment tailor,sewing tailor,fundi cherehani,fundi wa nguo,fundi nguo,mshonaji,mshona nguo,fundi wa kushona|=|tailor,fundi cherehani|occupation:sewing-machine-operator
occupation:sewing-machine-operator|work|sewing machine operator,garment machine operator,epz machine operator,apparel machine operator,garment worker,sewing operator,textile machine operator,mfanyakazi wa epz|=|sewing machine operator,mfanyakazi epz|occupation:tailor,occupation:machine-operator
occupation:fashion-designer|work|fashion designer,clothing designer,costume designer,fashion and design officer,mbunifu wa mitindo|=|fashion designer,mbunifu mitindo|
occupation:knitter|work|knitter,knitting machine operator,crochet maker,weaver,basket weaver,mfumaji,msusi wa vikapu|=|knitter,mfumaji|
occupation:shoe-maker|work|shoe maker,cobbler,shoe repairer,leather technician,leather worker,leather artisan,shoe shiner,fundi viatu,fundi wa viatu,mshona viatu|=|shoe maker,fundi viatu|
occupation:potter-and-craft-maker|work|potter and craft maker,artisan,potter,craftsman,bead maker,jewellery maker,curio maker,beadwork artisan,craft maker,soap maker,mfinyanzi,mchongaji|=|potter craft maker,mfinyanzi|
occupation:baker|work|baker,bakery attendant,bread maker,bakery assistant,bakery operator,pastry baker,mwokaji,mwoka mikate|=|baker,mwokaji|occupation:pastry-chef
occupation:butcher|work|butcher,butchery attendant,meat cutter,butchery assistant,meat technician,butchery manager,muuza nyama,mchinjaji|=|butcher,muuza nyama|
occupation:miller|work|miller,posho mill operator,mill operator,milling technician,posho mill attendant,grain miller,msagaji,mtu wa posho mill|=|miller,msagaji|
occupation:machine-operator|work|machine operator,production machine operator,process operator,production operator,plant machine operator,packaging machine operator,injection moulding operator,extrusion operator,bottling line operator,press operator,filling machine operator,mwendesha mashine,mwendesha mitambo|=|machine operator,mwendesha mashine|
occupation:factory-worker|work|factory worker,production worker,production assistant,factory hand,packer,packaging assistant,production casual,assembly line worker,factory casual,production attendant,sorter,general factory worker,mfanyakazi wa kiwanda,mfanyakazi wa kiwandani,mpakiaji bidhaa|=|factory worker,mfanyakazi kiwanda|
occupation:boiler-operator|work|boiler operator,boiler attendant,boiler technician,boiler artisan,steam plant operator|=|boiler operator|
occupation:production-supervisor|work|production supervisor,shift supervisor production,line supervisor,production shift supervisor,factory supervisor,production team leader,packing supervisor,line leader,production coordinator,production officer,packhouse supervisor,msimamizi wa uzalishaji,msimamizi wa kiwanda|=|production supervisor,msimamizi uzalishaji|
occupation:production-manager|work|production manager,factory manager,plant manager,manufacturing manager,director of production,head of production,production planner,operation manager manufacturing,unit manager tea factory,meneja wa uzalishaji,meneja wa kiwanda|=|production manager,meneja uzalishaji|
occupation:quality-controller|work|quality controller,quality control officer,quality inspector,qc officer,quality assurance officer,quality control inspector,quality assurance controller,quality control technician,quality control analyst,quality officer,qa qc officer,quality analyst production,quality controller assistant,quality manager,quality assurance manager,mkaguzi wa ubora,afisa wa ubora,qc,qa officer|=|quality controller,mkaguzi ubora|
occupation:industrial-chemist|work|industrial chemist,chemist,analytical chemist,laboratory chemist,chemical analyst,paint technologist,mkemia|=|industrial chemist,mkemia|
occupation:food-technologist|work|food technologist,food scientist,food science officer,food safety officer,food processing technologist,dairy technologist,food safety team leader|=|food technologist|
occupation:safety-officer|work|safety officer,health and safety officer,occupational safety officer,safety supervisor,environment health and safety officer,safety coordinator,site safety officer,safety marshal,health safety and environment officer,safety manager,afisa wa usalama kazini,hse officer,ehs officer,osh officer,she officer,hse manager|=|safety officer,afisa usalama kazini|
occupation:printer|work|printer,printing press operator,printing technician,print operator,offset printer,large format printer,screen printer,printing machine operator,bookbinder,branding technician,printing assistant,mpiga chapa|=|printer,mpiga chapa|
occupation:sign-writer|work|sign writer,signwriter,signage technician,signage installer,matatu artist,mchora mabango|=|sign writer,mchora mabango|
occupation:hairdresser|work|hairdresser,hair stylist,hairstylist,hair dresser,salonist,braider,hair braider,salon attendant,salon stylist,loctician,wig maker,dreadlock specialist,msusi,msukaji nywele,mtu wa salon|=|hairdresser,msusi|
occupation:barber|work|barber,barber shop attendant,barbershop attendant,male barber,barber stylist,kinyozi|=|barber,kinyozi|
occupation:beautician|work|beautician,beauty therapist,cosmetologist,makeup artist,make up artist,nail technician,nail artist,beauty consultant,lash technician,manicurist,beauty technician,mtaalamu wa urembo,mrembeshaji,mua|=|beautician,mtaalamu urembo|
occupation:massage-therapist|work|massage therapist,masseuse,spa therapist,spa attendant,masseur,msaji|=|massage therapist,msaji|
occupation:salon-manager|work|salon manager,spa manager,salon supervisor,barbershop manager|=|salon manager|
occupation:tattoo-artist|work|tattoo artist,tattooist,henna artist,piercer,mchoraji wa hina|=|tattoo artist,mchoraji hina|occupation:illustrator
occupation:house-help|work|house help,house girl,househelp,house boy,house maid,domestic worker,housemaid,house manager,domestic helper,maid,household manager,house keeper domestic,house worker,live in house help,mfanyakazi wa nyumbani,mtumishi wa nyumbani,msaidizi wa nyumbani,mboch,mbochi|=|house help,mfanyakazi nyumbani|occupation:nanny
occupation:nanny|work|nanny,baby sitter,babysitter,childminder,day care attendant,daycare attendant,baby care attendant,child caregiver,daycare teacher,nursery assistant,au pair,yaya,mlezi wa watoto,mtunza watoto,mwangalizi wa watoto|=|nanny,yaya|occupation:house-help
occupation:laundry-worker|work|laundry worker,laundry lady,mama fua,dobi,washer woman,dry cleaner,laundry cleaner,dry cleaning attendant,laundry woman,mfua nguo,mama wa kufua,mfuaji nguo|=|laundry worker,mfua nguo|occupation:laundry-attendant
occupation:cleaner|work|cleaner,office cleaner,janitor,cleaning lady,cleaning attendant,general cleaner,hospital cleaner,industrial cleaner,cleaning staff,housekeeping cleaner,cleaning assistant,sanitation worker,cleaning operative,office cleaner and tea server,msafishaji,mfanyakazi wa usafi,mtu wa usafi|=|cleaner,msafishaji|
occupation:cleaning-supervisor|work|cleaning supervisor,janitorial supervisor,cleaning team leader,soft service supervisor,hygiene supervisor|=|cleaning supervisor|
occupation:fumigator|work|fumigator,pest control technician,fumigation technician,pest control operator,pest controller,mpiga dawa ya wadudu|=|fumigator,mpiga dawa wadudu|
occupation:waste-collector|work|waste collector,garbage collector,refuse collector,recycler,waste picker,street sweeper,waste management assistant,scrap dealer,mkusanya taka,mzoa taka,mfagiaji,mtu wa taka|=|waste collector,mkusanya taka|
occupation:gardener|work|gardener,groundsman,ground keeper,groundskeeper,compound attendant,ground man,compound cleaner,lawn attendant,horticulture gardener,garden attendant,ground supervisor,mtunza bustani,mkulima wa bustani,shamba boy|=|gardener,mtunza bustani|
occupation:pool-attendant|work|pool attendant,swimming pool attendant,pool cleaner,pool technician|=|pool attendant|
occupation:caretaker|work|caretaker,apartment caretaker,property caretaker,building caretaker,estate caretaker,school caretaker,building superintendent,flat caretaker,mtunza nyumba,msimamizi wa nyumba,mwangalizi wa nyumba,caretaker wa plot|=|caretaker,mtunza nyumba|
occupation:cook|work|cook,chef,commis chef,kitchen chef,commis cook,school cook,line cook,hotel cook,institutional cook,cook cateress,private chef,personal chef,commis,grill chef,chip fryer,shawarma maker,chip maker,fry cook,nyama choma chef,kitchen trainee,breakfast chef,cateress,chip cook,mpishi,mpishi wa shule,mpishi wa hoteli,mtu wa jikoni|=|cook,mpishi|occupation:chef-de-partie
occupation:chef-de-partie|work|chef de partie,demi chef,demi chef de partie,chef de rang kitchen,section chef,pizza chef,continental chef,indian chef,chinese chef,sushi chef,cdp|=|chef de partie|occupation:cook
occupation:head-chef|work|head chef,executive chef,sous chef,chef in charge,kitchen manager,kitchen supervisor,executive sous chef,chief cook,mpishi mkuu|=|head chef,mpishi mkuu|occupation:cook
occupation:pastry-chef|work|pastry chef,cake baker,pastry cook,cake decorator,pastry commis,cake designer,pastry and bakery chef,confectioner,mwoka keki|=|pastry chef,mwoka keki|occupation:baker,occupation:cook
occupation:kitchen-assistant|work|kitchen assistant,kitchen hand,kitchen helper,kitchen porter,kitchen attendant,kitchen staff,cook assistant,pantry attendant,dishwasher,msaidizi wa jikoni,muosha vyombo|=|kitchen assistant,msaidizi jikoni|occupation:steward
occupation:steward|work|steward,kitchen steward,stewarding supervisor,room steward assistant|=|steward|occupation:kitchen-assistant
occupation:caterer|work|caterer,catering officer,catering supervisor,catering manager,outside caterer,catering assistant,catering coordinator,mwandalizi wa chakula|=|caterer,mwandalizi chakula|
occupation:waiter|work|waiter,waitress,canteen attendant,cafeteria attendant,waiter waitress,waitstaff,food and beverage attendant,food and beverage waiter,restaurant attendant,food server,restaurant waiter,service staff,f b attendant,hotel waiter,hotel attendant,food and beverage service attendant,restaurant hostess,mhudumu wa hoteli,mhudumu wa mkahawa,muhudumu wa hoteli,weita|=|waiter,mhudumu hoteli|
occupation:bartender|work|bartender,barman,barmaid,bar attendant,mixologist,bar waiter,bar tender,counter attendant bar,wine and spirit attendant,mhudumu wa baa|=|bartender,mhudumu baa|
occupation:barista|work|barista,coffee maker,coffee brewer,coffee shop attendant,cafe attendant|=|barista|
occupation:restaurant-supervisor|work|restaurant supervisor,restaurant captain,headwaiter,head waiter,bar supervisor,food and beverage supervisor,bar manager,restaurant manager,assistant restaurant manager,restaurant team leader,cafe manager,f b supervisor|=|restaurant supervisor|
occupation:food-and-beverage-manager|work|food and beverage manager,f b manager,banqueting manager,food and beverage controller,banqueting coordinator,food and beverage cost controller|=|food beverage manager|
occupation:hotel-manager|work|hotel manager,lodge manager,hospitality manager,camp manager,resort manager,hotel operation manager,duty manager,guest house manager,assistant hotel manager,hotel supervisor,duty manager hotel,room division manager,hotel general manager,meneja wa hoteli|=|hotel manager,meneja hoteli|
occupation:front-office-agent|work|front office agent,hotel receptionist,night receptionist,front desk agent,front office receptionist,front desk officer,front desk attendant,front office attendant,night auditor,guest service agent,reservation agent,reservation officer,front desk assistant,front office assistant,front office officer,mpokea wageni wa hoteli|=|front office agent,mpokea wageni hoteli|occupation:receptionist,occupation:guest-relations-officer
occupation:front-office-manager|work|front office manager,front office supervisor,front desk manager,reservation manager,front desk supervisor|=|front office manager|
occupation:guest-relations-officer|work|guest relation officer,guest relation manager,guest relation executive,guest experience officer,concierge,guest service officer,guest relation hostess|=|guest relations officer|occupation:front-office-agent
occupation:room-attendant|work|room attendant,housekeeper,housekeeping attendant,room steward,chambermaid,hotel cleaner,housekeeping staff,housekeeping assistant,public area attendant,room cleaner,hotel housekeeper,mhudumu wa vyumba|=|room attendant,mhudumu vyumba|
occupation:housekeeping-supervisor|work|housekeeping supervisor,executive housekeeper,housekeeping manager,floor supervisor housekeeping,housekeeping team leader,head housekeeper,assistant housekeeper|=|housekeeping supervisor|
occupation:laundry-attendant|work|laundry attendant,hotel laundry attendant,laundry operator,laundry assistant,laundry supervisor,linen attendant,linen room attendant,presser|=|laundry attendant|occupation:laundry-worker
occupation:porter|work|porter,bellboy,bell boy,luggage porter,hotel porter,bellman,doorman,mbeba mizigo wa hoteli,mchukuzi|=|porter,mbeba mizigo hoteli|
occupation:lifeguard|work|lifeguard,pool lifeguard,beach lifeguard,swimming instructor,swimming coach,swimming teacher,mwokoaji|=|lifeguard,mwokoaji|
occupation:fitness-trainer|work|fitness trainer,gym instructor,fitness instructor,personal trainer,yoga instructor,aerobic instructor,gym trainer,gym attendant,fitness coach,mkufunzi wa mazoezi|=|fitness trainer,mkufunzi mazoezi|
occupation:tour-guide|work|tour guide,safari guide,tourist guide,driver guide,tour driver guide,tour leader,driver tour guide,mountain guide,hiking guide,nature guide,museum guide,safari driver,tour driver,bird guide,mwongoza watalii,kiongozi wa watalii,mwelekezi wa watalii|=|tour guide,mwongoza watalii|
occupation:tour-consultant|work|tour consultant,tour operator,tour officer,tour operation officer,safari consultant,tour and travel consultant,tour coordinator,tour executive,itinerary planner,tour planner,tourism officer,tour manager,tour sale consultant|=|tour consultant|occupation:travel-consultant
occupation:travel-consultant|work|travel consultant,travel agent,ticketing officer,ticketing agent,ticketing and reservation officer,travel officer,travel advisor,travel executive,visa consultant,visa officer,air ticketing agent,wakala wa usafiri|=|travel consultant,wakala usafiri|occupation:tour-consultant
occupation:cabin-crew|work|cabin crew,flight attendant,air hostess,air steward,cabin attendant,cabin crew member,mhudumu wa ndege|=|cabin crew,mhudumu ndege|
occupation:airport-customer-service-agent|work|airport customer service agent,check in agent,passenger service agent,airline customer service agent,ground hostess,airport agent,ground handling agent,ramp agent,passenger handling agent|=|airport customer service agent|
occupation:event-planner|work|event planner,event coordinator,event manager,wedding planner,event organiser,conference coordinator,event officer,event executive,conference and event coordinator,event decorator,mpangaji wa hafla,mratibu wa hafla|=|event planner,mpangaji hafla|
occupation:event-usher|work|event usher,usher,usherette,event hostess,event crew,event attendant|=|event usher|
occupation:event-host|work|event host,master of ceremony,event mc,corporate mc,mc,emcee|=|event host|
occupation:florist|work|florist,flower arranger,floral designer,flower shop attendant,mpamba maua|=|florist,mpamba maua|
occupation:casino-attendant|work|casino attendant,croupier,casino dealer,betting shop attendant,gaming attendant,betting shop cashier,slot attendant|=|casino attendant|
occupation:boat-operator|work|boat operator,coxswain,boat captain,boat driver,diving instructor,dive master,skipper,nahodha,mwendesha boti|=|boat operator,nahodha|
occupation:food-vendor|work|food vendor,food kiosk attendant,kibanda owner,street food vendor,smokie vendor,chip vendor,mandazi vendor,chapati vendor,kibanda attendant,kiosk cook,mama ntilie,muuza chakula,mama chapati,muuza chip,mama kibanda,smokie guy,mtu wa smokie|=|food vendor,mama ntilie|
occupation:nurse|work|nurse,registered nurse,nursing officer,krchn nurse,staff nurse,community health nurse,general nurse,enrolled nurse,enrolled community health nurse,school nurse,theatre nurse,icu nurse,registered community health nurse,kenya registered community health nurse,kenya registered nurse,weekend nurse,locum nurse,nurse intern,bsn nurse,critical care nurse,home based nurse,renal nurse,paediatric nurse,emergency nurse,occupational health nurse,clinic nurse,dialysis nurse,oncology nurse,palliative nurse,private nurse,home care nurse,ward nurse,triage nurse,perioperative nurse,accident and emergency nurse,neonatal nurse,icu critical care nurse,outpatient nurse,kechn nurse,nursing intern,public health nurse,muuguzi,nesi,muuguzi aliyesajiliwa,krchn,kechn,brn,krn,krn m|=|nurse,muuguzi|occupation:midwife
occupation:nurse-in-charge|work|nurse in charge,ward in charge,matron hospital,nursing service manager,nurse manager,chief nurse,director of nursing,nursing manager,head nurse,charge nurse,hospital matron,nursing supervisor,facility in charge,clinic in charge,theatre in charge,unit nurse manager,nursing director,maternity in charge,muuguzi mkuu,muuguzi msimamizi|=|nurse charge,muuguzi mkuu|occupation:nurse
occupation:midwife|work|midwife,nurse midwife,registered midwife,maternity nurse,labour ward nurse,krm nurse,nurse midwife officer,traditional birth attendant,mkunga|=|midwife,mkunga|occupation:nurse
occupation:nursing-aide|work|nursing aide,nurse aide,health care assistant,healthcare assistant,patient attendant,nurse assistant,certified nursing assistant,nursing assistant,medical assistant,patient care attendant,ward attendant,health care aide,ward assistant,hospital attendant,healthcare aide,patient assistant,nursing attendant,health assistant,patient aide,hospital casual,msaidizi wa muuguzi,msaidizi wa hospitali,cna,hca|=|nursing aide,msaidizi muuguzi|occupation:caregiver
occupation:caregiver|work|caregiver,home care giver,home caregiver,elderly caregiver,care giver,care assistant,home based caregiver,disability carer,carer,live in caregiver,homecare giver,support worker,home care assistant,healthcare caregiver,disability support worker,elderly care assistant,palliative caregiver,home based care giver,care worker,mlezi,mtunza wazee,mhudumu wa wagonjwa,mlezi wa wazee|=|caregiver,mlezi|occupation:nursing-aide
occupation:hospital-porter|work|hospital porter,mortuary attendant,theatre technician,theatre technologist,operating theatre technician,patient porter,theatre attendant,mortician,stretcher bearer,morgue attendant,csd attendant,cssd technician,cssd assistant,mhudumu wa mochari|=|hospital porter,mhudumu mochari|
occupation:clinical-officer|work|clinical officer,registered clinical officer,clinical officer intern,locum clinical officer,reproductive health clinical officer,coc clinician,clinical officer in charge,paediatric clinical officer,clinical officer general,hiv clinician,ccc clinician,clinician,clinical associate,resident clinical officer,clinical officer paediatric,afisa wa kliniki,tabibu,daktari wa zahanati,rco|=|clinical officer,afisa kliniki|
occupation:clinical-officer-anaesthetist|work|clinical officer anaesthetist,anaesthetist,anesthetist,nurse anaesthetist,anaesthesia clinical officer,anaesthesiologist,rco anaesthetist,daktari wa ganzi|=|clinical officer anaesthetist,daktari ganzi|occupation:clinical-officer
occupation:psychiatric-clinical-officer|work|psychiatric clinical officer,mental health officer,psychiatric nurse,mental health nurse,mental health specialist,psychiatrist,clinical officer psychiatry|=|psychiatric clinical officer|occupation:clinical-officer
occupation:doctor|work|doctor,medical officer,physician,general practitioner,medical doctor,resident medical officer,medical officer intern,locum doctor,medical director,locum medical officer,consultant physician,medical superintendent,paediatrician,surgeon,gynaecologist,cardiologist,dermatologist,radiologist,ophthalmologist,specialist doctor,oncologist,neurologist,resident doctor,medical practitioner,obstetrician gynaecologist,orthopaedic surgeon,pathologist,family physician,pediatrician,house officer medical,casualty medical officer,daktari,tabibu mkuu,daktari wa hospitali,dakitari,daktare,rmo|=|doctor,daktari|
occupation:pharmacist|work|pharmacist,pharmacist intern,hospital pharmacist,superintendent pharmacist,community pharmacist,clinical pharmacist,retail pharmacist,intern pharmacist,pharmacy manager,pharmacy branch manager,pharmacy in charge,regulatory pharmacist,industrial pharmacist,mfamasia|=|pharmacist,mfamasia|occupation:pharmaceutical-technologist
occupation:pharmaceutical-technologist|work|pharmaceutical technologist,pharmacy technologist,pharm tech,pharmtech,pharmacy technician,pharmaceutical technician,pharm technologist,locum pharm tech,dispenser,enrolled pharmaceutical technologist,pharmacy intern,locum pharmaceutical technologist,pharmacy attachment,pharmacy locum,retail pharmaceutical technologist,mtaalamu wa dawa,muuza dawa aliyesajiliwa|=|pharmaceutical technologist,mtaalamu dawa|occupation:pharmacist
occupation:pharmacy-attendant|work|pharmacy attendant,pharmacy assistant,chemist attendant,pharmacy sale assistant,pharmacy cashier,chemist assistant,pharmacy counter attendant,pharmacy sale attendant,muuza dawa,mhudumu wa duka la dawa|=|pharmacy attendant,muuza dawa|
occupation:laboratory-technician|work|laboratory technician,lab technologist,laboratory technologist,medical laboratory technologist,medical lab technologist,lab technician,medical laboratory technician,phlebotomist,lab tech,laboratory officer,laboratory analyst,medical lab technician,laboratory attachment,laboratory intern,microbiologist,laboratory scientist,medical laboratory officer,medical laboratory scientist,locum lab technologist,lab in charge,laboratory manager,clinical laboratory officer,biochemist,molecular biologist,laboratory quality officer,lab analyst,biotechnologist,medical laboratory intern,laboratory supervisor,mtaalamu wa maabara,fundi wa maabara,mlt|=|laboratory technician,mtaalamu maabara|
occupation:radiographer|work|radiographer,radiologic technologist,x ray technician,sonographer,imaging technologist,ct scan technician,ultrasound technician,radiology technician,medical imaging technologist,radiation therapist,x ray technologist,ultrasonographer,mri technologist,mpiga picha za eksirei|=|radiographer,mpiga picha eksirei|
occupation:dentist|work|dentist,dental surgeon,dental officer,dental doctor,orthodontist,dental specialist,daktari wa meno|=|dentist,daktari meno|
occupation:community-oral-health-officer|work|community oral health officer,coho,dental technologist,dental technician,oral health officer,dental hygienist,community oral health,mtaalamu wa meno|=|community oral health officer,mtaalamu meno|
occupation:dental-assistant|work|dental assistant,dental nurse,dental clinic assistant,dental surgery assistant|=|dental assistant|
occupation:optometrist|work|optometrist,optician,optical technician,ophthalmic clinical officer,cataract surgeon,optical sale assistant,dispensing optician,optical assistant,ophthalmic nurse,optical technologist,refractionist,daktari wa macho,mtaalamu wa macho|=|optometrist,daktari macho|
occupation:physiotherapist|work|physiotherapist,physical therapist,physio,rehabilitation therapist,physiotherapy technician,sport physiotherapist,physiotherapy assistant,chiropractor,mtaalamu wa viungo,mfiziotherapia|=|physiotherapist,mtaalamu viungo|
occupation:occupational-therapist|work|occupational therapist,occupational therapy officer,speech therapist,speech and language therapist,sensory therapist,audiologist,speech language pathologist,mtaalamu wa kutamka|=|occupational therapist,mtaalamu kutamka|
occupation:orthopaedic-technologist|work|orthopaedic technologist,orthopaedic technician,plaster technician,prosthetist,prosthetic technologist,orthopedic technologist,orthopaedic trauma technician,plaster technologist,orthopaedic plaster technician,orthotist|=|orthopaedic technologist|
occupation:nutritionist|work|nutritionist,dietitian,nutrition officer,nutrition assistant,clinical nutritionist,nutrition and dietetic officer,dietician,nutrition intern,community nutritionist,nutritionist dietician,nutrition counsellor,nutrition technologist,nutrition coordinator,nutritionist and dietitian,mtaalamu wa lishe,afisa wa lishe|=|nutritionist,mtaalamu lishe|
occupation:public-health-officer|work|public health officer,environmental health officer,health inspector,health promotion officer,public health technician,public health assistant,public health intern,disease surveillance officer,epidemiologist,health officer,public health specialist,health programme officer,health educator,health project officer,public health consultant,vaccine officer,immunisation officer,hygiene officer,malaria officer,vector control officer,environmental health technician,afisa wa afya ya umma,afisa wa afya,pho|=|public health officer,afisa afya umma|
occupation:community-health-promoter|work|community health promoter,community health worker,community health volunteer,community health assistant,community health extension worker,village health worker,mentor mother,community health officer,hiv peer educator,community health mobiliser,linkage officer,community health agent,expert client,mhudumu wa afya ya jamii,mhudumu wa afya wa jamii,mfanyakazi wa afya ya jamii,chp,chw,chv,chew,cha|=|community health promoter,mhudumu afya jamii|
occupation:hiv-counsellor|work|hiv counsellor,hts counsellor,hts provider,hiv testing service provider,vct counsellor,adherence counsellor,hiv testing counsellor,prep provider,hiv testing and counselling provider|=|hiv counsellor|occupation:counsellor
occupation:counsellor|work|counsellor,counselling psychologist,trauma counsellor,addiction counsellor,psychosocial counsellor,mental health counsellor,psychosocial support officer,therapist,marriage counsellor,family therapist,psychosocial officer,rehabilitation counsellor,counsellor psychologist,mhpss officer,life coach,crisis counsellor,mshauri nasaha,mnasihi|=|counsellor,mshauri nasaha|occupation:school-counsellor,occupation:psychologist
occupation:psychologist|work|psychologist,clinical psychologist,psychotherapist,psychology intern,educational psychologist,organisational psychologist,assistant psychologist,child psychologist,mwanasaikolojia|=|psychologist,mwanasaikolojia|occupation:counsellor
occupation:emergency-medical-technician|work|emergency medical technician,paramedic,ambulance attendant,ambulance technician,first aider,emergency care technician,emergency medical responder,rescue medic,ambulance crew,first aid trainer,mhudumu wa ambulensi,emt|=|emergency medical technician,mhudumu ambulensi|
occupation:health-records-officer|work|health record officer,health record and information officer,medical record officer,health record clerk,medical record clerk,health information officer,health record technician,health record intern,health record information technician,health data clerk,medical record assistant,health record assistant,health record and information technician,medical record technician,afisa wa rekodi za afya,hrio|=|health records officer,afisa rekodi afya|occupation:records-officer
occupation:medical-biller|work|medical biller,medical billing officer,medical coder,hospital billing clerk,billing officer hospital,hospital cashier,medical billing clerk,medical coder and biller,insurance clerk hospital,insurance desk officer,sha clerk,nhif clerk,hospital claim officer,medical billing specialist,patient account officer,sha desk officer|=|medical biller|
occupation:hospital-administrator|work|hospital administrator,health administrator,hospital manager,health facility manager,hospital operation manager,health service manager,medical centre administrator,clinic manager,healthcare administrator,health system officer,hospital director,hospital ceo,medical centre manager,health manager,health care manager,msimamizi wa hospitali|=|hospital administrator,msimamizi hospitali|occupation:office-administrator
occupation:clinical-researcher|work|clinical researcher,clinical research officer,clinical research coordinator,study nurse,clinical trial coordinator,clinical trial associate,research clinician,study clinician,clinical research associate,research nurse,clinical trial assistant|=|clinical researcher|occupation:research-assistant
occupation:herbalist|work|herbalist,herbal practitioner,traditional healer,acupuncturist,natural medicine practitioner,mganga,mtabibu wa miti shamba,mganga wa kienyeji|=|herbalist,mganga|
occupation:farm-hand|work|farm hand,farm worker,general farm worker,farm labourer,casual farm worker,farm attendant,harvester,farm assistant,farm helper,shamba worker,tea picker,tea plucker,coffee picker,flower harvester,greenhouse attendant,greenhouse worker,flower farm worker,farm casual,cane cutter,picker,farm caretaker,general worker farm,agricultural labourer,weeder,pruner,sprayer,fruit picker,spray operator,flower cutter,mfanyakazi wa shamba,kibarua wa shamba,mchuma chai,mchuma kahawa,mtu wa shamba,mfanyikazi wa shamba,mtu wa shag|=|farm hand,mfanyakazi shamba|
occupation:farmer|work|farmer,small scale farmer,crop farmer,horticultural farmer,dairy farmer,smallholder farmer,lead farmer,poultry farmer,farm owner,vegetable farmer,livestock farmer,tea farmer,coffee farmer,pig farmer,maize farmer,mkulima,mfugaji,mkulima mdogo,mfugaji wa kuku,mfugaji wa ng ombe|=|farmer,mkulima|
occupation:farm-supervisor|work|farm supervisor,greenhouse supervisor,section supervisor farm,farm foreman,farm clerk,field supervisor farm,harvest supervisor,assistant farm manager,greenhouse technician,farm coordinator,greenhouse manager,grower,head of growing,crop protection supervisor,production supervisor farm,irrigation supervisor,assistant grower,production manager farm,flower farm supervisor,growing manager,msimamizi wa shamba,nyapara wa shamba|=|farm supervisor,msimamizi shamba|occupation:farm-manager
occupation:farm-manager|work|farm manager,ranch manager,dairy farm manager,plantation manager,poultry farm manager,estate manager farm,agricultural manager,farm operation manager,general manager farm,livestock manager,field manager agriculture,tea estate manager,dairy manager,head of agriculture,agribusiness manager,farm administrator,meneja wa shamba|=|farm manager,meneja shamba|occupation:farm-supervisor
occupation:agronomist|work|agronomist,agronomy officer,agronomy intern,agricultural agronomist,crop agronomist,agronomy technician,agronomy assistant,agronomy manager,crop specialist,plant protection officer,crop protection specialist,plant pathologist,soil scientist,agriculturist,plant breeder,entomologist,agronomist assistant,seed specialist,agronomy field officer,crop officer,field agronomist,technical agronomist,plant scientist,mtaalamu wa kilimo,afisa wa mimea|=|agronomist,mtaalamu kilimo|occupation:extension-officer,occupation:horticulturist
occupation:extension-officer|work|extension officer,agricultural extension officer,agricultural officer,extension coordinator,agriculture officer,agricultural assistant,extension worker,ward agricultural officer,field extension officer,agricultural field officer,agriculture extension officer,agripreneur,farmer trainer,agricultural extension agent,agriculture intern,agribusiness officer,agribusiness development officer,agricultural advisor,value chain officer,agricultural intern,value chain specialist,agriculture specialist,village based advisor,afisa wa kilimo,afisa kilimo,afisa ugani|=|extension officer,afisa kilimo|occupation:agronomist,occupation:field-officer
occupation:field-officer|work|field officer,farm field officer,field coordinator agriculture,outgrower officer,field assistant,field agent,field staff,field supervisor,farmer relation officer,field extension assistant,field technician,field assistant agriculture,produce buying officer,cane supervisor,farmer support officer,field associate,field executive,field manager,afisa wa nyanjani,afisa wa mashinani|=|field officer,afisa nyanjani|occupation:extension-officer
occupation:horticulturist|work|horticulturist,horticultural officer,horticulture officer,floriculturist,horticultural technician,horticulture technician,horticulture supervisor,horticulture intern|=|horticulturist|occupation:agronomist
occupation:crop-scout|work|crop scout,pest scout,scout,flower farm scout,pest and disease scout,scouting supervisor,flower scout,scouting clerk,ipm scout,crop protection scout,ipm technician|=|crop scout|
occupation:nursery-attendant|work|nursery attendant,tree nursery attendant,nursery worker,plant nursery attendant,nursery supervisor,propagation assistant,propagator,seedling nursery attendant,nursery manager|=|nursery attendant|
occupation:packhouse-worker|work|packhouse worker,packhouse attendant,grader,flower grader,packhouse grader,produce sorter,packhouse general worker,post harvest attendant,bouquet maker,packhouse clerk,post harvest worker,fruit packer,flower packer,packhouse quality controller,post harvest supervisor,mfanyakazi wa packhouse,mchambua maua|=|packhouse worker,mfanyakazi packhouse|
occupation:irrigation-technician|work|irrigation technician,irrigation engineer,irrigation operator,irrigation installer,irrigation attendant,irrigation officer,drip irrigation technician,agricultural engineer,irrigator,fertigation operator,irrigation and fertigation technician,fertigation supervisor,irrigation specialist,fundi wa umwagiliaji|=|irrigation technician,fundi umwagiliaji|
occupation:tractor-operator|work|tractor operator,tractor driver,farm machinery operator,combine harvester operator,harvester operator,dereva wa trekta,mwendesha trekta,dere wa trekta|=|tractor operator,dereva trekta|
occupation:herder|work|herder,herdsman,herd boy,shepherd,cattle herder,livestock attendant,cattle attendant,stockman,livestock herder,herdsboy,animal attendant,dairy attendant,goat attendant,cowshed attendant,pig attendant,ranch hand,farm herdsman,mchungaji wa ng ombe,mchungaji ng ombe,mchunga ng ombe,mchunga mbuzi,mchungaji wa mifugo,mtunza mifugo|=|herder,mchungaji ng ombe|occupation:milker
occupation:milker|work|milker,milkman,dairy milker,milk man,dairy farm worker,milking attendant,dairy hand,zero grazing attendant,mkamuaji,mkama ng ombe,mkamuaji ng ombe|=|milker,mkamuaji|occupation:herder
occupation:poultry-attendant|work|poultry attendant,poultry farm attendant,poultry keeper,poultry worker,hatchery attendant,poultry farm worker,poultry technician,poultry supervisor,chicken farm worker,hatchery technician,poultry assistant,mtunza kuku,mlisha kuku|=|poultry attendant,mtunza kuku|
occupation:livestock-production-officer|work|livestock production officer,livestock officer,animal production officer,dairy officer,animal nutritionist,livestock extension officer,dairy technician,livestock specialist,animal scientist,milk clerk supervisor,fodder officer,animal production technician,feed miller,livestock intern,dairy supervisor,afisa wa mifugo,afisa mifugo|=|livestock production officer,afisa mifugo|
occupation:animal-health-assistant|work|animal health assistant,animal health technician,veterinary assistant,veterinary technician,ai technician,inseminator,veterinary paraprofessional,animal health officer,vet assistant,artificial insemination technician,livestock health worker,community animal health worker,veterinary paraprofessional technologist,meat inspector,animal health intern,disease reporter livestock,msaidizi wa daktari wa mifugo,afisa wa afya ya mifugo,aha,cahw|=|animal health assistant,msaidizi daktari mifugo|
occupation:veterinarian|work|veterinarian,veterinary officer,veterinary doctor,veterinary surgeon,vet,veterinary intern,veterinary sale executive,vet doctor,sub county veterinary officer,daktari wa mifugo,daktari wa wanyama,daktari wa ng ombe|=|veterinarian,daktari mifugo|
occupation:agrovet-attendant|work|agrovet attendant,agrovet shop attendant,agrovet sale assistant,agro vet attendant,agrovet sale person,agro dealer,agrovet manager,agrovet assistant,agrodealer,muuza dawa za mifugo,mhudumu wa agrovet|=|agrovet attendant,muuza dawa mifugo|
occupation:milk-clerk|work|milk clerk,milk collector,milk grader,milk recorder,dairy clerk,milk collection clerk,milk transporter,milk quality assistant,cooler attendant,milk attendant,milk tester,karani wa maziwa,mpima maziwa|=|milk clerk,karani maziwa|
occupation:fisherman|work|fisherman,fisher,fishing crew,fish farmer,aquaculture technician,fishery officer,fish farm worker,aquaculture officer,fish pond attendant,fishery assistant,fishmonger,fish seller,fish farm manager,hatchery technician fish,fish farm attendant,mvuvi,mfugaji wa samaki,muuza samaki|=|fisherman,mvuvi|
occupation:beekeeper|work|beekeeper,bee keeper,apiarist,honey harvester,apiculture officer,mfugaji wa nyuki,mrina asali|=|beekeeper,mfugaji nyuki|
occupation:slaughterhouse-worker|work|slaughterhouse worker,slaughterman,abattoir worker,meat processor,flayer,slaughterhouse attendant,tannery worker,mfanyakazi wa kichinjio|=|slaughterhouse worker,mfanyakazi kichinjio|
occupation:forester|work|forester,forest officer,forestry technician,forest manager,forestry officer,tree planting coordinator,forest ranger,agroforestry officer,forestry assistant,tree cutter,forestry extension officer,chainsaw operator,sawyer,afisa wa misitu,mtunza msitu|=|forester,afisa misitu|
occupation:game-ranger|work|game ranger,wildlife ranger,ranger,wildlife officer,park ranger,conservancy ranger,community ranger,wildlife warden,game warden,wildlife researcher,conservancy manager,conservation ranger,game scout,askari wa wanyamapori,mlinzi wa wanyamapori|=|game ranger,askari wanyamapori|
occupation:tea-factory-worker|work|tea factory worker,tea factory clerk,leaf collection clerk,tea taster,coffee factory clerk,coffee roaster,coffee cupper,leaf clerk,tea production supervisor,coffee quality analyst,tea buying clerk,factory unit clerk,karani wa majani chai|=|tea factory worker,karani majani chai|occupation:factory-worker
occupation:cooperative-officer|work|cooperative officer,cooperative manager,co operative officer,cooperative development officer,sacco officer,cooperative auditor,farmer cooperative manager,afisa wa ushirika|=|cooperative officer,afisa ushirika|
occupation:driver|work|driver,company driver,personal driver,light vehicle driver,school driver,office driver,chauffeur,family driver,motor vehicle driver,professional driver,saloon car driver,driver messenger,ambulance driver,pick up driver,pickup driver,probox driver,valet driver,driver cum messenger,project driver,dereva,dereva wa gari,dereva wa kampuni,dereva wa gari dogo,dere,dere wa gari|=|driver,dereva|occupation:delivery-driver,occupation:taxi-driver
occupation:lorry-driver|work|lorry driver,truck driver,heavy commercial driver,heavy commercial vehicle driver,hcv driver,trailer driver,heavy truck driver,long distance driver,long haul driver,heavy vehicle driver,tanker driver,tipper driver,canter driver,fuel tanker driver,transit driver,heavy duty driver,prime mover driver,refuse truck driver,dereva wa lori,dereva lori,dereva wa trela,dereva wa malori,dereva wa masafa marefu,dere wa lori,dere wa trela|=|lorry driver,dereva lori|occupation:driver
occupation:delivery-driver|work|delivery driver,van driver,distribution driver,van delivery driver,delivery van driver,driver salesman,driver sale,truck driver distribution,driver delivery,sale driver,dereva wa kusambaza bidhaa,dereva wa mizigo|=|delivery driver,dereva kusambaza bidhaa|occupation:driver
occupation:bus-driver|work|bus driver,coach driver,school bus driver,long distance bus driver,staff bus driver,minibus driver,dereva wa basi,dereva wa basi la shule|=|bus driver,dereva basi|occupation:matatu-driver,occupation:driver
occupation:matatu-driver|work|matatu driver,psv driver,nissan driver,sacco driver,dereva wa matatu,dereva matatu,dere wa mat,dere wa matatu,dere wa nganya|=|matatu driver,dereva matatu|occupation:bus-driver,occupation:driver
occupation:matatu-conductor|work|matatu conductor,conductor,bus conductor,tout,matatu tout,psv conductor,stage attendant,kondakta,utingo wa matatu,kondakta wa matatu,makanga,kange,manamba,donda|=|matatu conductor,kondakta|
occupation:stage-clerk|work|stage clerk,booking clerk,bus booking clerk,sacco clerk,parcel clerk,bus stage clerk,sacco inspector,stage manager sacco|=|stage clerk|
occupation:taxi-driver|work|taxi driver,cab driver,uber driver,bolt driver,ride hailing driver,little cab driver,online taxi driver,online driver,digital taxi driver,dereva wa teksi,dereva teksi,dere wa uber,dere wa bolt|=|taxi driver,dereva teksi|occupation:driver
occupation:boda-boda-rider|work|boda boda rider,bodaboda rider,bodaboda delivery,boda boda delivery rider,boda rider,motorcycle taxi rider,boda boda operator,motorcycle taxi operator,boda boda,mwendesha boda boda,mwendesha bodaboda,mwanaboda,mtu wa nduthi,nduthi guy,nduthi rider,mtu wa boda|=|boda rider,mwendesha boda|occupation:motorbike-rider
occupation:motorbike-rider|work|motorbike rider,rider,motorcycle rider,delivery rider,dispatch rider,courier rider,glovo rider,uber eat rider,food delivery rider,motor bike rider,sale rider,bike rider,office rider,jumia rider,bolt food rider,messenger rider,mwendesha pikipiki,mwanapikipiki,rider wa glovo|=|motorbike rider,mwendesha pikipiki|occupation:boda-boda-rider
occupation:tuk-tuk-driver|work|tuk tuk driver,tuktuk driver,tuk tuk operator,three wheeler driver,dereva wa tuktuk|=|tuk driver,dereva tuktuk|
occupation:courier|work|courier,delivery person,courier agent,delivery agent,messenger,office messenger,delivery man,delivery guy,parcel delivery agent,courier clerk,last mile delivery agent,mail carrier,dispatch messenger,delivery assistant,delivery associate,postman,mjumbe,tarishi,msambazaji wa vifurushi|=|courier,mjumbe|
occupation:handcart-puller|work|handcart puller,handcart operator,donkey cart operator,water vendor,cart pusher,mtu wa mkokoteni,muuza maji,mvuta mkokoteni|=|handcart puller,mtu mkokoteni|
occupation:loader|work|loader,offloader,loading assistant,cargo handler,loader and offloader,cargo loader,stevedore,dock worker,house mover,moving assistant,good handler,mpakiaji,hamali,mbeba mizigo,mpakia mizigo,kuli|=|loader,mpakiaji|occupation:turnboy
occupation:turnboy|work|turnboy,turn boy,truck assistant,driver mate,lorry mate,van assistant,driver assistant,utingo,utingo wa lori,taniboi|=|turnboy,utingo|occupation:loader
occupation:forklift-operator|work|forklift operator,forklift driver,reach truck operator,fork lift operator,stacker operator,dereva wa forklift,mwendesha forklift|=|forklift operator,dereva forklift|
occupation:plant-operator|work|plant operator,heavy equipment operator,excavator operator,backhoe operator,grader operator,bulldozer operator,wheel loader operator,roller operator,heavy machinery operator,earth moving operator,shovel operator,paver operator,mwendesha tingatinga,mwendesha greda,dereva wa tingatinga|=|plant operator,mwendesha tingatinga|
occupation:crane-operator|work|crane operator,mobile crane operator,tower crane operator,boom truck operator,gantry operator,mwendesha kreni|=|crane operator,mwendesha kreni|
occupation:driving-instructor|work|driving instructor,driving school instructor,driver trainer,driving tutor,mwalimu wa udereva|=|driving instructor,mwalimu udereva|
occupation:fuel-pump-attendant|work|fuel pump attendant,pump attendant,petrol station attendant,fuel attendant,forecourt attendant,service station attendant,petrol attendant,station attendant,customer service attendant petrol station,mhudumu wa kituo cha mafuta,muuza petroli|=|fuel pump attendant,mhudumu kituo mafuta|
occupation:petrol-station-manager|work|petrol station manager,service station manager,forecourt supervisor,petrol station supervisor,station manager fuel|=|petrol station manager|
occupation:parking-attendant|work|parking attendant,traffic marshal,parking marshal,parking officer,revenue attendant parking,mwelekeza magari|=|parking attendant,mwelekeza magari|
occupation:transport-officer|work|transport officer,transport supervisor,fleet supervisor,transport coordinator,fleet officer,transport assistant,fleet controller,transport clerk,dispatcher,dispatch clerk,dispatch officer,fleet coordinator,transport planner,tracking officer,fleet assistant,garage officer,dispatch assistant,msimamizi wa usafiri,afisa wa usafiri|=|transport officer,msimamizi usafiri|
occupation:transport-manager|work|transport manager,fleet manager,transport and logistic manager,head of transport,distribution manager,garage and transport manager,meneja wa usafiri|=|transport manager,meneja usafiri|
occupation:logistics-coordinator|work|logistic coordinator,logistic officer,logistic assistant,logistic associate,logistic executive,shipping coordinator,distribution officer,distribution coordinator,logistic supervisor,supply chain coordinator,logistic analyst,mratibu wa usafirishaji,afisa wa usafirishaji|=|logistics coordinator,mratibu usafirishaji|occupation:supply-chain-officer
occupation:logistics-manager|work|logistic manager,head of logistic,supply chain manager,supply chain director,supply chain and logistic manager,head of supply chain,logistic director|=|logistics manager|
occupation:supply-chain-officer|work|supply chain officer,supply chain assistant,supply chain management officer,supply chain analyst,supply chain specialist,demand planner,supply planner,supply officer,material planner,supply chain executive,inventory planner,supply chain intern,afisa wa ugavi|=|supply chain officer,afisa ugavi|occupation:procurement-officer,occupation:logistics-coordinator
occupation:procurement-officer|work|procurement officer,purchasing officer,buyer,procurement and logistic officer,procurement and logistic assistant,procurement and supply chain officer,procurement and supply officer,procurement and store officer,procurement intern,procurement attachment,procurement trainee,procurement and administration officer,procurement coordinator,procurement administrator,purchasing clerk,purchasing executive,procurement assistant,procurement specialist,sourcing officer,procurement executive,purchasing assistant,sourcing specialist,procurement clerk,procurement analyst,category buyer,procurement associate,tender officer,bid officer,tender executive,afisa wa ununuzi,afisa ununuzi|=|procurement officer,afisa ununuzi|occupation:supply-chain-officer
occupation:procurement-manager|work|procurement manager,head of procurement,purchasing manager,category manager procurement,sourcing manager,chief procurement officer,procurement lead|=|procurement manager|
occupation:storekeeper|work|storekeeper,store keeper,store clerk,store assistant,inventory clerk,store officer,inventory officer,stock clerk,stock controller,store controller,inventory controller,inventory assistant,inventory analyst,stock taker,stock keeper,store supervisor,pharmacy storekeeper,receiving clerk,stock and inventory clerk,material controller,mtunza ghala,mtunza stoo,mweka stoo,karani wa stoo,msimamizi wa stoo|=|storekeeper,mtunza ghala|occupation:warehouse-assistant
occupation:warehouse-assistant|work|warehouse assistant,warehouse clerk,warehouse attendant,warehouse associate,picker,order picker,warehouse worker,picker packer,picking and packing assistant,warehouse loader,warehouse operative,merchandise handler,packing clerk,dispatch packer,warehouse casual,mfanyakazi wa ghala,karani wa ghala|=|warehouse assistant,mfanyakazi ghala|occupation:storekeeper
occupation:warehouse-manager|work|warehouse manager,warehouse supervisor,warehouse team leader,depot manager,warehouse officer,warehouse in charge,depot supervisor,inventory manager,fulfilment manager,hub manager,depot clerk,msimamizi wa ghala,meneja wa ghala|=|warehouse manager,msimamizi ghala|
occupation:clearing-and-forwarding-officer|work|clearing and forwarding officer,clearing and forwarding clerk,clearing agent,declaration officer,custom agent,custom clerk,clearing officer,freight forwarder,custom declarant,clearing clerk,custom declaration officer,clearing and forwarding agent,custom clearance officer,freight clerk,custom broker,import export officer,declarant,freight operation officer,documentation officer shipping,wakala wa forodha|=|clearing forwarding officer,wakala forodha|occupation:shipping-clerk
occupation:shipping-clerk|work|shipping clerk,shipping officer,port clerk,tally clerk,container clerk,shipping documentation clerk,vessel operation officer,ship agent,cargo clerk,icd clerk,boarding officer,cargo officer,freight sale executive|=|shipping clerk|occupation:clearing-and-forwarding-officer
occupation:weighbridge-clerk|work|weighbridge clerk,weighbridge operator,weighbridge attendant,cane weighing clerk,karani wa mizani|=|weighbridge clerk,karani mizani|
occupation:seafarer|work|seafarer,seaman,sailor,ship captain,ship master,ship engineer,deckhand,ship crew member,ship officer,deck officer,able seaman,marine deck cadet,baharia,mwanamaji|=|seafarer,baharia|
occupation:train-driver|work|train driver,locomotive driver,train operator,railway technician,locomotive operator,station master,sgr attendant,dereva wa treni|=|train driver,dereva treni|
occupation:pilot|work|pilot,airline pilot,first officer pilot,commercial pilot,drone pilot,flight instructor,drone operator,drone technician,rubani|=|pilot,rubani|
occupation:flight-dispatcher|work|flight dispatcher,flight operation officer,air traffic controller,flight operation dispatcher,airport operation officer|=|flight dispatcher|
occupation:sales-representative|work|sale representative,sale executive,salesperson,salesman,saleslady,sale rep,sale agent,sale associate,field sale representative,sale officer,field sale executive,field sale agent,sale and marketing executive,sale and marketing officer,sale marketer,commission sale agent,direct sale representative,direct sale agent,sale consultant,sale person,freelance sale agent,field marketer,sale and marketing representative,marketing and sale executive,outdoor sale executive,indoor sale executive,territory sale representative,sale and customer service representative,sale lady,direct sale executive,field sale officer,corporate sale executive,commercial representative,sale advisor,technical sale executive,technical sale representative,sale engineer,counter sale executive,showroom sale executive,sale and marketing,sale promoter,motor vehicle sale executive,trade development representative,sale representative fmcg,afisa mauzo,muuzaji wa nje,wakala wa mauzo,afisa wa mauzo,tdr,dsr,dsa|=|sales representative,afisa mauzo|occupation:van-salesperson
occupation:van-salesperson|work|van salesperson,van salesman,van sale representative,route salesman,route sale representative,van sale executive,pre seller,order taker,stockist sale representative|=|van salesperson|occupation:sales-representative
occupation:business-development-officer|work|business development officer,business development executive,business developer,business development manager,business development representative,business development associate,business development assistant,business development consultant,corporate business development officer,business growth officer,partnership manager,partnership officer,business development lead,client acquisition officer,business development intern,afisa wa kukuza biashara,bdm,bde,bdo|=|business development officer,afisa kukuza biashara|
occupation:key-account-manager|work|key account manager,account manager,key account executive,account executive,client relationship manager,corporate account manager,client service executive,customer success manager,client service manager,customer success officer,customer success associate,customer success specialist|=|key account manager|
occupation:sales-manager|work|sale manager,regional sale manager,area sale manager,sale and marketing manager,national sale manager,sale team leader,head of sale,territory sale manager,sale supervisor,commercial director,commercial manager,sale director,sale coordinator,branch sale manager,director of sale,area sale supervisor,sale team lead,regional manager,country sale manager,chief commercial officer,zonal manager,distribution sale manager,area manager,country manager,meneja wa mauzo,meneja mauzo|=|sales manager,meneja mauzo|
occupation:telesales-agent|work|telesale agent,telesale executive,telemarketer,telesale representative,tele sale agent,telemarketing agent,telesale officer,outbound sale agent,appointment setter|=|telesales agent|
occupation:medical-representative|work|medical representative,medical sale representative,pharmaceutical sale representative,pharmaceutical representative,medical rep,pharma sale representative,medical sale executive,medical detailer,medical delegate|=|medical representative|
occupation:agro-sales-representative|work|agro sale representative,agro sale executive,agronomy sale representative,technical sale agronomist,agrochemical sale representative,seed sale representative,agribusiness sale officer,animal feed sale representative|=|agro sales representative|occupation:sales-representative
occupation:real-estate-agent|work|real estate agent,real estate sale executive,property sale agent,land sale agent,realtor,real estate sale agent,letting agent,real estate marketer,property agent,property consultant,house agent,estate agent,land sale executive,property sale executive,real estate consultant,letting officer,real estate broker,wakala wa nyumba,dalali,wakala wa mashamba|=|real estate agent,wakala nyumba|
occupation:property-manager|work|property manager,property management officer,estate manager,property officer,real estate manager,property administrator,property assistant,letting manager,leasing officer,lease administrator,property accountant assistant,meneja wa majengo,meneja wa nyumba|=|property manager,meneja majengo|
occupation:shop-attendant|work|shop attendant,sale assistant,shop assistant,shopkeeper,retail assistant,shop keeper,store attendant,retail attendant,counter attendant,sale attendant,supermarket attendant,boutique attendant,retail sale associate,retail sale assistant,hardware attendant,shop sale assistant,liquor store attendant,wine and spirit shop attendant,airtime seller,shop sale attendant,hardware shop attendant,salesperson retail,floor attendant,in store sale assistant,customer assistant,mini mart attendant,kiosk attendant,cosmetic shop attendant,electronic shop attendant,bookshop attendant,showroom attendant,retail sale representative,milk bar attendant,muuzaji,muuza duka,mhudumu wa duka,muuzaji wa duka,mwenye duka,muuzaji dukani,mfanyakazi wa duka,mtu wa duka,mtu wa dukani|=|shop attendant,muuzaji|occupation:cashier
occupation:cashier|work|cashier,till operator,cashier attendant,supermarket cashier,point of sale cashier,retail cashier,restaurant cashier,cash office clerk,cash clerk,cashier receptionist,pos operator,hotel cashier,account cashier,front end cashier,billing clerk,toll collector,toll attendant,cashier clerk,cash officer,keshia,mpokea pesa,karani wa fedha,mtunza fedha|=|cashier,keshia|occupation:shop-attendant
occupation:shelf-packer|work|shelf packer,shelf attendant,packer supermarket,supermarket packer,shelf stocker,stacker,shelf stacker,bagger,supermarket trolley attendant|=|shelf packer|
occupation:merchandiser|work|merchandiser,visual merchandiser,sale merchandiser,field merchandiser,in store merchandiser,trade marketing representative,trade marketer,merchandising supervisor,trade marketing executive,trade marketing officer|=|merchandiser|
occupation:brand-ambassador|work|brand ambassador,promoter,brand promoter,sale promoter activation,activation staff,product promoter,in store promoter,brand activator,field promoter,campus ambassador,brand representative,product sampler|=|brand ambassador|
occupation:store-manager|work|store manager,shop manager,branch supervisor,retail manager,supermarket manager,retail supervisor,branch manager retail,shop supervisor,outlet manager,supermarket supervisor,boutique manager,retail store manager,outlet supervisor,floor manager,assistant store manager,retail shop manager,store assistant manager,shop in charge,floor supervisor,section manager,retail operation manager,hardware manager,msimamizi wa duka,meneja wa duka|=|store manager,msimamizi duka|
occupation:m-pesa-agent|work|m pesa agent,mpesa agent,mpesa attendant,m pesa attendant,mpesa shop attendant,m pesa shop attendant,mobile money agent,airtel money agent,m pesa teller,mpesa operator,mpesa cashier,mpesa teller,safaricom shop attendant,mpesa clerk,wakala wa mpesa,wakala wa m pesa,muuza mpesa,mtu wa mpesa|=|m pesa agent,wakala mpesa|occupation:bank-agent
occupation:bank-agent|work|bank agent,agency banker,bank agent attendant,equity agent,agency banking officer,co op kwa jirani agent,wakala wa benki|=|bank agent,wakala benki|occupation:m-pesa-agent
occupation:grocer|work|grocer,green grocer,greengrocer,vegetable vendor,fruit vendor,mama mboga,market vendor,market trader,grocery attendant,fruit seller,cereal trader,market woman,cereal seller,muuza mboga,muuza matunda,muuza nafaka,mama wa mboga|=|grocer,muuza mboga|
occupation:hawker|work|hawker,street vendor,street trader,mitumba seller,mitumba trader,second hand clothe seller,street hawker,clothe vendor,small scale trader,mitumba vendor,shoe seller,petty trader,newspaper vendor,mchuuzi,muuza mitumba,muuza nguo,mfanyabiashara mdogo,machinga,hustler wa mtaa|=|hawker,mchuuzi|
occupation:entrepreneur|work|entrepreneur,business owner,small business owner,self employed,businessman,businesswoman,business person,proprietor,founder,co founder,trader,sole proprietor,mfanyabiashara,mjasiriamali,hustler|=|entrepreneur,mfanyabiashara|
occupation:marketing-officer|work|marketing officer,marketing executive,marketer,marketing assistant,marketing associate,marketing representative,marketing coordinator,marketing specialist,marketing intern,product marketing officer,brand executive,brand officer,marketing and communication officer,marketing analyst,market research officer,marketing attachment,product marketing manager,brand associate,growth marketer,afisa wa masoko,afisa masoko,mtu wa masoko|=|marketing officer,afisa masoko|occupation:digital-marketing-officer
occupation:digital-marketing-officer|work|digital marketing officer,digital marketer,digital marketing specialist,digital marketing executive,digital marketing manager,seo specialist,digital marketing assistant,online marketer,performance marketer,digital marketing intern,seo expert,ppc specialist,digital officer,email marketing specialist,digital media officer,ecommerce marketer,performance marketing manager,seo executive,digital marketing coordinator,digital marketing associate|=|digital marketing officer|occupation:social-media-manager,occupation:marketing-officer
occupation:social-media-manager|work|social media manager,social media officer,social media specialist,social media executive,community manager online,social media assistant,social media coordinator,social media marketer,social media handler,social media intern,social media strategist,online community manager|=|social media manager|occupation:digital-marketing-officer,occupation:content-creator
occupation:e-commerce-officer|work|e commerce officer,ecommerce manager,e commerce manager,online store manager,ecommerce specialist,online seller,online sale executive,online sale agent,jumia vendor,e commerce assistant,ecommerce executive,online shop attendant|=|e commerce officer|
occupation:marketing-manager|work|marketing manager,head of marketing,brand manager,marketing director,marketing lead,chief marketing officer,group marketing manager,marketing and communication manager,marketing team leader,trade marketing manager,assistant brand manager,meneja wa masoko,cmo|=|marketing manager,meneja masoko|
occupation:market-researcher|work|market researcher,market research analyst,market analyst,research executive,consumer insight analyst,market intelligence officer,insight analyst,mtafiti wa soko|=|market researcher,mtafiti soko|occupation:research-assistant
occupation:customer-service-representative|work|customer service representative,customer care representative,customer service agent,customer support agent,customer service officer,customer care agent,customer support representative,customer service assistant,customer care officer,customer care executive,customer service executive,evening support agent,client service officer,customer experience officer,customer relation officer,customer experience associate,customer support associate,customer support specialist,customer experience executive,customer service associate,customer service attendant,customer experience agent,client support officer,support agent,customer care attendant,customer service,customer care,mhudumu wa wateja,afisa wa huduma kwa wateja,huduma kwa wateja|=|customer service representative,mhudumu wateja|occupation:call-centre-agent
occupation:call-centre-agent|work|call centre agent,contact centre agent,call centre representative,bpo agent,contact centre executive,call centre executive,call centre officer,inbound call agent,chat support agent,live chat agent,technical support agent bpo,call center customer service representative|=|call centre agent|occupation:customer-service-representative
occupation:customer-service-supervisor|work|customer service supervisor,customer service manager,support team leader,customer care supervisor,call centre supervisor,customer experience manager,call centre team leader,customer service team leader,customer care manager,contact centre manager,head of customer experience,customer support manager,customer support lead,contact centre supervisor,customer experience lead,call centre manager,call centre quality analyst|=|customer service supervisor|occupation:customer-service-representative
occupation:fundraiser|work|fundraiser,fundraising officer,resource mobilisation officer,face to face fundraiser,fundraising manager,resource mobilisation manager|=|fundraiser|
occupation:accountant|work|accountant,financial accountant,management accountant,assistant accountant,project accountant,cost accountant,general accountant,accounting officer,account officer,staff accountant,junior accountant,county accountant,school accountant,fund accountant,accountant assistant,hotel accountant,property accountant,reporting accountant,accountant in charge,site accountant,group accountant,finance and account officer,tax accountant,revenue accountant,grant accountant,mhasibu,mhasibu msaidizi|=|accountant,mhasibu|occupation:finance-officer,occupation:accounts-assistant,occupation:bookkeeper
occupation:accounts-assistant|work|account assistant,account clerk,accounting clerk,account intern,accounting assistant,finance assistant,account payable assistant,account payable clerk,account receivable clerk,account trainee,creditor clerk,debtor clerk,account payable officer,account receivable officer,invoicing clerk,account attachment,finance intern,account receivable assistant,reconciliation clerk,reconciliation officer,account associate,account payable accountant,account receivable accountant,accounting intern,finance clerk,account and admin assistant,finance attachment,billing officer,karani wa hesabu,msaidizi wa mhasibu,karani wa uhasibu|=|accounts assistant,karani hesabu|occupation:bookkeeper,occupation:accountant
occupation:bookkeeper|work|bookkeeper,book keeper,remote bookkeeper,bookkeeping clerk,mtunza vitabu vya hesabu,mweka hesabu|=|bookkeeper,mtunza vitabu vya hesabu|occupation:accounts-assistant,occupation:accountant
occupation:finance-officer|work|finance officer,finance and admin officer,finance and administration officer,finance associate,finance analyst,finance executive,project finance officer,finance assistant officer,finance and operation officer,finance business partner,finance specialist,grant finance officer,finance and grant officer,treasury officer,treasury accountant,treasury analyst,afisa wa fedha,afisa fedha|=|finance officer,afisa fedha|occupation:accountant
occupation:finance-manager|work|finance manager,head of finance,chief accountant,financial controller,finance director,finance and administration manager,chief finance officer,chief financial officer,finance and operation manager,finance lead,director of finance,group finance manager,senior finance manager,finance controller,accounting manager,meneja wa fedha,mkurugenzi wa fedha,cfo|=|finance manager,meneja fedha|
occupation:financial-analyst|work|financial analyst,investment analyst,investment officer,investment associate,financial planning analyst,equity research analyst,corporate finance associate,investment manager,portfolio analyst,business finance analyst,transaction advisory associate,financial planning and analysis manager,mchambuzi wa fedha|=|financial analyst,mchambuzi fedha|occupation:data-analyst
occupation:bursar|work|bursar,school bursar,account clerk school,fee clerk,school account clerk,finance officer school,mhasibu wa shule|=|bursar,mhasibu shule|
occupation:payroll-officer|work|payroll officer,payroll accountant,payroll administrator,payroll clerk,payroll specialist,payroll assistant,payroll manager,payroll and benefit officer,afisa wa mishahara|=|payroll officer,afisa mishahara|
occupation:tax-officer|work|tax officer,tax consultant,tax associate,tax advisor,tax assistant,tax analyst,tax manager,revenue officer kra,tax specialist,tax agent,tax trainee,afisa wa kodi,afisa wa ushuru|=|tax officer,afisa kodi|
occupation:auditor|work|auditor,internal auditor,external auditor,audit associate,audit officer,auditor assistant,internal audit officer,audit assistant,system auditor,audit senior,forensic auditor,internal audit manager,audit manager,head of internal audit,ict auditor,quality auditor finance,chief internal auditor,stock auditor,field auditor,sacco auditor,mkaguzi wa hesabu,mkaguzi wa ndani|=|auditor,mkaguzi hesabu|
occupation:audit-trainee|work|audit trainee,audit intern,audit attachment,audit clerk|=|audit trainee|
occupation:risk-officer|work|risk officer,risk analyst,risk manager,risk and compliance officer,enterprise risk officer,operational risk officer,fraud analyst,fraud officer,fraud investigator,risk associate,head of risk,credit risk analyst,risk and compliance manager|=|risk officer|occupation:compliance-officer
occupation:compliance-officer|work|compliance officer,compliance manager,aml officer,kyc analyst,kyc officer,compliance analyst,regulatory affair officer,aml analyst,compliance associate,regulatory compliance officer,anti money laundering officer,money laundering reporting officer,compliance assistant|=|compliance officer|occupation:risk-officer
occupation:bank-teller|work|bank teller,teller,bank cashier,bank clerk,sacco teller,customer service teller,universal teller,teller cashier,operation clerk bank,bank officer,bank operation officer,graduate clerk bank,banking officer,bank intern,fosa teller,front office teller,bank customer service officer,sacco cashier,karani wa benki,keshia wa benki,mfanyakazi wa benki|=|bank teller,karani benki|
occupation:bank-sales-agent|work|bank sale agent,bank sale representative,direct sale representative bank,bancassurance officer,bancassurance sale officer,bank sale executive,personal banker,merchant acquisition officer,banking sale agent,business banker,mobile banker|=|bank sales agent|occupation:sales-representative
occupation:relationship-officer|work|relationship officer,business relationship officer,customer relationship officer,sme relationship officer,relationship banker,micro relationship officer,client relationship officer,agency relationship officer,member relation officer,sacco marketing officer|=|relationship officer|occupation:relationship-manager
occupation:relationship-manager|work|relationship manager,business relationship manager,sme relationship manager,corporate relationship manager,personal relationship manager,premier banking manager,corporate banker,business banking manager,wealth manager,private banker,investment advisor,wealth advisor,financial advisor|=|relationship manager|occupation:relationship-officer
occupation:branch-manager|work|branch manager,bank branch manager,branch operation manager,branch business manager,sacco manager,branch operation officer,bank operation manager,microfinance branch manager,assistant branch manager,sacco branch manager,sacco chief executive officer,branch team leader,meneja wa tawi|=|branch manager,meneja tawi|
occupation:loan-officer|work|loan officer,credit officer,microfinance officer,micro credit officer,field credit officer,loan officer assistant,lending officer,microfinance loan officer,group loan officer,field officer microfinance,loan sale officer,logbook loan officer,business loan officer,microfinance relationship officer,loan sale representative,credit and sale officer,credit assistant,micro finance officer,check off loan officer,sacco loan officer,portfolio officer,asset finance officer,afisa wa mikopo,afisa mikopo,afisa wa mkopo|=|loan officer,afisa mikopo|
occupation:credit-analyst|work|credit analyst,credit administrator,credit underwriter,credit manager,loan underwriter,credit admin officer,head of credit,credit administration officer,loan analyst,credit appraisal officer,credit supervisor,mchambuzi wa mikopo|=|credit analyst,mchambuzi mikopo|
occupation:credit-controller|work|credit controller,credit control officer,debtor accountant,credit control assistant,account receivable controller,credit controller assistant,collection accountant|=|credit controller|
occupation:debt-collector|work|debt collector,debt recovery agent,debt recovery officer,collection officer,recovery officer,debt collection officer,collection agent,debt collection agent,debt officer,loan recovery officer,collection executive,debt recovery executive,call centre debt collector,field collection officer,telecollector,repossession agent,collection representative,mkusanyaji madeni,afisa wa kukusanya madeni|=|debt collector,mkusanyaji madeni|
occupation:auctioneer|work|auctioneer,auctioneer clerk,auctioneer assistant,process server,dalali wa mahakama,mpiga mnada|=|auctioneer,dalali mahakama|
occupation:insurance-agent|work|insurance agent,insurance sale agent,financial advisor insurance,insurance sale executive,life insurance agent,insurance sale representative,unit manager insurance,agency sale leader,agency manager insurance,agency unit manager,insurance broker,insurance marketer,insurance advisor,insurance consultant,insurance sale officer,tied agent,financial planner,insurance relationship officer,insurance salesperson,wakala wa bima,ajenti wa bima|=|insurance agent,wakala bima|
occupation:insurance-officer|work|insurance officer,insurance assistant,insurance executive,insurance clerk,insurance associate,insurance operation officer,insurance account executive,insurance intern,medical insurance officer,pension administrator,pension officer,insurance manager,business development officer insurance,insurance trainee,reinsurance officer,insurance administrator,care manager insurance,afisa wa bima|=|insurance officer,afisa bima|occupation:underwriter,occupation:claims-officer
occupation:underwriter|work|underwriter,underwriting officer,underwriting assistant,medical underwriter,motor underwriter,insurance underwriter,assistant underwriter,underwriting manager,underwriting executive|=|underwriter|occupation:insurance-officer
occupation:claims-officer|work|claim officer,claim assistant,claim analyst,medical claim officer,claim manager,insurance claim officer,claim handler,claim executive,claim associate,loss assessor,motor assessor,loss adjuster,claim clerk,nhif claim clerk,sha claim officer,medical claim assessor,claim processor,billing and claim officer,claim examiner|=|claims officer|occupation:insurance-officer
occupation:actuary|work|actuary,actuarial analyst,actuarial assistant,actuarial intern,actuarial officer,actuarial associate,pricing actuary,actuarial manager,actuarial trainee|=|actuary|
occupation:economist|work|economist,county economist,economic analyst,research economist,economic researcher,policy economist,planning officer county,economic planner,mwanauchumi,mchumi|=|economist,mwanauchumi|
occupation:stockbroker|work|stockbroker,stock dealer,trader nse,stock trader,forex trader,security trader,treasury dealer,fund manager,forex dealer,forex bureau cashier,portfolio manager|=|stockbroker|
occupation:valuer|work|valuer,property valuer,land valuer,valuation surveyor,motor vehicle valuer,asset valuer,valuation officer,assistant valuer,real estate valuer,mthamini|=|valuer,mthamini|
occupation:revenue-officer|work|revenue officer,revenue clerk,county revenue officer,revenue collector,revenue collection officer,county revenue collector,market master,rate clerk,revenue assurance officer,revenue assistant,mkusanya ushuru,afisa wa mapato,karani wa mapato|=|revenue officer,mkusanya ushuru|
occupation:business-advisor|work|business advisor,business development service provider,enterprise development officer,business coach,business mentor,sme advisor,enterprise trainer|=|business advisor|
occupation:receptionist|work|receptionist,front office receptionist general,office receptionist,reception clerk,hospital receptionist,clinic receptionist,receptionist secretary,telephone operator,switchboard operator,receptionist cum secretary,receptionist and admin assistant,school receptionist,dental receptionist,receptionist administrator,corporate receptionist,telephonist,medical receptionist,receptionist cashier,salon receptionist,visitor desk officer,mpokea wageni,mapokezi,mpokezi|=|receptionist,mpokea wageni|occupation:front-office-agent
occupation:secretary|work|secretary,executive secretary,office secretary,school secretary,legal secretary,typist,copy typist,shorthand typist,senior secretary,medical secretary,secretarial assistant,sacco secretary,parish secretary,katibu,katibu muhtasi,mwandishi mhazili,karani muhtasi,mpiga taipu|=|secretary,katibu|occupation:personal-assistant,occupation:office-administrator
occupation:personal-assistant|work|personal assistant,executive assistant,pa to ceo,personal assistant to ceo,pa to the director,personal assistant to director,executive personal assistant,management assistant,executive assistant to ceo,assistant to the director,assistant to the managing director,executive office administrator,chief of staff,msaidizi wa kibinafsi,msaidizi binafsi,pa|=|personal assistant,msaidizi kibinafsi|occupation:secretary
occupation:office-administrator|work|office administrator,administrative assistant,admin assistant,administrator,administration assistant,administration officer,administrative officer,office admin,admin officer,office manager,administration manager,administration attachment,admin intern,administrative intern,admin clerk,administration intern,office administration assistant,administrative associate,admin executive,office coordinator,admin manager,operation and admin assistant,administrative secretary,administrative coordinator,admin coordinator,office clerk,office intern,general clerk,clerk,clerical officer,office management intern,school administrator assistant,general office assistant administrator,clinic administrator,administration executive,office attachment,logistic and admin assistant,administrative manager,branch administrator,front office administrator,admin and finance assistant,finance and admin assistant,administration clerk,operation assistant,karani,karani wa ofisi,msimamizi wa ofisi,afisa utawala,msaidizi wa ofisi utawala|=|office administrator,karani|occupation:secretary
occupation:office-assistant|work|office assistant,office messenger assistant,tea girl,office attendant,support staff,general office assistant,messenger cleaner,tea lady,office cleaner and messenger,office runner,office helper,tea server,office support staff,office boy,subordinate staff,msaidizi wa ofisi,mtu wa chai,tarishi wa ofisi|=|office assistant,msaidizi ofisi|
occupation:virtual-assistant|work|virtual assistant,remote assistant,online assistant,remote executive assistant,remote administrative assistant,freelance virtual assistant,remote personal assistant,online virtual assistant,general virtual assistant,msaidizi wa mtandaoni,va|=|virtual assistant,msaidizi mtandaoni|
occupation:data-entry-clerk|work|data entry clerk,data entry officer,data clerk,data entry operator,data entry specialist,data capture clerk,data capturer,data entry assistant,data entry intern,data encoder,data officer,data assistant,computer operator,data capture officer,census data clerk,data management assistant,data entry,data entry agent,digitization clerk,karani wa data,mwingiza data|=|data entry clerk,karani data|occupation:office-administrator
occupation:transcriber|work|transcriber,transcriptionist,audio transcriber,online transcriber,medical transcriptionist,captioner,transcription editor,general transcriptionist,mnukuzi|=|transcriber,mnukuzi|
occupation:data-annotator|work|data annotator,data labeler,data labeller,data annotation specialist,ai trainer,annotation associate,ai data annotator,image annotator,data labelling associate,ai training associate,search engine evaluator,ads evaluator,ai tutor,content moderator,trust and safety agent,ai data trainer,data annotation analyst,annotation analyst,internet assessor,llm trainer,online rater,data collector ai|=|data annotator|
occupation:data-quality-officer|work|data quality officer,data quality analyst,data steward,data management officer,data manager,data management associate,data governance officer|=|data quality officer|
occupation:records-officer|work|record officer,record clerk,record assistant,registry clerk,record management officer,filing clerk,record manager,archivist,archive assistant,record and archive officer,document controller,registry assistant,document control officer,record intern,archive officer,documentation clerk,document management officer,registry officer,mtunza kumbukumbu,afisa wa kumbukumbu,karani wa masijala|=|records officer,mtunza kumbukumbu|
occupation:librarian|work|librarian,library assistant,library attendant,assistant librarian,library intern,library officer,library technician,school librarian,information officer library,mkutubi,mtunza maktaba|=|librarian,mkutubi|
occupation:hr-officer|work|hr officer,human resource officer,hr generalist,hr business partner,human resource generalist,human resource business partner,people operation officer,hr executive,hr and admin officer,hr specialist,hr administrator,people and culture officer,human resource and administration officer,people operation associate,human resource executive,hr administration officer,employee relation officer,hr consultant,industrial relation officer,people partner,human resource management officer,staff welfare officer,people officer,afisa wa rasilimali watu,afisa rasilimali watu,afisa wa wafanyakazi,hrbp|=|hr officer,afisa rasilimali watu|occupation:hr-assistant
occupation:hr-assistant|work|hr assistant,human resource assistant,hr intern,human resource intern,hr clerk,hr attachment,hr associate,human resource trainee,hr graduate trainee,hr and admin assistant,human resource clerk,human resource attachment,time and attendance clerk,hr coordinator|=|hr assistant|occupation:hr-officer
occupation:hr-manager|work|hr manager,human resource manager,talent manager,head of human resource,head of hr,hr director,head of people,human resource and administration manager,hr and admin manager,people and culture manager,chief human resource officer,hr and administration manager,people manager,head of people and culture,chief people officer,group hr manager,hr lead,meneja wa rasilimali watu|=|hr manager,meneja rasilimali watu|
occupation:recruiter|work|recruiter,talent acquisition officer,recruitment officer,recruitment consultant,talent acquisition specialist,recruitment specialist,talent acquisition partner,sourcing specialist recruitment,talent sourcer,headhunter,recruitment coordinator,recruitment executive,talent acquisition manager,technical recruiter,recruitment assistant,afisa wa kuajiri|=|recruiter,afisa kuajiri|
occupation:training-officer|work|training officer,training coordinator,learning and development officer,training manager,corporate trainer,training specialist,trainer,learning and development specialist,training assistant,learning and development manager,capacity building officer,call centre trainer,training and development officer,sale trainer,facilitator,learning and development coordinator,training facilitator,training associate,master trainer,head of training,mkufunzi,afisa wa mafunzo|=|training officer,mkufunzi|
occupation:project-manager|work|project manager,project coordinator,project lead,project management officer,project director,project supervisor,technical project manager,project management specialist,ict project manager,pmo analyst,scrum master,delivery manager,project manager ict,head of project management,agile coach,pmo officer,project administrator,meneja wa mradi,msimamizi wa mradi,meneja wa miradi|=|project manager,meneja mradi|
occupation:project-officer|work|project officer,project assistant,project associate,project field officer,project intern,field project officer,project implementation officer,youth project officer,afisa wa mradi,afisa mradi|=|project officer,afisa mradi|occupation:programme-officer
occupation:business-analyst|work|business analyst,ict business analyst,system analyst,business process analyst,business system analyst,functional analyst,business intelligence business analyst,process improvement officer,requirement analyst,functional consultant,strategy analyst,process analyst,business process officer,business analyst ict,ba|=|business analyst|occupation:data-analyst
occupation:management-consultant|work|management consultant,consultant,business consultant,associate consultant,strategy consultant,strategy manager,strategy officer,advisory consultant,strategy and planning officer,strategy associate,consulting associate,transformation manager,mshauri wa biashara|=|management consultant,mshauri biashara|
occupation:operations-officer|work|operation officer,operation assistant manager,operation associate,operation executive,operation coordinator,operation supervisor,operation analyst,operation intern,operation clerk,back office officer,operation administrator,operation specialist,field operation officer,operation controller,operation team leader,shift manager,back office assistant,business operation associate,business support officer,afisa wa shughuli,afisa wa operesheni|=|operations officer,afisa shughuli|
occupation:operations-manager|work|operation manager,chief operating officer,head of operation,director of operation,business operation manager,operation director,country operation manager,operation lead,regional operation manager,area operation manager,meneja wa operesheni,meneja wa shughuli,coo|=|operations manager,meneja operesheni|occupation:general-manager
occupation:general-manager|work|general manager,managing director,chief executive officer,country director,executive director,branch general manager,company director,business manager,deputy general manager,business unit manager,regional director,country representative,chief executive,business head,managing partner,meneja mkuu,mkurugenzi mkuu,mkurugenzi mtendaji,mkurugenzi,ceo,gm|=|general manager,meneja mkuu|occupation:operations-manager
occupation:facilities-manager|work|facility manager,facility officer,facility coordinator,facility supervisor,facility assistant,estate officer,facility technician,facility management officer,building manager|=|facilities manager|
occupation:company-secretary|work|company secretary,corporate secretary,company secretary and legal officer,governance officer,board secretary,company secretarial assistant,head of legal and company secretary,company secretarial officer,katibu wa kampuni|=|company secretary,katibu kampuni|
occupation:cyber-cafe-attendant|work|cyber cafe attendant,cyber attendant,cyber attendant service,ecitizen agent,cyber operator,cyber cafe operator,cyber service attendant,printing and photocopy attendant,bureau attendant,huduma agent,cyber cafe manager,cyber assistant,mhudumu wa cyber,mfanyakazi wa cyber|=|cyber cafe attendant,mhudumu cyber|
occupation:graduate-trainee|work|graduate trainee,management trainee,graduate management trainee,trainee,young professional,graduate intern,graduate program,management graduate trainee,graduate trainee programme,leadership trainee,graduate programme trainee,graduate apprentice,young talent,mhitimu mwanafunzi,mfanyakazi wa mafunzo|=|graduate trainee,mhitimu mwanafunzi|occupation:intern
occupation:intern|work|intern,internship,attache,industrial attachment,attachment student,industrial attachee,volunteer,attachee,student attachment,industrial attache,general intern,undergraduate intern,student intern,volunteer intern,apprentice,mwanagenzi,mwanafunzi wa mafunzo ya kazi|=|intern,mwanagenzi|occupation:graduate-trainee
occupation:security-guard|work|security guard,security officer,watchman,night guard,guard,day guard,gate man,gateman,security warden,security personnel,unarmed guard,school watchman,askari,night watchman,gate keeper,security attendant,loss control officer guard,security steward,radio alarm guard,access control officer,ground guard,security operative,female guard,security guard night,mlinzi,mlinda lango,mlinzi wa usiku,bawabu,soja|=|security guard,mlinzi|
occupation:cctv-operator|work|cctv operator,control room operator,cctv controller,surveillance officer,radio operator security,alarm monitoring officer,control room officer,cctv monitoring officer,surveillance operator,alarm response officer|=|cctv operator|
occupation:security-supervisor|work|security supervisor,security manager,guard supervisor,security team leader,chief security officer,security coordinator,security operation manager,security controller,security inspector,head of security,assistant security manager,security operation officer,security sergeant,guarding supervisor,head guard,loss prevention manager,loss prevention officer,security risk officer,msimamizi wa walinzi,mkuu wa ulinzi|=|security supervisor,msimamizi walinzi|
occupation:dog-handler|work|dog handler,canine handler,k9 handler,dog trainer,dog master,mtunza mbwa|=|dog handler,mtunza mbwa|
occupation:bouncer|work|bouncer,bodyguard,close protection officer,club bouncer,crowd controller,body guard,executive protection officer,baunsa|=|bouncer,baunsa|
occupation:cash-in-transit-officer|work|cash in transit officer,cash in transit crew,cit officer,cash escort officer,cash in transit driver,armoured vehicle crew,cash custodian|=|cash transit officer|
occupation:investigator|work|investigator,private investigator,investigation officer,detective,forensic investigator,fraud investigation officer,mpelelezi|=|investigator,mpelelezi|
occupation:police-officer|work|police officer,police constable,administration police officer,police inspector,police,kws ranger police,forest guard,county enforcement officer,enforcement officer,county askari,kanjo,inspectorate officer,immigration officer,prison warder,prison officer,correctional officer,national police reservist,polisi,afisa wa polisi,askari polisi,askari jela,askari wa kaunti,askari kanjo,sanse,karao|=|police officer,polisi|
occupation:soldier|work|soldier,military officer,kdf soldier,nys servicewoman,nys serviceman,kdf recruit,defence force officer,mwanajeshi,askari jeshi|=|soldier,mwanajeshi|
occupation:fire-fighter|work|fire fighter,firefighter,fireman,fire officer,fire marshal,rescue officer,fire safety officer,fire and rescue officer,aviation fire fighter,zimamoto,mzima moto|=|fire fighter,zimamoto|
occupation:lawyer|work|lawyer,advocate,attorney,legal counsel,associate advocate,legal associate,advocate of the high court,associate lawyer,in house counsel,legal manager,head of legal,state counsel,prosecution counsel,legal consultant,litigation advocate,conveyancing advocate,corporate counsel,magistrate,chief legal officer,legal advisor,prosecutor,general counsel,legal adviser,wakili,mwanasheria|=|lawyer,wakili|occupation:legal-officer
occupation:legal-officer|work|legal officer,legal assistant,legal intern,legal pupil,pupil,legal executive,legal affair officer,legal and compliance officer,legal trainee,pupilage,pupil advocate,legal researcher,legal attachment,contract officer,legal aid officer,data protection officer,legal and compliance manager,afisa wa sheria|=|legal officer,afisa sheria|occupation:lawyer
occupation:paralegal|work|paralegal,legal clerk,court clerk,law clerk,court assistant,legal clerk and process server,conveyancing clerk,litigation clerk,judiciary clerk,court process clerk,karani wa mahakama,msaidizi wa kisheria|=|paralegal,karani mahakama|
occupation:mediator|work|mediator,arbitrator,peace building officer,peacebuilding officer,conflict resolution officer,mpatanishi|=|mediator,mpatanishi|
occupation:chief|work|chief,assistant chief,area chief,village elder,nyumba kumi elder,ward administrator,sub county administrator,village administrator,county commissioner,assistant county commissioner,deputy county commissioner,chifu,naibu chifu,mzee wa mtaa,mzee wa kijiji,msimamizi wa wadi|=|chief,chifu|
occupation:county-officer|work|county officer,county government officer,public administrator,public service officer,county public service officer,public administration officer,government officer,ward officer,county executive officer,public communication officer county,county administrator,chief officer county,civil registration officer,registration clerk,registration officer,huduma centre officer,huduma centre agent,governance programme assistant,administrator county,afisa wa kaunti,mfanyakazi wa kaunti,afisa wa serikali|=|county officer,afisa kaunti|
occupation:customs-officer|work|custom officer,border officer,custom enforcement officer,custom and border control officer,revenue assistant custom,custom inspector,afisa wa forodha|=|customs officer,afisa forodha|
occupation:social-worker|work|social worker,social work officer,child protection officer,case worker,caseworker,children officer,gender officer,social welfare officer,gbv officer,child welfare officer,medical social worker,social development officer,protection officer,child protection assistant,case management officer,gender and protection officer,safeguarding officer,community social worker,social work assistant,social work intern,child sponsorship officer,probation officer,protection assistant,gender specialist,gbv case worker,children home manager,mfanyakazi wa jamii,afisa wa ustawi wa jamii,mhudumu wa jamii|=|social worker,mfanyakazi jamii|
occupation:community-development-officer|work|community development officer,community mobiliser,liaison officer,community facilitator,community liaison officer,community worker,community development assistant,community engagement officer,community outreach officer,outreach officer,field facilitator,community development worker,outreach worker,youth officer,community coordinator,peer educator,youth coordinator,community resource person,community liaison assistant,county youth officer,livelihood officer,food security officer,peer counsellor,community based facilitator,community organiser,advocacy officer,resilience officer,cash transfer officer,afisa wa maendeleo ya jamii,mhamasishaji wa jamii,mhamasishaji jamii|=|community development officer,afisa maendeleo jamii|
occupation:programme-officer|work|programme officer,programme coordinator,program associate,programme assistant,programme specialist,humanitarian officer,emergency officer,ngo officer,partnership and programme officer,technical officer programme,programme intern,field coordinator,nutrition programme officer,climate officer,technical advisor,gender programme officer,programme support officer,humanitarian coordinator,afisa wa programu,afisa wa shirika|=|programme officer,afisa programu|occupation:project-officer
occupation:programme-manager|work|programme manager,head of programme,programme director,director of program,chief of party,deputy chief of party,team leader programme,country programme manager,ngo manager|=|programme manager|
occupation:m-and-e-officer|work|m e officer,monitoring and evaluation officer,meal officer,monitoring and evaluation assistant,meal manager,m e assistant,m e manager,monitoring officer,evaluation officer,m e coordinator,research and evaluation officer,monitoring evaluation and learning officer,meal coordinator,meal assistant,strategic information officer,monitoring and evaluation specialist,monitoring and evaluation manager,evaluation specialist,m e specialist,mel officer,mel specialist,mel manager,m e intern,meal specialist,research and learning officer,afisa wa ufuatiliaji na tathmini,meal|=|m e officer,afisa ufuatiliaji tathmini|
occupation:grants-officer|work|grant officer,grant manager,grant writer,proposal writer,grant and compliance officer,grant coordinator,award officer,grant specialist,proposal development officer,grant assistant,bid writer,business development officer ngo,grant and contract officer,subgrant officer|=|grants officer|
occupation:wash-officer|work|wash officer,wash coordinator,water sanitation and hygiene officer,hygiene promoter,wash manager,wash assistant,hygiene promotion officer,wash specialist,sanitation officer|=|wash officer|
occupation:enumerator|work|enumerator,data collector,field enumerator,research enumerator,survey enumerator,census enumerator,research clerk,field data collector,interviewer,field researcher,telephone interviewer,survey interviewer,field interviewer,supervisor enumerator,field data officer,mystery shopper,research field assistant,iebc clerk,polling clerk,voter registration clerk,presiding officer,field research assistant,mkusanya data,karani wa sensa,mhesabu watu,mhojaji|=|enumerator,mkusanya data|
occupation:research-assistant|work|research assistant,research officer,research associate,researcher,research intern,research scientist,research fellow,policy researcher,field research officer,field research coordinator,research analyst,principal investigator,research coordinator,clinical research assistant,research manager,postdoctoral fellow,research consultant,qualitative researcher,research and policy officer,study coordinator,mtafiti,mtafiti msaidizi|=|research assistant,mtafiti|
occupation:policy-analyst|work|policy analyst,policy officer,public policy officer,policy and advocacy officer,governance advisor,public policy analyst,policy advisor,policy manager,public policy manager,government relation officer,regulatory officer,government affair officer,policy associate|=|policy analyst|
occupation:statistician|work|statistician,biostatistician,statistic officer,statistical officer,statistical assistant,statistical analyst,statistical programmer,epidemiologist statistician,mwanatakwimu,mtakwimu|=|statistician,mwanatakwimu|
occupation:religious-leader|work|religious leader,pastor,priest,imam,chaplain,church minister,evangelist,worship leader,youth pastor,reverend,church administrator,catechist,worship pastor,sheikh,mchungaji,padri,kasisi,mhubiri,pasi,pasta|=|religious leader,mchungaji|
occupation:sports-official|work|sport official,referee,sport officer,sport administrator,umpire,sport coordinator,game master,match official,refa,mwamuzi|=|sports official,refa|
occupation:sports-coach|work|sport coach,football coach,coach,athletic coach,sport trainer,game coach,basketball coach,tennis coach,football trainer,chess coach,skating coach,karate instructor,taekwondo instructor,sport instructor,kocha,mkufunzi wa michezo|=|sports coach,kocha|
occupation:athlete|work|athlete,footballer,football player,sportsman,sportswoman,sport person,runner,marathon runner,player,mwanariadha,mchezaji,mwanamichezo|=|athlete,mwanariadha|
occupation:museum-curator|work|museum curator,curator,museum attendant,heritage officer,cultural officer,culture officer,gallery assistant,conservator museum|=|museum curator|
occupation:meteorologist|work|meteorologist,weather forecaster,meteorological officer,climatologist,climate scientist,mtabiri wa hali ya hewa|=|meteorologist,mtabiri hali hewa|
occupation:environmental-officer|work|environmental officer,environmentalist,environmental scientist,environment officer,environmental consultant,environmental expert,sustainability officer,environmental specialist,eia expert,sustainability manager,climate change officer,environmental compliance officer,esg analyst,environmental intern,esg officer,environmental and social safeguard officer,environmental and social officer,sustainability analyst,environmental assistant,waste management officer,carbon project officer,climate change specialist,conservation officer,afisa wa mazingira,mwanamazingira|=|environmental officer,afisa mazingira|
occupation:teacher|work|teacher,school teacher,bom teacher,classroom teacher,tsc teacher,class teacher,subject teacher,board of management teacher,intern teacher,teacher intern,teaching practice,substitute teacher,untrained teacher,subject tutor,cbc teacher,ib teacher,igcse teacher,cambridge teacher,private school teacher,teaching practice placement,p1 teacher,teaching staff,teaching position,mwalimu,mwalimu wa shule,walimu,ticha,tichee,odijo|=|teacher,mwalimu|occupation:primary-school-teacher,occupation:secondary-school-teacher,occupation:junior-school-teacher
occupation:early-years-teacher|work|early year teacher,ecde teacher,nursery teacher,kindergarten teacher,pre primary teacher,pre school teacher,preschool teacher,ecd teacher,pp1 teacher,pp2 teacher,early childhood teacher,playgroup teacher,early childhood educator,montessori teacher,pre primary school teacher,eyf teacher,early childhood development teacher,baby class teacher,kindergarten assistant,ecde assistant,ecde caregiver,daycare teacher assistant,mwalimu wa chekechea,mwalimu wa nasari,mwalimu wa watoto|=|early years teacher,mwalimu chekechea|occupation:teacher
occupation:primary-school-teacher|work|primary school teacher,primary teacher,lower primary teacher,upper primary teacher,grade teacher,p1 primary teacher,primary education teacher,grade 4 teacher,grade 6 teacher,grade 5 teacher,primary class teacher,lower primary class teacher,grade 3 teacher,grade 1 teacher,grade 2 teacher,year 3 teacher,mwalimu wa shule ya msingi,mwalimu wa msingi|=|primary school teacher,mwalimu shule msingi|occupation:teacher,occupation:junior-school-teacher
occupation:junior-school-teacher|work|junior school teacher,jss teacher,junior secondary school teacher,junior secondary teacher,js teacher,junior school intern teacher,grade 7 teacher,pre technical study teacher,integrated science teacher,grade 9 teacher,grade 8 teacher,mwalimu wa sekondari msingi|=|junior school teacher,mwalimu sekondari msingi|occupation:teacher,occupation:secondary-school-teacher,occupation:primary-school-teacher
occupation:secondary-school-teacher|work|secondary school teacher,high school teacher,secondary teacher,senior school teacher,graduate teacher,secondary school tutor,senior school tutor,mwalimu wa shule ya upili,mwalimu wa sekondari,mwalimu wa shule ya sekondari|=|secondary school teacher,mwalimu shule upili|occupation:teacher,occupation:junior-school-teacher,occupation:mathematics-teacher,occupation:science-teacher,occupation:language-teacher,occupation:humanities-teacher,occupation:business-studies-teacher
occupation:mathematics-teacher|work|mathematic teacher,math teacher,math physic teacher,math chemistry teacher,mathematic chemistry teacher,math business teacher,mathematic business teacher,math geography teacher,mathematic geography teacher,mathematic and geography teacher,math computer teacher,mathematic and agriculture teacher,mathematic biology teacher,math biology teacher,mathematic and biology teacher,mathematic and physic teacher,math and physic teacher,mathematic and chemistry teacher,mathematic physic teacher,math and business teacher,mathematic and business study teacher,physic and mathematic teacher,mathematic and computer teacher,math and chemistry teacher,mathematic tutor,math tutor,mwalimu wa hisabati,mwalimu wa hesabu|=|mathematics teacher,mwalimu hisabati|occupation:secondary-school-teacher
occupation:science-teacher|work|science teacher,biology teacher,biology agriculture teacher,agriculture biology teacher,chemistry physic teacher,chemistry biology teacher,biology and geography teacher,agriculture and geography teacher,home science and biology teacher,chemistry teacher,physic teacher,biology and chemistry teacher,agriculture and biology teacher,chemistry and biology teacher,physic and chemistry teacher,biology and agriculture teacher,agriculture teacher,chemistry and physic teacher,biology chemistry teacher,physic chemistry teacher,stem teacher,home science teacher,mwalimu wa sayansi,mwalimu wa biolojia,mwalimu wa kemia,mwalimu wa fizikia|=|science teacher,mwalimu sayansi|occupation:secondary-school-teacher
occupation:language-teacher|work|language teacher,english teacher,english literature and kiswahili teacher,kiswahili cre teacher,kiswahili history teacher,kiswahili ire teacher,kiswahili and ire teacher,french and english teacher,english and french teacher,kiswahili teacher,english and literature teacher,french teacher,german teacher,senior teacher language,teacher language,english literature teacher,arabic teacher,kiswahili and history teacher,kiswahili and cre teacher,kiswahili geography teacher,english lit teacher,english language teacher,literature teacher,chinese teacher,mandarin teacher,kiswahili and geography teacher,spanish teacher,mwalimu wa kiswahili,mwalimu wa kiingereza|=|language teacher,mwalimu kiswahili|occupation:secondary-school-teacher
occupation:humanities-teacher|work|humanity teacher,history teacher,history cre teacher,cre history teacher,geography history teacher,history geography teacher,geography cre teacher,geography business teacher,geography teacher,cre teacher,history and cre teacher,history and kiswahili teacher,social study teacher,ire teacher,geography and history teacher,history and government teacher,religious education teacher,geography and cre teacher,cre and history teacher,geography and business teacher,geography and mathematic teacher,religious teacher,pastoral programme teacher,madrasa teacher,mwalimu wa historia,mwalimu wa jiografia,mwalimu wa dini,mwalimu wa madrasa|=|humanities teacher,mwalimu historia|occupation:secondary-school-teacher
occupation:business-studies-teacher|work|business study teacher,business teacher,business geography teacher,business mathematic teacher,business math teacher,business and mathematic teacher,economic teacher,business study and mathematic teacher,business and geography teacher,commerce teacher,business and economic teacher,accounting teacher,business study and geography teacher,mwalimu wa biashara|=|business studies teacher,mwalimu biashara|occupation:secondary-school-teacher
occupation:computer-teacher|work|computer teacher,computer study teacher,ict teacher,coding teacher,computer science teacher,ict trainer,coding instructor,computer tutor,computer trainer,robotic teacher,computer package instructor,computer instructor,robotic instructor,ict instructor,ict tutor,coding tutor,robotic trainer,coding trainer,technical mentor coding,software engineering instructor,mwalimu wa kompyuta|=|computer teacher,mwalimu kompyuta|
occupation:arts-teacher|work|art teacher,music teacher,art and design teacher,physical education teacher,pe teacher,music instructor,dance teacher,drama teacher,game teacher,art and craft teacher,piano teacher,ballet teacher,dance instructor,creative art teacher,swimming and pe teacher,music tutor,sport teacher,mwalimu wa muziki,mwalimu wa michezo,mwalimu wa sanaa|=|arts teacher,mwalimu muziki|
occupation:special-needs-teacher|work|special need teacher,special education teacher,sne teacher,special need education teacher,learning support teacher,inclusion teacher,special need assistant,learning support assistant,shadow teacher,special need educator,autism therapist,learning support specialist,behaviour therapist,sen teacher,special need tutor,special need caregiver teacher,aba therapist,mwalimu wa watoto wenye mahitaji maalum|=|special needs teacher,mwalimu watoto wenye mahitaji maalum|occupation:teacher
occupation:teaching-assistant|work|teaching assistant,teacher assistant,assistant teacher,teacher aide,classroom assistant,class assistant,assistant class teacher,tutorial assistant primary,school assistant,teaching aide,homework supervisor,co teacher,teaching assistant early year,mwalimu msaidizi,msaidizi wa mwalimu|=|teaching assistant,mwalimu msaidizi|
occupation:tutor|work|tutor,private tutor,home tutor,online tutor,homeschool teacher,home school teacher,homeschool tutor,tuition teacher,homeschooling teacher,remedial teacher,holiday tuition teacher,online teacher,academic tutor,private teacher,subject matter expert tutor,home based tutor,mwalimu wa nyumbani,mwalimu wa tuition|=|tutor,mwalimu nyumbani|occupation:language-tutor
occupation:head-teacher|work|head teacher,principal,headteacher,school principal,deputy principal,deputy head teacher,director of study,school director,school head,headmistress,headmaster,academic director,head of school,school manager,deputy headteacher,head of academic,school administrator,head of primary,head of curriculum,school coordinator,college principal,academic coordinator,head of department school,dean of study,senior teacher,head of kindergarten,head of early year,mwalimu mkuu,mkuu wa shule,naibu mwalimu mkuu,dos|=|head teacher,mwalimu mkuu|occupation:teacher
occupation:education-officer|work|education officer,education coordinator,director of education,county director of education,sub county director of education,quality assurance and standard officer,curriculum support officer,curriculum developer,education programme officer,education manager,curriculum officer,education specialist,academic officer,county education officer,education advisor,field education officer,curriculum specialist,instructional coach,education assistant,school field officer,teacher coach,academic registrar,registrar,academic field officer,admission officer,student affair officer,dean of student,exam officer,examination officer,education technical advisor,student recruitment officer,scholarship officer,education programme coordinator,college administrator,afisa wa elimu,afisa elimu|=|education officer,afisa elimu|
occupation:learning-designer|work|learning designer,instructional designer,e learning developer,curriculum designer,elearning specialist,content developer education,elearning developer,e learning specialist,e learning officer,learning experience designer,educational content developer,lms administrator,course developer,e learning coordinator|=|learning designer|
occupation:lecturer|work|lecturer,assistant lecturer,university lecturer,college lecturer,professor,tutorial fellow,part time lecturer,associate professor,graduate assistant,college tutor,adjunct lecturer,lecturer in nursing,medical lecturer,nursing tutor,nursing lecturer,lecturer business,dean faculty,teaching fellow,clinical instructor,lecturer ict,accounting lecturer,cpa lecturer,hospitality lecturer,law lecturer,mhadhiri,profesa|=|lecturer,mhadhiri|
occupation:tvet-trainer|work|tvet trainer,vocational trainer,tvet instructor,polytechnic instructor,technical trainer,vocational instructor,technical instructor,tvet tutor,workshop instructor,youth polytechnic instructor,vocational training instructor,technical institute trainer,hospitality trainer,beauty trainer,hairdressing trainer,electrical trainer,plumbing trainer,tailoring instructor,polytechnic trainer,hairdressing and beauty trainer,fashion and design trainer,electrical and electronic trainer,building trainer,automotive trainer,food and beverage trainer,mechanical engineering trainer,tailoring trainer,welding instructor,agriculture trainer,carpentry instructor,vti instructor,lead trainer,vocational tutor,mkufunzi wa ufundi,mwalimu wa ufundi,mwalimu wa polytechnic|=|tvet trainer,mkufunzi ufundi|occupation:training-officer
occupation:adult-education-teacher|work|adult education teacher,adult literacy facilitator,adult education officer,literacy facilitator,adult educator,adult education instructor,literacy teacher,accelerated learning facilitator,adult literacy teacher,mwalimu wa elimu ya watu wazima,mwalimu wa ngumbaru|=|adult education teacher,mwalimu elimu watu wazima|occupation:teacher
occupation:laboratory-assistant|work|laboratory assistant,school laboratory technician,school lab technician,lab assistant,science laboratory assistant,laboratory attendant,school laboratory assistant,lab attendant,school lab assistant,science lab technician,msaidizi wa maabara|=|laboratory assistant,msaidizi maabara|
occupation:house-mother|work|house mother,matron,boarding mistress,boarding master,dorm mother,house father,boarding matron,dormitory matron,school matron,children home mother,dormitory supervisor,house parent,boarding supervisor,patron,hostel caretaker,boarding housemaster,foster mother,dorm matron,boarding patron,housemother,mlezi wa bweni,matroni,mama wa bweni|=|house mother,mlezi bweni|
occupation:school-counsellor|work|school counsellor,guidance and counselling teacher,career counsellor,student counsellor,career guidance officer,career coach,education counsellor,study abroad counsellor,student advisor,career officer,university counsellor,education consultant,student recruitment counsellor,mshauri wa wanafunzi|=|school counsellor,mshauri wanafunzi|occupation:counsellor
occupation:software-developer|work|software developer,software engineer,programmer,application developer,software programmer,coder,developer,software development engineer,full stack developer,full stack engineer,fullstack developer,fullstack engineer,software engineering intern,web application developer,python developer,java developer,software intern,computer programmer,php developer,net developer,dotnet developer,csharp developer,full stack software engineer,full stack web developer,laravel developer,software developer intern,backend and frontend developer,django developer,full stack software developer,system developer,system developer programmer,ruby on rail developer,golang developer,staff engineer,full stack php developer,engineering intern software,mern stack developer,dotnet engineer,java engineer,python engineer,product engineer,founding engineer,software engineer full stack,junior developer,associate software engineer,member of technical staff,mtengenezaji programu,msanidi programu,mhandisi wa programu,swe,sde|=|software developer,mtengenezaji programu|occupation:backend-developer,occupation:frontend-developer,occupation:web-developer
occupation:backend-developer|work|backend developer,backend engineer,back end developer,back end engineer,api developer,nodej developer,java backend developer,software engineer backend,server side developer,senior backend engineer,backend software engineer,node developer,backend software developer,integration developer,integration engineer,spring boot developer,python backend developer,backend web developer,core banking developer,platform engineer backend,go developer,payment engineer|=|backend developer|occupation:software-developer
occupation:frontend-developer|work|frontend developer,frontend engineer,front end developer,front end engineer,react developer,ui developer,angular developer,vue developer,vuej developer,javascript developer,software engineer frontend,react engineer,frontend web developer,react js developer,reactj developer,ui engineer,typescript developer,nextj developer,frontend software engineer|=|frontend developer|occupation:web-developer,occupation:software-developer
occupation:web-developer|work|web developer,website developer,web designer,wordpress developer,web programmer,junior web developer,webmaster,website designer,web design and development,web developer intern,web administrator,web engineer,web designer and developer,shopify developer,website administrator,wordpress designer,web content developer,mtengenezaji tovuti|=|web developer,mtengenezaji tovuti|occupation:frontend-developer,occupation:software-developer
occupation:mobile-developer|work|mobile developer,android developer,ios developer,flutter developer,mobile app developer,react native developer,mobile application developer,mobile engineer,android engineer,kotlin developer,ios engineer,mobile software engineer,swift developer,app developer,mobile developer android|=|mobile developer|occupation:software-developer
occupation:game-developer|work|game developer,unity developer,game designer,game programmer,unreal developer|=|game developer|occupation:software-developer
occupation:embedded-engineer|work|embedded engineer,embedded system engineer,firmware engineer,iot engineer,hardware engineer,embedded software engineer,iot developer,robotic engineer,electronic design engineer|=|embedded engineer|
occupation:software-tester|work|software tester,qa engineer,quality assurance engineer,qa tester,qa analyst,software quality assurance engineer,test engineer,test automation engineer,automation tester,software qa engineer,quality assurance tester,sdet,qa automation engineer,quality engineer software,manual tester,software quality engineer,qa lead,test analyst,software quality assurance analyst,quality assurance analyst,usability tester,website tester,quality assurance analyst software|=|software tester|
occupation:devops-engineer|work|devop engineer,site reliability engineer,cloud engineer,devop,platform engineer,infrastructure engineer,cloud architect,devsecop engineer,system reliability engineer,release engineer,cloud infrastructure engineer,aws engineer,cloud administrator,cloud developer,cloud devop engineer,azure engineer,kubernete engineer,build engineer,devop specialist,cloud solution engineer,infrastructure architect,sre|=|devops engineer|
occupation:solutions-architect|work|solution architect,software architect,enterprise architect,technical architect,system architect,solution engineer,integration architect,application architect,presale engineer,pre sale engineer,technical consultant,implementation engineer,technical solution engineer,presale consultant,sale engineer software|=|solutions architect|
occupation:engineering-manager|work|engineering manager,head of engineering,chief technology officer,software engineering manager,vp engineering,tech lead,technical lead,development manager,team lead software,software development manager,head of technology,engineering lead,engineering director,lead software engineer,vp of engineering,lead developer,software development lead,director of engineering,cto|=|engineering manager|
occupation:data-analyst|work|data analyst,business intelligence analyst,bi analyst,reporting analyst,data analytic officer,data analyst intern,junior data analyst,analytic officer,insight analyst data,bi developer,business intelligence developer,power bi developer,analyst,data analysis officer,data reporting analyst,product analyst,data analytic associate,product data analyst,analytic associate,sale analyst,operation data analyst,data visualization specialist,business data analyst,data and reporting officer,management information analyst,research data analyst,business intelligence officer,data specialist,analytic specialist,mis analyst,growth analyst,data consultant,research analyst data,business intelligence manager,data analytic manager,data insight analyst,analytic manager,power bi analyst,mchambuzi wa data,mchanganuzi wa data|=|data analyst,mchambuzi data|
occupation:data-scientist|work|data scientist,data science intern,applied scientist,data science associate,quantitative analyst,data science manager,head of data,decision scientist,head of data science,research data scientist,lead data scientist,data science lead,data science consultant,chief data officer,data science analyst,mwanasayansi wa data|=|data scientist,mwanasayansi data|occupation:machine-learning-engineer
occupation:machine-learning-engineer|work|machine learning engineer,ai engineer,artificial intelligence engineer,ml engineer,nlp engineer,computer vision engineer,ai developer,deep learning engineer,ai researcher,mlop engineer,prompt engineer,generative ai engineer,ai specialist,machine learning researcher,llm engineer,machine learning scientist,ai consultant,machine learning developer,ai automation engineer,automation specialist ai,ai ml engineer|=|machine learning engineer|occupation:data-scientist
occupation:data-engineer|work|data engineer,etl developer,big data engineer,data warehouse developer,analytic engineer,data pipeline engineer,data architect,data platform engineer,data infrastructure engineer,database developer,sql developer,database engineer,data warehouse engineer|=|data engineer|
occupation:database-administrator|work|database administrator,oracle dba,sql dba,database officer,database manager,database analyst,database specialist,oracle database administrator,dba|=|database administrator|
occupation:product-manager|work|product manager,product owner,head of product,associate product manager,digital product manager,technical product manager,product lead,product officer,product associate,product development manager,chief product officer,product development officer,product executive,product specialist,group product manager,product coordinator,product operation manager,vp product,product management intern|=|product manager|
occupation:ux-designer|work|ux designer,ui ux designer,product designer,ui designer,ux researcher,ux ui designer,user experience designer,user interface designer,interaction designer,ui and ux designer,user researcher,digital product designer,design lead,ux writer,service designer,ux design intern,ux architect,ux engineer,human centred designer,experience designer,website ux designer,mobile app designer,ux,ui ux|=|ux designer|
occupation:it-support-technician|work|ict support technician,ict support officer,ict support,help desk officer,ict technician,ict support specialist,helpdesk technician,desktop support technician,technical support engineer,ict intern,helpdesk officer,service desk analyst,ict helpdesk,technical support officer,ict support engineer,ict support intern,technical support specialist,system support officer,ict attachment,application support analyst,technical support representative,application support engineer,ict support analyst,helpdesk support,ict help desk support,desktop support engineer,field support technician,ict support assistant,technical support agent,help desk analyst,system support engineer,technical support technician,field service engineer,pos technician,pos support technician,help desk technician,technical support,technical support intern,application support officer,product support specialist,desktop support,service desk agent,ict field engineer,ict support executive,fundi wa tehama,afisa msaidizi wa tehama|=|ict support technician,fundi tehama|occupation:it-officer
occupation:it-officer|work|ict officer,ict assistant,ict administrator,ict specialist,information technology officer,information system officer,ict executive,ict associate,information communication technology officer,ict staff,ict coordinator,ict consultant,system officer,ict volunteer,ict expert,information technology intern,ict system officer,digital officer ict,ict analyst,ict system analyst,school ict officer,information technology specialist,digital champion,ict operation officer,computer scientist,ict attachee,afisa wa tehama,afisa tehama,afisa wa teknolojia|=|ict officer,afisa tehama|occupation:it-support-technician,occupation:systems-administrator
occupation:systems-administrator|work|system administrator,sysadmin,linux administrator,window administrator,server administrator,system engineer,ict system administrator,system admin,ict infrastructure engineer,system and network administrator,linux engineer,linux system administrator,infrastructure administrator,system operation engineer,data centre engineer,system analyst administrator,data center technician,ict infrastructure officer,virtualization engineer|=|systems administrator|occupation:it-officer
occupation:network-engineer|work|network engineer,network administrator,network technician,network and system engineer,noc engineer,network support engineer,network officer,network operation engineer,wireless engineer,isp technician,network support technician,noc technician,network specialist,noc analyst,network operation centre engineer,networking engineer,network intern,wisp technician,core network engineer,ip engineer,voip engineer,wireless technician,mhandisi wa mtandao,fundi wa mtandao|=|network engineer,mhandisi mtandao|
occupation:fibre-technician|work|fibre technician,fiber technician,fibre optic technician,fiber optic technician,fibre installer,internet installation technician,splicing technician,wifi installer,internet technician,fiber installer,cabling technician,field technician fibre,ftth technician,fibre splicer,gpon technician,wifi technician,structured cabling technician,internet installer,fibre engineer,osp technician,fundi wa fiber,fundi wa internet,fundi wa wifi|=|fibre technician,fundi fiber|
occupation:telecommunications-engineer|work|telecommunication engineer,telecom engineer,telecom technician,telecommunication technician,rf engineer,bts engineer,bts technician,radio engineer,transmission engineer,radio frequency engineer,field maintenance engineer telecom,vsat engineer,radio planning engineer,microwave engineer,vsat technician,optimization engineer rf|=|telecommunications engineer|
occupation:cybersecurity-analyst|work|cybersecurity analyst,information security analyst,soc analyst,security analyst,cyber security officer,cyber security engineer,information security officer,penetration tester,security engineer,ethical hacker,cybersecurity engineer,cyber security analyst,cybersecurity officer,information security manager,chief information security officer,cybersecurity specialist,application security engineer,cyber security specialist,cyber security consultant,vulnerability analyst,cybersecurity consultant,information security engineer,cyber security intern,security operation analyst,digital forensic analyst,cybersecurity manager,network security engineer,information system security officer,cloud security engineer,ict security officer,ciso|=|cybersecurity analyst|
occupation:ict-manager|work|ict manager,head of ict,head of department ict,chief information officer,ict director,information technology manager,ict coordinator manager,ict operation manager,information system manager,technology manager,ict service manager,ict supervisor,director ict,infrastructure manager,ict lead,deputy director ict,meneja wa tehama,cio|=|ict manager,meneja tehama|
occupation:erp-consultant|work|erp consultant,odoo developer,sap consultant,erp developer,erp support officer,dynamic nav developer,business central consultant,erp functional consultant,microsoft dynamic consultant,erp administrator,sap analyst,erp specialist,navision developer,oracle consultant,odoo functional consultant,erp implementation consultant,erp officer,software implementation officer,implementation specialist,system implementation officer,dynamic 365 developer,crm developer,salesforce developer,sap abap developer,salesforce administrator,oracle developer,implementation consultant,microsoft dynamic developer,crm administrator,crm specialist,software trainer,microsoft dynamic 365 consultant,crm officer|=|erp consultant|
occupation:gis-analyst|work|gis analyst,gis officer,gis specialist,geospatial analyst,gis technician,gis expert,gis developer,remote sensing analyst,geographic information system officer,cartographer,gis assistant,gis intern,mapping officer,gis engineer,geospatial engineer,gis consultant,geospatial data analyst,geospatial developer,geomatic engineer,geospatial specialist,mchora ramani|=|gis analyst,mchora ramani|occupation:data-analyst
occupation:blockchain-developer|work|blockchain developer,smart contract developer,web3 developer,solidity developer,blockchain engineer|=|blockchain developer|occupation:software-developer
occupation:technical-writer|work|technical writer,documentation specialist,api writer,documentation engineer,technical author,technical content writer,developer advocate,developer relation engineer,documentation writer|=|technical writer|occupation:content-writer
occupation:graphic-designer|work|graphic designer,creative designer,graphic artist,visual designer,brand designer,graphic design intern,graphic and web designer,graphic and branding designer,layout artist,digital designer,packaging designer,creative graphic designer,senior designer,graphic designer and videographer,graphic illustrator,logo designer,graphic design assistant,desktop publisher,graphic design,prepress operator,multimedia designer,graphic designer intern,creative artworker,branding designer,design assistant,mbunifu wa picha,mchoraji wa michoro|=|graphic designer,mbunifu picha|
occupation:illustrator|work|illustrator,artist,fine artist,painter artist,cartoonist,digital artist,sculptor,visual artist,storyboard artist,concept artist,mural artist,2d artist,msanii,mchoraji|=|illustrator,msanii|
occupation:animator|work|animator,motion designer,motion graphic designer,3d artist,2d animator,3d animator,3d modeller,3d designer,motion graphic artist,3d visualizer,multimedia animator,3d generalist,vfx artist|=|animator|
occupation:creative-director|work|creative director,art director,creative lead,head of creative,creative manager,design director,head of design,design manager|=|creative director|
occupation:photographer|work|photographer,wedding photographer,photo editor,event photographer,studio photographer,photojournalist,studio attendant,product photographer,photography assistant,photographer and videographer,studio assistant,photo lab attendant,retoucher,mpiga picha,mpigapicha|=|photographer,mpiga picha|occupation:videographer
occupation:videographer|work|videographer,camera operator,cameraman,camera man,cinematographer,videographer and editor,video producer,drone videographer,videography intern,video journalist,multimedia specialist,multimedia officer,multimedia producer,camerawoman,video content producer,videographer and photographer,multimedia journalist,vlogger,audio visual technician,video content creator,livestream technician,audio visual officer,director of photography,camera technician,mpiga video,mpiga kamera|=|videographer,mpiga video|occupation:video-editor,occupation:photographer
occupation:video-editor|work|video editor,film editor,editor video,post production editor,video editing intern,reel editor,video and photo editor,video editor and motion designer,post producer,colourist,freelance video editor,short form video editor,youtube video editor,mhariri wa video|=|video editor,mhariri video|occupation:videographer
occupation:film-producer|work|film producer,film director,producer,film maker,filmmaker,movie director,production manager film,screenwriter,scriptwriter,script writer,production assistant film,documentary producer,tv producer,content producer,programme producer,executive producer,broadcast producer,creative producer,assistant producer,line producer film,casting director,mtayarishaji filamu,mwelekezi wa filamu|=|film producer,mtayarishaji filamu|
occupation:journalist|work|journalist,reporter,new reporter,correspondent,new anchor,sub editor,new editor,broadcast journalist,new writer,tv reporter,business reporter,investigative journalist,tv presenter,journalism intern,new producer,anchor,digital journalist,media intern,sport journalist,data journalist,media attachment,swahili journalist,stringer,managing editor,mwanahabari,mwandishi wa habari,ripota,mtangazaji wa habari|=|journalist,mwanahabari|
occupation:editor|work|editor,copy editor,proofreader,content editor,publishing editor,editorial assistant,editor in chief,proof reader,manuscript editor,online editor,book editor,editorial officer,publication officer,editorial manager,assistant editor,web editor,chief editor,english editor,kiswahili editor,academic editor,publishing assistant,mhariri|=|editor,mhariri|
occupation:radio-presenter|work|radio presenter,radio host,presenter,radio producer,broadcaster,tv host,radio announcer,podcaster,continuity announcer,podcast producer,radio journalist,podcast host,show host,voice over artist,voice actor,swahili presenter,mtangazaji,mtangazaji wa redio|=|radio presenter,mtangazaji|
occupation:content-writer|work|content writer,copywriter,blogger,creative writer,writer,freelance writer,seo writer,blog writer,article writer,seo content writer,copywriter intern,web content writer,ghostwriter,script editor,freelance content writer,speech writer,website content writer,content writing intern,author,social media copywriter,copy writer,seo copywriter,poet,ad copywriter,novelist,content specialist,content marketing specialist,content marketing manager,content strategist,content manager,content officer,editorial writer,mwandishi,mwandishi wa maudhui|=|content writer,mwandishi|occupation:online-writer
occupation:online-writer|work|online writer,academic writer,essay writer,research writer,online academic writer,freelance academic writer,online freelancer,freelancer,online worker,remote worker,academic tutor and writer,online tasker,micro tasker,mfanyakazi wa mtandaoni|=|online writer,mfanyakazi mtandaoni|occupation:content-writer
occupation:content-creator|work|content creator,digital content creator,influencer,youtuber,tiktoker,social media content creator,content creation intern,tiktok content creator,content developer,digital creator,content creator intern,ugc creator,social media influencer,content creator and videographer,online content creator,digital content officer,digital content producer,vlogger content creator,mtayarishaji wa maudhui,mtengenezaji maudhui|=|content creator,mtayarishaji maudhui|occupation:social-media-manager
occupation:communications-officer|work|communication officer,public relation officer,communication assistant,corporate communication officer,communication specialist,pr officer,communication associate,corporate affair officer,communication intern,public affair officer,public relation executive,media relation officer,communication coordinator,pr executive,pr specialist,publicity officer,media officer,pr intern,public relation intern,information officer,external communication officer,internal communication officer,communication consultant,pr consultant,public relation assistant,communication and advocacy officer,communication executive,digital communication officer,public communication officer,pr account executive,communication and marketing officer,knowledge management officer,afisa wa mawasiliano,afisa mawasiliano,afisa uhusiano,pro|=|communications officer,afisa mawasiliano|
occupation:communications-manager|work|communication manager,head of communication,public relation manager,corporate communication manager,communication lead,pr manager,director of communication,corporate affair manager,head of corporate communication,corporate affair director,communication director,head of corporate affair,communication and advocacy manager|=|communications manager|
occupation:media-planner|work|media planner,media buyer,advertising executive,ad operation executive,account executive advertising,media executive,media planner and buyer,advertising account manager,media sale executive,advertising sale executive,paid media specialist,media strategist,airtime sale executive media,ad operation specialist,paid social specialist|=|media planner|
occupation:sound-engineer|work|sound engineer,sound technician,audio engineer,music producer,studio engineer,audio producer,sound man,audio editor,beat maker,studio producer,pa system operator,audio technician,sound operator,podcast editor,stage technician,lighting technician event,fundi wa sauti,mtayarishaji wa muziki|=|sound engineer,fundi sauti|
occupation:dj|work|dj,deejay,disc jockey,club dj,event dj,radio dj,deejee|=|dj|
occupation:musician|work|musician,singer,vocalist,instrumentalist,guitarist,music director,pianist,choir director,choir master,band member,drummer,music artist,gospel artist,choirmaster,backup singer,rapper,gospel singer,keyboardist,mwanamuziki,mwimbaji|=|musician,mwanamuziki|
occupation:dancer|work|dancer,choreographer,acrobat,traditional dancer,dance artist,performer,mchezaji densi,mcheza ngoma,mwanasarakasi|=|dancer,mchezaji densi|
occupation:actor|work|actor,actress,comedian,film actor,voice artist,theatre performer,stage actor,thespian,tv actor,stand up comedian,film extra,mwigizaji,mchekeshaji|=|actor,mwigizaji|
occupation:fashion-model|work|fashion model,model,runway model,photo model,brand model,commercial model,mwanamitindo|=|fashion model,mwanamitindo|
occupation:translator|work|translator,kiswahili translator,language translator,localization specialist,freelance translator,document translator,english to kiswahili translator,subtitler,linguist,swahili translator,language specialist,transcriber and translator,somali translator,mtafsiri,mfasiri|=|translator,mtafsiri|occupation:interpreter
occupation:interpreter|work|interpreter,language interpreter,court interpreter,conference interpreter,community interpreter,language assistant,cultural mediator,interpreter translator,somali interpreter,mkalimani|=|interpreter,mkalimani|occupation:translator
occupation:sign-language-interpreter|work|sign language interpreter,sign language teacher,ksl interpreter,kenyan sign language interpreter,sign language trainer,mkalimani wa lugha ya ishara|=|sign language interpreter,mkalimani lugha ishara|occupation:interpreter
occupation:language-tutor|work|language tutor,kiswahili tutor,german teacher tutor,online english teacher,online english tutor,esl teacher,english tutor,german tutor,swahili tutor,language instructor,french tutor,foreign language teacher,language trainer,ielt tutor,online language tutor,mwalimu wa lugha|=|language tutor,mwalimu lugha|occupation:tutor
field:technology|work|ict,tech,information technology,ict job,computer,tehama,teknolojia,computer science,programming job|ict,software,developer,programmer,backend engineer,frontend engineer,data engineer,database,network engineer,network administrator,system administrator,system analyst,cyber,cybersecurity,devop,web designer,computer technician,helpdesk,help desk,technical support,information technology,information security,cloud engineer,qa engineer||field:technology-further
field:technology-further|work||data analyst,data scientist,data annotator,product designer,ui designer,head of product,data entry||
field:human-resources|work|hr,human resource,rasilimali watu,people operation|hr,human resource,recruiter,recruitment,talent acquisition,people operation||field:human-resources-further
field:human-resources-further|work||talent,payroll,training officer||
field:finance|work|finance,fedha,uhasibu,accounting,account,banking,bank,benki|finance,financial,accountant,account assistant,account clerk,auditor,audit,bookkeeper,bank,bank teller,credit analyst,loan officer||field:finance-further
field:finance-further|work||account,credit,loan,treasury,payroll,tax,cashier,debt,insurance,actuarial||
field:health|work|health,healthcare,medical,hospital,afya,hospitali,medicine,health care|nurse,nursing,clinical,doctor,medical,pharmacist,pharmaceutical,midwife,dentist,physiotherapist,radiographer,nutritionist,optometrist,surgeon,physician||field:health-further
field:health-further|work||health,dental,laboratory,pharmacy,caregiver||
field:teaching|work|education,elimu,teaching,ualimu,kazi ya ualimu,school,shule,teaching job|teacher,mwalimu,lecturer,head teacher,tutor||field:teaching-further
field:teaching-further|work||teaching,trainer,instructor,principal,education,school||
field:hospitality|work|hotel,hospitality,restaurant,hoteli,mkahawa,ukarimu,kazi ya hoteli|hotel,chef,cook,mpishi,waiter,waitress,barista,bartender,receptionist,room attendant,restaurant,front office,commis||field:hospitality-further
field:hospitality-further|work||housekeeping,housekeeper,kitchen,steward,baker,guest||
field:kitchen|work|kitchen,jikoni,kazi ya jikoni,mapishi|cook,mpishi,chef,commis,kitchen,baker||
field:farming|work|farming,farm,agriculture,kilimo,shamba,ufugaji,shambani,agricultural,kazi ya shamba|farm,shamba,agronomist,agronomy,agricultural,agriculture,agro,greenhouse,irrigation,extension officer,horticulture||field:farming-further
field:farming-further|work||dairy,veterinary,livestock,harvest,packhouse,poultry,tea picker,flower,tractor,beekeeper,animal health,milk,field officer||
field:construction|work|construction,building,ujenzi,mjengo,kazi ya mjengo,civil engineering,kazi ya ujenzi|construction,mason,mwashi,civil engineer,site supervisor,site engineer,foreman,carpenter,painter||field:construction-further
field:construction-further|work||quantity surveyor,plumber,electrician,welder,architect,tiler,plasterer,steel fixer||
field:driving|work|driving,udereva,transport,usafiri,kuendesha gari,driving job|driver,dereva,rider,matatu||field:driving-further
field:driving-further|work||transport,fleet,turnboy,boda boda||
field:security|work|security,ulinzi,usalama,security job|guard,security,askari,mlinzi||field:security-further
field:security-further|work||cctv||
field:sale|work|sale,mauzo,uuzaji|sale,salesperson,business development||field:sale-further
field:sale-further|work||marketing,marketer,merchandiser,brand,shop attendant,cashier,promoter,insurance agent||
field:marketing|work|marketing,masoko|marketing,marketer,brand,digital marketing||field:marketing-further
field:marketing-further|work||sale,merchandiser,promoter,content creator||
field:shop|work|shop,duka,kazi ya duka,retail,supermarket,karani wa duka,dukani|shop attendant,shop,cashier,supermarket,merchandiser||field:shop-further
field:shop-further|work||store manager,storekeeper,sale||
field:trades|work|fundi,jua kali,artisan,ufundi,kazi ya fundi,technical job,technician|fundi,artisan,electrician,plumber,carpenter,welder,mason,mechanic,painter,tailor||field:trades-further
field:trades-further|work||technician,fitter,tiler,panel beater||
field:engineering|work|engineering,uhandisi,engineer,mhandisi|engineer,engineering,mhandisi||
field:cleaning|work|cleaning,usafi,kufua,kusafisha,dobi,mama fua,kazi ya usafi|cleaner,cleaning,msafishaji,janitor,laundry,mama fua||field:cleaning-further
field:cleaning-further|work||housekeeper,room attendant,house help,domestic worker,housekeeping||
field:housework|work|house job,housework,domestic work,kazi ya nyumba,kazi za nyumbani,kazi ya nyumbani,mboch,housegirl,house girl,houseboy,house boy,msichana wa kazi,msichana wa nyumba,kijakazi,yaya,househelp|house help,househelp,nanny,domestic worker,mfanyakazi wa nyumbani,yaya,house girl||field:housework-further
field:housework-further|work||house manager,cleaner,housekeeper,caregiver,gardener||
field:manual|work|manual work,casual work,casual,casual labour,vibarua,kibarua,mkono,kazi ya mkono,general worker|casual,general worker,general farm worker,loader,labourer,packer,farm worker,construction worker,offloader||field:manual-further
field:manual-further|work||cleaner,turnboy,production worker,packhouse worker,warehouse assistant,waste collector||
field:charity|work|ngo,charity,humanitarian,non profit,nonprofit,shirika,development work,un|programme officer,program officer,project officer,humanitarian,community development,monitoring and evaluation,social worker,wash officer||field:charity-further
field:charity-further|work||field officer,community,grant,enumerator||
field:law|work|law,legal,sheria,uwakili|legal,lawyer,advocate,paralegal,counsel||field:law-further
field:law-further|work||compliance||
field:customer-service|work|customer care,customer service,huduma kwa wateja,call centre,call center|customer care,customer service,customer support,call centre,call center||field:customer-service-further
field:customer-service-further|work||guest relation,receptionist,front office||
word:internship|word|internship,intern,attachment,industrial attachment,attache,trainee,graduate trainee,mafunzo,training||intern,internship,attachment,trainee,attachee|
word:remote|word|remote,remotely,work from home,working from home,wfh,from home,online,online job,online work,kazi ya online,kazi ya mtandaoni,kazi mtandaoni,mtandaoni,telecommute||remote,work from home,online|
word:driving-licence|word|driving licence,driving license,leseni,leseni ya udereva||driving licence,driving license|
word:good-conduct|word|good conduct,police clearance,certificate of good conduct||good conduct|
word:certified-accountant|word|cpa,cpa k,cpak||cpa|
word:no-experience|word|no experience,without experience,bila experience,hakuna experience,no experience needed,entry level,fresh graduate,fresher,bila uzoefu,form four,form 4,form four leaver,school leaver,kcse||no experience,entry level,fresh graduate,trainee,intern,form four|
type:part_time|type|part time,parttime,muda mfupi,kazi ya muda,saa chache|||
type:full_time|type|full time,fulltime,permanent,kazi ya kudumu|||
type:contract|type|contract,contract work,kazi ya mkataba,mkataba|||
place:Nairobi|place|nairobi,nairobi county,nai,nrb,nairobbery|||
place:Mombasa|place|mombasa,mombasa county,msa|||
place:Kisumu|place|kisumu,kisumu county,kisum,kisumo|||
place:Nakuru|place|nakuru,nakuru county,nak,nax|||
place:Baringo|place|baringo,baringo county|||
place:Bomet|place|bomet,bomet county|||
place:Bungoma|place|bungoma,bungoma county|||
place:Busia|place|busia,busia county|||
place:Elgeyo-Marakwet|place|elgeyo marakwet,elgeyo marakwet county|||
place:Embu|place|embu,embu county|||
place:Garissa|place|garissa,garissa county|||
place:Homa Bay|place|homa bay,homa bay county,homabay|||
place:Isiolo|place|isiolo,isiolo county|||
place:Kajiado|place|kajiado,kajiado county|||
place:Kakamega|place|kakamega,kakamega county|||
place:Kericho|place|kericho,kericho county|||
place:Kiambu|place|kiambu,kiambu county|||
place:Kilifi|place|kilifi,kilifi county|||
place:Kirinyaga|place|kirinyaga,kirinyaga county|||
place:Kisii|place|kisii,kisii county|||
place:Kitui|place|kitui,kitui county|||
place:Kwale|place|kwale,kwale county|||
place:Laikipia|place|laikipia,laikipia county|||
place:Lamu|place|lamu,lamu county|||
place:Machakos|place|machako,machako county,masaku|||
place:Makueni|place|makueni,makueni county|||
place:Mandera|place|mandera,mandera county|||
place:Marsabit|place|marsabit,marsabit county|||
place:Meru|place|meru,meru county|||
place:Migori|place|migori,migori county|||
place:Murang'a|place|murang a,murang a county,muranga|||
place:Nandi|place|nandi,nandi county|||
place:Narok|place|narok,narok county|||
place:Nyamira|place|nyamira,nyamira county|||
place:Nyandarua|place|nyandarua,nyandarua county|||
place:Nyeri|place|nyeri,nyeri county|||
place:Samburu|place|samburu,samburu county|||
place:Siaya|place|siaya,siaya county|||
place:Taita-Taveta|place|taita taveta,taita taveta county|||
place:Tana River|place|tana river,tana river county|||
place:Tharaka-Nithi|place|tharaka nithi,tharaka nithi county|||
place:Trans Nzoia|place|tran nzoia,tran nzoia county|||
place:Turkana|place|turkana,turkana county|||
place:Uasin Gishu|place|uasin gishu,uasin gishu county|||
place:Vihiga|place|vihiga,vihiga county|||
place:Wajir|place|wajir,wajir county|||
place:West Pokot|place|west pokot,west pokot county|||
plumbing|word|plumbing,plumbing work,ufundi bomba,kazi ya bomba,kurekebisha mabomba,kuweka mabomba,kutengeneza mifereji||plumbing,plumber|occupation:plumber,occupation:building-services-supervisor
pipe-fitting|word|pipe fitting,pipefitting,pipefitter,pipe installation,fitted pipe,fitting pipe,laid pipe,laying pipe,water pipe||pipe fitting,pipefitting,pipefitter|
ppr-pipe-jointing|word|ppr pipe jointing,ppr jointing,ppr piping,ppr pipe,ppr,pvc,ppr and pvc||ppr pipe jointing|
drainage-works|word|drainage work,drain cleaning,unblocking drain,drainage installation,drain laying,drain,cleared drain,clearing drain||drainage works|
septic-tank-maintenance|word|septic tank maintenance,septic tank,exhauster service||septic tank maintenance|
leak-detection|word|leak detection,leak repair,leak testing,finding leak||leak detection|
pump-maintenance|word|pump maintenance,pump repair,pump servicing,booster pump||pump maintenance|occupation:water-systems-technician
borehole-drilling|word|borehole drilling,borehole,kuchimba visima,uchimbaji wa visima||borehole|occupation:borehole-driller
water-treatment|word|water treatment,water purification,water treatment plant||water treatment|occupation:water-treatment-operator
water-meter-reading|word|water meter reading,meter reading||water meter reading|occupation:meter-reader
solar-water-heating|word|solar water heating,solar water heater,solar heater installation,water heater||solar water heating|
gas-fitting|word|gas fitting,lpg installation,gas piping||gas fitting|occupation:gas-fitter
sanitary-ware-installation|word|sanitary ware installation,sanitary fitting,bathroom fitting||sanitary ware installation|
rainwater-harvesting|word|rainwater harvesting,roof catchment,uvunaji maji||rainwater harvesting|
water-tank-installation|word|water tank installation,tank installation||water tank installation|
electrical-installation|word|electrical installation,electrical wiring,house wiring,electrical work,wired house,wiring house,kufunga nyaya za umeme,ufundi umeme,umeme,ufundi wa umeme,kazi ya umeme,kazi ya stima,kuweka stima,kuweka umeme,kuunganisha umeme,kufunga stima,wiring of house,wiring,electric wiring,electrical fitting,wiring ya nyumba||electrical installation,electrician,umeme|occupation:electrician
electrical-maintenance|word|electrical maintenance,electrical repair||electrical maintenance|
three-phase-systems|word|three phase system,three phase,3 phase,three phase motor||three phase systems|
fault-finding|word|fault finding,faultfinding,fault tracing,fault diagnosis,kurekebisha hitilafu za umeme,hitilafu za umeme||fault finding,faultfinding|
wiring-diagrams|word|wiring diagram,reading wiring diagram,electrical drawing,circuit diagram||wiring diagrams|
motor-control|word|motor control,motor starter,motor control centre,star delta starter||motor control|
motor-rewinding|word|motor rewinding,rewinding motor,motor winding||motor rewinding|
switchgear|word|switchgear,switchgear maintenance,distribution board||switchgear|
earthing-and-lightning-protection|word|earthing and lightning protection,earthing,lightning protection,lightning arrestor||earthing|
generator-maintenance|word|generator maintenance,generator servicing,generator repair,genset,genset maintenance||generator maintenance,genset|occupation:generator-technician
cable-laying|word|cable laying,cable jointing,cable termination,cable pulling||cable laying|
power-line-construction|word|power line construction,overhead line,line construction||power line construction,linesman|occupation:power-line-technician
transformer-maintenance|word|transformer maintenance,transformer installation,transformer testing||transformer maintenance|
electrical-testing|word|electrical testing,earth leakage testing,insulation testing,electrical inspection||electrical testing|
lighting-installation|word|lighting installation,light fitting||lighting installation|
solar-installation|word|solar installation,solar pv,solar panel installation,solar power,installed solar panel,installing solar panel,solar panel,ufundi sola,sola,kuweka sola,kufunga sola||solar installation,sola|occupation:solar-technician
solar-system-design|word|solar system design,solar design,solar sizing,pvsyst,helioscope||solar system design,pvsyst,helioscope|
battery-maintenance|word|battery maintenance,battery bank,inverter installation,inverter,battery storage,ups unit,ups maintenance||battery maintenance,inverter|
wind-turbine-maintenance|word|wind turbine maintenance,wind turbine||wind turbine maintenance|
plc-programming|word|plc programming,plc,programmable logic controller,siemen plc||plc|
scada|word|scada,scada system||scada|
instrumentation|word|instrumentation,instrumentation and control,process instrumentation||instrumentation|occupation:instrumentation-technician
industrial-automation|word|industrial automation,factory automation||industrial automation|
hydraulics|word|hydraulic,hydraulic system,hydraulic repair||hydraulics|
pneumatics|word|pneumatic,pneumatic system||pneumatics|
electronics-repair|word|electronic repair,fundi wa electronic,tv repair,radio repair,ukarabati wa elektroniki,kutengeneza redio,kutengeneza tv||electronics repair|occupation:electronics-technician,occupation:watch-repairer
phone-repair|word|phone repair,mobile phone repair,smartphone repair,repaired phone,repairing phone,ukarabati wa simu,kutengeneza simu,kurekebisha simu||phone repair|occupation:phone-repair-technician
computer-repair|word|computer repair,laptop repair,computer maintenance,ukarabati wa kompyuta,kutengeneza kompyuta||computer repair|occupation:computer-repair-technician
soldering|word|soldering,circuit board soldering,smd soldering||soldering|
cctv-installation|word|cctv installation,cctv,surveillance camera installation||cctv|occupation:cctv-technician
alarm-installation|word|alarm installation,alarm system,intruder alarm||alarm installation|
electric-fence-installation|word|electric fence installation,electric fence,electric fencing||electric fence installation|
access-control-installation|word|access control installation,access control system,biometric installation||access control installation|
satellite-dish-installation|word|satellite dish installation,dstv installation,satellite installation,aerial installation,tv mounting,decoder installation||satellite dish installation|occupation:satellite-installer
lift-maintenance|word|lift maintenance,elevator maintenance,escalator maintenance||lift maintenance|occupation:lift-technician
air-conditioning|word|air conditioning,hvac,air conditioner repair,ac installation,split unit||air conditioning,hvac|
refrigeration|word|refrigeration,fridge repair,cold room maintenance,refrigerant handling,refrigerant,cold room installation,cold room,ufundi friji,kutengeneza friji||refrigeration,refrigerant|occupation:refrigeration-technician
appliance-repair|word|appliance repair,washing machine repair,microwave repair,cooker repair||appliance repair|
welding|word|welding,welded,welding and fabrication,uchomeleaji,fundi wa kuchomea,kuchomelea,kuchomea,kuchomea vyuma,kulehemu,kuweld,kufanya welding,kuchomelea vyuma,welded gate,welding gate,made gate,making gate||welding,welded,welder,uchomeleaji,kuchomelea,kuchomea|occupation:welder
arc-welding|word|arc welding,stick welding,smaw,shielded metal arc welding||arc welding,smaw|
mig-welding|word|mig welding,gmaw||mig welding,gmaw|
tig-welding|word|tig welding,gtaw,argon welding||tig welding,gtaw|
gas-welding|word|gas welding,oxy acetylene,oxyacetylene welding,gas cutting||gas welding|
metal-fabrication|word|metal fabrication,fabrication,steel fabrication,metal work,metalwork,ufundi wa chuma,kutengeneza milango ya chuma,kutengeneza mageti||fabrication,fabricator,metalwork|
sheet-metal-work|word|sheet metal work,sheet metal,sheet metal fabrication||sheet metal work|occupation:sheet-metal-worker
steel-fixing|word|steel fixing,bar bending,reinforcement fixing||steel fixing|occupation:steel-fixer
grinding-and-polishing|word|grinding and polishing,metal polishing,angle grinder,grinding||grinding polishing|
blacksmithing|word|blacksmithing,uhunzi||blacksmithing,blacksmith,uhunzi,mhunzi|occupation:blacksmith
lathe-operation|word|lathe operation,lathe machine,turning and milling||lathe operation|
milling|word|milling,milling machine||milling|
cnc-machining|word|cnc machining,cnc,cnc machine||cnc|
machining|word|machining,machine shop||machining,machinist|occupation:machinist
tool-and-die-making|word|tool and die making,tool maker,die making,toolmaking||tool die making,toolmaking|
mould-making|word|mould making,mold making||mould making|
machine-operation|word|machine operation,operating machine,uendeshaji wa mashine,kuendesha mashine,kuendesha mitambo,operated machine,operate machine,ran machine||machine operation|occupation:miller,occupation:machine-operator
machine-repair|word|machine repair,machine maintenance,equipment repair,plant maintenance,ukarabati wa mashine,kurekebisha mashine,kutengeneza mashine||machine repair|occupation:mechanical-fitter
preventive-maintenance|word|preventive maintenance,preventative maintenance,planned maintenance,scheduled maintenance||preventive maintenance|occupation:maintenance-technician,occupation:maintenance-supervisor,occupation:maintenance-engineer
boiler-operation|word|boiler operation,boiler||boiler operation,boilers|occupation:boiler-operator
bearing-replacement|word|bearing replacement,bearing alignment||bearing replacement|
shaft-alignment|word|shaft alignment,laser alignment||shaft alignment|
conveyor-maintenance|word|conveyor maintenance,conveyor belt||conveyor maintenance|
sewing-machine-repair|word|sewing machine repair,sewing machine mechanic||sewing machine repair|
carpentry|word|carpentry,joinery,useremala,kutengeneza milango ya mbao,made furniture,bed and table,roofing timber||carpentry,carpenter,joinery,joiner,useremala,seremala|occupation:carpenter
furniture-making|word|furniture making,cabinet making,utengenezaji wa samani,kutengeneza viti,kutengeneza samani,kutengeneza meza,kutengeneza fanicha,kutengeneza vitanda||furniture making|occupation:furniture-maker
upholstery|word|upholstery,sofa making,sofa repair||upholstery,upholsterer|occupation:upholsterer
wood-turning|word|wood turning,wood carving,woodwork,uchongaji,kuchonga mbao||wood turning,woodwork,uchongaji|
timber-treatment|word|timber treatment,timber processing,sawmill,sawmilling||timber treatment,sawmill,sawmilling|
kitchen-cabinet-fitting|word|kitchen cabinet fitting,kitchen fitting,wardrobe fitting,kitchen cabinet,fitted wardrobe,wardrobe||kitchen cabinet fitting,wardrobes|
formwork|word|formwork,shuttering,formwork carpentry||formwork,shuttering|
roofing|word|roofing,roof installation,roof repair,mabati installation,uezekaji,kuezeka,kuezeka nyumba,kuweka mabati,kuezeka paa||roofing,roofer,uezekaji,kuezeka|occupation:roofer
ceiling-installation|word|ceiling installation,gypsum ceiling,ceiling work,gypsum installation,gypsum||ceiling installation,gypsum|occupation:ceiling-installer
masonry|word|masonry,stone masonry,bricklaying,uashi,kujenga nyumba,kujenga,kujenga ukuta,laid block,laying block,laid brick,laying brick,brick laying,stone work||masonry,mason,bricklaying,bricklayer,uashi,mwashi|occupation:mason
stone-dressing|word|stone dressing,stone cutting,quarrying,uchongaji mawe,kuchonga mawe,kuchimba mawe||stone dressing,quarrying|occupation:quarry-worker
block-making|word|block making,brick making,interlocking block,block laying,utengenezaji wa matofali,kutengeneza matofali,kufyatua matofali||block making|
concrete-works|word|concrete work,concreting,concrete mixing,concrete casting,reinforced concrete,kazi ya zege,kuchanganya zege,kumwaga zege,kupiga zege||concrete works,concreting|occupation:concrete-worker
plastering|word|plastering,wall plastering,plastered,kupiga plasta,kupiga lipu||plastering,plasterer,plastered|occupation:plasterer
tiling|word|tiling,tile fixing,floor tiling,tile installation,uwekaji wa vigae,kuweka tile,kuweka vigae,laid tile,laying tile,tile||tiling,tiler|occupation:tiler
terrazzo|word|terrazzo,terrazzo floor||terrazzo|
painting|word|painting,wall painting,house painting,painting and decorating,painted house,painting house,upakaji rangi,rangi,kupaka rangi,kupiga rangi,painted wall||painting,painter,rangi|occupation:painter
spray-painting|word|spray painting,car spraying,auto spray painting||spray painting|occupation:spray-painter
wallpaper-installation|word|wallpaper installation,wallpapering,wall paper hanging||wallpaper installation,wallpapering|
epoxy-flooring|word|epoxy flooring,floor coating||epoxy flooring|
waterproofing|word|waterproofing,damp proofing||waterproofing|
glazing|word|glazing,glass fitting,aluminium window,aluminium fabrication,aluminium work,window fitting||glazing,glazier|occupation:glazier
insulation-work|word|insulation work,thermal insulation,lagging||insulation work,lagging|
paving|word|paving,cabro,cabro laying,cabro work,paving block||paving,cabro|occupation:paving-technician
road-construction|word|road construction,road work,road maintenance,tarmacking||road construction,tarmacking|
asphalt-works|word|asphalt work,asphalt paving,bitumen||asphalt works,bitumen|
scaffolding|word|scaffolding,scaffold erection||scaffolding,scaffolder|occupation:scaffolder
rigging|word|rigging,slinging,rigging and lifting||rigging,rigger,slinging|occupation:rigger
demolition|word|demolition,demolition work||demolition|
excavation|word|excavation,digging foundation,foundation work,trenching||excavation,trenching|
mjengo-labour|word|mjengo labour,manual labour,kazi za mkono,kazi ya vibarua,kufanya mjengo,kufanya kibarua||mjengo,kibarua|occupation:construction-worker
site-supervision|word|site supervision,construction supervision,usimamizi wa ujenzi,kusimamia ujenzi,kusimamia mjengo,site diary,ran the site||site supervision,foreman|occupation:site-foreman,occupation:clerk-of-works
construction-management|word|construction management,construction project management||construction management|occupation:construction-manager
building-construction|word|building construction,building and construction,building work,building technology||building construction|occupation:building-technician
civil-engineering|word|civil work||civil engineering|occupation:site-engineer,occupation:civil-engineer
structural-engineering|word|structural engineering,structural design||structural engineering|occupation:structural-engineer
electrical-engineering|word|electrical engineering,electrical and electronic engineering||electrical engineering|occupation:electrical-engineer
water-engineering|word|water engineering,hydraulic engineering||water engineering|occupation:water-engineer
chemical-engineering|word|chemical engineering,process engineering||chemical engineering|occupation:process-engineer
biomedical-engineering|word|biomedical engineering,medical equipment maintenance||biomedical engineering|occupation:biomedical-engineer
highway-engineering|word|highway engineering,highway design,road design||highway engineering|occupation:roads-engineer
geotechnical-engineering|word|geotechnical engineering,soil testing,geotechnical investigation||geotechnical engineering|
materials-testing|word|material testing,concrete testing,cube test,material laboratory||materials testing|occupation:materials-technician
bills-of-quantities|word|bill of quantity,boq,preparing boq,bqs,bq||bills quantities,boq,bqs|
estimating|word|estimating,cost estimation,cost estimating||estimating,estimator|
land-surveying|word|land surveying,topographical survey,topographic survey,cadastral survey,deed plan,topographical surveying||land surveying,surveyor|occupation:land-surveyor
setting-out|word|setting out,building setting out,total station,theodolite,rtk gps,gnss||setting out,theodolite,gnss|
architecture|word|architecture,architectural design,architectural drawing||architecture,architect|occupation:architect
technical-drawing|word|technical drawing,drafting,draughtsmanship,engineering drawing,read drawing||technical drawing,drafting,draughtsman,draughtsmanship,draftsman|occupation:draughtsman
blueprint-reading|word|blueprint reading,reading blueprint,reading drawing,interpreting drawing||blueprint reading|
autocad|word|autocad,auto cad,autocad civil 3d,civil 3d||autocad|
revit|word|revit,autodesk revit,bim modelling||revit|
solidworks|word|solidwork,solid work||solidworks|
building-information-modelling|word|building information modelling,bim||building information modelling,bim|
interior-fit-out|word|interior fit out,fit out,interior finishing,interior fitting||interior fit out|
landscaping|word|landscaping,garden design,landscape design||landscaping,landscaper|occupation:landscaper
gardening|word|gardening,lawn maintenance,ground keeping,groundskeeping,bustani,kazi ya bustani,kutunza bustani,kukata nyasi,kukata ua||gardening,gardener,groundskeeping,bustani|occupation:gardener
tree-cutting|word|tree cutting,tree felling,arborist,chainsaw operation,power saw||tree cutting,arborist|
swimming-pool-maintenance|word|swimming pool maintenance,pool maintenance,pool cleaning||swimming pool maintenance|occupation:pool-attendant
auto-mechanics|word|car repair,vehicle repair,repaired car,repaired vehicle,repairing car,repairing vehicle,umekanika,kutengeneza magari,kurekebisha magari,kutengeneza gari,ufundi wa magari,engine,repairing engine,repaired engine,car service,servicing vehicle,serviced vehicle,vehicle service,oil change||auto mechanics,mechanic,umekanika,makanika,mekanika|occupation:mechanic
auto-electrical|word|auto electrical,auto electric,car wiring,vehicle wiring,umeme wa magari||auto electrical|occupation:auto-electrician
vehicle-diagnostics|word|vehicle diagnostic,car diagnostic,auto diagnostic,obd diagnostic,obd ii,launch x431,computerised diagnostic,diagnostic scanner||vehicle diagnostics|
engine-overhaul|word|engine overhaul,engine repair,engine rebuilding||engine overhaul|
diesel-mechanics|word|diesel engine,diesel engine repair,overhauled engine||diesel mechanics|
gearbox-repair|word|gearbox repair,transmission repair,gearboxe,gearbox,repair of gearboxe,repaired gearboxe||gearbox repair|
brake-systems|word|brake system,brake repair,brake servicing,brake,repair of brake,repaired brake,brake pad||brake systems|
suspension-repair|word|suspension repair,suspension system||suspension repair|
wheel-alignment|word|wheel alignment,wheel balancing,wheel alignment and balancing||wheel alignment|
tyre-fitting|word|tyre fitting,tyre repair,puncture repair,kuziba pancha,kubadilisha tairi||tyre fitting|occupation:tyre-fitter
panel-beating|word|panel beating,body work,car body repair,auto body repair||panel beating|occupation:panel-beater
car-wash|word|car wash,carwash,car washing,car detailing,kuosha magari,kuosha gari||car wash,carwash|occupation:car-wash-attendant
motorcycle-repair|word|motorcycle repair,boda boda repair,motorbike repair,pikipiki repair,ukarabati wa pikipiki,kutengeneza pikipiki||motorcycle repair|occupation:motorcycle-mechanic
heavy-equipment-repair|word|heavy equipment repair,earth moving equipment repair,heavy machinery repair||heavy equipment repair|occupation:plant-mechanic
tractor-repair|word|tractor repair,farm machinery repair||tractor repair|
marine-engineering|word|marine engineering,ship repair,boat repair,boat building||marine engineering|occupation:marine-engineer
locksmithing|word|locksmithing,key cutting||locksmithing,locksmith|occupation:locksmith
shoe-making|word|shoe making,shoe repair,ushonaji viatu,kushona viatu,kutengeneza viatu||shoe making,cobbler|occupation:shoe-maker
leatherwork|word|leatherwork,leather work,leather craft,leather good||leatherwork|
tailoring|word|tailoring,dressmaking,sewing,sewed,sewn,ushonaji,kazi ya cherehani,kushona,kushona nguo,kukata nguo,sewed dresse,sewed uniform,sewing uniform,made dresse,making dresse,sew,make curtain,making curtain,school uniform||tailoring,tailor,dressmaking,dressmaker,seamstress,sewing|occupation:tailor
garment-production|word|garment production,garment making,garment manufacturing,apparel production,epz production,overlock,overlock machine,flatlock machine,single needle machine,garment factory||garment production,overlock|occupation:sewing-machine-operator
pattern-making|word|pattern making,pattern cutting,pattern drafting,garment cutting||pattern making|
embroidery|word|embroidery,embroidery machine||embroidery|
knitting|word|knitting,crocheting,crochet,kufuma,kufuma sweta||knitting,crocheting,crochet,kufuma|occupation:knitter
weaving|word|weaving,basket weaving,kiondo,ususi wa vikapu,kusuka vikapu,kusuka vyondo||weaving,kiondo|
textile-printing|word|textile printing,fabric printing,tie and dye,batik||textile printing,batik|
beadwork|word|beadwork,bead work,beading,jewellery making,jewelry making,ushanga,shanga,kutengeneza shanga||beadwork,beading,ushanga,shanga|occupation:potter-and-craft-maker
pottery|word|pottery,ceramic,ufinyanzi,kufinyanga||pottery,ceramics,ufinyanzi,kufinyanga|
soap-making|word|soap making,detergent making,liquid soap making,utengenezaji wa sabuni,kutengeneza sabuni||soap making|
hairdressing|word|hairdressing,ususi,kazi ya salon,kazi ya saluni,kutengeneza nywele,usukaji nywele,hair styling,hair dressing,styling hair||hairdressing,hairdresser,hairstylist,salonist,ususi,msusi|occupation:hairdresser
braiding|word|braiding,hair braiding,hair plaiting,plaiting,braided,kusuka nywele,kusuka,kusuka rasta,braid,plait||braiding,plaiting,braided,kusuka|
dreadlocks|word|dreadlock,loc,dreadlock maintenance,locktician||dreadlocks,locs,locktician|
wig-making|word|wig making,wig installation||wig making|
barbering|word|barbering,hair cutting,kazi ya kinyozi,kunyoa,kunyoa nywele||barbering,barber,kinyozi,kunyoa|occupation:barber
beauty-therapy|word|beauty therapy,beauty treatment,urembo,kuremba||beauty therapy,beautician,urembo,kuremba,mrembeshaji|occupation:beautician
nail-care|word|nail care,manicure,pedicure,nail art,gel nail,utunzaji wa kucha,kupaka kucha rangi||nail care,manicure,pedicure|
makeup|word|makeup,bridal makeup||makeup|
facials|word|facial,facial treatment,skincare,skin care||facials,skincare|
massage-therapy|word|massage therapy,massage,kukanda,kukanda mwili||massage,masseuse,kukanda|occupation:massage-therapist
waxing|word|waxing,threading,eyebrow threading,eyebrow shaping||waxing,threading|
eyelash-extensions|word|eyelash extension,lash extension||eyelash extensions|
henna-art|word|henna art,henna,hina,kupaka hina||henna,hina|
house-cleaning|word|house cleaning,domestic cleaning,cleaned house,cleaning house,usafi wa nyumba,kusafisha nyumba,kufanya usafi wa nyumba,kudeki,clean house,cleaning of house||house cleaning,househelp,mboch,kudeki|occupation:house-help
laundry-work|word|laundry work,hand washing clothe,dry cleaning,dhobi,ufuaji,kufua nguo,kazi ya kufua,washed clothe,washing clothe,washing and ironing||laundry work,dhobi,ufuaji,kufua,dobi|occupation:laundry-worker
ironing|word|ironing,pressing clothe,kupiga pasi,kunyoosha nguo,ironed clothe,ironing clothe||ironing|
commercial-cleaning|word|commercial cleaning,office cleaning,janitorial service,cleaning service,industrial cleaning,usafishaji,kufanya usafi,kusafisha ofisi,kufagia,cleaned office,cleaning office,mopping,dusting||commercial cleaning,janitor,usafi,usafishaji,msafishaji,kusafisha|occupation:cleaner,occupation:cleaning-supervisor
window-cleaning|word|window cleaning,facade cleaning,rope access||window cleaning|
carpet-cleaning|word|carpet cleaning,sofa cleaning,upholstery cleaning||carpet cleaning|
fumigation|word|fumigation,pest control,fumigation service,unyunyiziaji wa dawa ya wadudu,kunyunyiza dawa ya wadudu,spraying pest||fumigation,fumigator|occupation:fumigator
waste-collection|word|waste collection,garbage collection,ukusanyaji taka,taka taka,kukusanya taka,kuzoa taka||waste collection|occupation:waste-collector
recycling|word|recycling,waste recycling,plastic recycling,scrap metal||recycling|
sanitation-work|word|sanitation work,toilet cleaning,sanitation service||sanitation work|
facility-maintenance|word|facility maintenance,building maintenance||facility maintenance,handyman,fundi|occupation:handyman
packaging|word|packaging,packing,product packaging,upakiaji wa bidhaa,kupakia bidhaa,kufunga bidhaa,kupakiti,packed good,packing good,packed product,packing product,packed||packaging,packing,packer,kupakiti,packed|
assembly-line-work|word|assembly line work,assembly line,production line,factory work,kazi ya kiwanda,kazi ya kiwandani,kufanya kazi kiwandani||assembly line work|occupation:factory-worker
production-supervision|word|production supervision,shift supervision||production supervision|occupation:production-supervisor
production-planning|word|production planning,production scheduling,production control||production planning|occupation:production-manager
bottling|word|bottling,bottling line,filling machine||bottling|
printing|word|printing,offset printing,printer operator,digital printing,screen printing,large format printing,uchapishaji,kuchapisha,kupiga chapa fulana||printing,uchapishaji,kuchapisha|occupation:printer
bookbinding|word|bookbinding,book binding,print finishing||bookbinding|
sign-writing|word|sign writing,signwriting,signage,signage installation||sign writing,signwriting,signage|occupation:sign-writer
plastic-moulding|word|plastic moulding,injection moulding,blow moulding||plastic moulding|
glass-making|word|glass making,glass blowing||glass making|
cement-production|word|cement production,cement manufacturing||cement production|
sugar-processing|word|sugar processing,sugar boiling,sugar mill||sugar processing|
steel-production|word|steel production,rolling mill,steel rolling||steel production|
foundry-work|word|foundry work,metal casting,foundry||foundry|
workplace-safety|word|workplace safety,occupational safety,occupational health and safety,osh,ohs,health and safety,osha,work safety,toolbox talk,dosh,safety rule,usalama kazini,afya na usalama kazini||workplace safety,osh,ohs,osha,dosh,doshs|occupation:safety-officer
lockout-tagout|word|lockout tagout,lock out tag out,loto||lockout tagout,loto|
working-at-height|word|working at height,work at height||working at height|
confined-space-entry|word|confined space entry,confined space||confined space entry|
fire-safety|word|fire safety,fire fighting,fire extinguisher servicing,fire prevention,usalama wa moto,kuzima moto||fire safety|
permit-to-work|word|permit to work,permit to work system||permit to work|
trade-test|word|trade test,grade test certificate,government trade test,nita trade test,nita||trade test,nita|
epra-licence|word|epra licence,epra,epra licensed,erc licence||epra|
energy-auditing|word|energy auditing,energy audit,energy efficiency,energy management||energy auditing|
biogas-installation|word|bioga installation,bioga,bioga plant||biogas|
charcoal-and-briquette-making|word|charcoal and briquette making,briquette making,briquette||charcoal briquette making,briquettes|
improved-cookstove-making|word|improved cookstove making,cookstove,jiko making,energy saving jiko||cookstove|
root-cause-analysis|word|root cause analysis,rca,fishbone analysis,failure analysis||root cause analysis,rca|
good-manufacturing-practice|word|good manufacturing practice,gmp,cgmp||good manufacturing practice,gmp,cgmp|
statistical-process-control|word|statistical process control,spc||statistical process control,spc|
total-productive-maintenance|word|total productive maintenance,tpm||total productive maintenance,tpm|
spare-parts-management|word|spare part management,spare part,spare part sale,part counter sale||spare parts management|
hybrid-and-electric-vehicles|word|hybrid and electric vehicle,electric motorcycle repair,hybrid vehicle repair,electric vehicle repair,ev technician||hybrid electric vehicles|
woodworking-machines|word|woodworking machine,panel saw,edge bander,wood planer,spindle moulder||woodworking machines|
incident-investigation|word|incident investigation,accident investigation,investigating accident,incident reporting||incident investigation|
oil-and-gas-operations|word|oil and gas operation,oil and gas,petroleum operation||oil gas operations|
mini-grids|word|mini grid,utility scale solar,solar power plant||mini grids|
job-cards|word|job card,filling job card||job cards|
food-production|word|food production,cooking,cookery,food preparation,meal preparation,kitchen work,cooked,food cooking,upishi,kupika,kupika chakula,kuandaa chakula,kutayarisha chakula,cooked meal,cooking meal,cooked food,cooking food,cook meal,prepared meal,preparing meal,prepare meal||food production,cook,cooking,cookery,cooked,upishi|occupation:cook,occupation:chef-de-partie,occupation:head-chef
kitchen-management|word|kitchen management,kitchen supervision,kitchen operation,kitchen brigade||kitchen management|
menu-planning|word|menu planning,menu design,menu development,menu engineering||menu planning|
recipe-development|word|recipe development,recipe costing,standard recipe||recipe development|
baking|word|baking,bakery,bread making,uokaji,kuoka,kuoka mikate,kuoka mkate||baking,baker,bakery,uokaji,mwokaji,kuoka|occupation:baker
pastry|word|pastry,pastry making,patisserie||pastry,patisserie|occupation:pastry-chef
cake-decoration|word|cake decoration,cake decorating,cake making,cake baking,cake design,upambaji wa keki,kuoka keki,kupamba keki||cake decoration|
mandazi-and-chapati-making|word|mandazi and chapati making,mandazi,chapati,chapati making,mandazi making,utengenezaji wa chapati,kupika chapati,kupika mandazi,kukaanga mandazi,kuuza mandazi,kuuza chapati||mandazi,chapati|
barbecue|word|barbecue,grilling,choma,uchomaji nyama,nyama choma,kuchoma nyama||barbecue,grilling,choma|
butchery|word|butchery,meat cutting,meat processing,bucha,kukata nyama,kuuza nyama||butchery,butcher,bucha|occupation:butcher
fish-preparation|word|fish preparation,fish cleaning,fish frying,fish filleting,uandaaji wa samaki,kukaanga samaki,kuuza samaki||fish preparation|
local-cuisine|word|local cuisine,kenyan cuisine,swahili dishe,african dishe,swahili cuisine,vyakula vya kiswahili,vyakula vya kienyeji,pilau,kupika pilau||local cuisine,pilau|
continental-cuisine|word|continental cuisine,continental dishe,international cuisine||continental cuisine|
chinese-cuisine|word|chinese cuisine,chinese cooking||chinese cuisine|
indian-cuisine|word|indian cuisine,indian dishe,indian cooking||indian cuisine|
italian-cuisine|word|italian cuisine,pizza making||italian cuisine|
vegetarian-cooking|word|vegetarian cooking,vegan cooking||vegetarian cooking|
salad-preparation|word|salad preparation,cold kitchen,garde manger||salad preparation|
fast-food-preparation|word|fast food preparation,chip frying,fast food,ukaangaji wa chipsi,kukaanga chip,kukaanga chipsi||fast food preparation|
street-food-vending|word|street food vending,food kiosk,food vending,uuzaji wa chakula,kibanda,kuuza chakula,kuuza chai,kuuza githeri||street food vending,kibanda|occupation:food-vendor
catering|word|catering,outside catering,catering service,catering and accommodation,huduma ya chakula||catering,caterer|occupation:caterer
institutional-catering|word|institutional catering,school kitchen,mass catering||institutional catering|
food-plating|word|food plating,food presentation,plate presentation||food plating|
food-costing|word|food costing,menu costing,portion control||food costing|
food-safety|word|food safety,food hygiene,food handling,food handler certificate,food handling certificate,usalama wa chakula||food safety|
haccp|word|haccp,hazard analysis critical control point||haccp|
hygiene-standards|word|hygiene standard,hygiene,kitchen hygiene,sanitation standard,personal hygiene,viwango vya usafi||hygiene|
dishwashing|word|dishwashing,dish washing,kitchen stewarding,kuosha vyombo||dishwashing|occupation:kitchen-assistant,occupation:steward
food-and-beverage-service|word|food and beverage service,food and beverage,f b,f b service,food service||food beverage service|occupation:food-and-beverage-manager
waiting-tables|word|waiting table,waiting staff,table service,table waiting,uhudumu wa hoteli,kuhudumia wateja hotelini,kuhudumia mezani,served guest,serving guest,serve guest,took order,served food,serving food,serving table||waiting tables,waiter,waitress,weita|occupation:waiter
table-setting|word|table setting,table layout,napkin folding||table setting|
fine-dining|word|fine dining,silver service,fine dining service||fine dining|
buffet-service|word|buffet service,buffet,buffet setup||buffet|
room-service|word|room service,in room dining||room service|
banqueting|word|banqueting,banquet,banquet service||banqueting,banquet|
bartending|word|bartending,bar tending,bar service,uhudumu wa baa||bartending,bartender,barman,barmaid|occupation:bartender
mixology|word|mixology,cocktail making,cocktail||mixology,cocktails,mixologist|
barista|word|coffee making,latte art,barista skill,espresso||barista,espresso|occupation:barista
coffee-roasting|word|coffee roasting,coffee cupping||coffee roasting|
wine-service|word|wine service,sommelier,wine knowledge,wine pairing||wine service,sommelier|
beer-brewing|word|beer brewing,brewing,brewer||brewing,brewer|
bar-stock-control|word|bar stock control,bar stock,beverage control||bar stock control|
restaurant-management|word|restaurant management,restaurant supervision,restaurant operation||restaurant management|occupation:restaurant-supervisor
hotel-management|word|hotel management,hotel operation,hospitality management,hotel administration||hotel management|occupation:hotel-manager
front-office|word|front office,front desk,front office operation,hotel reception||front office|occupation:front-office-agent,occupation:front-office-manager
guest-relations|word|guest relation,guest service,guest experience,guest care,guest handling||guest relations|occupation:guest-relations-officer
check-in-and-check-out|word|check in and check out,guest check in,check in procedure||check out|
concierge|word|concierge service||concierge|
porter-service|word|porter service,luggage handling||porter service,bellboy|occupation:porter
reservations|word|reservation,room reservation,hotel booking,booking||reservations,reservation,bookings|
revenue-management|word|revenue management,yield management,room pricing||revenue management|
opera-pms|word|opera pms,opera property management,opera fidelio,fidelio||opera pms,fidelio|
property-management-systems|word|property management system,pms software,hotel management system||property management systems|
amadeus|word|amadeus,amadeus gds||amadeus|
galileo-gds|word|galileo gds,galileo,travelport||galileo,travelport|
sabre|word|sabre,sabre gds||sabre|
ticketing|word|ticketing,air ticketing,flight booking||ticketing|
housekeeping|word|housekeeping,made bed||housekeeping,housekeeper,chambermaid|occupation:room-attendant,occupation:housekeeping-supervisor
room-cleaning|word|room cleaning,room making,bed making,making bed,usafi wa vyumba,kutandika vitanda,kusafisha vyumba,cleaned room,cleaning room,clean room||room cleaning|
linen-management|word|linen management,linen,linen room||linen|
laundry-operations|word|laundry operation,laundry,laundry service,hotel laundry||laundry|occupation:laundry-attendant
flower-arrangement|word|flower arrangement,floral arrangement,floral design||flower arrangement,florist|occupation:florist
spa-management|word|spa management,spa operation||spa management|occupation:salon-manager
gym-instruction|word|gym instruction,aerobic||gym instruction,aerobics|occupation:fitness-trainer
yoga-instruction|word|yoga instruction,yoga teacher||yoga instruction|
lifeguarding|word|lifeguarding,life saver||lifeguarding,lifeguard|occupation:lifeguard
childrens-entertainment|word|children s entertainment,kid club,animation team||children s entertainment|
entertainment-hosting|word|entertainment hosting,mc service||entertainment hosting,deejay|occupation:event-host
event-planning|word|event planning,event management,event organising,event coordination,organised event,planned event,organising event,upangaji wa hafla,kupanga hafla,kuandaa hafla,kupanga harusi||event planning|occupation:event-planner
wedding-planning|word|wedding planning,wedding coordination||wedding planning|
conference-coordination|word|conference coordination,conference organising,conference service,conference management||conference coordination|
event-decoration|word|event decoration,event decor,venue decoration,balloon decoration||event decoration|
tent-and-chair-hire|word|tent and chair hire,tent setup,tent and chair||tent chair hire|
event-ushering|word|event ushering,ushering||ushering,usher|occupation:event-usher
event-protocol|word|event protocol,protocol service,protocol officer||event protocol|
tour-guiding|word|tour guiding,tour leading,uongozaji watalii,kuongoza watalii,kutembeza watalii||tour guiding|occupation:tour-guide
wildlife-knowledge|word|wildlife knowledge,game drive,birding,bird watching,kpsga,wildlife guiding||wildlife knowledge,birding,kpsga|
mountain-guiding|word|mountain guiding,trekking guide,mountain porter||mountain guiding|
itinerary-planning|word|itinerary planning,tour planning,itinerary design,tour package||itinerary planning|
travel-consultancy|word|travel consultancy,travel agency,travel arrangement||travel consultancy|occupation:travel-consultant
tourism-management|word|tourism management,tourism,travel and tourism,tourism marketing,utalii||tourism,utalii|
tour-operations|word|tour operation,tour operation management||tour operations|occupation:tour-consultant
visa-processing|word|visa processing,visa application,visa assistance||visa processing|
cabin-crew|word|cabin crew training||cabin crew|occupation:cabin-crew
airline-customer-service|word|airline customer service,passenger handling,passenger service||airline customer service|occupation:airport-customer-service-agent
camp-management|word|camp management,tented camp,safari camp||camp management|
camp-cooking|word|camp cooking,bush cooking||camp cooking|
eco-tourism|word|eco tourism,ecotourism,community tourism||eco tourism,ecotourism|
cultural-performance|word|cultural performance,cultural dance,traditional dance||cultural performance|
homestay-management|word|homestay management,airbnb hosting,airbnb,airbnb management,short stay management||homestay management,airbnb|
guest-house-management|word|guest house management,guesthouse,lodge management||guest house management,guesthouse|
diving-instruction|word|diving instruction,scuba diving,padi||diving instruction,padi|
boat-operation|word|boat operation,dhow sailing,unahodha,kuendesha boti,kuendesha mashua||boat operation,coxswain,unahodha|occupation:boat-operator
casino-operations|word|casino operation,betting shop||casino operations,croupier|occupation:casino-attendant
complaint-handling|word|complaint handling,handling complaint,complaint resolution,complaint management,utatuzi wa malalamiko,kushughulikia malalamiko,kutatua malalamiko,handled complaint,answered complaint,resolved complaint,resolving complaint,customer complaint||complaint handling|
upselling|word|upselling,up selling,suggestive selling||upselling|
stock-ordering|word|stock ordering,kitchen ordering,food ordering,ordering stock||stock ordering|
kitchen-stock-control|word|kitchen stock control,food stock,pantry management||kitchen stock control|
cold-storage|word|cold storage,cold chain storage,cold store||cold storage|
food-preservation|word|food preservation,food drying,canning,food processing||food preservation,canning|
juice-making|word|juice making,juice production,fresh juice,smoothie making,utengenezaji wa juisi,kutengeneza juisi||juice making|
nutrition-planning|word|nutrition planning,diet planning,special diet||nutrition planning|
school-feeding|word|school feeding,school meal,school feeding programme||school feeding|
party-catering|word|party catering,birthday catering||party catering|
nursing|word|nursing,bscn,nursing care,uuguzi,kuuguza||nursing,nurse,krchn,bscn,uuguzi,muuguzi|occupation:nurse,occupation:nurse-in-charge
midwifery|word|midwifery,conducting delivery,safe delivery,ukunga,kuzalisha,kuzalisha akina mama,conducted delivery,delivery of baby,delivered baby,delivering baby||midwifery,midwife,ukunga,mkunga,kuzalisha|occupation:midwife
patient-care|word|patient care,patient care assistant,bedside care,care of patient,patient management,cared for patient,caring for patient,looked after patient,utunzaji wa wagonjwa,huduma kwa wagonjwa,kuhudumia wagonjwa,kutunza wagonjwa,kuuguza wagonjwa,attended to patient,attending to patient,attend to patient,treated patient,treating patient||patient care|
clinical-assessment|word|clinical assessment,patient assessment,physical examination,history taking||clinical assessment|
medical-practice|word|medical practice,udaktari,kutibu,kutibu wagonjwa||medical practice,physician,udaktari,daktari,kutibu|occupation:doctor
surgery|word|surgery,surgical procedure||surgery,surgeon|
minor-surgery|word|minor surgery,minor surgical procedure,suturing,stitching wound||minor surgery,suturing|
theatre-nursing|word|theatre nursing,operating theatre,perioperative nursing,scrub nurse||theatre nursing|
anaesthesia|word|anaesthesia,anesthesia,anaesthesiology||anaesthesia,anesthesia,anaesthetist,anaesthesiology|occupation:clinical-officer-anaesthetist
critical-care|word|critical care,intensive care,icu,icu nursing,hdu,critical care nursing||critical care,icu,hdu|
emergency-medicine|word|emergency medicine,emergency care,accident and emergency,casualty department||emergency medicine|occupation:emergency-medical-technician
triage|word|triage,patient triage||triage|
first-aid|word|first aid,first aid certificate,huduma ya kwanza||first aid|
basic-life-support|word|basic life support,bls,cpr,cardiopulmonary resuscitation||basic life support,bls,cpr|
advanced-life-support|word|advanced life support,acl,advanced cardiac life support,atl||advanced life support,acls,atls|
ambulance-services|word|ambulance service||ambulance services,paramedic|
wound-care|word|wound care,wound dressing,wound management,dressing of wound,dressed wound,dress wound,dressing wound,cleaned wound||wound care|
medication-administration|word|medication administration,administering medication,drug administration,administering drug,utoaji wa dawa,kuwapa wagonjwa dawa,gave medication,give medication,giving medication,gave medicine,give medicine,gave injection,give injection,injection||medication administration,injections|
injection-administration|word|injection administration,giving injection,intramuscular injection,kudunga sindano||injection administration|
intravenous-therapy|word|intravenous therapy,iv therapy,cannulation,iv line,iv cannulation||intravenous therapy,cannulation|
catheterization|word|catheterization,catheter insertion,catheter care||catheterization|
vital-signs-monitoring|word|vital sign monitoring,vital sign,taking vital,blood pressure measurement,taking vital sign,took vital sign,take vital sign,vital||vital signs monitoring,vitals|
infection-prevention|word|infection prevention,infection prevention and control,infection control,ipc||infection prevention,ipc|
aseptic-technique|word|aseptic technique,sterile technique||aseptic technique|
sterilization|word|sterilization,cssd,autoclaving,instrument sterilisation||sterilization,cssd,autoclaving|
medical-waste-management|word|medical waste management,medical waste disposal,clinical waste||medical waste management|
chronic-disease-management|word|chronic disease management,chronic care,ncd management,non communicable disease||chronic disease management|
diabetes-care|word|diabete care,diabete management,diabetic care||diabetes care|
hypertension-management|word|hypertension management,hypertension care,hypertension clinic||hypertension management|
hiv-care|word|hiv care,hiv care and treatment,antiretroviral therapy,art clinic,hiv programming,ccc clinic||hiv care|
hiv-testing-services|word|hiv testing service,hts,hiv testing,hiv counselling and testing,vct||hiv testing services,hts,vct|occupation:hiv-counsellor
pmtct|word|pmtct,prevention of mother to child transmission||pmtct|
tuberculosis-care|word|tuberculosis care,tb care,tb treatment,tb screening||tuberculosis care|
malaria-management|word|malaria management,malaria testing,malaria control,malaria diagnosis,malaria test||malaria management|
cancer-care|word|cancer care,oncology,oncology nursing,chemotherapy||cancer care,oncology,chemotherapy|
cancer-screening|word|cancer screening,cervical cancer screening,breast screening||cancer screening|
palliative-care|word|palliative care,hospice care,end of life care||palliative care|
renal-care|word|renal care,dialysis,haemodialysis,renal nursing,hemodialysis||renal care,dialysis,haemodialysis,hemodialysis|
cardiology|word|cardiology,cardiac care,ecg,electrocardiogram||cardiology,ecg,electrocardiogram|
paediatrics|word|paediatric,pediatric,paediatric nursing,child health,pediatric care||paediatrics,pediatrics|
neonatal-care|word|neonatal care,newborn care,neonatal nursing,nbu||neonatal care,nbu|
maternal-health|word|maternal health,maternal and child health,mch,antenatal care,anc,postnatal care,antenatal clinic,antenatal,anc clinic||maternal health,mch,anc|
family-planning|word|family planning,contraceptive counselling,family planning service,uzazi wa mpango,upangaji uzazi||family planning|
reproductive-health|word|reproductive health,sexual and reproductive health,srh,srhr||reproductive health,srh,srhr|
obstetrics-and-gynaecology|word|obstetric and gynaecology,obstetric,gynaecology,gynecology,emergency obstetric care||obstetrics,gynaecology,gynecology|
immunization|word|immunization,vaccination,vaccine administration,epi programme,vaccinated,vaccinating,immunised,immunising,chanjo,kuchanja watoto||immunization,vaccination,vaccinated,vaccinating,immunised,immunising|
vaccine-cold-chain|word|vaccine cold chain,cold chain management||vaccine cold chain|
growth-monitoring|word|growth monitoring,child growth monitoring||growth monitoring|
breastfeeding-support|word|breastfeeding support,lactation counselling,lactation support||breastfeeding support|
orthopaedics|word|orthopaedic,orthopedic,orthopaedic technology||orthopaedics,orthopedics|occupation:orthopaedic-technologist
physiotherapy|word|physiotherapy,physical therapy,tiba ya viungo||physiotherapy,physiotherapist|occupation:physiotherapist
speech-therapy|word|speech therapy,speech and language therapy||speech therapy|
rehabilitation|word|rehabilitation,rehabilitation service,community based rehabilitation||rehabilitation|
prosthetics-and-orthotics|word|prosthetic and orthotic,prosthetic,orthotic||prosthetics,orthotics|
mental-health|word|mental health,mental health care,psychiatric nursing,afya ya akili,psychiatry||mental health,psychiatry|occupation:psychiatric-clinical-officer
counselling|word|counselling,counselling psychology,guidance and counselling,counseling psychologist,ushauri nasaha,kutoa ushauri nasaha||counselling,counsellor|occupation:counsellor
patient-counselling|word|patient counselling,medication counselling,patient education,counselling patient||patient counselling|
psychosocial-support|word|psychosocial support,pss,psychosocial counselling,mental health and psychosocial support,mhpss||psychosocial support,pss,mhpss|
psychotherapy|word|psychotherapy,cognitive behavioural therapy||psychotherapy,psychotherapist|
trauma-counselling|word|trauma counselling,trauma healing,trauma informed care||trauma counselling|
addiction-counselling|word|addiction counselling,substance abuse counselling,drug rehabilitation,harm reduction||addiction counselling|
clinical-psychology|word|clinical psychology,psychological assessment||clinical psychology,psychologist|occupation:psychologist
dentistry|word|dentistry,dental care,udaktari wa meno,kung oa meno,nang oa meno,ninang oa meno,niling oa meno,nimeng oa meno,niking oa meno||dentistry,dentist|occupation:dentist,occupation:community-oral-health-officer
oral-hygiene|word|oral hygiene,teeth cleaning,scaling and polishing||oral hygiene|occupation:dental-assistant
optometry|word|optometry,eye testing,vision testing,refraction||optometry,optometrist,refraction|occupation:optometrist
ophthalmology|word|ophthalmology,eye care,cataract surgery,ophthalmic nursing||ophthalmology|
optical-dispensing|word|optical dispensing,spectacle fitting||optical dispensing,optician|
audiology|word|audiology,hearing test,hearing screening||audiology|
dermatology|word|dermatology,skin disease||dermatology|
pharmacy|word|pharmacy,pharmaceutical service,famasia,duka la dawa||pharmacy,pharmacist,pharmtech,famasia,mfamasia|occupation:pharmacist,occupation:pharmaceutical-technologist
dispensing|word|dispensing,dispensing medicine,dispensing drug,drug dispensing,prescription dispensing,kutoa dawa,kuuza dawa,dispensed drug,dispensed medicine,dispense drug||dispensing|occupation:pharmacy-attendant
pharmaceutical-care|word|pharmaceutical care,pharmacovigilance,drug safety||pharmaceutical care,pharmacovigilance|
drug-stock-management|word|drug stock management,medicine stock,drug inventory,commodity management||drug stock management|
compounding|word|compounding,drug compounding||compounding|
prescription-review|word|prescription review,reading prescription||prescription review|
medical-laboratory|word|medical laboratory,medical laboratory science||medical laboratory|occupation:laboratory-technician
laboratory-testing|word|laboratory testing,lab testing,laboratory analysis,lab test,laboratory diagnosis,vipimo vya maabara,maabara,kupima damu||laboratory testing,maabara|occupation:industrial-chemist
phlebotomy|word|phlebotomy,blood collection,specimen collection,drawing blood,took blood sample,taking blood,blood sample||phlebotomy,phlebotomist|
microscopy|word|microscopy,microscope use,blood slide||microscopy|
haematology|word|haematology,hematology,blood count||haematology,hematology|
clinical-chemistry|word|clinical chemistry,biochemistry analysis,clinical biochemistry||clinical chemistry|
medical-microbiology|word|medical microbiology,culture and sensitivity,bacteriology||medical microbiology,bacteriology|
blood-banking|word|blood banking,blood transfusion,blood donation,blood bank||blood banking|
molecular-diagnostics|word|molecular diagnostic,pcr,pcr testing,gene xpert,genexpert||molecular diagnostics,pcr,genexpert|
histology|word|histology,histopathology,tissue processing||histology,histopathology|
rapid-diagnostic-tests|word|rapid diagnostic test,rdt,rapid test||rapid diagnostic tests,rdt|
laboratory-safety|word|laboratory safety,biosafety,lab safety||laboratory safety,biosafety|
laboratory-quality-management|word|laboratory quality management,iso 15189,lab quality assurance||laboratory quality management|
sampling|word|sampling,sample collection,sample handling,taking sample||sampling|
radiography|word|radiography,x ray,xray,medical imaging||radiography,radiographer,xray|occupation:radiographer
ultrasound|word|ultrasound,sonography,ultrasound scanning||ultrasound,sonography,sonographer|
ct-scanning|word|ct scanning,ct scan,mri,mri scanning||ct scanning,mri|
mortuary-services|word|mortuary service,embalming||mortuary services,mortician,embalming|
nutrition|word|nutrition,nutrition counselling,lishe,lishe bora||nutrition,nutritionist,lishe|occupation:nutritionist
dietetics|word|dietetic,therapeutic diet||dietetics,dietitian,dietician|
malnutrition-management|word|malnutrition management,imam programme,acute malnutrition,therapeutic feeding||malnutrition management|
infant-feeding|word|infant feeding,infant and young child feeding,iycf,myicn||infant feeding,iycf,myicn|
public-health|word|public health,community health,afya ya umma||public health|occupation:public-health-officer
community-health-work|word|community health work,afya ya jamii,mhudumu wa afya||community health work,chw,chp,chv|occupation:community-health-promoter
health-promotion|word|health promotion,health education,behaviour change communication,sbcc,health talk||health promotion,sbcc|
home-visits|word|home visit,household visit,home based care,ziara za nyumbani,kutembelea nyumba||home visits|
disease-surveillance|word|disease surveillance,epidemiological surveillance,idsr,outbreak investigation||disease surveillance,idsr|
epidemiology|word|epidemiology,field epidemiology||epidemiology,epidemiologist|
contact-tracing|word|contact tracing,defaulter tracing||contact tracing|
wash|word|wash,water sanitation and hygiene,hygiene promotion,clt||wash,clts|occupation:wash-officer
environmental-health|word|environmental health,food inspection,sanitary inspection,public health inspection||environmental health|
vector-control|word|vector control,mosquito control,indoor residual spraying||vector control|
health-records|word|health record,medical record||health records,hrio|occupation:health-records-officer
electronic-health-records|word|electronic health record,electronic medical record,emr,ehr,kenyaemr,kenya emr,openmr||electronic health records,emr,ehr,kenyaemr,openmrs|
dhis2|word|dhis2,dhis 2,khis,district health information system||dhis2,khis|
medical-coding|word|medical coding,icd 10,icd 11,clinical coding||medical coding|
health-information-systems|word|health information system,hmis,health management information system||health information systems,hmis|
sha-claims|word|sha claim,nhif claim,nhif,sha registration,medical insurance claim,sha claim processing||sha claims,nhif|
medical-billing|word|medical billing,hospital billing,patient billing||medical billing|occupation:medical-biller
hospital-administration|word|hospital administration,hospital management,health administration,healthcare management||hospital administration|occupation:hospital-administrator
health-systems-management|word|health system management,health system strengthening,health service management||health systems management|
ward-management|word|ward management,ward supervision||ward management|
referral-management|word|referral management,patient referral,referral,referral system||referral management,referrals|
discharge-planning|word|discharge planning,patient discharge||discharge planning|
case-management|word|case management,case manager,case follow up||case management|
clinical-research|word|clinical research,clinical trial,good clinical practice,gcp certificate||clinical research|occupation:clinical-researcher
research-ethics|word|research ethic,ethical review,informed consent||research ethics|
medical-writing|word|medical writing,clinical documentation||medical writing|
telemedicine|word|telemedicine,telehealth,remote consultation||telemedicine,telehealth|
caregiving|word|caregiving,elderly care,home care,geriatric care,care for the elderly,ulezi,kutunza wazee,kulea wazee,kuhudumia wazee||caregiving,caregiver,ulezi|occupation:caregiver
disability-care|word|disability care,care of person with disability,disability support||disability care|
childcare|word|childcare,child care,babysitting,daycare,looked after children,looking after children,caring for children,malezi ya watoto,ulezi wa watoto,kulea watoto,kutunza watoto,kuangalia watoto,kuchunga watoto,cared for children,take care of children,care for children,taking care of children||childcare,nanny,babysitting,babysitter,daycare,yaya|occupation:nanny
personal-care-assistance|word|personal care assistance,bathing patient,personal care||personal care assistance|
hospital-porter-work|word|hospital porter work,patient transport||hospital porter work|occupation:hospital-porter
sports-medicine|word|sport medicine,sport physiotherapy,sport massage,sport injury||sports medicine|
acupuncture|word|acupuncture,alternative medicine||acupuncture|
herbal-medicine|word|herbal medicine,mganga wa mitishamba,dawa za mitishamba,traditional medicine||herbal medicine|occupation:herbalist
medical-equipment-operation|word|medical equipment operation,operating medical equipment,ventilator operation||medical equipment operation|
oxygen-therapy|word|oxygen therapy,oxygen administration||oxygen therapy|
nursing-council-registration|word|nursing council registration,nursing council of kenya,nck licence,nck licensed||nursing council registration|
laboratory-analysers|word|laboratory analyser,coba,sysmex,lab analyser||laboratory analysers,cobas,sysmex|
echis|word|echis,electronic community health information system,echis application||echis|
nutrition-surveys|word|nutrition survey,smart survey,ena for smart||nutrition surveys|
dry-needling-and-manual-therapy|word|dry needling and manual therapy,dry needling,manual therapy,pilate||dry needling manual therapy,pilates|
care-planning|word|care planning,care plan,writing care plan,nursing care plan||care planning|
casualty-care|word|casualty care,outpatient care||casualty care|
toddler-care|word|toddler care,newborn care at home,feeding children,bathing children||toddler care|
agriculture|word|agricultural science,general agriculture,ukulima,kulima,kufanya ukulima,kufanya kilimo||agriculture,farming,farmer,agriculturist,kilimo,ukulima|occupation:farmer
agronomy|word|agronomy,crop agronomy,agronomy service||agronomy,agronomist|occupation:agronomist
horticulture|word|horticulture,horticultural production,kilimo cha mboga,kilimo cha bustani,kale,onion,vegetable,cabbage,spinach||horticulture,horticulturist|occupation:horticulturist
floriculture|word|floriculture,flower farming,rose growing,rose farming,flower farm,cut flower||floriculture|
crop-production|word|crop production,crop husbandry,growing crop,crop farming,crop management,uzalishaji wa mazao,kulima mazao,kupanda mazao||crop production|
crop-planning|word|crop planning,cropping calendar,crop rotation,planting plan||crop planning|
land-preparation|word|land preparation,ploughing,harrowing,utayarishaji wa shamba,kulima shamba,kutayarisha shamba||land preparation,ploughing,harrowing|
planting|word|planting,sowing,transplanting seedling,kupanda,upandaji,kupanda miche,kupanda mbegu,kupanda mahindi,planted crop,planted tree,planting crop||planting,sowing,kupanda,upandaji|
weeding|word|weeding,weed control,weed management,palizi,kupalilia,kung oa magugu,nang oa magugu,ninang oa magugu,niling oa magugu,nimeng oa magugu,niking oa magugu,weeded||weeding,palizi,kupalilia,weeded|
pruning|word|pruning,plant pruning,upogoaji,kupogoa||pruning,upogoaji,kupogoa|
harvesting|word|harvesting,crop harvesting,picking crop,harvested,uvunaji,kuvuna,kuvuna mazao,kuvuna mahindi||harvesting,harvested,uvunaji,kuvuna|
post-harvest-handling|word|post harvest handling,post harvest management,postharvest,post harvest losse||post harvest handling,postharvest|
grain-storage|word|grain storage,hermetic storage,cereal storage||grain storage|
grain-drying|word|grain drying,maize drying,maize sheller||grain drying|
maize-farming|word|maize farming,maize,growing maize,maize production,kilimo cha mahindi,mahindi,kulima mahindi||maize,mahindi|
wheat-farming|word|wheat farming,wheat production,barley farming||wheat farming|
rice-farming|word|rice farming,paddy,rice growing,mpunga,rice production||rice farming,paddy,mpunga|
bean-farming|word|bean farming,maharagwe,bean production,legume production||bean farming,maharagwe|
potato-farming|word|potato farming,irish potato,potato production,viazi,waru||potato farming,viazi,waru|
sweet-potato-farming|word|sweet potato farming,sweet potato,viazi vitamu||sweet potato farming|
cassava-farming|word|cassava farming,cassava,muhogo,mihogo||cassava,muhogo,mihogo|
sorghum-and-millet-farming|word|sorghum and millet farming,sorghum,millet,mtama,wimbi||sorghum,millet,mtama,wimbi|
green-gram-farming|word|green gram farming,green gram,ndengu||green gram farming,ndengu|
tea-farming|word|tea farming,tea growing,tea picking,tea plucking,chai picking,tea estate,tea production,kilimo cha chai,kuchuma chai,kuchuna chai,kuvuna chai||tea farming|
tea-processing|word|tea processing,tea factory,tea tasting,ctc tea||tea processing|occupation:tea-factory-worker
coffee-farming|word|coffee farming,coffee growing,coffee production,coffee picking,kilimo cha kahawa,kahawa,kuchuma kahawa,kuvuna kahawa||coffee farming,kahawa|
coffee-processing|word|coffee processing,coffee milling,wet mill,coffee pulping,coffee factory||coffee processing|
sugarcane-farming|word|sugarcane farming,sugarcane,sugar cane,miwa,cane cutting||sugarcane,miwa|
avocado-farming|word|avocado farming,avocado,hass avocado,parachichi,avocado growing||avocado,parachichi|
mango-farming|word|mango farming,mango growing,maembe,mango production||mango farming,maembe|
banana-farming|word|banana farming,tissue culture banana,ndizi,banana production||banana farming,ndizi|
macadamia-farming|word|macadamia farming,macadamia,macadamia nut,makadamia||macadamia,makadamia|
cashew-farming|word|cashew farming,cashew nut,korosho||cashew farming,korosho|
coconut-farming|word|coconut farming,coconut,mnazi||coconut,mnazi|
pineapple-farming|word|pineapple farming,pineapple growing,mananasi||pineapple farming,mananasi|
passion-fruit-farming|word|passion fruit farming,passion fruit||passion fruit farming|
citrus-farming|word|citrus farming,orange farming,citrus||citrus|
pawpaw-farming|word|pawpaw farming,papaya farming,pawpaw||pawpaw|
watermelon-farming|word|watermelon farming,watermelon,tikiti maji||watermelon|
tomato-farming|word|tomato farming,tomato growing,nyanya,tomato production,grew tomato,growing tomato,tomatoe||tomato farming,nyanya|
onion-farming|word|onion farming,onion growing,vitunguu||onion farming,vitunguu|
cabbage-and-kale-farming|word|cabbage and kale farming,sukuma wiki,kale growing,cabbage farming||cabbage kale farming|
french-bean-farming|word|french bean farming,french bean,mishiri,snow pea||french bean farming,mishiri|
capsicum-farming|word|capsicum farming,capsicum,pilipili hoho,chilli farming||capsicum|
vegetable-growing|word|vegetable growing,vegetable farming,kitchen garden,growing vegetable,vegetable production,ukuzaji wa mboga,mboga,kulima mboga,kupanda mboga,kukuza mboga||vegetable growing,mboga|
indigenous-vegetables|word|indigenous vegetable,african leafy vegetable,managu,mboga za kienyeji||indigenous vegetables,managu|
herb-and-spice-growing|word|herb and spice growing,herb growing,spice farming||herb spice growing|
strawberry-farming|word|strawberry farming,strawberry growing||strawberry farming|
mushroom-growing|word|mushroom growing,mushroom farming,mushroom cultivation||mushroom growing|
pyrethrum-farming|word|pyrethrum farming,pyrethrum||pyrethrum|
cotton-farming|word|cotton farming,cotton growing,pamba||cotton farming,pamba|
sisal-production|word|sisal production,sisal,katani||sisal,katani|
sunflower-farming|word|sunflower farming,sunflower,alizeti||sunflower,alizeti|
macadamia-processing|word|macadamia processing,nut cracking,nut processing||macadamia processing|
miraa-farming|word|miraa farming,miraa,khat,muguka||miraa,khat,muguka|
moringa-and-aloe-growing|word|moringa and aloe growing,moringa,aloe vera farming||moringa|
greenhouse-management|word|greenhouse management,greenhouse,greenhouse farming,greenhouse growing||greenhouse|
hydroponics|word|hydroponic,hydroponic farming,aquaponic||hydroponics,aquaponics|
nursery-management|word|nursery management,tree nursery,seedling production,seedling nursery,plant nursery||nursery management|occupation:nursery-attendant
grafting|word|grafting,plant propagation,grafting seedling||grafting|
seed-production|word|seed production,seed multiplication,seed inspection||seed production|
plant-breeding|word|plant breeding,crop breeding||plant breeding|
tissue-culture|word|tissue culture,plant tissue culture||tissue culture|
irrigation|word|irrigation,drip irrigation,irrigation system,sprinkler irrigation,umwagiliaji,kumwagilia,kumwagilia maji,kunyunyiza maji||irrigation,umwagiliaji,kumwagilia|occupation:irrigation-technician
irrigation-design|word|irrigation design,irrigation engineering,irrigation scheme||irrigation design|
soil-science|word|soil science,soil fertility,soil health,soil management||soil science|
soil-sampling|word|soil sampling,taking soil sample,soil analysis||soil sampling|
soil-conservation|word|soil conservation,terracing,erosion control,soil and water conservation||soil conservation,terracing|
composting|word|composting,compost making,vermicompost,manure making,organic manure,mbolea,kutengeneza mbolea||composting,vermicompost,mbolea|
fertilizer-application|word|fertilizer application,fertiliser,fertigation,fertilizer use,top dressing,uwekaji wa mbolea,kuweka mbolea||fertilizer application,fertiliser,fertigation|
organic-farming|word|organic farming,organic agriculture,organic certification||organic farming|
conservation-agriculture|word|conservation agriculture,minimum tillage,zero tillage||conservation agriculture|
climate-smart-agriculture|word|climate smart agriculture,climate smart farming,climate resilient agriculture||climate smart agriculture|
agroforestry|word|agroforestry,agro forestry||agroforestry|
forestry|word|forestry,forest management,afforestation,tree planting,reforestation,misitu,kupanda miti||forestry,forester,afforestation,reforestation,misitu|occupation:forester
pest-management|word|pest management,integrated pest management,ipm,pest and disease control,pest scouting,crop protection||pest management,ipm|
plant-pathology|word|plant pathology,plant disease,plant health,crop disease||plant pathology|
scouting|word|scouting,crop scouting||scouting|occupation:crop-scout
agrochemical-safety|word|agrochemical safety,safe use of agrochemical,pesticide safety,pesticide handling,safe use of pesticide||agrochemical safety|
spraying|word|spraying,knapsack sprayer,crop spraying,unyunyiziaji dawa,kunyunyiza dawa,kunyunyizia dawa,kupiga dawa mimea||spraying|
agrovet|word|agrovet,agro vet,agrovet shop||agrovet,agrodealer|occupation:agrovet-attendant
animal-health|word|animal health,afya ya mifugo,kutibu mifugo||animal health|occupation:animal-health-assistant
veterinary-medicine|word|veterinary medicine,veterinary service,udaktari wa mifugo||veterinary medicine,veterinarian,vet|occupation:veterinarian
livestock-production|word|livestock production,livestock,livestock keeping,animal husbandry,animal production,livestock farming,mifugo,kufuga,kufuga wanyama,kufuga mifugo,kutunza mifugo,kulisha mifugo||livestock,ufugaji,mifugo,kufuga|occupation:livestock-production-officer
livestock-vaccination|word|livestock vaccination,animal vaccination,vaccinating animal,vaccinating cattle,vaccinating bird||livestock vaccination|
artificial-insemination|word|artificial insemination,cattle insemination||artificial insemination,inseminator|
cattle-breeding|word|cattle breeding,animal breeding,cattle,ng ombe||cattle|
dairy-farming|word|dairy farming,dairy,dairy cow,dairy production,dairy farm,kept dairy cow,keeping cow,kept cow,ufugaji wa ng ombe,ng ombe wa maziwa,kufuga ng ombe,kufuga ng ombe wa maziwa,kutunza ng ombe,kulisha ng ombe,milked cow||dairy|
milking|word|milking,machine milking,milking cow,milked,ukamuaji,kukamua,kukamua ng ombe,kukama ng ombe,kukamua maziwa,milk cow||milking,milker,milked,ukamuaji,kukamua|occupation:milker
milk-quality-testing|word|milk quality testing,milk testing,lactometer,milk grading||milk quality testing,lactometer|occupation:milk-clerk
milk-cooling|word|milk cooling,milk collection,milk cooling plant,milk bulking||milk cooling|
dairy-processing|word|dairy processing,yoghurt making,cheese making,milk processing,dairy technology,mala||dairy processing,mala|
beef-production|word|beef production,beef farming,feedlot,fattening cattle||beef production,feedlot|
pastoralism|word|pastoralism,pastoralist,herding,kuchunga,cattle herding,uchungaji,kuchunga mifugo,kuchunga ng ombe,kuchunga mbuzi||pastoralism,pastoralist,herding,herder,herdsman,kuchunga|occupation:herder
rangeland-management|word|rangeland management,pasture management,range management||rangeland management|
fodder-production|word|fodder production,napier grass,hay making,silage making,fodder,boma rhode||fodder|
feed-formulation|word|feed formulation,animal feed,feed mixing,feed milling,animal nutrition||feed formulation|
goat-keeping|word|goat keeping,goat farming,dairy goat,goat rearing,ufugaji wa mbuzi,mbuzi,kufuga mbuzi||goat keeping,mbuzi|
sheep-keeping|word|sheep keeping,sheep farming,kondoo,wool production||sheep keeping,kondoo|
camel-keeping|word|camel keeping,camel,camel milk,ngamia||camel,ngamia|
pig-farming|word|pig farming,piggery,pig rearing,pig keeping,ufugaji wa nguruwe,nguruwe,kufuga nguruwe||pig farming,piggery,nguruwe|
rabbit-keeping|word|rabbit keeping,rabbit farming,ufugaji wa sungura,sungura,kufuga sungura||rabbit keeping,sungura|
poultry-farming|word|poultry farming,poultry,chicken rearing,layer and broiler,kienyeji chicken,poultry keeping,kuku kienyeji,kept chicken,keeping chicken,rearing chicken,reared chicken,ufugaji wa kuku,kuku,kufuga kuku,kutunza kuku,kulisha kuku||poultry,kuku|occupation:poultry-attendant
egg-production|word|egg production,layer management,egg collection,layer,collecting egg,egg record||egg production|
broiler-production|word|broiler production,broiler||broiler production,broilers|
hatchery-management|word|hatchery management,hatchery,egg incubation,incubator||hatchery,incubator|
duck-and-turkey-keeping|word|duck and turkey keeping,duck farming,turkey farming||duck turkey keeping|
beekeeping|word|beekeeping,bee keeping,apiculture,honey harvesting,ufugaji wa nyuki,nyuki,kufuga nyuki,kuvuna asali||beekeeping,apiculture,beekeeper,nyuki|occupation:beekeeper
honey-processing|word|honey processing,honey packing,honey||honey|
fish-farming|word|fish farming,aquaculture,fish pond,cage fishing,tilapia farming,ufugaji wa samaki,samaki,kufuga samaki||fish farming,aquaculture,samaki|
fishing|word|fishing,deep sea fishing,uvuvi,kuvua samaki||fishing,fisherman,uvuvi,mvuvi|occupation:fisherman
fish-processing|word|fish processing,fish smoking,omena,fish drying||fish processing,omena|
seaweed-farming|word|seaweed farming,seaweed,mwani||seaweed,mwani|
insect-farming|word|insect farming,black soldier fly,bsf,sericulture,silkworm||insect farming,bsf,sericulture,silkworm|
slaughterhouse-work|word|slaughterhouse work,slaughterhouse,abattoir,meat inspection,uchinjaji,kuchinja||slaughterhouse,abattoir,uchinjaji,kuchinja|occupation:slaughterhouse-worker
hides-and-skins|word|hide and skin,tannery,tanning,leather tanning||hides skins,tannery,tanning|
farm-management|word|farm management,farm supervision,managing a farm,usimamizi wa shamba,kusimamia shamba||farm management,shamba|occupation:farm-supervisor,occupation:farm-manager
farm-labour|word|farm labour,shamba work,farmhand,kufanya kazi ya shamba,kufanya kazi shambani,kazi za shamba,farm work,casual farm work||farm labour,farmhand|occupation:farm-hand
farm-records|word|farm record,farm record keeping,farm account,kept farm record||farm records|
tractor-operation|word|tractor operation,tractor driving,uendeshaji wa trekta,trekta,kuendesha trekta||tractor operation,trekta|occupation:tractor-operator
farm-machinery|word|farm machinery,combine harvester,farm mechanisation,agricultural machinery,mechanised farming||farm machinery|
agricultural-engineering|word|agricultural engineering,agricultural mechanisation||agricultural engineering|
farmer-training|word|farmer training,farmer field school,training farmer,farmer education,farmer group,trained farmer||farmer training|occupation:field-officer
agricultural-extension|word|agricultural extension,extension service,field extension||agricultural extension|occupation:extension-officer
outgrower-management|word|outgrower management,out grower,outgrower,contract farming,outgrower scheme||outgrower management,outgrowers|
value-chain-development|word|value chain development,agricultural value chain,value addition,agri value chain||value chain development|
agribusiness|word|agribusiness,agri business,agribusiness management,kilimo biashara||agribusiness|
produce-marketing|word|produce marketing,market linkage,selling produce,produce buying,commodity trading||produce marketing|
produce-grading|word|produce grading,grading and sorting,sorting and grading,produce quality||produce grading|
packhouse-operations|word|packhouse operation,pack house,packhouse,fruit packing||packhouse|occupation:packhouse-worker
export-produce-inspection|word|export produce inspection,phytosanitary,kephis,kephis inspection||export produce inspection,phytosanitary,kephis|
globalg-a-p|word|globalg a p,global gap,globalgap,good agricultural practice,gap certification,kenya gap||globalg p,globalgap|
rainforest-alliance-certification|word|rainforest alliance certification,rainforest alliance,fairtrade certification,fairtrade||rainforest alliance certification,fairtrade|
food-technology|word|food technology,food science,food science and technology||food technology|occupation:food-technologist
cooperative-management|word|cooperative management,farmer cooperative,cooperative society,ushirika||cooperative management,ushirika|occupation:cooperative-officer
crop-insurance|word|crop insurance,agricultural insurance,livestock insurance||crop insurance|
wildlife-management|word|wildlife management,wildlife conservation||wildlife management|occupation:game-ranger
environmental-conservation|word|environmental conservation,conservation,environmental management,nature conservation,utunzaji wa mazingira,mazingira,kuhifadhi mazingira||conservation,mazingira|occupation:environmental-officer
environmental-impact-assessment|word|environmental impact assessment,eia,nema,nema expert,environmental audit||environmental impact assessment,eia,nema|
water-resource-management|word|water resource management,catchment management,wrua,integrated water resource management||water resource management,wrua|
carbon-projects|word|carbon project,carbon credit,carbon offset,carbon accounting||carbon projects|
drone-crop-monitoring|word|drone crop monitoring,agricultural drone,crop monitoring||drone crop monitoring|
deworming-and-dipping|word|deworming and dipping,deworming,cattle dip,dehorning,drenching||deworming,dehorning,drenching|
embryo-transfer|word|embryo transfer,embryo transfer technology||embryo transfer|
food-safety-management-systems|word|food safety management system,iso 22000,fssc 22000,brc certification||food safety management systems|
chaff-cutting|word|chaff cutting,chaff cutter,chaff cutter operation||chaff cutting|
export-vegetables|word|export vegetable,export vegetable growing,export horticulture||export vegetables|
harvest-forecasting|word|harvest forecasting,yield forecasting,forecasting yield,harvest estimate||harvest forecasting|
driving|word|driving licence,driver licence,driving license,light vehicle driving,valid driving licence,uendeshaji gari,kuendesha magari,kazi ya udereva,drove a car,drove car,drove vehicle,drove company vehicle,driving vehicle,drive a car,driving of vehicle||driving,driver,udereva,dereva|occupation:driver,occupation:delivery-driver
defensive-driving|word|defensive driving,defensive driver,defensive driving certificate||defensive driving|
truck-driving|word|truck driving,heavy commercial vehicle,heavy truck,long distance driving,bce licence,drove truck,drove lorry,ten wheeler,10 wheeler,udereva wa lori,kuendesha lori,kuendesha trela,kuendesha malori,kuendesha canter,drove trailer,driving truck,driving lorry,truck and trailer driving||truck driving|occupation:lorry-driver
public-service-vehicle-driving|word|public service vehicle driving,psv licence,psv badge,psv driving,udereva wa matatu,kuendesha matatu,kuendesha basi||public service vehicle driving|occupation:bus-driver,occupation:matatu-driver
matatu-conducting|word|matatu conducting,matatu,ukondakta,kufanya kazi ya makanga,kazi ya makanga||matatu,tout,conductor,ukondakta,makanga,kondakta|occupation:matatu-conductor
taxi-driving|word|taxi driving,ride hailing,udereva wa teksi,kuendesha teksi,kuendesha taxi,kuendesha uber||taxi driving|occupation:taxi-driver
boda-boda-riding|word|boda boda riding,bodaboda,nduthi,motorcycle taxi,uendeshaji wa boda boda,kuendesha boda boda,kuendesha bodaboda,kuendesha boda,kuendesha nduthi,kazi ya boda boda||boda riding,bodaboda,nduthi|occupation:boda-boda-rider
motorcycle-riding|word|motorcycle riding,motorcycle licence,motor cycle riding,uendeshaji wa pikipiki,pikipiki,kuendesha pikipiki||motorcycle riding,rider,pikipiki|occupation:motorbike-rider
tuk-tuk-driving|word|tuk tuk driving,tuk tuk,tuktuk,uendeshaji wa tuktuk,kuendesha tuktuk||tuk driving,tuktuk|occupation:tuk-tuk-driver
delivery|word|delivery,delivery service,parcel delivery,food delivery,last mile delivery,usambazaji,kusambaza bidhaa,kupeleka bidhaa,kupeleka mizigo,kufanya delivery,usambazaji wa bidhaa,delivered good,delivering good,delivered food,delivering food,delivered order||delivery,usambazaji|
courier-services|word|courier service,parcel handling,delivered parcel,delivering parcel,delivered letter,delivering package,delivered package||courier,messenger|occupation:courier
handcart-transport|word|handcart transport,hand cart,mkokoteni,kuvuta mkokoteni,kusukuma mkokoteni||handcart transport,mkokoteni|occupation:handcart-puller
forklift-operation|word|forklift operation,forklift,fork lift,uendeshaji wa forklift,kuendesha forklift||forklift|occupation:forklift-operator
crane-operation|word|crane operation,mobile crane,tower crane||crane operation|occupation:crane-operator
excavator-operation|word|excavator operation,excavator,backhoe,uendeshaji wa tingatinga,tingatinga,kuendesha tingatinga||excavator,backhoe,tingatinga|
grader-operation|word|grader operation,motor grader||grader operation|
wheel-loader-operation|word|wheel loader operation,wheel loader||wheel loader operation|
heavy-machinery-operation|word|heavy machinery operation,heavy machine operator||heavy machinery operation|occupation:plant-operator
vehicle-inspection|word|vehicle inspection,pre trip inspection,vehicle check,ntsa inspection,motor vehicle inspection,ukaguzi wa gari,kukagua gari||vehicle inspection|
vehicle-maintenance|word|vehicle maintenance,vehicle servicing,minor vehicle repair,car maintenance,motor vehicle maintenance,kutunza gari||vehicle maintenance|
tachograph-and-logbook-keeping|word|tachograph and logbook keeping,log book,logbook,work ticket||logbook|
road-safety|word|road safety,road safety awareness,traffic rule,highway code,road safety training||road safety|
fuel-management|word|fuel management,fuel monitoring,fuel control||fuel management|occupation:petrol-station-manager
fuel-pump-attending|word|fuel pump attending,petrol station,uuzaji wa mafuta,kuuza mafuta ya gari,kuuza petroli||fuel pump attending|occupation:fuel-pump-attendant
fleet-management|word|fleet management,fleet,fleet operation||fleet|
vehicle-tracking|word|vehicle tracking,gps tracking,car tracking,fleet tracking,telematic||vehicle tracking,telematics|
transport-management|word|transport management,transport planning,transport coordination||transport management|occupation:transport-officer,occupation:transport-manager
route-planning|word|route planning,route optimisation,delivery routing,trip planning||route planning|
dispatching|word|dispatching,dispatch,load planning||dispatching,dispatcher,dispatch|
load-handling|word|load handling,loading and offloading,offloading,upakiaji,kubeba mizigo,kupakia mizigo,kupakua mizigo,kupakia na kupakua||load handling,loader,turnboy,offloading,upakiaji,hamali|occupation:loader,occupation:turnboy
logistics|word|logistic,logistic management,uchukuzi,usafirishaji,kusafirisha mizigo,kusafirisha bidhaa||logistics,uchukuzi,usafirishaji|occupation:logistics-coordinator
supply-chain-management|word|supply chain management,supply chain,scm,supply chain operation,ugavi||supply chain management,scm,ugavi|occupation:logistics-manager,occupation:supply-chain-officer
procurement|word|procurement,purchasing,procurement management,ununuzi,manunuzi,kununua bidhaa,kununua vifaa,bought supply,purchased good,purchasing good,sourced supplier,sourcing supplier,procured||procurement,purchasing,ununuzi,manunuzi,procured|occupation:procurement-officer,occupation:procurement-manager
public-procurement|word|public procurement,ppada,public procurement and asset disposal act,egp system,ifmis procurement,agpo||public procurement,ppada,agpo|
strategic-sourcing|word|strategic sourcing,sourcing,vendor sourcing,supplier sourcing||sourcing|
tendering|word|tendering,tender preparation,bidding,tender document,rfq,request for quotation,tender evaluation,tender||tendering,bidding,rfq,tenders|
supplier-management|word|supplier management,vendor management,supplier relationship management,supplier relation,supplier evaluation||supplier management|
contract-negotiation|word|contract negotiation,negotiating contract,supplier negotiation||contract negotiation|
purchase-orders|word|purchase order,lpo,local purchase order,purchase requisition||purchase orders,lpo|
inventory-management|word|inventory management,inventory,inventory control,stock control,stock management,usimamizi wa bidhaa,kusimamia bidhaa,stock,managed stock,managing stock,stock record,kept stock record||inventory|
stock-taking|word|stock taking,stocktaking,stock take,stock count,cycle counting,physical stock count,stock counting,counted stock,counting stock,hesabu ya bidhaa,kuhesabu bidhaa,kuhesabu stock,kuchukua stock,took stock,stock check,stock control count,stocktake||stock taking,stocktaking,stocktake|
stock-reconciliation|word|stock reconciliation,inventory reconciliation,stock variance||stock reconciliation|
warehouse-management|word|warehouse management,warehouse,warehousing,warehouse operation,usimamizi wa ghala,ghala,kusimamia ghala,kufanya kazi ghalani||warehouse,warehousing,ghala|occupation:warehouse-manager
store-keeping|word|store keeping,storekeeping,utunzaji wa stoo,kutunza stoo,kusimamia stoo||store keeping,storekeeper,storekeeping|occupation:storekeeper
receiving-goods|word|receiving good,good receiving,good received note,grn,upokeaji wa bidhaa,kupokea bidhaa,kupokea mizigo||receiving goods,grn|
order-picking|word|order picking,picking and packing,pick and pack||order picking|occupation:warehouse-assistant
order-fulfilment|word|order fulfilment,order fulfillment,order processing||order fulfilment|
bin-card-management|word|bin card management,bin card,stock card||bin card management|
fifo-stock-rotation|word|fifo stock rotation,fifo,fefo,stock rotation||fifo,fefo|
barcode-scanning|word|barcode scanning,barcode scanner,bar coding,barcoding,rfid||barcode scanning,barcoding,rfid|
warehouse-management-systems|word|warehouse management system,wms||warehouse management systems,wms|
demand-forecasting|word|demand forecasting,demand planning,sale forecasting,forecasting demand||demand forecasting|
distribution-management|word|distribution management,distribution,distribution planning,distributor management||distribution|
cold-chain-logistics|word|cold chain logistic,refrigerated transport,reefer,cold chain||cold chain logistics,reefer|
customs-clearance|word|custom clearance,clearing and forwarding,custom clearing,custom declaration,custom entry||customs clearance|occupation:clearing-and-forwarding-officer
freight-forwarding|word|freight forwarding,freight||freight|
import-and-export|word|import and export,import export,importation,exporting,import documentation,export documentation,importing||import export,importation,exporting,importing|
kentrade-tradenet|word|kentrade tradenet,kentrade,tradenet,single window system||kentrade,tradenet|
icms-customs-system|word|icm custom system,icm,simba system,custom management system||icms|
tariff-classification|word|tariff classification,hs code,tariff code,custom valuation||tariff classification|
incoterms|word|incoterm||incoterms,incoterm|
bill-of-lading|word|bill of lading,airway bill,shipping document||bill lading|
letters-of-credit|word|letter of credit||letters credit|
shipping|word|shipping,shipping line,ocean freight,sea freight||shipping|occupation:shipping-clerk
air-freight|word|air freight,air cargo,cargo handling,airfreight||air freight,airfreight|
port-operations|word|port operation,kilindini,terminal operation,container terminal||port operations,kilindini|
container-handling|word|container handling,container stuffing,container loading,icd operation,inland container depot||container handling|
ship-handling|word|ship handling,ship crew,seafaring||ship handling,seafarer,seaman,baharia,deckhand,seafaring|occupation:seafarer
maritime-safety|word|maritime safety,stcw,stcw certificate||maritime safety,stcw|
rail-operations|word|rail operation,sgr,standard gauge railway,sgr cargo,railway operation,train driving,madaraka express||rail operations,sgr|occupation:train-driver
airport-ground-handling|word|airport ground handling,ground handling,baggage handling,ramp handling||airport ground handling|
aviation-security|word|aviation security,avsec,airport security||aviation security,avsec|
flight-operations|word|flight operation,flight dispatch,aviation||flight operations,aviation|occupation:pilot,occupation:flight-dispatcher
drone-operation|word|drone operation,drone flying,rpa licence||drone operation|
moving-services|word|moving service,house moving,relocation service||moving services|
bus-booking|word|bus booking,bus ticketing,parcel booking||bus booking|occupation:stage-clerk
bus-stage-management|word|bus stage management,sacco stage||bus stage management|
matatu-sacco-management|word|matatu sacco management,matatu sacco,transport sacco||matatu sacco management|
dangerous-goods-handling|word|dangerous good handling,dangerous good,hazardous material,hazmat,dangerous good regulation||dangerous goods handling,hazmat|
asset-tracking|word|asset tracking,asset tagging,asset register,fixed asset register||asset tracking|
asset-disposal|word|asset disposal,disposal of asset,boarding of asset||asset disposal|
humanitarian-logistics|word|humanitarian logistic,relief distribution,emergency logistic,food aid distribution||humanitarian logistics|
medical-supply-chain|word|medical supply chain,health commodity,kemsa,pharmaceutical supply chain||medical supply chain,kemsa|
reverse-logistics|word|reverse logistic,return handling,return management||reverse logistics|
quality-inspection|word|quality inspection,good inspection,inspection of good,incoming inspection||quality inspection|
weighbridge-operation|word|weighbridge operation,weighbridge,axle load||weighbridge|occupation:weighbridge-clerk
e-commerce-fulfilment|word|e commerce fulfilment,online order delivery,jumia delivery,e commerce logistic||e commerce fulfilment|
cargo-tracking|word|cargo tracking,shipment tracking,cargo monitoring,rect||cargo tracking,rects|
cargo-insurance|word|cargo insurance,marine insurance,good in transit insurance||cargo insurance|
sap-mm|word|sap mm,sap material management,sap mm module||sap mm|
5s-method|word|5s method,5s,five s,5s methodology||5s|
traffic-marshalling|word|traffic marshalling,parking management||traffic marshalling|occupation:parking-attendant
cross-border-trade|word|cross border trade,cross border transport,one stop border post,border clearance||cross border trade|
east-african-customs-law|word|east african custom law,eaccma,eac custom management act||east african customs law,eaccma|
cross-border-driving|word|cross border driving,transit route,transit driving||cross border driving|
car-hire|word|car hire,car rental,vehicle hire||car hire|
school-transport|word|school transport,taking children to school,school bus,school van||school transport|
delivery-apps|word|delivery app,glovo,bolt food,uber eat,little app||delivery apps,glovo|
sales|word|selling,kuuza,kuuza bidhaa,kazi ya mauzo,sold product,selling product,sold good,selling good,sold phone,sold clothe,sold shoe||sales,selling,salesperson,salesman,saleslady,mauzo|occupation:sales-representative
direct-sales|word|direct sale,door to door sale,direct selling||direct sales|
field-sales|word|field sale,outdoor sale||field sales|
retail-sales|word|retail sale,shop keeping,shopkeeping,biashara ya duka,kuuza duka,kuuza dukani,kuendesha duka||shopkeeper,retail,shopkeeping,duka|occupation:shop-attendant
wholesale|word|wholesale,wholesaler,wholesale trade,jumla,biashara ya jumla,kuuza kwa jumla||wholesale,wholesaler,jumla|
hawking|word|hawking,street vending,uchuuzi,kuchuuza||hawking,hawker,uchuuzi,mchuuzi,kuchuuza|occupation:hawker
market-trading|word|market trading,small scale trade,biashara ndogo,biashara ya sokoni,kuuza mboga,kuuza matunda,kuuza sokoni||market trading|occupation:grocer
mitumba-trading|word|mitumba trading,second hand clothe,second hand clothe business,mitumba,mtumba,kuuza mitumba,kuuza nguo||mitumba,mtumba|
van-sales|word|van sale,route sale,route to market||van sales|occupation:van-salesperson
business-to-business-sales|word|business to business sale,b2b,b2b sale,business to business,corporate sale||business to sales,b2b|
business-to-consumer-sales|word|business to consumer sale,b2c,b2c sale||business to consumer sales,b2c|
key-account-management|word|key account management,key account,strategic account||key account management|occupation:key-account-manager
account-management|word|account management,client account management||account management|
lead-generation|word|lead generation,lead gen,prospecting,sale prospecting||lead generation,prospecting|
cold-calling|word|cold calling,cold call||cold calling|
telesales|word|telesale,tele sale,phone sale,telephone sale||telesales|occupation:telesales-agent
closing-deals|word|closing deal,deal closing,closing sale,sale closing||closing deals|
consultative-selling|word|consultative selling,solution selling,need based selling||consultative selling|
cross-selling|word|cross selling,cross sell,cross sold,cross selling product||cross selling|
sales-presentations|word|sale presentation,product demonstration,sale pitch,pitching,product demo||sales presentations,pitching|
sales-management|word|sale management,sale team management,sale leadership||sales management|occupation:sales-manager
sales-planning|word|sale planning,sale strategy,sale target,sale target setting||sales planning|
sales-reporting|word|sale reporting,sale report,sale analysis,sale analytic||sales reporting|
territory-planning|word|territory planning,territory management,sale territory,territory sale||territory planning|
channel-sales|word|channel sale,channel management,dealer management,channel development||channel sales|
distributor-development|word|distributor development,distributor recruitment||distributor development|
trade-marketing|word|trade marketing,trade promotion,trade activation||trade marketing|
merchandising|word|merchandising,visual merchandising,shelf display,shelf arrangement,planogram||merchandising,merchandiser,planogram|occupation:shelf-packer,occupation:merchandiser
brand-activation|word|brand activation,brand promotion,sale promotion||brand activation,promoter|occupation:brand-ambassador
in-store-promotion|word|in store promotion,product sampling,in store activation||store promotion|
point-of-sale-systems|word|point of sale system,point of sale,pos,pos system,pos machine,epo,till operation||point sale systems,pos,epos|
cash-handling|word|cash handling,cash handling skill,handling cash,cash counting,handled cash,utunzaji wa pesa,kuhesabu pesa,kupokea pesa,kupokea malipo,ukeshia,handling money,counting cash,cash deposit,received payment,receiving payment,till,balanced the till,balancing the till,balancing of till,balanced till,banked cash,banking of cash,cash banking||cash handling,cashier,keshia,ukeshia|occupation:cashier
cash-reconciliation|word|cash reconciliation,till balancing,cashing up,cash balancing||cash reconciliation|
m-pesa-agency|word|m pesa agency,mpesa shop,m pesa,mpesa,mpesa agency,mobile money,uwakala wa mpesa,kufanya mpesa,kuhudumu mpesa,duka la mpesa,float management,float,deposit and withdrawal,airtel money,bank and mobile money agent||m pesa agency,mpesa|occupation:m-pesa-agent
bank-agency|word|bank agency,agency banking,uwakala wa benki||bank agency|occupation:bank-agent
airtime-selling|word|airtime selling,airtime sale,sim card registration,simcard registration,sim card sale||airtime selling|
lipa-na-m-pesa|word|lipa na m pesa,paybill,till number,buy good till,lipa na mpesa||lipa m pesa,paybill|
customer-service|word|customer support,client service,customer relation,client servicing,served customer,serving customer,attended to customer,attending to customer,huduma ya wateja,kuhudumia wateja,kusaidia wateja,kukaribisha wateja,serve customer,helped customer,attend to customer,dealing with customer,looked after customer||customer service|occupation:customer-service-representative,occupation:customer-service-supervisor
customer-experience|word|customer experience,cx,customer satisfaction,client experience||customer experience,cx|
customer-relationship-management|word|customer relationship management,crm,client relationship management,relationship management,client relation||customer relationship management,crm|
customer-retention|word|customer retention,client retention,customer loyalty,loyalty programme||customer retention|
customer-onboarding|word|customer onboarding,client onboarding,account opening,opening account,opened account,opened new account,opening new account,opening of account||customer onboarding|
call-centre-operations|word|call centre operation,contact centre||call centre operations|occupation:call-centre-agent
inbound-calls|word|inbound call,inbound customer service,answering call,answered call,received call,receiving call,answered phone,answering phone,answering the phone,telephone call||inbound calls|
outbound-calls|word|outbound call,outbound calling||outbound calls|
live-chat-support|word|live chat support,chat support,chat agent||live chat support|
customer-help-desk|word|customer help desk,customer helpdesk,ticket handling||customer help desk|
after-sales-service|word|after sale service,after sale,after sale support,warranty handling||after sales service|
salesforce|word|salesforce,salesforce crm,sfdc||salesforce,sfdc|
hubspot|word|hubspot,hubspot crm||hubspot|
zoho-crm|word|zoho crm,zoho||zoho|
freshdesk|word|freshdesk,freshwork||freshdesk,freshworks|
marketing|word|utafutaji masoko,uuzaji na masoko,kutafuta wateja,kutafuta masoko,kutangaza bidhaa||marketing,marketer,masoko|occupation:marketing-officer
digital-marketing|word|digital marketing,online marketing,internet marketing,uuzaji mtandaoni||digital marketing|occupation:digital-marketing-officer
social-media|word|social media,social media management,social media marketing,mitandao ya kijamii,smm||social media,smm|occupation:social-media-manager
facebook-marketing|word|facebook marketing,facebook ads,meta ads,facebook advertising,meta business suite,facebook,facebook page||facebook marketing|
instagram-marketing|word|instagram marketing,instagram ads,instagram management,instagram||instagram|
tiktok-marketing|word|tiktok marketing,tiktok,tiktok content,tiktok ads||tiktok|
youtube-marketing|word|youtube marketing,youtube channel management,youtube ads||youtube marketing|
linkedin-marketing|word|linkedin marketing,linkedin ads||linkedin marketing|
whatsapp-business|word|whatsapp business,whatsapp marketing,whatsapp selling,whatsapp business api||whatsapp business|
influencer-marketing|word|influencer marketing,influencer management||influencer|
search-engine-optimization|word|search engine optimization,seo,on page seo||search engine optimization,seo|
search-engine-marketing|word|search engine marketing,sem,google ads,adword,google adword,ppc,pay per click||search engine marketing,adwords,ppc|
google-analytics|word|google analytic,ga4,web analytic,google analytic 4||google analytics,ga4|
google-tag-manager|word|google tag manager,gtm,tag manager||google tag manager,gtm|
email-marketing|word|email marketing,e mail marketing,mailchimp,email campaign,newsletter marketing||email marketing,mailchimp|
sms-marketing|word|sms marketing,bulk sms,bulk sms marketing||sms marketing|
content-marketing|word|content marketing,content strategy,content marketer||content marketing|
content-planning|word|content planning,content calendar,editorial calendar||content planning|
affiliate-marketing|word|affiliate marketing,affiliate sale||affiliate marketing|
network-marketing|word|network marketing,multi level marketing||network marketing|
campaign-planning|word|campaign planning,campaign management,marketing campaign,campaign coordination,campaign||campaign planning,campaigns|
marketing-strategy|word|marketing strategy,marketing plan,marketing planning,strategic marketing||marketing strategy|occupation:marketing-manager
marketing-analytics|word|marketing analytic,marketing metric,campaign analytic,marketing report||marketing analytics|
market-research|word|market research,market survey,market analysis,consumer research,utafiti wa soko,market intelligence||market research|occupation:market-researcher
competitor-analysis|word|competitor analysis,competitive analysis,competitor research||competitor analysis|
consumer-insights|word|consumer insight,consumer behaviour,customer insight||consumer insights|
product-marketing|word|product marketing,product positioning,product promotion||product marketing|
go-to-market-strategy|word|go to market strategy,go to market,gtm strategy,go to market plan||go to market strategy|
product-launch|word|product launch,launching product||product launch|
pricing|word|pricing,pricing strategy,price setting||pricing|
brand-management|word|brand management,branding,brand building,brand strategy||brand management,branding|
advertising|word|advertising,advertiser,advert placement,matangazo,advertising sale||advertising,advertiser,matangazo|
media-buying|word|media buying,media planning||media buying|occupation:media-planner
outdoor-advertising|word|outdoor advertising,billboard advertising,out of home advertising||outdoor advertising|
radio-advertising|word|radio advertising,radio advert,radio spot||radio advertising|
public-relations|word|public relation,media relation,uhusiano mwema,press relation||public relations|
corporate-communications|word|corporate communication,corporate affair||corporate communications|occupation:communications-officer,occupation:communications-manager
crisis-communication|word|crisis communication,crisis management communication||crisis communication|
event-marketing|word|event marketing,exhibition marketing,trade fair,trade show||event marketing|
sponsorship-management|word|sponsorship management,sponsorship,sponsorship sale||sponsorship|
e-commerce|word|e commerce,ecommerce,online selling,online shop,online store,biashara mtandaoni,online business||e commerce,ecommerce|occupation:e-commerce-officer
jumia-vendor-management|word|jumia vendor management,jumia,jumia seller,kilimall||jumia,kilimall|
shopify|word|shopify,shopify store||shopify|
woocommerce|word|woocommerce,woo commerce||woocommerce|
dropshipping|word|dropshipping,drop shipping||dropshipping|
real-estate-sales|word|real estate sale,real estate,property sale,selling land,plot sale||real estate sales|occupation:real-estate-agent
property-letting|word|property letting,house letting,rental agent||property letting|
insurance-sales|word|insurance sale,selling insurance,insurance selling||insurance sales|occupation:insurance-agent
bancassurance|word|bancassurance,banc assurance||bancassurance|
loan-sales|word|loan sale,selling loan,asset finance sale,loan marketing||loan sales|
pharmaceutical-sales|word|pharmaceutical sale,pharma sale,medical sale||pharmaceutical sales|occupation:medical-representative
motor-vehicle-sales|word|motor vehicle sale,car sale,vehicle sale,car dealer,motorcycle sale||motor vehicle sales|
agro-input-sales|word|agro input sale,farm input sale,selling seed and fertilizer,agro input||agro input sales|occupation:agro-sales-representative
solar-product-sales|word|solar product sale,solar sale,pay as you go solar,paygo||solar product sales,paygo|
telecom-sales|word|telecom sale,telecommunication sale,internet sale,fibre sale||telecom sales|
fmcg-sales|word|fmcg sale,fmcg,fast moving consumer good||fmcg|
hardware-shop-sales|word|hardware shop sale,hardware shop,hardware store||hardware shop sales|
boutique-management|word|boutique management,boutique,clothe selling,fashion retail||boutique|
cosmetics-sales|word|cosmetic sale,beauty product sale,beauty shop||cosmetics sales|
electronics-sales|word|electronic sale,phone shop,selling electronic,mobile phone sale||electronics sales|
bookshop-sales|word|bookshop sale,bookshop,stationery shop||bookshop|
supermarket-operations|word|supermarket operation,supermarket supervision||supermarket|
store-management|word|store management,shop management,retail management,branch retail management||store management|occupation:store-manager
retail-display|word|retail display,window display,shop display,arranged shelve,arranging shelve,stocking shelve,stocked shelve,price tagging||retail display|
loss-prevention|word|loss prevention,shrinkage control,shoplifting prevention||loss prevention|
order-taking|word|order taking,taking order,customer order||order taking|
quotation-preparation|word|quotation preparation,price quotation,quotation,preparing quotation||quotation preparation,quotations|
payment-follow-up|word|payment follow up,following up payment||payment follow up|
entrepreneurship|word|entrepreneurship,business ownership,self employment,biashara,ujasiriamali,kuendesha biashara,kufanya biashara,kuanzisha biashara,biashara yangu||entrepreneurship,entrepreneur,biashara,ujasiriamali,mjasiriamali,mfanyabiashara|occupation:entrepreneur
business-planning|word|business planning,business plan,business plan writing||business planning|occupation:business-advisor
franchise-management|word|franchise management,franchise,franchising||franchise,franchising|
fundraising|word|fundraising,fund raising,donor fundraising,harambee organising,raised fund,raising fund||fundraising|occupation:fundraiser
customer-feedback-analysis|word|customer feedback analysis,net promoter score,nps,customer survey||customer feedback analysis,nps|
product-listings|word|product listing,updating product listing,online catalogue||product listings|
newsletter-writing|word|newsletter writing,newsletter||newsletter writing,newsletters|
loyalty-and-referrals|word|loyalty and referral,referral marketing,referral programme||loyalty referrals|
school-uniform-and-bookshop-sales|word|school uniform and bookshop sale,school uniform sale||school uniform bookshop sales|
accounting|word|accountancy,kufanya uhasibu,kazi ya uhasibu||accounting,accountant,accountancy,uhasibu,mhasibu|occupation:accountant,occupation:accounts-assistant
bookkeeping|word|bookkeeping,book keeping,book of account,kept book,keeping book,kept the book,utunzaji wa vitabu vya hesabu,kuweka vitabu,kuweka hesabu,kuandika hesabu,kutunza hesabu,kuweka vitabu vya hesabu,kept account,keeping account,kept the account||bookkeeping,bookkeeper|occupation:bookkeeper
financial-accounting|word|financial accounting,financial bookkeeping||financial accounting|
management-accounting|word|management accounting,management account||management accounting|
cost-accounting|word|cost accounting,costing||cost accounting,costing|
project-accounting|word|project accounting,grant accounting||project accounting|
financial-reporting|word|financial reporting,financial report,reporting to donor on finance||financial reporting|
financial-statements|word|financial statement,preparing account,final account,trial balance,balance sheet||financial statements|
ifrs|word|ifr,international financial reporting standard,ifr reporting||ifrs|
ipsas|word|ipsa,public sector accounting standard||ipsas|
gaap|word|gaap,generally accepted accounting principle||gaap|
general-ledger|word|general ledger,ledger,ledger management,gl accounting,posting ledger||ledger|
accounts-payable|word|account payable,creditor account,payable,supplier payment||accounts payable,payables|
accounts-receivable|word|account receivable,debtor account,receivable,debtor management||accounts receivable,receivables|
bank-reconciliation|word|bank reconciliation,reconciled bank account,bank statement reconciliation,reconciling bank statement,reconciliation of bank account,reconciled bank,reconciling bank,reconciled account,reconciled the bank||bank reconciliation|
account-reconciliation|word|account reconciliation,reconciled,reconciliation,ledger reconciliation||reconciled,reconciliation|
petty-cash|word|petty cash,petty cash management,kept petty cash,handled petty cash,petty cash book||petty cash|
invoicing|word|invoicing,invoice,invoice processing,billing,raising invoice,posted invoice,issuing invoice,issued invoice,raised invoice,prepared invoice,preparing invoice,posting invoice||invoicing,invoice,billing|
etims-invoicing|word|etim invoicing,etim,e tim,electronic tax invoice,tim||etims,tims|
cash-flow-management|word|cash flow management,cash flow,cashflow,cash flow forecasting||cash flow management,cashflow|
month-end-closing|word|month end closing,month end close,month end reporting,year end closing||month end closing|
fixed-assets-accounting|word|fixed asset accounting,fixed asset,depreciation,asset accounting||fixed assets accounting,depreciation|
payroll|word|payroll,payroll processing,payroll management,salary processing,payroll administration,prepared payroll,ran payroll,malipo ya wafanyakazi,orodha ya mishahara,kulipa mishahara,kuandaa mishahara,paid salary,paying salary,preparing payroll,salary and wage||payroll|occupation:payroll-officer
statutory-deductions|word|statutory deduction,nssf,paye,statutory return,shif,housing levy,nssf return,paye return||statutory deductions,nssf,paye,shif|
tax-compliance|word|tax compliance,tax,taxation,tax filing compliance,tax law compliance,kodi,ushuru,kulipa kodi||tax,taxation,kodi,ushuru|occupation:tax-officer
tax-returns|word|tax return,filing return,tax filing,filing tax return,kra return,income tax return||tax returns|
itax|word|itax,i tax,itax portal,kra itax||itax|
kra-procedures|word|kra procedure,kra,kenya revenue authority,kra pin,kra compliance||kra|
vat|word|vat,value added tax,vat return||vat|
withholding-tax|word|withholding tax,wht||withholding tax,wht|
corporate-tax|word|corporate tax,corporation tax,corporate income tax||corporate tax|
tax-planning|word|tax planning,tax advisory,tax consultancy||tax planning|
customs-and-excise-duty|word|custom and excise duty,excise duty,custom duty||customs excise duty|
budgeting|word|budgeting,budgeted,budget,budget preparation,budget planning,bajeti,kutengeneza bajeti,kuandaa bajeti,prepared budget,preparing budget,made budget||budgeting,budgeted,budget,bajeti|
budget-control|word|budget control,budgetary control,budget monitoring,budget tracking||budget control|
cost-control|word|cost control,cost reduction,expenditure control,cost management||cost control|
variance-analysis|word|variance analysis,budget variance||variance analysis|
financial-planning|word|financial planning,fp a,financial planning and analysis||financial planning|
financial-analysis|word|financial analysis,financial ratio analysis,ratio analysis||financial analysis|occupation:financial-analyst
financial-modelling|word|financial modelling,financial model||financial modelling|
financial-management|word|financial management,finance management,finance management skill,usimamizi wa fedha,kusimamia fedha,kusimamia pesa||financial management|occupation:finance-officer,occupation:finance-manager
valuation|word|valuation,business valuation,company valuation,dcf||valuation,dcf|
property-valuation|word|property valuation,land valuation,asset valuation||property valuation,valuer|occupation:valuer
investment-analysis|word|investment analysis,equity research,investment appraisal||investment analysis|
portfolio-management|word|portfolio management,investment portfolio,loan portfolio,portfolio quality||portfolio management|
wealth-management|word|wealth management,private banking||wealth management|
fund-management|word|fund management,asset management company,unit trust,money market fund||fund management|
stock-trading|word|stock trading,share trading,stock broking,nairobi security exchange,nse trading||stock trading,stockbroker|occupation:stockbroker
forex-trading|word|forex trading,forex,foreign exchange,forex bureau,currency trading||forex|
cryptocurrency-trading|word|cryptocurrency trading,crypto,cryptocurrency,bitcoin||crypto,cryptocurrency,bitcoin|
treasury-management|word|treasury management,treasury,treasury operation,cash management||treasury|
corporate-finance|word|corporate finance,merger and acquisition,m a||corporate finance|
project-finance|word|project finance,project financing||project finance|
trade-finance|word|trade finance,bank guarantee,import finance,trade finance operation||trade finance|
banking|word|banker,banking operation,bank operation,commercial banking,retail banking||banking,banker,benki|occupation:bank-sales-agent
bank-teller-operations|word|bank teller operation,cash teller,teller operation||teller|occupation:bank-teller
branch-operations|word|branch operation,branch management,bank branch||branch operations|occupation:branch-manager
relationship-banking|word|relationship banking,relationship officer banking,corporate banking||relationship banking|occupation:relationship-officer,occupation:relationship-manager
mobile-banking|word|mobile banking,digital banking,mobile banking service||mobile banking|
core-banking-systems|word|core banking system,t24,temeno,finacle,flexcube,core banking||core banking systems,t24,temenos,finacle,flexcube|
microfinance|word|microfinance,micro finance,mfi,microcredit,micro lending||microfinance,mfi,microcredit|
sacco-operations|word|sacco operation,sacco,saving and credit cooperative,sacco management,sasra||sacco,sasra|
chama-management|word|chama management,chama,table banking,merry go round saving,village saving and loan,vsla,table banking group,usimamizi wa chama,kusimamia chama,mweka hazina,mweka hazina wa chama||chama,vsla|
savings-mobilization|word|saving mobilization,deposit mobilisation,uhamasishaji wa akiba||savings mobilization|
credit-analysis|word|credit analysis,credit appraisal,loan appraisal,credit assessment,credit scoring,appraised loan,appraising loan||credit analysis|occupation:credit-analyst
loan-processing|word|loan processing,loan disbursement,lending,utoaji wa mikopo,kutoa mikopo,mikopo||loan processing,lending,mikopo|occupation:loan-officer
loan-portfolio-monitoring|word|loan portfolio monitoring,portfolio at risk,loan monitoring||loan portfolio monitoring|
credit-control|word|credit control,credit management||credit control|occupation:credit-controller
debt-collection|word|debt collection,debt recovery,loan recovery,ukusanyaji wa madeni,kukusanya madeni,kudai madeni,collect debt,collected debt,collecting debt,followed up arrear,following up arrear||debt collection|occupation:debt-collector
collateral-management|word|collateral management,loan security,security perfection,chattel||collateral management,chattels|
mortgage-processing|word|mortgage processing,mortgage officer,mortgage lending,home loan||mortgage processing|
asset-finance|word|asset finance,asset financing,hire purchase,logbook loan||asset finance|
credit-reference-checks|word|credit reference check,crb,crb listing,credit reference bureau||credit reference checks,crb|
insurance|word|insurance,insurer,insurance operation,bima,kuuza bima||insurance,insurer,bima|occupation:insurance-officer
underwriting|word|underwriting,insurance underwriting||underwriting,underwriter|occupation:underwriter
insurance-claims|word|insurance claim,claim processing,claim handling,claim assessment,claim management||insurance claims|occupation:claims-officer
loss-assessment|word|loss assessment,loss adjusting||loss assessment|
medical-insurance-administration|word|medical insurance administration,medical cover administration,medical underwriting||medical insurance administration|
motor-insurance|word|motor insurance,motor underwriting||motor insurance|
micro-insurance|word|micro insurance,microinsurance||micro insurance,microinsurance|
actuarial-science|word|actuarial science,actuarial analysis,actuarial||actuary,actuarial|occupation:actuary
pension-administration|word|pension administration,pension fund,retirement benefit,rba||pension administration,rba|
auditing|word|auditing,audited,ukaguzi,audit,ukaguzi wa hesabu,kukagua hesabu||auditing,audited,auditor,ukaguzi,audit|occupation:auditor,occupation:audit-trainee
internal-audit|word|internal audit,internal auditing||internal audit|
external-audit|word|external audit,statutory audit||external audit|
forensic-audit|word|forensic audit,forensic accounting,fraud investigation,forensic investigation||forensic audit|
systems-audit|word|system audit,is audit,ict audit,information system audit,cisa||systems audit,cisa|
internal-controls|word|internal control,control environment,financial control||internal controls|
risk-management|word|risk management,enterprise risk management,operational risk||risk management|occupation:risk-officer
risk-assessment|word|risk assessment,risk analysis,risk identification,assessing risk||risk assessment|
credit-risk|word|credit risk,credit risk management,credit risk analysis||credit risk|
market-risk|word|market risk,liquidity risk||market risk|
fraud-detection|word|fraud detection,fraud prevention,fraud management||fraud detection|
anti-money-laundering|word|anti money laundering,aml,kyc,know your customer,aml compliance||anti money laundering,aml,kyc|
compliance|word|compliance,regulatory compliance,compliance management||compliance|occupation:compliance-officer
corporate-governance|word|corporate governance,governance,good governance in company||governance|
grant-financial-management|word|grant financial management,donor reporting,grant finance,donor fund accounting||grant financial management|
usaid-financial-rules|word|usaid financial rule,usaid regulation,2 cfr 200||usaid financial rules|
ifmis|word|ifmis,ifmis system||ifmis|
public-financial-management|word|public financial management,pfm,pfm act,public finance,county budgeting||public financial management,pfm|
revenue-collection|word|revenue collection,county revenue||revenue collection|occupation:revenue-officer
fee-collection|word|fee collection,school fee collection,school account,school fee||fee collection,bursar|occupation:bursar
expense-management|word|expense management,expense report,expense claim||expense management|
economics|word|economic,economic analysis,uchumi||economics,economist,uchumi|occupation:economist
econometrics|word|econometric,econometric modelling||econometrics|
statistics-for-finance|word|statistic for finance,quantitative finance||statistics finance|
business-mathematics|word|business mathematic,hesabu za biashara||business mathematics|
accounting-software|word|accounting software,accounting package,accounting system,computerised accounting,accounting computer package||accounting software|
quickbooks|word|quickbook,quick book,quickbook online,quickbook desktop||quickbooks|
sage|word|sage,sage software,sage 50,sage 200,sage 300,sage pastel,pastel accounting,sage evolution,sage accounting||sage|
tally|word|tally,tally software,tally erp,tally prime,tally erp 9||tally|
xero|word|xero,xero accounting||xero|
zoho-books|word|zoho book||zoho books|
wave-accounting|word|wave accounting,wave accounting software||wave accounting|
freshbooks|word|freshbook||freshbooks|
sap-fico|word|sap fico,sap fico module,sap finance,sap fi||sap fico|
oracle-financials|word|oracle financial,oracle finance,oracle ebs financial||oracle financials|
microsoft-dynamics-nav|word|microsoft dynamic nav,dynamic nav,navision,business central,dynamic 365,dynamic 365 finance||microsoft dynamics nav,navision|
odoo|word|odoo,odoo erp,odoo accounting||odoo|
enterprise-resource-planning|word|enterprise resource planning,erp,erp system||enterprise resource planning,erp|occupation:erp-consultant
payroll-software|word|payroll software,aren payroll,aren software||payroll software|
bloomberg-terminal|word|bloomberg terminal,bloomberg||bloomberg|
cpa|word|cpa,cpa k,cpak,certified public accountant,cpa part,cpa section,cpa finalist||cpa,cpak|
acca|word|acca,acca qualified,acca finalist,chartered certified accountant||acca|
cfa|word|cfa,chartered financial analyst||cfa|
cifa|word|cifa,certified investment and financial analyst||cifa|
katc|word|katc,atd accounting,accounting technician diploma,katc final||katc|
icpak-membership|word|icpak membership,icpak,icpak member||icpak|
acii|word|acii,chartered insurance institute||acii|
cia|word|cia,certified internal auditor||cia|
mobile-money-reconciliation|word|mobile money reconciliation,mpesa reconciliation,paybill reconciliation,m pesa reconciliation||mobile money reconciliation|
fintech-operations|word|fintech operation,fintech,digital lending,digital credit||fintech|
islamic-banking|word|islamic banking,sharia compliant finance,takaful||islamic banking,takaful|
audit-software|word|audit software,acl analytic,caseware,teammate audit,idea data analysis||audit software,caseware|
sap-business-one|word|sap business one,sap b1||sap business one|
erpnext|word|erpnext,frappe erpnext||erpnext|
nssf-and-sha-returns|word|nssf and sha return,sha return,shif return,nssf portal,sha portal,housing levy return,nita levy||nssf sha returns|
letters-of-offer|word|letter of offer,offer letter of loan,loan documentation||letters offer|
cheque-processing|word|cheque processing,cheque clearing,cheque,eft,rtg,pesalink||cheque processing,cheques,eft,rtgs,pesalink|
field-collections|word|field collection,collecting repayment,repayment collection,loan collection||field collections|
office-administration|word|office administration,office management,usimamizi wa ofisi,kazi ya ofisi,kusimamia ofisi||office administration,administrator,karani|occupation:office-administrator
secretarial-work|word|secretarial work,secretarial,secretarial study,ukatibu,kazi ya ukatibu||secretary,secretarial,ukatibu|occupation:secretary
executive-assistance|word|executive assistance,pa to director||executive assistance|occupation:personal-assistant
reception|word|reception,reception duty,front desk reception,kupokea wageni,kukaribisha wageni||reception,receptionist,mapokezi|occupation:receptionist
switchboard-operation|word|switchboard operation,switchboard,pabx,telephone handling||switchboard,pabx|
telephone-etiquette|word|telephone etiquette,phone etiquette,telephone skill||telephone etiquette|
calendar-management|word|calendar management,diary management,appointment scheduling,diary keeping,kept the diary,kept diary,keeping the diary,diary of the director,managed diary,managing diary,diary||calendar management,diary|
travel-booking|word|travel booking,travel coordination,booking travel,travel planning for staff||travel booking|
meeting-coordination|word|meeting coordination,meeting organisation,scheduling meeting,organising meeting||meeting coordination|
minute-taking|word|minute taking,taking minute,minute writing,meeting minute,minute of meeting,took minute,uandishi wa kumbukumbu za mkutano,kuandika kumbukumbu za mkutano,kuandika kumbukumbu||minute taking|
correspondence|word|correspondence,business correspondence,letter writing,business letter||correspondence|
business-writing|word|business writing,professional writing,memo writing,official writing||business writing|
email-management|word|email management,email correspondence,inbox management,e mail handling||email management|
filing|word|filing,document filing,file management,filing system,filed document,filing document,file keeping,filed letter||filing|
record-keeping|word|record keeping,keeping record,recordkeeping,utunzaji wa kumbukumbu,kutunza kumbukumbu,kuweka kumbukumbu,kuweka rekodi,kuandika rekodi,kutunza rekodi||record keeping,recordkeeping|
records-management|word|record management,archive management,registry||records management,registry|occupation:records-officer
archiving|word|archiving,archive||archiving,archivist,archives|
document-control|word|document control,document management||document control|
data-entry|word|data capture,data inputting,entered data,entering data,kuingiza data,uingizaji data,keyed in data,keying in data||data entry|occupation:data-entry-clerk
typing|word|typing,touch typing,fast typing,typing speed,keyboarding,kupiga chapa,kuandika kwa kompyuta,kuchapa barua,typed letter,typing letter,typed document,typing document||typing,typist,keyboarding|
transcription|word|transcription,audio transcription||transcription,transcriber,transcriptionist|occupation:transcriber
shorthand|word|shorthand,shorthand writing||shorthand|
proofreading|word|proofreading,proof reading,uhariri,kuhariri||proofreading,proofreader,uhariri,kuhariri|occupation:editor
photocopying-and-scanning|word|photocopying and scanning,photocopying,scanning document,printing and photocopying,cyber cafe,cyber service||photocopying|occupation:cyber-cafe-attendant
office-errands|word|office errand||office errands|occupation:office-assistant
mail-handling|word|mail handling,mail sorting,postal service,mail clerk||mail handling|
stationery-management|word|stationery management,office supply,stationery||stationery|
microsoft-office|word|microsoft office,ms office,office suite,microsoft office suite,office 365,microsoft 365,ms office suite,o365||microsoft office,o365|
computer-literacy|word|computer literacy,computer literate,computer package,computer skill,computer application,basic computer,ict skill,computer proficiency,computer knowledge,ict literacy,ujuzi wa kompyuta,kutumia kompyuta,kompyuta,masomo ya kompyuta,use of computer,using computer,computer use,internet,email and internet||computer literacy,kompyuta|
microsoft-excel|word|microsoft excel,excel,ms excel,advanced excel,excel spreadsheet,spreadsheet||microsoft excel,spreadsheet|
pivot-tables|word|pivot table||pivot tables|
vlookup|word|vlookup,xlookup,lookup,vlookup and hlookup,excel formula||vlookup,xlookup,lookups|
excel-macros|word|excel macro,vba,excel vba,macro,visual basic for application||vba,macros|
power-query|word|power query,powerquery||power query,powerquery|
microsoft-word|word|microsoft word,word,ms word,word processing,word processor||microsoft word|
microsoft-powerpoint|word|microsoft powerpoint,powerpoint,power point,ms powerpoint,presentation slide,ppt||powerpoint,ppt|
microsoft-outlook|word|microsoft outlook,outlook,ms outlook||microsoft outlook|
microsoft-access|word|microsoft access,access,ms access,access database||microsoft access|
microsoft-publisher|word|microsoft publisher,publisher,ms publisher||microsoft publisher|
microsoft-teams|word|microsoft team,team,ms team||microsoft teams|
microsoft-project|word|microsoft project,ms project,msproject||microsoft project,msproject|
microsoft-visio|word|microsoft visio,visio||visio|
sharepoint|word|sharepoint,share point,microsoft sharepoint||sharepoint|
onedrive|word|onedrive,one drive||onedrive|
google-workspace|word|google workspace,g suite,gsuite,google suite,google app||google workspace,gsuite|
google-sheets|word|google sheet||google sheets|
google-docs|word|google doc||google docs|
google-forms|word|google form||google forms|
libreoffice|word|libreoffice,libre office,openoffice||libreoffice,openoffice|
zoom-meetings|word|zoom meeting,zoom,zoom call||zoom meetings|
slack|word|slack,slack app,slack workspace||slack|
notion|word|notion,notion app||notion|
jira|word|jira,jira software,atlassian jira||jira|
confluence|word|confluence,atlassian confluence||confluence|
human-resources|word|human resource management,hrm,usimamizi wa wafanyakazi,kusimamia wafanyakazi||human resources,hrm|occupation:hr-officer,occupation:hr-assistant,occupation:hr-manager
recruitment|word|recruitment,talent acquisition,recruited,recruitment and selection,staffing,uajiri,kuajiri wafanyakazi,kuajiri,recruited staff,hired staff,hiring staff,recruiting staff,shortlisted candidate||recruitment,recruiter,recruited,staffing,uajiri,kuajiri|occupation:recruiter
interviewing|word|interviewing,conducting interview,candidate interviewing,interview panel||interviewing|
job-description-writing|word|job description writing,writing job description,job analysis||job description writing|
onboarding|word|onboarding,employee onboarding,staff induction,employee orientation||onboarding|
employee-relations|word|employee relation,staff relation,staff welfare,employee welfare,employee engagement||employee relations|
industrial-relations|word|industrial relation,trade union relation,collective bargaining,cba negotiation||industrial relations|
labour-law|word|labour law,employment act,employment law,sheria za kazi||labour law|
disciplinary-procedures|word|disciplinary procedure,grievance handling,disciplinary hearing||disciplinary procedures|
performance-management|word|performance management,performance appraisal,staff appraisal,performance review,performance contracting||performance management|
compensation-and-benefits|word|compensation and benefit,benefit administration,job evaluation,salary survey,reward management||compensation benefits|
leave-management|word|leave management,leave administration,staff leave||leave management|
training-coordination|word|training coordination,training need assessment,training need analysis,coordinating training||training coordination|
learning-and-development|word|learning and development,staff development,talent development,staff training||learning development|
talent-management|word|talent management,succession planning,talent retention||talent management|
organizational-development|word|organizational development,organisation development,change management,organisational design||organizational development|
hr-information-systems|word|hr information system,hris,hr system,hrm||hr information systems,hris,hrms|
workforce-planning|word|workforce planning,manpower planning,human resource planning||workforce planning|
staff-scheduling|word|staff scheduling,shift planning,roster planning,duty roster,rota||staff scheduling,rota|
scheduling|word|scheduling,scheduler,work scheduling,planning schedule||scheduling,scheduler|
chrp|word|chrp,chrp k,certified human resource professional,ihrm,ihrm membership||chrp,ihrm|
project-management|word|project management,project coordination,managing project,managed project,usimamizi wa miradi,kusimamia miradi,kusimamia mradi||project management|occupation:project-manager,occupation:project-officer
project-planning|word|project planning,project plan,work plan,workplan development,work planning||project planning|
programme-management|word|programme management,program manager,programme coordination||programme management|occupation:programme-manager
agile-project-management|word|agile project management,agile,agile methodology,agile delivery||agile project management|
scrum|word|scrum,certified scrum master,csm||scrum,csm|
prince2|word|prince2,prince 2||prince2|
pmp|word|pmp,project management professional,pmp certified||pmp|
gantt-charts|word|gantt chart||gantt charts|
stakeholder-management|word|stakeholder management,stakeholder engagement,stakeholder relation,stakeholder mapping||stakeholder management|
project-reporting|word|project reporting,project report,progress report||project reporting|
project-risk-management|word|project risk management,project risk,risk register||project risk management|
business-analysis|word|business analysis,business analytic||business analysis|occupation:business-analyst
requirements-gathering|word|requirement gathering,requirement elicitation,requirement analysis,user requirement,gathering requirement||requirements gathering|
business-process-mapping|word|business process mapping,process mapping,bpmn,process modelling,business process management||business process mapping,bpmn|
process-improvement|word|process improvement,continuous improvement,business process improvement,process optimisation,kaizen||process improvement,kaizen|
lean-management|word|lean management,lean,lean manufacturing,lean methodology||lean management|
six-sigma|word|six sigma,lean six sigma,green belt,black belt six sigma||six sigma|
quality-management|word|quality management,quality management system,iso 9001,qms||quality management,qms|
quality-control|word|quality control,quality check,quality inspection of product,udhibiti wa ubora,kukagua ubora,checked quality,checking quality||quality control,qc|occupation:quality-controller
iso-14001|word|iso 14001,environmental management system||iso 14001|
iso-45001|word|iso 45001,ohsa 18001||iso 45001|
standard-operating-procedures|word|standard operating procedure,sop,writing procedure||standard operating procedures,sop|
product-management|word|product management,product development management||product management|occupation:product-manager
product-roadmapping|word|product roadmapping,product roadmap,roadmap planning||product roadmapping|
operations-management|word|operation management,business operation||operations management|occupation:operations-officer,occupation:operations-manager,occupation:general-manager
strategic-planning|word|strategic planning,strategy development,strategic plan,strategic management||strategic planning|
business-administration|word|business administration,business management,bba,business study,business administrator,usimamizi wa biashara,kusimamia biashara||business administration,bba|
management-consulting|word|management consulting,business consulting||management consulting|occupation:management-consultant
report-writing|word|report writing,report writer,writing report,preparing report,report preparation,wrote report,prepared report,uandishi wa ripoti,kuandika ripoti,write report,prepare report||report writing|
proposal-writing|word|proposal writing,writing proposal,project proposal,proposal development,concept note,wrote proposal||proposal writing|
grant-writing|word|grant writing,grant proposal,grant application||grant writing|
presentation-skills|word|presentation skill,presentation,giving presentation||presentation skills,presentations|
policy-writing|word|policy writing,policy formulation,policy development||policy writing|
desk-research|word|desk research,secondary research||desk research|
survey-administration|word|survey administration,administering questionnaire,field enumeration,carried out interview,conducted interview||survey administration,enumerator|
data-collection|word|data collection,collecting data,field data collection,mobile data collection,collected data,ukusanyaji wa data,kukusanya data,kukusanya takwimu||data collection|occupation:enumerator
kobotoolbox|word|kobotoolbox,kobo,kobo collect,kobo toolbox,kobocollect||kobotoolbox,kobo,kobocollect|
odk|word|odk,open data kit,odk collect||odk|
surveycto|word|surveycto,survey cto||surveycto|
facilities-management|word|facility management||facilities management|occupation:facilities-manager
estate-management|word|estate management,property management,rent collection,usimamizi wa nyumba,kukusanya kodi ya nyumba,kusimamia nyumba||estate management,caretaker|occupation:caretaker,occupation:property-manager
asset-management|word|asset management,fixed asset management||asset management|
event-logistics|word|event logistic,workshop logistic,workshop organisation||event logistics|
library-services|word|library service,library science,library management,cataloguing||library services,librarian,cataloguing|occupation:librarian
business-registration|word|business registration,ecitizen,e citizen,ecitizen service,company registration,business permit||business registration,ecitizen|
company-secretarial-work|word|company secretarial work,cps k,certified secretary,certified public secretary||company secretarial work|occupation:company-secretary
contract-management|word|contract management,contract administration,fidic contract,fidic||contract management,fidic|
planning|word|planning,planner,planning skill,work organisation,upangaji,mipango,kupanga mipango||planning,planner,upangaji,mipango|
coordination|word|coordination,coordinated,coordinator,coordinating,uratibu,kuratibu||coordination,coordinated,coordinator,coordinating,uratibu,kuratibu|
supervision|word|supervision,supervised,supervisor,supervisory,supervisory skill,supervising,usimamizi,msimamizi,kusimamia,kusimamia kazi||supervision,supervised,supervisor,supervisory,supervising,usimamizi|
team-supervision|word|team supervision,supervising staff,staff supervision,supervising team,supervising a team||team supervision|occupation:workshop-foreman
customer-records|word|customer record,customer database,client database,client record||customer records|
results-based-management|word|result based management,rbm||results based management,rbm|
board-papers|word|board paper,board pack,board resolution||board papers|
library-systems|word|library system,koha,dspace,dewey decimal classification||library systems,koha,dspace|
ai-assistants|word|ai assistant,ai tool,microsoft copilot,claude ai,gemini ai||ai assistants|
google-maps|word|google map,map navigation||google maps|
smartphone-use|word|smartphone use,smartphone,using a smartphone,smart phone||smartphone|
visitor-registration|word|visitor registration,visitor book,registering visitor||visitor registration|
teaching|word|taught,classroom teaching,teaching experience,tutor teaching,kufundisha,kufunza,ufundishaji,kufundisha wanafunzi,kufundisha shule,taught pupil,teaching pupil,taught classe,taught student,teaching student||teaching,taught,teacher,walimu,ualimu,mwalimu|occupation:teacher,occupation:science-teacher,occupation:language-teacher,occupation:humanities-teacher,occupation:teaching-assistant
early-childhood-education|word|early childhood education,ecde,ecd,early childhood development,pre primary,nursery school teaching,kindergarten teaching,elimu ya chekechea,chekechea,kufundisha chekechea,kufundisha watoto wadogo||early childhood education,ecde,ecd,chekechea|occupation:early-years-teacher
primary-education|word|primary education,primary school teaching,p1 certificate,primary teacher education,elimu ya msingi,kufundisha shule ya msingi||primary education|occupation:primary-school-teacher
secondary-education|word|secondary education,secondary school teaching,high school teaching,elimu ya sekondari,kufundisha sekondari||secondary education|occupation:secondary-school-teacher
junior-school-teaching|word|junior school teaching,junior secondary,junior secondary school,jss,junior school||junior school teaching,jss|occupation:junior-school-teacher
competency-based-curriculum|word|competency based curriculum,cbc,competency based education,cbe curriculum,cbet||competency based curriculum,cbc,cbet|
8-4-4-curriculum|word|8 4 4 curriculum,8 4 4,8 4 4 system||8 4 curriculum|
british-curriculum|word|british curriculum,igcse,cambridge curriculum,a level teaching||british curriculum,igcse|
international-baccalaureate|word|international baccalaureate,ib curriculum||international baccalaureate|
montessori|word|montessori,montessori method||montessori|
tsc-registration|word|tsc registration,tsc,teacher service commission,tsc number,tsc registered||tsc|
tpad|word|tpad,tpad 2,teacher performance appraisal and development||tpad|
knec-examining|word|knec examining,knec,knec examiner,kcse marking,kcse examiner,knec marking,examiner||knec,examiner|
knec-assessments|word|knec assessment,school based assessment,sba,kpsea,kjsea||knec assessments,sba,kpsea,kjsea|
kicd-materials|word|kicd material,kicd,kicd approved||kicd|
nemis|word|nemis,nemis portal||nemis|
lesson-planning|word|lesson planning,lesson plan,preparing lesson,lesson preparation,planned lesson,prepared lesson||lesson planning|
schemes-of-work|word|scheme of work,preparing scheme of work||schemes work|
lesson-delivery|word|lesson delivery,instructional delivery,delivering lesson||lesson delivery|
classroom-management|word|classroom management,class management,managing a classroom,class control||classroom management|
classroom-assessment|word|classroom assessment,student assessment,learner assessment,pupil assessment,formative assessment||classroom assessment|
assessment|word|assessment,assessor,learner evaluation,tathmini ya wanafunzi||assessment,assessor|
exam-setting|word|exam setting,setting exam,examination setting,setting and marking exam,kuandaa mitihani,exam,set exam,exam marker,examination coordinator,exam marking||exam setting|
exam-invigilation|word|exam invigilation,invigilation,invigilator,exam supervision||invigilation,invigilator|
marking|word|marking,marking exam,marking script,grading paper,marked exam,usahihishaji,kusahihisha mitihani,kusahihisha||marking,usahihishaji,kusahihisha|
remedial-teaching|word|remedial teaching,remedial lesson,remedial classe||remedial teaching|
differentiated-instruction|word|differentiated instruction,differentiated learning||differentiated instruction|
learner-centred-teaching|word|learner centred teaching,learner centered,learner centred method,participatory teaching||learner centred teaching|
curriculum-development|word|curriculum development,curriculum design,curriculum review||curriculum development|occupation:education-officer
instructional-design|word|instructional design,course design,course development||instructional design|occupation:learning-designer
e-learning|word|e learning,elearning,online learning,online teaching,distance learning,virtual learning||e learning,elearning|
learning-management-systems|word|learning management system,lms,moodle,canva lms,blackboard lms||learning management systems,lms,moodle|
educational-technology|word|educational technology,edtech,ict integration in education,education technology||educational technology,edtech|
special-needs-education|word|special need education,special need,sne,special education,inclusive education,elimu maalum||special needs education,sne|occupation:special-needs-teacher
braille|word|braille,braille reading,braille transcription||braille|
autism-support|word|autism support,autism,autism spectrum||autism|
learning-disability-support|word|learning disability support,dyslexia,learning difficulty||learning disability support,dyslexia|
tutoring|word|tutoring,tutored,private tuition,home tuition,tuition,online tutoring,kufundisha tuition,kufundisha nyumbani||tutoring,tutored,tuition|occupation:tutor,occupation:language-tutor
homework-supervision|word|homework supervision,homework help,homework support||homework supervision|
adult-education|word|adult education,adult literacy,adult learning,andragogy,elimu ya watu wazima,ngumbaru||adult education,andragogy,ngumbaru|occupation:adult-education-teacher
literacy-teaching|word|literacy teaching,teaching reading,phonic,literacy and numeracy||literacy teaching,phonics|
vocational-training|word|vocational training,tvet,technical training,youth polytechnic||vocational training,tvet|occupation:tvet-trainer
tvet-assessment|word|tvet assessment,tvet cdacc,cdacc assessor||tvet assessment|
lecturing|word|lecturing,university teaching||lecturing,lecturer,mhadhiri|occupation:lecturer
training-delivery|word|training delivery,delivering training,training of trainer,conducting training,tot,trained staff,trained colleague,training staff,utoaji wa mafunzo,kutoa mafunzo,trained user,trained employee,trained new staff,training user,training employee||training delivery,trainer,tot|occupation:training-officer
facilitation|word|facilitation,workshop facilitation,facilitating workshop,kuwezesha||facilitation,facilitator,kuwezesha|
coaching|word|coaching,coached,performance coaching,life coaching||coaching,coached|
sports-coaching|word|sport coaching,football coaching,ukocha,kukochi||sports coaching,kocha,ukocha,kukochi|occupation:sports-coach
mentoring|word|mentoring,mentored,mentor,mentorship,ushauri wa vijana,mentoring youth||mentoring,mentored,mentor,mentorship|
career-guidance|word|career guidance,career counselling,career coaching,career advice||career guidance|
student-counselling|word|student counselling,guiding and counselling student||student counselling|occupation:school-counsellor
boarding-supervision|word|boarding supervision,dormitory supervision||boarding supervision,matron|occupation:house-mother
child-protection|word|child protection,child safeguarding,safeguarding,ulinzi wa mtoto||child protection,safeguarding|
school-administration|word|school administration,school management,school leadership||school administration,headteacher|occupation:head-teacher
academic-administration|word|academic administration,student admission||academic administration|
timetabling|word|timetabling,time tabling,school timetable||timetabling|
class-teaching-records|word|class teaching record,class register,record of work covered,record of work||class teaching records|
discipline-mastering|word|discipline mastering,discipline master,student discipline||discipline mastering|
parent-engagement|word|parent engagement,parent teacher meeting,parent relation,parental engagement||parent engagement|
co-curricular-activities|word|co curricular activity,cocurricular activity,extra curricular activity,club and society||co curricular activities|
drama-and-music-festivals|word|drama and music festival,drama festival,music festival,school drama||drama music festivals|
scouting-and-girl-guides|word|scouting and girl guide,scout leader,scout and girl guide||scouting girl guides|
educational-games|word|educational game,learning game,play based learning,play therapy||educational games|
teaching-aids-making|word|teaching aid making,teaching aid,learning material,instructional material||teaching aids making|
mathematics|word|mathematic,math,hesabu,hisabati,kufundisha hisabati,kufundisha hesabu||mathematics,maths,math,hesabu,hisabati|occupation:mathematics-teacher
english-teaching|word|english teaching,teaching english,english and literature,esl,tefl,efl||english teaching,esl,tefl,efl|
kiswahili-teaching|word|kiswahili teaching,teaching kiswahili,fasihi||kiswahili teaching,fasihi|
literature|word|literature,literature in english,literary study||literature|
physics|word|physic,fizikia||physics,fizikia|
chemistry|word|chemistry,kemia||chemistry,kemia|
biology|word|biology,biolojia||biology,biolojia|
integrated-science|word|integrated science,science teaching||integrated science|
geography|word|geography,jiografia||geography,jiografia|
history-and-government|word|history and government,history and citizenship||history government|
social-studies|word|social study||social studies|
cre|word|cre,christian religious education,religious education||cre|
ire|word|ire,islamic religious education,madrasa teaching,madrasa||ire,madrasa|
business-studies-teaching|word|business study teaching||business studies teaching|occupation:business-studies-teacher
computer-studies|word|computer study||computer studies|occupation:computer-teacher
home-science|word|home science,home economic||home science|
art-and-craft-teaching|word|art and craft teaching,art and craft||art craft teaching|
music-teaching|word|music teaching,guitar teacher||music teaching|occupation:arts-teacher
life-skills-education|word|life skill education,life skill,life skill training,stadi za maisha||life skills education|
coding-instruction|word|coding instruction,teaching coding,teaching programming||coding instruction|
robotics-instruction|word|robotic instruction,teaching robotic||robotics instruction|
research|word|research,academic research,conducting research,conducted research,carried out research,utafiti,kufanya utafiti,carried out survey,conducted survey||research,researcher,mtafiti,utafiti|occupation:research-assistant
qualitative-research|word|qualitative research,focus group discussion,key informant interview,qualitative method||qualitative research|
quantitative-research|word|quantitative research,quantitative method,quantitative analysis||quantitative research|
survey-design|word|survey design,questionnaire design,questionnaire development||survey design|
academic-writing|word|academic writing,thesis writing,journal writing,dissertation writing,scholarly writing||academic writing|occupation:online-writer
literature-review|word|literature review,systematic review||literature review|
thesis-supervision|word|thesis supervision,student supervision,supervising student,dissertation supervision||thesis supervision|
laboratory-demonstration|word|laboratory demonstration,school laboratory,lab demonstration,laboratory technician school||laboratory demonstration|occupation:laboratory-assistant
library-instruction|word|library instruction,information literacy||library instruction|
referencing|word|referencing,citation management,zotero,mendeley,endnote||referencing,zotero,mendeley,endnote|
examination-setting-and-marking|word|examination setting and marking,setting and marking examination,marking examination||examination setting marking|
clinical-placement-supervision|word|clinical placement supervision,clinical placement,supervising attachment,industrial attachment supervision||clinical placement supervision|
software-development|word|software development,programmed,software engineering,programming,coding,software design,computer programming,developing software||software development,programmed,programming,programmer,coding,coder|occupation:software-developer,occupation:engineering-manager
web-development|word|web development,website development,web application development,web programming,built website,developed website,building website||web development|occupation:web-developer
frontend-development|word|frontend development,front end,frontend,frontend engineering||frontend|occupation:frontend-developer
backend-development|word|backend development,back end,backend||backend|occupation:backend-developer
full-stack-development|word|full stack development,full stack,fullstack||full stack development,fullstack|
mobile-app-development|word|mobile app development,app development,mobile application development,mobile development,built app,developed app,mobile app||mobile app development|occupation:mobile-developer
android-development|word|android development,android,android app,android studio,android sdk||android|
ios-development|word|ios development,ios,ios app,iphone app||ios|
game-development|word|game development,game programming||game development|occupation:game-developer
desktop-application-development|word|desktop application development,desktop application,window form,winform,wpf||desktop application development,winforms,wpf|
embedded-systems|word|embedded system,embedded software,firmware,microcontroller,embedded c||embedded systems,firmware,microcontroller|occupation:embedded-engineer
internet-of-things|word|internet of thing,iot,iot device,smart sensor||internet things,iot|
robotics|word|robotic,robotic engineering||robotics|
ussd-development|word|ussd development,ussd,ussd application||ussd|
m-pesa-integration|word|m pesa integration,daraja api,mpesa api,daraja,mpesa integration,mpesa daraja api,safaricom daraja||m pesa integration|
africas-talking-api|word|africa s talking api,africa talking||africa s talking api|
c|word|c,c programming,c programming language,ansi c,programming in c,c language||c|
c-plus-plus|word|cplusplus,cpp,c plus plus,visual cplusplus||cplusplus,cpp|
c-sharp|word|csharp,c sharp,visual csharp||csharp|
r|word|r,r programming,r studio,rstudio,r language,tidyverse,r programming language,ggplot2||r,rstudio,tidyverse,ggplot2|
go|word|go,golang,go lang,go programming,go programming language,go language||go,golang|
d|word|d,dlang||d,dlang|
f-sharp|word|fsharp,f sharp||fsharp|
java|word|java,core java,java programming,j2ee,java ee||java,j2ee|
javascript|word|javascript,java script,ecmascript,es6,js,vanilla javascript||javascript,ecmascript,es6,js|
typescript|word|typescript,type script||typescript|
python|word|python,python 3,python3,python programming,python scripting||python,python3|
php|word|php,php 8,core php||php|
ruby|word|ruby,ruby language||ruby|
ruby-on-rails|word|ruby on rail,rail,rail framework,ror||ruby on rails,ror|
kotlin|word|kotlin,kotlin android||kotlin|
swift|word|swift,swiftui,swift ui,swift programming||swift,swiftui|
objective-c|word|objective c,objc||objective c,objc|
dart|word|dart,dart language||dart|
flutter|word|flutter,flutter app||flutter|
rust|word|rust,rust language,rustlang,rust programming||rust,rustlang|
scala|word|scala,scala language||scala|
elixir|word|elixir,phoenix framework,elixir language||elixir|
perl|word|perl,perl script||perl|
lua|word|lua,lua script||lua|
matlab|word|matlab,mat lab,simulink||matlab,simulink|
julia-language|word|julia language,julia programming||julia language|
visual-basic|word|visual basic,visual basic 6,vb6||visual basic,vb6|
vb-net|word|vb dotnet,visual basic net||vb dotnet|
delphi|word|delphi,delphi programming||delphi|
assembly-language|word|assembly language,assembler programming||assembly language|
bash|word|bash,bash script,bash scripting,shell script,shell scripting||bash|
powershell|word|powershell,power shell,window powershell||powershell|
groovy|word|groovy,groovy script||groovy|
solidity|word|solidity,smart contract||solidity|
webassembly|word|webassembly,wasm||webassembly,wasm|
dot-net|word|dotnet,dot net,dotnet core,dotnet framework,net core||dotnet|
asp-net|word|asp dotnet,asp dotnet core,asp dotnet mvc,aspnet||asp dotnet,aspnet|
entity-framework|word|entity framework,ef core||entity framework|
xamarin|word|xamarin,dotnet maui,xamarin form||xamarin|
react|word|react,reactj,react hook||react,reactjs|
react-native|word|react native,reactnative||react native,reactnative|
next-js|word|nextj||nextjs|
vue-js|word|vuej,vue,vue 3||vuejs,vue|
nuxt-js|word|nuxtj,nuxt||nuxtjs,nuxt|
angular|word|angular,angular 2,angular framework||angular|
angularjs|word|angularj||angularjs|
svelte|word|svelte,sveltekit,svelte kit||svelte,sveltekit|
ember-js|word|emberj||emberjs|
astro|word|astro,astro framework||astro|
jquery|word|jquery,j query||jquery|
redux|word|redux,redux toolkit||redux|
tanstack-query|word|tanstack query,react query||tanstack query|
node-js|word|nodej,node||nodejs|
deno|word|deno,deno runtime||deno|
express-js|word|expressj,express||expressjs|
nestjs|word|nestj||nestjs|
django|word|django,django framework,django rest framework||django|
flask|word|flask,flask framework,flask api,python flask||flask|
fastapi|word|fastapi,fast api||fastapi|
laravel|word|laravel,laravel framework||laravel|
codeigniter|word|codeigniter,code igniter||codeigniter|
yii|word|yii,yii2||yii,yii2|
spring-boot|word|spring boot,springboot,spring framework,spring,spring mvc,spring security||spring boot,springboot|
hibernate|word|hibernate,hibernate orm||hibernate|
ionic|word|ionic,ionic framework||ionic|
apache-cordova|word|apache cordova,cordova,phonegap||cordova,phonegap|
jetpack-compose|word|jetpack compose,jetpack||jetpack|
unity|word|unity,unity 3d,unity engine,unity3d||unity,unity3d|
unreal-engine|word|unreal engine,unreal engine 5||unreal engine|
html|word|html,html5,html 5,hypertext markup language||html,html5|
css|word|css,css3,css 3,cascading style sheet||css,css3|
sass|word|sass,scss||sass,scss|
tailwind-css|word|tailwind css,tailwind,tailwindcss||tailwind,tailwindcss|
bootstrap|word|bootstrap,bootstrap 5,bootstrap css||bootstrap|
material-ui|word|material ui,mui||material ui,mui|
responsive-web-design|word|responsive web design,responsive design,mobile first design||responsive web design|
progressive-web-apps|word|progressive web app,pwa||progressive web apps,pwa|
web-performance|word|web performance,core web vital,page speed optimisation,web performance optimisation||web performance|
micro-frontends|word|micro frontend,microfrontend,module federation||micro frontends,microfrontend|
webpack|word|webpack,web pack||webpack|
babel|word|babel,babel js||babel|
npm|word|npm,npm package||npm|
rest-apis|word|rest apis,restful api,rest,restful service,restful,restful web service,rest service||rest apis,restful|
graphql|word|graphql,graph ql,apollo graphql||graphql|
soap|word|soap,soap web service,soap api,xml web service||soap|
websockets|word|websocket,socket io||websockets,websocket|
api-development|word|api development,api design,api integration,api,third party api integration||api|
openapi|word|openapi,swagger||openapi,swagger|
postman|word|postman api||postman|
oauth|word|oauth,oauth2,oauth 2 0,openid connect,oidc||oauth,oauth2,oidc|
json-web-tokens|word|json web token,jwt||json web tokens,jwt|
microservices|word|microservice,microservice architecture||microservices,microservice|
event-driven-architecture|word|event driven architecture,event driven,event sourcing||event driven architecture|
message-queues|word|message queue,message broker||message queues|
rabbitmq|word|rabbitmq,rabbit mq||rabbitmq|
apache-kafka|word|apache kafka,kafka,kafka stream||kafka|
software-architecture|word|software architecture,system architecture,solution architecture||software architecture|occupation:solutions-architect
system-design|word|system design,designing system||system design|
systems-analysis|word|system analysis||systems analysis|
object-oriented-programming|word|object oriented programming,oop,object oriented design,object oriented||object oriented programming,oop|
data-structures-and-algorithms|word|data structure and algorithm,data structure,algorithm,algorithm design||algorithms,dsa|
design-patterns|word|design pattern,software design pattern||design patterns|
clean-code|word|clean code,code refactoring,refactoring||clean code,refactoring|
code-review|word|code review,reviewing code,peer code review||code review|
debugging|word|debugging,debugger,debug code,bug fixing||debugging,debugger|
test-driven-development|word|test driven development,tdd,test driven||test driven development,tdd|
automated-testing|word|automated testing,test automation,automation testing,automated test,regression test,regression testing||automated testing|
unit-testing|word|unit testing,unit test||unit testing|
integration-testing|word|integration testing,integration test||integration testing|
end-to-end-testing|word|end to end testing,e2e testing||end to testing|
manual-testing|word|manual testing,manual qa||manual testing|
software-testing|word|software testing,qa testing||software testing|occupation:software-tester
performance-testing|word|performance testing,load testing,stress testing,k6 load testing||performance testing|
user-acceptance-testing|word|user acceptance testing,uat||user acceptance testing,uat|
test-planning|word|test planning,test case,test case design,test plan||test planning|
selenium|word|selenium,selenium webdriver||selenium|
cypress|word|cypress,cypress testing||cypress|
playwright|word|playwright,playwright testing||playwright|
jest|word|jest,jest testing||jest|
jmeter|word|jmeter,apache jmeter||jmeter|
git|word|git,git version control,git flow,gitflow||git,gitflow|
github|word|github,git hub,github action workflow||github|
gitlab|word|gitlab,git lab||gitlab|
bitbucket|word|bitbucket,bit bucket||bitbucket|
subversion|word|subversion,svn||subversion,svn|
version-control|word|version control,source control||version control|
software-documentation|word|software documentation,code documentation,api documentation,developer documentation||software documentation|
open-source-contribution|word|open source contribution,open source contributor,open source||open source contribution|
low-code-development|word|low code development,low code,no code,power app,powerapp||low code development,powerapps|
power-automate|word|power automate,microsoft flow||power automate|
zapier|word|zapier,make com automation||zapier|
wordpress|word|wordpress,word press,elementor||wordpress,elementor|
magento|word|magento,adobe commerce||magento|
wix|word|wix,wix website||wix|
content-management-systems|word|content management system,cms||content management systems,cms|
salesforce-development|word|salesforce development,apex programming||salesforce development|
servicenow|word|servicenow,service now||servicenow|
sap|word|sap,sap erp,sap system||sap|
sap-abap|word|sap abap,abap||abap|
oracle-erp|word|oracle erp,oracle e business suite,oracle ebs||oracle erp|
moodle-administration|word|moodle administration,moodle admin||moodle administration|
software-project-delivery|word|software project delivery,software delivery,release management||software project delivery|
devops|word|dev ops||devops|occupation:devops-engineer
continuous-integration|word|continuous integration,ci cd,continuous delivery,continuous deployment,ci cd pipeline,cicd||continuous integration,cicd|
regular-expressions|word|regular expression,regex||regular expressions,regex|
natural-language-processing|word|natural language processing,nlp,text mining||natural language processing,nlp|
chatbot-development|word|chatbot development,chatbot,chat bot||chatbot|
prompt-engineering|word|prompt engineering,prompting llm||prompt engineering|
geographic-information-systems|word|geographic information system,gis,geospatial analysis,gis mapping||geographic information systems,gis|occupation:gis-analyst
arcgis|word|arcgis,arc gis,esri||arcgis,esri|
qgis|word|qgis,quantum gis||qgis|
remote-sensing|word|remote sensing,satellite imagery,google earth engine||remote sensing|
sql|word|sql,structured query language,sql query,t sql,tsql,relational database||sql,tsql|
postgresql|word|postgresql,postgre,postgre sql,psql,pgsql||postgresql,postgres,psql,pgsql|
mysql|word|mysql,my sql,mysql database||mysql|
mariadb|word|mariadb,maria db||mariadb|
sql-server|word|sql server,microsoft sql server,mssql,ms sql,ms sql server,ssm||sql server,mssql,ssms|
sqlite|word|sqlite,sq lite||sqlite|
oracle-database|word|oracle database,oracle,oracle db,pl sql,plsql,oracle sql||oracle database,plsql|
mongodb|word|mongodb,mongo db,mongo,mongodb atla||mongodb,mongo|
redis|word|redis,redis cache||redis|
elasticsearch|word|elasticsearch,elastic search,elk stack,kibana||elasticsearch,kibana|
cassandra|word|cassandra,apache cassandra||cassandra|
dynamodb|word|dynamodb,dynamo db||dynamodb|
firebase|word|firebase,firestore,firebase realtime database||firebase,firestore|
neo4j|word|neo4j,graph database||neo4j|
nosql|word|nosql,no sql,nosql database||nosql|
database-administration|word|database administration,database management,dbm,database admin||database administration,dba,dbms|occupation:database-administrator
database-design|word|database design,database modelling,data modelling,schema design,er diagram||database design|
database-tuning|word|database tuning,query optimisation,database performance||database tuning|
data-analysis|word|data analysis,data analytic,data analysing,analysing data,uchambuzi wa data,analyse data,analyzing data,analysed data,analyzed data||data analysis|occupation:data-analyst
data-engineering|word|data engineering,data pipeline||data engineering|occupation:data-engineer
data-cleaning|word|data cleaning,data wrangling,cleaning data,data preparation,cleaned data||data cleaning|
data-visualization|word|data visualization,dashboard,data viz,dashboard design||data visualization,dashboards,dashboard|
data-quality|word|data quality,data validation,data quality assurance,data verification||data quality|occupation:data-quality-officer
data-governance|word|data governance,data stewardship,master data management||data governance|
data-warehousing|word|data warehousing,data warehouse,data mart,data lake||data warehousing|
data-mining|word|data mining,data scraping||data mining|
web-scraping|word|web scraping,web scraper,beautifulsoup||web scraping,beautifulsoup|
etl|word|etl,extract transform load,elt,ssis||etl,elt,ssis|
big-data|word|big data,big data analytic||big data|
apache-spark|word|apache spark,spark,pyspark||apache spark,pyspark|
hadoop|word|hadoop,hive hadoop,hdf||hadoop,hdfs|
apache-airflow|word|apache airflow,airflow||airflow|
dbt|word|dbt,dbt core||dbt|
snowflake|word|snowflake,snowflake warehouse||snowflake|
bigquery|word|bigquery,google bigquery,big query||bigquery|
amazon-redshift|word|amazon redshift,redshift||redshift|
databricks|word|databrick||databricks|
business-intelligence|word|business intelligence,bi tool||business intelligence|
power-bi|word|power bi,powerbi,microsoft power bi,dax||power bi,powerbi,dax|
tableau|word|tableau,tableau desktop||tableau|
looker-studio|word|looker studio,google data studio,looker,data studio||looker studio|
qlik|word|qlik,qlikview,qlik sense||qlik,qlikview|
metabase|word|metabase,apache superset||metabase|
statistics|word|statistic,statistical analysis,takwimu,statistical modelling,statistical method||statistics,statistician,takwimu|occupation:statistician
biostatistics|word|biostatistic||biostatistics,biostatistician|
spss|word|spss,ibm spss||spss|
stata|word|stata,stata software||stata|
sas|word|sas,sas programming,sas software||sas|
nvivo|word|nvivo,atla ti,qualitative data analysis software||nvivo|
eviews|word|eview,e view||eviews|
epi-info|word|epi info,epiinfo||epi info,epiinfo|
jupyter|word|jupyter,jupyter notebook||jupyter|
pandas|word|panda,panda library||pandas|
matplotlib|word|matplotlib,seaborn||matplotlib,seaborn|
scikit-learn|word|scikit learn,sklearn||scikit learn,sklearn|
tensorflow|word|tensorflow,tensor flow,kera||tensorflow,keras|
hugging-face|word|hugging face,huggingface,transformer library||hugging face,huggingface|
opencv|word|opencv,open cv||opencv|
machine-learning|word|machine learning,ml model,supervised learning||machine learning|occupation:machine-learning-engineer
deep-learning|word|deep learning,neural network||deep learning|
artificial-intelligence|word|artificial intelligence,ai model,akili bandia||artificial intelligence|
generative-ai|word|generative ai,gen ai,genai,chatgpt,large language model,llm||generative ai,genai,chatgpt,llm|
computer-vision|word|computer vision,image recognition,image processing||computer vision|
time-series-forecasting|word|time sery forecasting,time sery,time sery analysis||time series forecasting|
predictive-modelling|word|predictive modelling,predictive analytic,predictive model||predictive modelling|
recommender-systems|word|recommender system,recommendation engine||recommender systems|
mlops|word|mlop,ml ops||mlops|
data-annotation|word|data annotation,data labelling,image annotation||data annotation|occupation:data-annotator
a-b-testing|word|a b testing,ab testing,experiment design,a b test||b testing|
cloud-computing|word|cloud computing,cloud,cloud service,cloud infrastructure||cloud|
amazon-web-services|word|amazon web service,aws,aws cloud,ec2,amazon s3||amazon web services,aws,ec2|
aws-lambda|word|aws lambda,serverless,serverless function||aws lambda,serverless|
microsoft-azure|word|microsoft azure,azure,azure devop,azure cloud||azure|
google-cloud|word|google cloud,gcp,google cloud platform||google cloud,gcp|
digitalocean|word|digitalocean,digital ocean||digitalocean|
docker|word|docker,docker compose,docker container,containerisation||docker,containerisation|
kubernetes|word|kubernete,k8s,kubernete cluster||kubernetes,k8s|
helm|word|helm,helm chart||helm|
infrastructure-as-code|word|infrastructure as code,iac,pulumi||infrastructure as code,iac,pulumi|
puppet|word|puppet,puppet configuration||puppet|
jenkins|word|jenkin,jenkin pipeline||jenkins|
github-actions|word|github action||github actions|
datadog|word|datadog,new relic||datadog|
system-monitoring|word|system monitoring,server monitoring,nagio,zabbix||system monitoring,nagios,zabbix|
site-reliability-engineering|word|site reliability engineering,site reliability||site reliability engineering,sre|
linux|word|linux,linux administration,linux server||linux|
red-hat-enterprise-linux|word|red hat enterprise linux,red hat,rhel,cento||red hat enterprise linux,rhel,centos|
unix|word|unix,unix administration||unix|
windows-administration|word|window administration,window server,window server administration,window system administration||windows administration|
microsoft-exchange|word|microsoft exchange,exchange server||microsoft exchange|
active-directory|word|active directory,azure ad,entra id,microsoft active directory||active directory|
group-policy|word|group policy,gpo||group policy,gpo|
system-administration|word|system administration,server administration||system administration,sysadmin|occupation:systems-administrator
virtualization|word|virtualization,vmware,virtual machine,hyper v,hypervisor,proxmox||virtualization,vmware,hypervisor,proxmox|
apache-http-server|word|apache http server,apache web server,apache server||apache http server|
web-hosting|word|web hosting,cpanel,domain management,website hosting||web hosting,cpanel|
dns-management|word|dns management,dns,dns configuration||dns|
email-server-administration|word|email server administration,mail server,email hosting||email server administration|
backups|word|backup,backup and recovery,data backup,disaster recovery||backups,backup|
storage-administration|word|storage administration,network attached storage,storage area network||storage administration|
networking|word|networking,network administration,computer networking,computer network,network engineering,ccna,lan||networking,ccna,lan|occupation:network-engineer
routing-and-switching|word|routing and switching,network routing,cisco router,router and switche||routing switching|
cisco|word|cisco,cisco networking,cisco ios,cisco switche||cisco|
mikrotik|word|mikrotik,mikro tik,mikrotik configuration||mikrotik|
ubiquiti|word|ubiquiti,unifi||ubiquiti,unifi|
vpn-configuration|word|vpn configuration,vpn,virtual private network||vpn|
firewall-configuration|word|firewall configuration,firewall,fortinet,fortigate,sopho,pfsense||firewall,fortinet,fortigate,sophos,pfsense|
wi-fi-installation|word|wi fi installation,wifi,wifi installation,wireless network,wireless networking,wi fi||wi fi installation,wifi|
structured-cabling|word|structured cabling,network cabling,cat6 cabling,lan cabling||structured cabling|
fibre-optics|word|fibre optic,fiber optic,fibre splicing,fiber splicing,ftth,fiber installation,pulled fibre,spliced cable,splicing,splicing cable,fibre cable,fiber cable||fibre optics,ftth,splicing|occupation:fibre-technician
telecommunications|word|telecommunication,telecom,telecommunication engineering||telecommunications,telecom|occupation:telecommunications-engineer
gsm-networks|word|gsm network,lte,4g network,5g network,bts,base station||gsm networks,lte,bts|
voip|word|voip,ip telephony,asterisk pbx||voip|
radio-frequency-engineering|word|radio frequency engineering,rf engineering,rf planning,microwave link||radio frequency engineering|
vsat|word|vsat,vsat installation,satellite internet,starlink installation||vsat|
technical-support|word|tech support||technical support|occupation:it-support-technician
help-desk|word|help desk,helpdesk,service desk,ict service desk||help desk,helpdesk|
hardware-troubleshooting|word|hardware troubleshooting,computer hardware,pc troubleshooting,hardware maintenance,hardware repair||hardware troubleshooting|
software-installation|word|software installation,installing software,operating system installation,os installation||software installation|
printer-maintenance|word|printer maintenance,printer repair,printer troubleshooting||printer maintenance|
desktop-support|word|end user support,user support||desktop support|
it-asset-management|word|ict asset management,ict inventory||ict asset management|
itil|word|itil,itil foundation,ict service management,itsm||itil,itsm|
ict-management|word|ict management,ict infrastructure||ict management|occupation:ict-manager
information-technology|word|teknolojia ya habari,information communication technology,business information technology,bbit||information technology,ict,bbit|occupation:it-officer
computer-science|word|bsc computer science,sayansi ya kompyuta||computer science|
information-systems|word|information system,management information system,mis||information systems|
cobit|word|cobit,ict governance,cobit 5||cobit|
information-security|word|information security,infosec,ict security,iso 27001||information security,infosec|
cybersecurity|word|cybersecurity,cyber security,usalama wa mtandao||cybersecurity|occupation:cybersecurity-analyst
network-security|word|network security,securing network||network security|
application-security|word|application security,owasp,secure coding,app security||application security,owasp|
cloud-security|word|cloud security,aws security||cloud security|
penetration-testing|word|penetration testing,ethical hacking,pen testing,ceh,vapt,pentesting||penetration testing,ceh,vapt,pentesting|
vulnerability-assessment|word|vulnerability assessment,vulnerability management,vulnerability scanning||vulnerability assessment|
security-operations-centre|word|security operation centre||security operations centre|
siem|word|siem,siem tool,wazuh||siem,wazuh|
incident-response|word|incident response,security incident response,incident management||incident response|
digital-forensics|word|digital forensic,computer forensic||digital forensics|
identity-and-access-management|word|identity and access management,iam,single sign on,sso||identity access management,iam,sso|
encryption|word|encryption,cryptography,public key infrastructure,pki||encryption,cryptography,pki|
security-awareness-training|word|security awareness training,phishing awareness||security awareness training|
cissp|word|cissp,certified information system security professional||cissp|
comptia-security-plus|word|comptia security,security plus||comptia security|
comptia-a-plus|word|comptia a,comptia||comptia|
kali-linux|word|kali linux,metasploit||kali linux,metasploit|
wireshark|word|wireshark,packet analysis||wireshark|
blockchain|word|blockchain,web3,distributed ledger||blockchain,web3|occupation:blockchain-developer
bulk-sms-platforms|word|bulk sms platform,sms gateway||bulk sms platforms|
point-of-sale-installation|word|point of sale installation,pos installation,pos support||point sale installation|
hospital-information-system-support|word|hospital information system support,hmis support||hospital information system support|
erp-implementation|word|erp implementation,erp implementer,erp support||erp implementation|
banking-software-support|word|banking software support,core banking support||banking software support|
card-payment-systems|word|card payment system,card payment,payment gateway,payment gateway integration,payment system||card payment systems|
pesapal-integration|word|pesapal integration,pesapal,flutterwave,paystack,ipay||pesapal,flutterwave,paystack,ipay|
digital-transformation|word|digital transformation,digitisation||digital transformation,digitisation|
drone-mapping|word|drone mapping,uav mapping,photogrammetry||drone mapping,photogrammetry|
smart-metering|word|smart metering,smart meter,prepaid meter||smart metering|
computer-assisted-interviewing|word|computer assisted interviewing,capi,cati||computer assisted interviewing,capi,cati|
online-research|word|online research,internet research,web research||online research|
search-and-discovery-engineering|word|search and discovery engineering,search relevance||search discovery engineering|
online-freelancing|word|online freelancing,upwork,fiverr,freelancing,online work||freelancer,upwork,fiverr,freelancing|
content-moderation|word|content moderation,community guideline,reviewing reported content||content moderation|
speech-data-collection|word|speech data collection,voice data collection||speech data collection|
service-mesh|word|service mesh,istio,linkerd||service mesh,istio,linkerd|
hikvision-and-dahua|word|hikvision and dahua,hikvision,dahua||hikvision,dahua|
bug-reporting|word|bug reporting,reporting bug,bug tracking||bug reporting|
graphic-design|word|graphic,usanifu wa michoro,ubunifu wa michoro,kubuni michoro||graphic design,graphics|occupation:graphic-designer
logo-design|word|logo design,brand identity design||logo design|
poster-design|word|poster design,flyer design,brochure design,poster and flyer design,designed poster,designed flyer,designing poster,designing flyer||poster design|
typography|word|typography,lettering||typography,lettering|
page-layout|word|page layout,desktop publishing,layout design,magazine layout||page layout|
packaging-design|word|packaging design,label design||packaging design|
illustration|word|illustration,illustrator artist,digital illustration,comic art||illustration|occupation:illustrator
drawing|word|drawing,sketching,pencil drawing,uchoraji,kuchora,kuchora picha||drawing,sketching,uchoraji,kuchora|
fine-art|word|fine art,painting artist,visual art||fine art|
sculpture|word|sculpture,sculpting,soapstone carving,uchongaji sanamu||sculpture,sculpting|
adobe-photoshop|word|adobe photoshop,photoshop,photo editing,ps editing||photoshop|
adobe-illustrator|word|adobe illustrator,vector design||adobe illustrator|
adobe-indesign|word|adobe indesign,indesign||indesign|
adobe-premiere-pro|word|adobe premiere pro,premiere pro,adobe premiere||adobe premiere pro|
adobe-after-effects|word|adobe after effect,after effect||adobe after effects|
adobe-lightroom|word|adobe lightroom,lightroom||lightroom|
adobe-audition|word|adobe audition,adobe audition editing||adobe audition|
adobe-creative-cloud|word|adobe creative cloud,adobe creative suite,adobe suite,creative suite||adobe creative cloud|
coreldraw|word|coreldraw,corel draw,corel||coreldraw,corel|
canva|word|canva,canva design||canva|
figma|word|figma,figma design||figma|
sketch|word|sketch,sketch app,sketch design tool||sketch|
invision|word|invision,invision app||invision|
blender-3d|word|blender 3d,blender,blender modelling||blender 3d|
3ds-max|word|3ds max,3d max,3d studio max||3ds max|
autodesk-maya|word|autodesk maya,maya 3d||autodesk maya|
3d-modelling|word|3d modelling,3d rendering||3d modelling|
3d-printing|word|3d printing,3d printer||3d printing|
animation|word|animation,2d animation,3d animation,motion animation||animation,animator|occupation:animator
motion-graphics|word|motion graphic,motion design||motion graphics|
ux-design|word|ux design,user experience,user experience design,ui ux design,ux ui||ux|occupation:ux-designer
ui-design|word|ui design,user interface design,interface design,user interface,ui development||ui design|
user-research|word|user research,ux research,user interview||user research|
usability-testing|word|usability testing,user testing,usability||usability|
wireframing|word|wireframing,wireframe||wireframing,wireframe|
prototyping|word|prototyping,interactive prototype,rapid prototyping||prototyping|
information-architecture|word|information architecture,site mapping||information architecture|
design-thinking|word|design thinking,human centred design,human centered design,hcd||design thinking,hcd|
design-systems|word|design system,component library design||design systems|
accessibility-design|word|accessibility design,web accessibility,wcag,accessible design||accessibility design,wcag|
web-design|word|web design,website design,designed website,designing website||web design|
fashion-design|word|fashion design,mbunifu wa mavazi,clothe designing||fashion design|occupation:fashion-designer
interior-design|word|interior design,interior decoration,interior decor||interior design|occupation:interior-designer
photography|word|photography,picha,upigaji picha,kupiga picha,took photo,taking photo,took picture||photography,photographer,picha|occupation:photographer
wedding-photography|word|wedding photography,event photography||wedding photography|
product-photography|word|product photography,commercial photography||product photography|
photo-retouching|word|photo retouching,image retouching,image editing||photo retouching|
videography|word|videography,video shooting,video recording,upigaji video,kupiga video||videography,videographer,cameraman|occupation:videographer
drone-videography|word|drone videography,aerial photography,aerial videography||drone videography|
video-editing|word|video editing,film editing,uhariri wa video,kuhariri video,edited video,editing video||video editing|occupation:video-editor
video-production|word|video production,multimedia production||video production|
film-making|word|film making,filmmaking,film production,documentary production||film making,filmmaking,filmmaker|occupation:film-producer
davinci-resolve|word|davinci resolve,davinci||davinci|
final-cut-pro|word|final cut pro,final cut||final cut pro|
capcut|word|capcut,cap cut||capcut|
screenwriting|word|screenwriting,script writing,scriptwriting||screenwriting,scriptwriting|
film-directing|word|film directing,stage directing||film directing|
acting|word|acting,stage acting,film acting,uigizaji,kuigiza||acting,actress,uigizaji,mwigizaji,kuigiza|occupation:actor
voice-acting|word|voice acting,voice over,voiceover||voice acting,voiceover|
audio-editing|word|audio editing,sound editing,audio production,audio mixing||audio editing|
sound-engineering|word|sound engineering,live sound||sound engineering|occupation:sound-engineer
music-production|word|music production,beat making,fl studio||music production|
singing|word|singing,uimbaji,kuimba||singing,singer,vocalist,uimbaji,kuimba,mwimbaji|occupation:musician
musical-instruments|word|musical instrument,guitar playing,piano playing,keyboard playing,drumming||musical instruments,drumming|
dancing|word|dancing,choreography,densi,kucheza densi,kucheza ngoma||dancing,dancer,choreography,choreographer,densi|occupation:dancer
deejaying|word|deejaying,dj service||deejaying,dj|occupation:dj
broadcasting|word|broadcasting,radio presentation,utangazaji,kutangaza redioni||broadcasting,broadcaster,utangazaji,mtangazaji|occupation:radio-presenter
podcasting|word|podcasting,podcast,podcast production||podcasting,podcast|
live-streaming|word|live streaming,livestreaming,obs studio||live streaming,livestreaming|
journalism|word|journalism,uandishi wa habari,new reporting,uanahabari,kuandika habari||journalism,journalist,reporter,uanahabari,mwanahabari|occupation:journalist
photojournalism|word|photojournalism,photo journalist||photojournalism|
news-writing|word|new writing,new editing||news writing|
copywriting|word|copywriting,ad copy||copywriting,copywriter|
content-writing|word|content writing,article writing,seo writing,uandishi,kuandika makala||content writing,uandishi|occupation:content-writer
content-creation|word|content creation,creating content,digital content||content creation|occupation:content-creator
blogging|word|blogging,blog writing,vlogging||blogging,blogger,vlogging|
creative-writing|word|creative writing,fiction writing,uandishi wa kubuni||creative writing|
technical-writing|word|technical writing,technical documentation||technical writing|occupation:technical-writer
scientific-editing|word|scientific editing,copy editing,copyediting,manuscript editing||scientific editing,copyediting,editor|
ghostwriting|word|ghostwriting,ghost writer||ghostwriting|
speech-writing|word|speech writing,speechwriting||speech writing,speechwriting|
poetry|word|poetry,spoken word,ushairi||poetry,ushairi|
publishing|word|publishing,book publishing||publishing|
stage-production|word|stage production,stage lighting,theatre production||stage production|
costume-design|word|costume design,wardrobe stylist,fashion styling||costume design|
modelling-for-fashion|word|modelling for fashion,runway modelling||modelling fashion|occupation:fashion-model
photo-printing|word|photo printing,printing photo,passport photo||photo printing|
art-direction|word|art direction,creative direction||art direction|occupation:creative-director
game-design|word|game design,level design||game design|
comedy|word|comedy,stand up comedy,uchekeshaji||comedy,comedian,uchekeshaji|
security-guarding|word|security guarding,guarding,security service,school guard,gate guard,kazi ya ulinzi,kazi ya uaskari,kulinda,kulinda mali,kufanya ulinzi,kulinda lango,guarded bank,guarded,guard duty||watchman,guarding,ulinzi,mlinzi,askari,soja|occupation:security-guard
patrolling|word|patrolling,patrol,security patrol,night patrol,doria,kufanya doria,kupiga doria,day patrol,patrolled||patrolling,patrol,doria,patrolled,patrols|
gate-control|word|gate control,visitor screening,gate keeping,ulinzi wa lango,kusimamia lango,kusajili wageni,screening visitor,screened visitor,searched visitor,checking visitor||gate control,gateman|
access-control|word|access control,controlling access,visitor management||access control|
cctv-monitoring|word|cctv monitoring,surveillance monitoring||cctv monitoring|occupation:cctv-operator
alarm-response|word|alarm response,alarm response crew||alarm response|
body-searching|word|body searching,frisking,body search,bag search||body searching,frisking|
dog-handling|word|dog handling,dog training||dog handling|occupation:dog-handler
vip-protection|word|vip protection,close protection,executive protection||vip protection,bodyguard|
cash-in-transit|word|cash in transit,cash in transit escort||cash transit|occupation:cash-in-transit-officer
bouncer-work|word|bouncer work,crowd control||bouncer|occupation:bouncer
security-management|word|security management,security operation||security management|occupation:security-supervisor
security-risk-assessment|word|security risk assessment,security audit,threat assessment||security risk assessment|
investigation|word|investigation,private investigation,uchunguzi,upelelezi,kuchunguza uhalifu||investigation,investigator,uchunguzi,upelelezi|occupation:investigator
intelligence-gathering|word|intelligence gathering,intelligence analysis||intelligence gathering|
policing|word|policing,police work,kazi ya polisi||policing,polisi|occupation:police-officer
military-service|word|military service,kdf,national youth service,nys||military service,kdf,soldier,nys|occupation:soldier
firearms-handling|word|firearm handling,firearm||firearms|
self-defence-instruction|word|self defence instruction,martial art,karate,taekwondo,self defense training||self defence instruction,karate,taekwondo|
firefighting|word|firefighting,fire brigade,uzimaji moto||firefighting,firefighter,fireman,zimamoto|occupation:fire-fighter
emergency-response|word|emergency response,disaster response,rescue operation,search and rescue,emergency preparedness||emergency response|
disaster-risk-reduction|word|disaster risk reduction,drr,disaster management,disaster preparedness||disaster risk reduction,drr|
law|word|degree in law,bachelor of law,llb,legal practice,uanasheria||law,llb,lawyer,sheria,wakili,uanasheria|occupation:lawyer,occupation:legal-officer
legal-drafting|word|legal drafting,contract drafting,drafting contract,drafting agreement,legal document||legal drafting|
conveyancing|word|conveyancing,land transfer,property law,conveyancer||conveyancing,conveyancer|
litigation|word|litigation,civil litigation,court representation,litigation support||litigation|
criminal-law|word|criminal law,criminal litigation||criminal law|
commercial-law|word|commercial law,corporate law,company law||commercial law|
family-law|word|family law,succession law,probate||family law,probate|
land-law|word|land law,land registration,land adjudication,ardhisasa||land law,ardhisasa|
intellectual-property|word|intellectual property,trademark registration,copyright law,trademark||intellectual property,trademarks|
data-protection|word|data protection,data privacy,gdpr,data protection act,odpc||data protection,gdpr,odpc|
human-rights|word|human right,human right advocacy,haki za binadamu||human rights|
paralegal-work|word|paralegal work,legal aid||paralegal|occupation:paralegal
arbitration|word|arbitration,adr,alternative dispute resolution||arbitration,arbitrator,adr|
mediation|word|mediation,peace building,peacebuilding,upatanishi,kupatanisha||mediation,mediator,peacebuilding,upatanishi,kupatanisha|occupation:mediator
court-procedures|word|court procedure,court attendance,court filing,e filing judiciary||court procedures|
process-serving|word|process serving,court process server||process serving|
notary-services|word|notary service,commissioner for oath,notary public||notary services|
social-work|word|social work,social welfare,ustawi wa jamii,kazi ya jamii||social work|occupation:social-worker
community-development|word|community development,community work,maendeleo ya jamii||community development|occupation:community-development-officer
community-mobilization|word|community mobilization,mobilising community,uhamasishaji wa jamii,uhamasishaji,kuhamasisha jamii||community mobilization,uhamasishaji|
community-outreach|word|community outreach,outreach,community sensitisation,community engagement,field outreach||outreach|
youth-work|word|youth work,youth empowerment,youth development,youth programme||youth work|
women-empowerment|word|women empowerment,women group||women empowerment|
gender-mainstreaming|word|gender mainstreaming,gender equality,gender analysis||gender mainstreaming|
gender-based-violence-response|word|gender based violence response,gbv,sgbv,gbv case management,gender based violence||gender based violence response,gbv,sgbv|
child-welfare|word|child welfare,ovc,orphan and vulnerable children,children s home||child welfare,ovc|
refugee-services|word|refugee service,refugee support,kakuma,dadaab,refugee protection||refugee services,kakuma,dadaab|
humanitarian-aid|word|humanitarian aid,humanitarian response,humanitarian work,relief work||humanitarian aid|
cash-transfers|word|cash transfer,cash transfer programme,cash and voucher assistance||cash transfers|
food-security|word|food security,food security programming,food distribution||food security|
livelihoods-programming|word|livelihood programming,livelihood,income generating activity||livelihoods programming,livelihood|
disability-inclusion|word|disability inclusion,disability right,inclusion of person with disability||disability inclusion|
peer-education|word|peer education,peer counselling||peer education|
advocacy|word|advocacy,advocacy campaign,policy advocacy,utetezi,kutetea haki||advocacy,utetezi|
civic-education|word|civic education,voter education,elimu ya uraia||civic education|
election-administration|word|election administration,iebc,election clerk,election management||election administration,iebc|
census-enumeration|word|census enumeration,census,knb||census,knbs|
monitoring-and-evaluation|word|monitoring and evaluation,m e,monitoring evaluation accountability and learning,project evaluation,evaluation of project||monitoring evaluation|occupation:m-and-e-officer
logical-frameworks|word|logical framework,logframe,log frame,theory of change,result framework||logical frameworks,logframe|
impact-assessment|word|impact assessment,impact evaluation,baseline survey,endline survey||impact assessment|
programme-design|word|programme design,project design,project cycle management||programme design|
programme-implementation|word|programme implementation,project implementation,field implementation,programme delivery||programme implementation|occupation:programme-officer
donor-relations|word|donor relation,donor management,donor engagement,resource mobilisation||donor relations|
grants-management|word|grant management,sub grant||grants management|occupation:grants-officer
ngo-management|word|ngo management,non profit management,nonprofit management||ngo management|
partnership-management|word|partnership management,partnership,partnership development,strategic partnership||partnership management,partnerships|
capacity-building|word|capacity building,capacity development,capacity strengthening,kujenga uwezo||capacity building|
savings-group-training|word|saving group training,group saving training,financial literacy,financial literacy training,financial education||savings group training|
urban-planning|word|urban planning,town planning,physical planning,spatial planning||urban planning|occupation:urban-planner
public-administration|word|public administration,county administration,county government,utawala||public administration,utawala|occupation:county-officer
public-policy|word|public policy,policy analysis,policy research||public policy|occupation:policy-analyst
public-participation|word|public participation,citizen engagement,citizen participation||public participation|
government-relations|word|government relation,government liaison,public affair||government relations|
huduma-centre-services|word|huduma centre service,huduma centre,huduma namba,government service||huduma centre services|
civil-registration|word|civil registration,birth registration,civil registrar||civil registration|
local-administration|word|local administration,nyumba kumi||local administration|occupation:chief
customs-enforcement|word|custom enforcement,border control,immigration service||customs enforcement|occupation:customs-officer
prison-services|word|prison service,probation service||prison services|
international-relations|word|international relation,diplomacy study,foreign affair||international relations|
development-studies|word|development study,international development||development studies|
sociology|word|sociology,sociologist||sociology,sociologist|
criminology|word|criminology,criminologist||criminology,criminologist|
religious-ministry|word|religious ministry,church leadership,church ministry,uchungaji wa kanisa,kuhubiri||religious ministry,pastor,imam,chaplain,mchungaji,kuhubiri|occupation:religious-leader
sports-administration|word|sport administration,sport management,sport organising||sports administration|
refereeing|word|refereeing,match referee,football referee||refereeing,umpire|occupation:sports-official
heritage-management|word|heritage management,museum curation||heritage management,curator|occupation:museum-curator
meteorology|word|meteorology,weather forecasting||meteorology,meteorologist|occupation:meteorologist
geology|word|geology,geological survey,geological mapping||geology,geologist|occupation:geologist
water-governance|word|water governance,water service management,water utility management||water governance|
solid-waste-management|word|solid waste management,waste management,solid waste||solid waste management|
environmental-education|word|environmental education,environmental awareness,climate education||environmental education|
climate-change-adaptation|word|climate change adaptation,climate change,climate adaptation,climate finance,climate action||climate change adaptation|
sustainability|word|sustainability,sustainable development,esg,sustainability reporting,csr,corporate social responsibility||sustainability,esg,csr|
occurrence-book-entries|word|occurrence book entry,occurrence book,ob entry,incident book||occurrence book entries|
childrens-law|word|children s law,children act,child right||children s law|
family-tracing-and-reintegration|word|family tracing and reintegration,family tracing,reintegration||reintegration|
indicator-tracking|word|indicator tracking,indicator tracking table,performance monitoring plan,indicator performance||indicator tracking|
learning-documentation|word|learning documentation,lesson learned,success story,case study||learning documentation|
english|word|english,kiingereza,fluent english,english language,spoken english,written english,kizungu||english,kiingereza,kizungu|
kiswahili|word|kiswahili,swahili,fluent kiswahili,kiswahili sanifu,swahili language||kiswahili,swahili|
sheng|word|sheng,sheng language||sheng|
kenyan-sign-language|word|kenyan sign language,sign language,ksl,lugha ya ishara||kenyan sign language,ksl|
kikuyu|word|kikuyu,gikuyu language,kikuyu language,gikuyu,kikuyu speaking||kikuyu,gikuyu|
luo|word|luo,dholuo,luo language,luo speaking||luo,dholuo|
kalenjin|word|kalenjin,kalenjin language||kalenjin|
kamba|word|kamba,kikamba,kamba language||kamba,kikamba|
luhya|word|luhya,luhya language,oluluhya,kiluhya||luhya,oluluhya,kiluhya|
kisii|word|kisii,ekegusii,gusii language,kisii language||kisii,ekegusii|
meru|word|meru,kimeru,meru language||meru,kimeru|
embu|word|embu,kiembu,embu language||embu,kiembu|
somali|word|somali,kisomali,somali language,af soomaali||somali,kisomali|
maasai|word|maasai,maa language,kimaasai,maasai language||maasai,kimaasai|
turkana|word|turkana,turkana language,ng aturkana||turkana|
taita|word|taita,kitaita,taita language||taita,kitaita|
mijikenda|word|mijikenda,kigiriama,giriama,mijikenda language||mijikenda,kigiriama,giriama|
borana|word|borana,oromo,borana language,afaan oromo||borana,oromo|
rendille|word|rendille,rendille language||rendille|
samburu|word|samburu,samburu language||samburu|
pokot|word|pokot,pokot language||pokot|
nandi|word|nandi,nandi language||nandi|
kipsigis|word|kipsigis,kipsigis language||kipsigis|
teso|word|teso,ateso,teso language||teso,ateso|
kuria|word|kuria,kuria language||kuria|
french|word|french,kifaransa,french language,fluent french||french,kifaransa|
german|word|german,kijerumani,german language,deutsch||german,kijerumani,deutsch|
spanish|word|spanish,spanish language,espanol,kihispania||spanish,espanol,kihispania|
portuguese|word|portuguese,portuguese language,kireno||portuguese,kireno|
italian|word|italian,italian language,kiitaliano||italian,kiitaliano|
arabic|word|arabic,kiarabu,arabic language||arabic,kiarabu|
mandarin-chinese|word|mandarin chinese,mandarin,chinese language,kichina,hsk||mandarin,kichina,hsk|
hindi|word|hindi,hindi language,kihindi||hindi,kihindi|
gujarati|word|gujarati,gujarati language||gujarati|
punjabi|word|punjabi,punjabi language||punjabi|
urdu|word|urdu,urdu language||urdu|
japanese|word|japanese,japanese language,jlpt||japanese,jlpt|
korean|word|korean,korean language,topik||korean,topik|
russian|word|russian,russian language,kirusi||russian,kirusi|
turkish|word|turkish,turkish language||turkish|
dutch|word|dutch,dutch language||dutch|
amharic|word|amharic,amharic language,kiamhara||amharic,kiamhara|
luganda|word|luganda,luganda language,ganda language||luganda|
kinyarwanda|word|kinyarwanda,rwanda language||kinyarwanda|
kirundi|word|kirundi,rundi language||kirundi|
lingala|word|lingala,kilingala||lingala,kilingala|
tigrinya|word|tigrinya,tigrinya language||tigrinya|
dinka|word|dinka,dinka language||dinka|
nuer|word|nuer,nuer language||nuer|
translation|word|translation,translated,document translation,translating,tafsiri,utafsiri,kutafsiri,translated document,translating document||translation,translated,translator,translating,tafsiri,utafsiri|occupation:translator
interpretation|word|interpretation,simultaneous interpretation,interpreting,ukalimani||interpretation,interpreter,interpreting,ukalimani,mkalimani|occupation:interpreter
subtitling|word|subtitling,subtitle,captioning,closed captioning||subtitling,subtitles,captioning|
localization|word|localization,software localisation||localization|
bilingual-communication|word|bilingual communication,bilingual,multilingual||bilingual,multilingual|
communication|word|communication,communication skill,communicator,good communicator,communicating,mawasiliano,kuwasiliana vizuri,kuwasiliana||communication,communicator,communicating,mawasiliano,kuwasiliana|
written-communication|word|written communication,writing skill,written communication skill,good writing||written communication|
verbal-communication|word|verbal communication,oral communication,spoken communication||verbal communication|
interpersonal-skills|word|interpersonal skill,people skill,interpersonal,inter personal skill,interpersonal communication||interpersonal|
public-speaking|word|public speaking,public speaker,speaking in public,kuongea hadharani,kuzungumza mbele ya watu,kuongea mbele ya watu,uzungumzaji||public speaking,uzungumzaji|
active-listening|word|active listening,listening skill,good listener||active listening|
teamwork|word|teamwork,team work,team player,working in a team,work in a team,team working,working with other,kazi ya pamoja,ushirikiano,kufanya kazi na wengine,kushirikiana na wengine||teamwork,ushirikiano|
collaboration|word|collaboration,collaborative,collaborating,cross functional collaboration||collaboration,collaborative,collaborating|
leadership|word|leadership,leadership skill,team leadership,team leader,leading a team,leading team,team lead,led a team,led team,uongozi,kiongozi,kuongoza,kuongoza timu||leadership,uongozi,kiongozi,kuongoza|
people-management|word|people management,managing people,staff management,line management||people management|
team-building|word|team building,teambuilding,building team||team building,teambuilding|
delegation|word|delegation,delegating||delegation,delegating|
decision-making|word|decision making,decision maker,making decision,decisionmaking,kufanya maamuzi||decision making,decisionmaking|
problem-solving|word|problem solving,problem solver,solving problem,troubleshooting skill,utatuzi wa matatizo,kutatua matatizo,kutatua shida||problem solving|
critical-thinking|word|critical thinking,critical thinker||critical thinking|
analytical-thinking|word|analytical thinking,analytical skill,analytical mind,analytical||analytical|
strategic-thinking|word|strategic thinking,strategic thinker||strategic thinking|
creative-thinking|word|creative thinking,creativity,creative thinker,ubunifu||creative thinking,creativity,ubunifu|
innovation|word|innovation,innovative,innovator||innovation,innovative,innovator|
attention-to-detail|word|attention to detail,detail oriented,eye for detail,keen on detail,accuracy||attention to detail,accuracy|
time-management|word|time management,managing time,time keeping,usimamizi wa muda||time management|
punctuality|word|punctuality,punctual,kufika kwa wakati,kufika kazini mapema||punctuality,punctual|
meeting-deadlines|word|meeting deadline,meet deadline,deadline driven,working to deadline,tight deadline||meeting deadlines|
prioritization|word|prioritization,prioritising,prioritise task,setting priority||prioritization,prioritising|
multitasking|word|multitasking,multi tasking,multi task,multitask||multitasking,multitask|
organizational-skills|word|organizational skill,organisational skill,organised,organising skill,well organised||organizational skills,organised|
adaptability|word|adaptability,adaptable,adapt to change,kubadilika||adaptability,adaptable,kubadilika|
flexibility|word|flexibility,flexible schedule,flexible attitude,flexible working hour||flexibility|
resilience|word|resilience,resilient||resilience,resilient|
stress-management|word|stress management,working under pressure,work under pressure,work well under pressure,pressure handling||stress management|
patience|word|patience,patient person,uvumilivu,mvumilivu||patience,uvumilivu,mvumilivu|
empathy|word|empathy,empathetic,huruma||empathy,empathetic,huruma|
emotional-intelligence|word|emotional intelligence,emotional maturity||emotional intelligence|
conflict-resolution|word|conflict resolution,conflict management,resolving conflict,resolving dispute,utatuzi wa migogoro,kutatua migogoro||conflict resolution|
negotiation|word|negotiation,negotiated,negotiation skill,negotiator,negotiating,bargaining,majadiliano,kujadiliana,kujadiliana bei||negotiation,negotiated,negotiator,negotiating,bargaining,majadiliano|
persuasion|word|persuasion,persuasive,persuading,influencing skill||persuasion,persuasive,persuading|
assertiveness|word|assertiveness,assertive||assertiveness,assertive|
confidence|word|confidence,self confidence,self confident,kujiamini||confidence,kujiamini|
self-motivation|word|self motivation,self motivated,self starter,self driven,motivated||self motivation,motivated|
initiative|word|initiative,taking initiative,proactive,take initiative,kujituma||initiative,proactive,kujituma|
work-ethic|word|work ethic,strong work ethic,hard working,hardworking,diligent,bidii,mchapakazi,bidii ya kazi,kufanya kazi kwa bidii||work ethic,hardworking,diligent,bidii,mchapakazi|
reliability|word|reliability,reliable person,dependable,dependability,kuaminika||reliability,dependable,dependability,kuaminika|
integrity|word|integrity,honesty,honest,high integrity,trustworthy,uaminifu,uadilifu,mwaminifu||integrity,honesty,honest,trustworthy,uaminifu,uadilifu|
confidentiality|word|confidentiality,keeping confidentiality,discreet,usiri,kutunza siri||confidentiality,discreet,usiri|
professionalism|word|professionalism,professional conduct,professional attitude||professionalism|
accountability|word|accountability,taking responsibility,accountable,uwajibikaji,kuwajibika||accountability,accountable,uwajibikaji,kuwajibika|
willingness-to-learn|word|willingness to learn,fast learner,quick learner,eager to learn,quick to learn,ready to learn,willing to learn,kujifunza haraka,kupenda kujifunza||willingness to learn|occupation:graduate-trainee,occupation:intern
self-management|word|self management,independent working,work independently,working independently,minimal supervision||self management|
goal-orientation|word|goal orientation,result oriented,goal oriented,result driven,target driven||goal orientation|
customer-focus|word|customer focus,customer oriented,customer centric,client focused||customer focus|
cultural-awareness|word|cultural awareness,cultural sensitivity,multicultural environment,cross cultural communication||cultural awareness|
relationship-building|word|relationship building,building relationship,professional networking||relationship building|
diplomacy|word|diplomacy,diplomatic,tact||diplomacy,diplomatic,tact|
courtesy|word|courtesy,polite,politeness,friendly attitude,adabu,heshima||courtesy,polite,politeness,adabu,heshima|
positive-attitude|word|positive attitude,positive mindset,can do attitude,optimistic||positive attitude,optimistic|
physical-fitness|word|physical fitness,physically fit,good physical condition||physical fitness|occupation:athlete
remote-working|word|remote working,remote work,work from home,working remotely||remote working|
observation|word|observation,observation skill,observant||observation,observant|
storytelling|word|storytelling,story telling,story teller||storytelling|
planning-and-organizing|word|planning and organizing,planning and organisation||planning organizing|
numeracy|word|numeracy,numerical skill,good with number,numerate||numeracy,numerate|
literacy|word|literacy,able to read and write,kusoma na kuandika,kujua kusoma na kuandika||literacy|
neatness|word|neatness,grooming,well groomed,presentable,unadhifu||neatness,grooming,presentable,unadhifu|
volunteering|word|volunteering,volunteer work,volunteerism,kujitolea||volunteering,volunteer,volunteerism,kujitolea|
discipline|word|discipline,self discipline,disciplined,nidhamu||discipline,disciplined,nidhamu|
giving-feedback|word|giving feedback,constructive feedback,receiving feedback||giving feedback|
digital-literacy|word|digital literacy,digital skill,internet skill,ajira digital||digital literacy|
$terms$);
