/**
 * Words that mean the same in a question, in English, Kiswahili, Sheng and as people type them. The first names the group. `~` marks a
 * Kiswahili verb by its stem: `~lip` is kulipa, nilipe, wanalipisha. A word stands in one group only.
 */
export const wordGroups = `
pay: paying paid pays payment payments deposit charge charged charges charging refund cough ~lip ~lipish malipo
money: pesa hela cash doo chapaa ganji mulla mkwanja shillings shilling shilingi bob ksh kes kshs thao soo fee fees ada
mpesa: paybill
till: tillnumber
ask: asks asking asked demand demands demanding demanded request requests requested want wants wanted wanting require need needs needed ~omb ~itish ~dai ~tak ~hitaji ~ambi ~ambiw ~itishw insist insists told tell
send: sending sent forward give gave giving share ~tum ~tumi ~tumiw
register: registration registering registered signup join enrol enroll usajili kujisajili jisajili ~sajili ~jisajili kujiandikisha ~andikish kujiunga ~jiung
account: accounts akaunti acc akaonti
open: create creating make making new start ~fungu mpya ~anzish
password: pasword passwd passcode passwordi nenosiri neno-siri nywila paswadi pass
forgot: forget forgotten forgetting lost lose recover reset resetting ~sahau ~pote ~potez remember ~kumbuk kumbuka
change: changing edit editing update updating updated modify correct ~badil ~badilish ~rekebish ~sasish ~hariri
email: mail emails e-mail barua gmail inbox
confirm: confirmation confirmed confirming verify verification verified activate activation activated ~thibitish uthibitisho
link: links linki kiungo
arrive: arrived arrives receive received receiving came come comes got ~fik ~poke ~pokea ~j
login: signin logging signing signed logged log sign ~ingi ~ingia
fail: fails failed failing refuses refused rejected error errors wrong problem problems stuck unable issue haisave haisubmit ~shind ~kata ~kwama shida tatizo hitilafu
delete: deleting deleted remove removing erase close closing deactivate ~fut ~fung ~ond ~ondo unsubscribe
data: information info taarifa maelezo records details
privacy: private faragha siri usiri confidential secret
see: kuona naona sees view views viewing look visible read reads shown ~on ~onek ~som access
who: nani whom
safe: safety secure salama usalama trust trusted trustworthy ~amin kuaminika
scam: scams scammer scammers fraud fraudster con cons conmen conman fake fakes legit genuine real hoax suspicious utapeli tapeli matapeli ~tapeli ulaghai laghai wezi uongo feki bandia ukweli kweli halali
cheated: conned scammed swindled tapeliwa ~tapeliw ~ibiw ~konw
report: reporting reported ripoti ~ripoti complain complaint complaints flag ~shtaki malalamiko ~lalamik
advert: adverts ad ads advertisement posting listing tangazo matangazo listings
id: identity identification passport kitambulisho vitambulisho kipande ids
pin: pins cvv otp
photo: photos picture pictures pic pics image avatar picha selfie photocopy copy copies nakala
agent: agents broker brokers wakala mawakala agency agencies middleman recruiter recruiters
interview: interviews interviewed intervew inteview interviu intavyu usaili mahojiano ~hoji panel
question: questions maswali swali
prepare: preparing preparation prep practise practice practising ready tips ~jitayarish ~jiandaa ~tayarish maandalizi ~jipang
job: jobs vacancy vacancies opening openings opportunity opportunities work kazi ajira nafasi kibarua vibarua hustle jobo position positions employment wera mjengo gig gigs
find: finding search searching looking look seek seeking get getting ~tafut ~pat ~patikan ~saka kusaka
apply: application applying applied applications applies aply aplly kuaply ombi maombi ~aplai apply-for kuapply kuomba nilizoomba niliyoomba nimeomba naombaje nitaomba nitaombaje niombe niombeje unaombaje tunaombaje
save: saved saving saves bookmark bookmarked keep kept store ~hifadhi hifadhi zilizohifadhiwa ~wek ~seiv kusave nimesave
mine: my own yangu wangu zangu langu
status: progress track tracking follow followup result results outcome feedback hali majibu jibu response ~jib ~jibiw replied reply
match: matches matching matched fit fits fitting suit suits suitable recommend recommended ~faa ~faan zinazonifaa linganisha ~lingan ~linganish
score: scores percent percentage percentages points % asilimia alama pointi rating
mean: means meaning explain explanation maana ~maanish ~eleza
cv: cvs resume resumes curriculum vitae wasifu-kazi
wasifu: profile profiles profaili bio
upload: uploading uploaded attach attaching add adding submit put ~pakia ~paki ~ongez ~ongeza ~ambatanish document documents file files pdf hati
improve: improving better strengthen review analyse analyze analysis check ~boresh critique feedback-cv
write: writing draft ~andik
requirement: requirements qualification qualifications qualify qualified vigezo sifa
become: becoming kuwa
skill: skills ujuzi talent talents ustadi
name: names jina majina
notification: notifications notify alert alerts bell arifa taarifu kengele notisi ~arif ~julish
stop: off disable mute ~zim ~zuia ~simamish
remote: remotely online home nyumbani mtandaoni wfh freelance freelancing virtual
employer: employers boss company companies firm firms organisation organisations organization mwajiri waajiri kampuni mwajiriwa mabosi
post: hire hiring recruit recruiting advertise ~ajiri ~tangaz ~tangaza ~posti kupost
list: directory orodha
offline: disconnected
without: bila no-need sina hatuna
internet: network mtandao intaneti connection wifi
bundle: bundles mbs mb bando mabundle airtime megabytes gb
cost: costs price bei gharama expensive cheap ghali consume consumes use-data spend ~tumi-data
free: bure gratis
much: ngapi kiasi
load: loading inaload slowly
accessibility: kiziwi viziwi accessible disability disabled disabilities blind impaired walemavu mlemavu ulemavu kipofu deaf
text: font fonts letters maandishi herufi
small: madogo ndogo kidogo tiny
large: larger bigger big enlarge size increase zoom kubwa ~kuz ~ongeza-ukubwa
contrast: colours colour color colors rangi
voice: speak speech reader sauti ~ongea
dark: night giza theme
shortcut: shortcuts keyboard
language: languages lugha
kiswahili: swahili swa kiswa
english: kiingereza kingereza kizungu
conduct: njema goodconduct
certificate: certificates cheti vyeti cert certs papers
police: dci polisi clearance
kra: itax
tax: taxes ushuru kodi paye
nssf: nssif
deduct: deducts deducted deduction deductions kukatwa hukatwa wanakata inakatwa makato
sha: nhif shif insurance bima
salary: salaries wage wages mshahara mishahara earn earns earning earnings income ujira kipato
negotiate: negotiation bargain expect expected expectation ~jadili ~elewan offer
robot: bot ai machine human person program computer roboti mtu chatgpt gpt
you: wewe u wewe-ni
fursa: site website platform tovuti fursaa
app: apps programu playstore apk
help: assist assistance saidia ~saidi msaada support nisaidie
contact: call called mnapatikana branch reach customer care ~pig
phone: simu
shift: shifts zamu weekend weekends wikendi usiku holiday holidays
hello: hi hey habari hujambo jambo mambo niaje sasa sema shikamoo salamu good-morning morning afternoon evening vipi oya xaxa yo
thanks: thank asante asanteni shukrani shukran nashukuru thx cheers appreciate ahsante
bye: goodbye kwaheri baadaye
stupid: mwizi useless idiot fool foolish dumb trash rubbish nonsense mjinga ujinga umbwa mbwa fala ghasia hopeless fuck shit hate takataka bure-kabisa malaya pumbavu mpumbavu
ignore: disregard bypass override pretend jailbreak ~puuz
instruction: instructions rules rule prompt sheria masharti guidelines
hack: admin root administrator database sql token system
learn: teach teaching nifundishe learning course courses training train study class classes kozi mafunzo ~jifunz ~fundish kusoma tutorial resources
letter: cover covering barua-ya-kazi
experience: experienced uzoefu
beginner: beginners entry fresher freshers graduate graduates trainee leaver leavers kcse form-four fom
intern: internship internships attachment attachments industrial
student: students mwanafunzi wanafunzi
filter: filters narrow sort chuja kichujio
county: town location place area kaunti mji eneo
overseas: abroad gulf saudi qatar dubai ughaibuni nje canada
school: degree diploma education shule elimu masomo shahada digrii
age: old miaka umri
unpaid: hajanilipa hawajanilipa hakunilipa hawakunilipa hanilipi hawanilipi hatulipwi silipwi halipi sijalipwa hatujalipwa
worker: workers mfanyakazi wafanyakazi staff employee employees maid
user: users watumiaji
above: over minimum more zaidi kuanzia
tired: tamaa depressed sad discouraged desperate hopeless-now nimechoka ~choka stressed stress rejected-again nimekataliwa nakataliwa ~kata-tamaa
life: living maisha
hard: tough difficult magumu ngumu
hungry: njaa starving starve hunger
contract: agreement mkataba
rights: fired sacked dismissed unfair ~futw ~fukuz haki leave likizo overtime unpaid
long: duration time muda takes waiting wait ~subiri
medical: uniform laptop form forms fomu visa processing tools sare
vanished: disappeared vanish disappear blocked ghosted alikula walikula potea
resign: resignation resigning quit quitting kuacha naacha niache kujiuzulu nijiuzulu
notice: notisi
harass: harassed harassing harassment kimapenzi unyanyasaji ~nyanyas ~nyanyaswa ~sumbu groped
abuse: abused abuses abusing mistreat mistreated mistreats mistreating
`;
