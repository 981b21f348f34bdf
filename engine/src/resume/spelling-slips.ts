import { once } from '../once.ts';

/**
 * Frequent slips in words of CVs, `right: wrong wrong`. No name, no Kiswahili word, no British or American spelling, and nothing
 * that is right in another sense ("manger", "stationary") is among them.
 */
const slips = `
accommodate: accomodate; accommodated: accomodated; accommodation: accomodation acommodation; accountancy: accountacy
accountant: acountant accounant accoutant; accounting: acounting; accounts: acounts; achieve: acheive
achieved: acheived achived; achievement: acheivement achivement; achievements: acheivements achivements
administered: adminstered; administration: adminstration administation admininstration adminsitration
administrative: adminstrative; administrator: adminstrator administrater; analysis: anaylsis analisis analysys
annual: anual; annually: anually annualy; assistant: assistent assisstant asistant assitant
assisted: asisted assited assistted; attachment: attachement attatchment attachemnt; attended: attented attendend
attending: attenting; beginning: begining; beneficiaries: beneficiares benefitiaries beneficaries; benefit: benifit
benefits: benifits; budget: bugdet budjet; budgeting: budgetting
business: buisness bussiness busines bussines bisiness; calendar: calender; cashier: cashire casheir
certificate: certficate certifcate cetificate sertificate; colleague: collegue
colleagues: collegues colleages coleagues; college: colledge; commitment: committment comittment comitment commitement; committed: comitted commited
committee: commitee comittee committe; communicate: comunicate; communicated: comunicated
communication: comunication communcation commmunication communicaton; communications: comunications
conscience: concience; conscientious: conscientous; conscious: concious; consistent: consistant
coordinated: coordianted cordinated coodinated; coordinating: cordinating; coordination: cordination coodination
coordinator: cordinator coodinator; currently: curently currenly currrently
curriculum: currriculum curiculum cirriculum curicullum; customer: custumer custmer; customers: custumers customerss
decision: decison descision; definitely: definately definitly; develop: develope; developed: developped
development: developement devolopment develpment develepment; diligent: diligant dilligent deligent
diligently: deligently; diploma: diplomma deploma; discipline: dicipline disipline discpline; disciplined: disiplined
duties: dutys; education: eduction educaton; effective: efective; effectively: effectivly
efficient: efficent eficient effecient; efficiently: efficently effeciently
electrician: electrican electritian elecrician; electricity: electricty; environment: enviroment environmet
environmental: enviromental; equipment: equiptment equipement equipments; excellence: excelence
excellent: excelent excellant exellent; exercise: excercise exersise; exercised: excercised
experience: experiance experince expirience exprience experiece expereince; experienced: experianced expirienced
facilitated: facillitated facilated; facilities: facilites; familiar: familar; financial: finacial finanical financal
flexible: flexable; government: goverment govement govenment; governmental: govermental
graduated: gratuated garduated; guarantee: guarantie garantee; guaranteed: garanteed guarenteed; background: backround backgroud; guard: gaurd; guarded: garded; guarding: gaurding
guards: gaurds; guidance: guidence; handling: handeling handleing; hard work: hardwork; hardware: harware
hardworking: hardworkin hardwoking; hospitality: hospitalty hospitaliy; hygiene: hygeine hygine hygene
hygienic: hygenic; immediately: immediatly; implement: impliment; implementation: implimentation
implemented: implimented implementated; improvement: improvment; independent: independant
independently: independantly independenty; information: infomation informations; instruments: instuments
integrity: intergrity integerity; intelligent: inteligent; interest: intrest; interested: intrested interesed
interests: intrests; internship: internsip; inventory: inventry inventroy; knowledge: knowlege knowlegde
knowledgeable: knowlegeable knowledgable knowledgeble; laboratory: labratory laborotory laboratry
language: langauge languange; languages: langauges; leadership: leadrship leardership leadeship; length: lenght
liaised: liased liasoned; liaising: liasing; liaison: liason liasion; licence: lisence liscence; license: lisense
machinery: machinary machinry; maintain: mantain; maintained: mantained maintaned; maintaining: mantaining maintaing
maintenance: maintainance maintenence maintainence maintanance maintanence maintainace mentainance
management: managment mangement managament; manager: maneger; mechanical: mechinical mechanicle
medicine: medecine medicin; monitor: moniter; monitored: monitered monitorred; monitoring: monitering
necessary: neccessary necesary neccesary; negotiation: negotation; noticeable: noticable; objective: objetive objctive
occasion: occassion; occasionally: occassionally occasionaly; occurred: occured; occurring: occuring
operated: opperated oparated; operating: operateing; opportunities: opportunites
opportunity: oppertunity oportunity oppurtunity; organisation: organisaton orgarnisation; organised: orgarnised
organization: orgarnization; organized: orgarnized; participated: paticipated particpated partcipated participatted
patients: patiants paitents pateints; perform: perfom; performance: perfomance performence
performed: perfomed performd; personnel: personel personell; pharmacy: pharmarcy phamacy; planning: plannning
possess: posess; possession: possesion; preferred: prefered; preparation: preperation preparaton; prepared: preparred
presentation: presention; primary: primaly; privilege: priviledge; procedure: proceedure
procedures: proceedures procedurs; procured: procurred; procurement: procurment
profession: proffession profesion proffesion; professional: proffesional profesional proffessional
professionally: professionaly profesionally; proficiency: proficency; proficient: profficient proficeint proficiant
programming: programing; prompt: promt; publicly: publically; punctual: punctuall puntual; punctuality: punctuallity
purchasing: puchasing purchaising; pursue: persue; pursuing: persuing
qualification: qualificaton qualifcation qualfication; qualifications: qualifcations; quarterly: quaterly quartely
questionnaire: questionaire; questionnaires: questionaires; receipt: reciept; receipts: reciepts receits
receive: recieve; received: recieved recived; receiving: recieving receving; receptionist: recieptionist receptionst
recommend: reccomend recomend; recommended: recomended reccommended recommeded
reconciliation: reconcilation reconciliaton reconcilliation; reconciliations: reconcilations; referee: refree
referees: referrees refferees referies refrees; references: refrences refferences; referred: refered
referring: refering; relevant: relevent relavant; reliable: reliabe relible; repairing: repairring; report: repport
responsibilities: responsibilites responsiblities responsibilties resposibilities reponsibilities
responsibility: responsibilty resposibility; responsible: responsable resposible responsibile responsibe reponsible
restaurant: resturant restaurent resaurant; restaurants: resturants; safety: safty saftey; salary: sallary salery
schedule: scedule shedule; schedules: scheduals; secondary: secondry secondery; secretary: secretery secretry
security: secuirty securty sercurity secutity; separate: seperate; separated: seperated; separately: seperately
service: sevice; services: servicies sevices; skilful: skillfull; skills: skils; software: softwares
statements: statemets; strategic: stategic stratagic; strategies: stratergies; strategy: stratergy
success: sucess succes; successful: sucessful succesful successfull; successfully: sucessfully succesfully successfuly
sufficient: suficient sufficent; supervised: suppervised supervized; supervision: supervison
supervisor: superviser supervisior; supplied: suplied; supplies: supplys suplies supllies; teaching: teacing
team worker: teamworker; technical: technicial techical techinical; technician: technitian technican
techniques: techniqes; the: teh; theatre: theatere; their: thier; tomorrow: tommorow
training: trainning traning trainig; transport: tranport trasport; transportation: transportaion
treatment: treatement; truly: truely; university: univeristy univercity universty unversity; until: untill
useful: usefull; vehicle: vehical vechicle vechile; vehicles: vehicals vehicules; vitae: vitea vitaee
volunteer: volunter volounteer volonteer; volunteered: voluntered; welcoming: welcomming; welding: weilding weldng
whether: wether; which: wich; worked: wokred; workshop: workshp; writing: writting; written: writen

address: adress addres; addresses: adresses; academic: acadamic accademic; achievements: acheivments; attendant: attendent; career: carrer carreer;
coordinator: coordinater; department: departement; February: febuary feburary; furniture: furnitures; interpersonal: interpersonel; manageable: managable;
opportunity: oppotunity oportunity; privilege: privilage privelege; privileged: priviledged; proficiency: profeciency; recruitment: recruitement;
secretary: secratary; successful: succesfull; volunteered: volunteerd; Wednesday: wenesday wensday; references: refferences; reference: refference
`;

