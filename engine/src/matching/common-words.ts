import { words } from '../text/word-list.ts';

/** Words that say nothing of a line of work, because every CV and every advert has them: as `normalForm` writes their singular. */
export const commonWords = words(`
a about above across after again against all along also among an and another any anybody are around as ask at away back be because been
before being below beside between both bring but by can cannot come could did do doe done down during each either else etc even ever every
everybody everything few five first for four free from full further get give go good had half have he help her here him his hour how however
i if in into is it its just keep know last late later least leave let like list little long look made make many may me meet might month more
most much must my nairobi need never new next nine no nobody nor not nothing now of off often old on once one only open or other our out over
own page part per plain please put ready right round rule same see seven shall she short should show similar simple since sit six small so
some somebody something soon still stop such take talk tell ten than that the their them then there thi this those three thi through till time
to today together too top tried try turn twelve twice two under until up upon us use used using very via walk want was way we week well went
were what when where whether which while who whole whose why will wish with within without word would write writing year yearly yet you your
jan january feb february mar march apr april june july aug august sep september oct october nov november dec december
monday tuesday wednesday thursday friday saturday sunday day daily morning evening night weekend kenya kenyan
ability able accept achieve achievement act active activity add additional address advantage age aim allowance answer applicant application
apply area around aspect attention available background based basic basis begin beginning benefit best better board bold bonu bring broad
business call candidate capable card career careful certificate challenge change check choose class clean clear close colleague come committed
common communicate communication company complete concerned conduct consider contact contract control copy core count county course cover cv date deadline deep deepened
degree deliver department description desired detail determined develop develop different diploma directly drive driven duty dynamic early
easily education effective effectively efficient eight email employee employer employment end energetic english ensure ensuring entry
environment equal essential establish evidence exact excellent existing expected experience experienced explain fair family fast feel field
figure file filing fill find fit flexible follow following food form former friendly fully function general goal grade great group grow growth
hand handling hard head held high highly hire hold home honest identify identity important improve include including individual industry
information initiative instruction interest interested interpersonal interview involve invite job join kcse key kind kiswahili knowledge kpi
label language large lead leading learn learned learning level life light line live local locality location looking lower machine main maintain
manage management manager manner member mature medium meeting mention message method middle minimum motivated move national nature
necessary negotiable new note number objective offer office officer old ongoing opening operation opportunity order organization organized
overall paid participate particular passion passionate pay people perform performance person personal phone place plan planning point position
positive possible post practical practice prefer preferred prepare present previou primary problem process product professional proficiency
profile program project proven provide providing qualification qualified quality quick range reach read real receive record reference
referee refer regular related relationship relevant reliable remain report reporting require required requirement research resource respect
responsibility responsible responsive rest result resume review role run safe salary school score second secondary section self sell send senior
serve service set shift sign site skill skilled society soft solid solution solve source speak special staff standard start starting state
step strong structure study style submit successful suitable summary supervision supervise supervisor support system talent target task team
test thing timely title tool track train trainee training trust type understand understanding undertake university unit update useful vacancy
valid value variou verbal visit vital volunteer wage wait welcome wiling willing work worked worker working workplace writer written
ajira baada bila cha cheti chini elimu hadi hapa hii hivyo huu ile ili inatafuta ina juu kama karibu kati katika kazi kazini kila kutoka
kuwa kwa kwenye la lazima lakini mimi mmoja moja mtu mwajiri mwaka mwombaji mwenye mwenyewe na nafasi namba nami ndogo ni njema nyingine pamoja
pia sana siku simu tuma tunatafuta uwe uzoefu vizuri wa wako watu wetu ya yako yangu yetu za zaidi miaka maombi tatu tano mbili hulipwa
`);