/** Long words of CVs, of which a letter that is left out, doubled or swapped with its neighbour leaves no other word. */
const longWords =
  `accounting accountant accommodation achievement achievements administration administrative administrator agriculture agricultural
  appointment appointments assessment assistance assistant attachment bachelor beneficiaries cashiering certificate certificates
  certification commercial committee communication community computer conference construction consultant coordinated coordination
  coordinator curriculum customer customers delivered department departments development diploma discipline distribution
  education educational electrical electrician emergency employment engineering environment environmental equipment established
  examination examinations experience experienced facilitated finance financial government graduated hospital hospitality
  implemented implementation independent information installation installations institution institute international internship inventory investigation
  knowledge laboratory languages leadership literature machinery maintained maintenance management manufacturing marketing
  mathematics measurement mechanical medicine merchandise microfinance monitoring negotiation nutrition objective operations
  opportunity organisation organization organised organized participated patients performance pharmacy polytechnic preparation
  prepared procurement production professional proficiency programmes psychology purchasing qualification qualifications
  reconciliation recruitment references registered registration relationship representative research responsibilities responsibility
  responsible restaurant salesperson sanitation scheduling secondary secretary security statistics supervised supervision supervisor
  surveillance sustainable technical technician technologist technology transport transportation university vaccination
  volunteer volunteered warehouse workshop`
    .split(/\s+/)
    .filter(Boolean);

/** The correct form of a word that is a frequent slip; undefined for every other word. In lower case. */
export function correctSpelling(word: string): string | undefined {
  return bySlip().get(word);
}

export function inCaseOf(written: string, correct: string): string {
  if (written === written.toUpperCase()) return correct.toUpperCase();
  return /^\p{Lu}/u.test(written) ? correct.slice(0, 1).toUpperCase() + correct.slice(1) : correct;
}

const bySlip = once(() => {
  const all = new Map<string, string>();
  for (const right of longWords) {
    for (const wrong of slipsOf(right)) all.set(wrong, right);
  }
  for (const entry of slips.split(/[;\n]/)) {
    const [right = '', wrong = ''] = entry.split(': ');
    for (const slip of wrong.split(' ')) all.set(slip, right.trim());
  }
  for (const right of longWords) all.delete(right);
  return all;
});

/** The beginning stays, so that no other word comes of it, and so does the end, which bends. */
function slipsOf(word: string): string[] {
  return Array.from({ length: word.length - 4 }, (_, index) => index + 2).flatMap((at) => {
    const [before, letter, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)];
    return [
      `${before}${next}${after}`,
      `${before}${letter}${letter}${next}${after}`,
      `${before}${next}${letter}${after}`,
    ].filter((slip) => slip !== word);
  });
}
