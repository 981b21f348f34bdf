/** Schools, colleges, training. */
export const teaching = `
Teacher | teaching | 1
  en: school teacher, bom teacher, classroom teacher, tsc teacher, class teacher, subject teacher, board of management teacher, intern teacher, teacher intern, teaching practice, substitute teacher, untrained teacher, subject tutor, cbc teacher, ib teacher, igcse teacher, cambridge teacher, private school teacher, teaching practice placement, p1 teacher, teaching staff, teaching position
  sw: mwalimu, mwalimu wa shule, walimu
  sheng: ticha, tichee, odijo
  skills: Teaching, Lesson Planning, Classroom Management, Schemes of Work, Assessment, TSC Registration, Competency-Based Curriculum
  near: Primary School Teacher 90, Secondary School Teacher 90, Junior School Teacher 88, Early Years Teacher 65, Tutor 70, Teaching Assistant 70, Head Teacher 55, Special Needs Teacher 65, Adult Education Teacher 60, TVET Trainer 50
Early Years Teacher | teaching
  en: ecde teacher, nursery teacher, kindergarten teacher, pre primary teacher, pre school teacher, preschool teacher, ecd teacher, pp1 teacher, pp2 teacher, early childhood teacher, playgroup teacher, early childhood educator, montessori teacher, pre primary school teacher, eyfs teacher, early childhood development teacher, baby class teacher, kindergarten assistant, ecde assistant, ecde caregiver, daycare teacher assistant
  sw: mwalimu wa chekechea, mwalimu wa nasari, mwalimu wa watoto
  skills: Early Childhood Education, Lesson Planning, Classroom Management, Childcare, Competency-Based Curriculum, Teaching Aids Making
  near: Primary School Teacher 65, Teaching Assistant 65, Nanny 40
Primary School Teacher | teaching | 1
  en: primary teacher, lower primary teacher, upper primary teacher, grade teacher, p1 primary teacher, primary education teacher, grade 4 teacher, grade 6 teacher, grade 5 teacher, primary class teacher, lower primary class teacher, grade 3 teacher, grade 1 teacher, grade 2 teacher, year 3 teacher
  sw: mwalimu wa shule ya msingi, mwalimu wa msingi
  skills: Primary Education, Teaching, Lesson Planning, Classroom Management, Competency-Based Curriculum, TSC Registration, Assessment
  near: Junior School Teacher 80, Secondary School Teacher 55, Tutor 65
Junior School Teacher | teaching | 1
  en: jss teacher, junior secondary school teacher, junior secondary teacher, js teacher, junior school intern teacher, grade 7 teacher, pre technical studies teacher, integrated science teacher, grade 9 teacher, grade 8 teacher
  sw: mwalimu wa sekondari msingi
  skills: Junior School Teaching, Teaching, Competency-Based Curriculum, Lesson Planning, TSC Registration, Integrated Science
  near: Secondary School Teacher 88
Secondary School Teacher | teaching | 1
  en: high school teacher, secondary teacher, senior school teacher, graduate teacher, secondary school tutor, senior school tutor
  sw: mwalimu wa shule ya upili, mwalimu wa sekondari, mwalimu wa shule ya sekondari
  skills: Secondary Education, Teaching, Lesson Planning, Classroom Management, Schemes of Work, TSC Registration, Exam Setting
  near: Mathematics Teacher 85, Science Teacher 85, Language Teacher 85, Humanities Teacher 85, Computer Teacher 75, Business Studies Teacher 85, Arts Teacher 70, Lecturer 40
Mathematics Teacher | teaching | 1
  en: maths teacher, maths physics teacher, maths chemistry teacher, mathematics chemistry teacher, maths business teacher, mathematics business teacher, maths geography teacher, mathematics geography teacher, mathematics and geography teacher, maths computer teacher, mathematics and agriculture teacher, mathematics biology teacher, maths biology teacher, mathematics and biology teacher, mathematics and physics teacher, maths and physics teacher, mathematics and chemistry teacher, mathematics physics teacher, maths and business teacher, mathematics and business studies teacher, physics and mathematics teacher, mathematics and computer teacher, maths and chemistry teacher, mathematics tutor, maths tutor
  sw: mwalimu wa hisabati, mwalimu wa hesabu
  skills: Mathematics, Teaching, Lesson Planning, Classroom Management, Secondary Education, Exam Setting, TSC Registration
  near: Science Teacher 75, Business Studies Teacher 50, Computer Teacher 50, Tutor 65
Science Teacher | teaching | 1
  en: biology teacher, biology agriculture teacher, agriculture biology teacher, chemistry physics teacher, chemistry biology teacher, biology and geography teacher, agriculture and geography teacher, home science and biology teacher, chemistry teacher, physics teacher, biology and chemistry teacher, agriculture and biology teacher, chemistry and biology teacher, physics and chemistry teacher, biology and agriculture teacher, agriculture teacher, chemistry and physics teacher, biology chemistry teacher, physics chemistry teacher, stem teacher, home science teacher
  sw: mwalimu wa sayansi, mwalimu wa biolojia, mwalimu wa kemia, mwalimu wa fizikia
  skills: Teaching, Biology, Chemistry, Physics, Lesson Planning, Laboratory Demonstration, Secondary Education
  near: Laboratory Assistant 40
Language Teacher | teaching | 1
  en: english teacher, english literature and kiswahili teacher, kiswahili cre teacher, kiswahili history teacher, kiswahili ire teacher, kiswahili and ire teacher, french and english teacher, english and french teacher, kiswahili teacher, english and literature teacher, french teacher, german teacher, senior teacher languages, teacher languages, english literature teacher, arabic teacher, kiswahili and history teacher, kiswahili and cre teacher, kiswahili geography teacher, english lit teacher, english language teacher, literature teacher, chinese teacher, mandarin teacher, kiswahili and geography teacher, spanish teacher
  sw: mwalimu wa kiswahili, mwalimu wa kiingereza
  skills: Teaching, English Teaching, Kiswahili Teaching, Literature, Lesson Planning, Marking, Secondary Education
  near: Humanities Teacher 65
Humanities Teacher | teaching | 1
  en: history teacher, history cre teacher, cre history teacher, geography history teacher, history geography teacher, geography cre teacher, geography business teacher, geography teacher, cre teacher, history and cre teacher, history and kiswahili teacher, social studies teacher, ire teacher, geography and history teacher, history and government teacher, religious education teacher, geography and cre teacher, cre and history teacher, geography and business teacher, geography and mathematics teacher, religious teacher, pastoral programme teacher, madrasa teacher
  sw: mwalimu wa historia, mwalimu wa jiografia, mwalimu wa dini, mwalimu wa madrasa
  skills: Teaching, History and Government, Geography, CRE, Social Studies, Lesson Planning, Secondary Education
Business Studies Teacher | teaching | 1
  en: business teacher, business geography teacher, business mathematics teacher, business maths teacher, business and mathematics teacher, economics teacher, business studies and mathematics teacher, business and geography teacher, commerce teacher, business and economics teacher, accounting teacher, business studies and geography teacher
  sw: mwalimu wa biashara
  skills: Business Studies Teaching, Teaching, Lesson Planning, Secondary Education, Business Mathematics
Computer Teacher | teaching | 1
  en: computer studies teacher, ict teacher, coding teacher, computer science teacher, ict trainer, coding instructor, computer tutor, computer trainer, robotics teacher, computer packages instructor, computer instructor, robotics instructor, ict instructor, ict tutor, coding tutor, robotics trainer, coding trainer, technical mentor coding, software engineering instructor
  sw: mwalimu wa kompyuta
  skills: Computer Studies, Teaching, Computer Literacy, Coding Instruction, Lesson Planning, Robotics Instruction
  near: IT Support Technician 45, TVET Trainer 60
Arts Teacher | teaching | 1
  en: music teacher, art and design teacher, physical education teacher, pe teacher, music instructor, dance teacher, drama teacher, games teacher, art and craft teacher, piano teacher, ballet teacher, dance instructor, creative arts teacher, swimming and pe teacher, music tutor, sports teacher
  sw: mwalimu wa muziki, mwalimu wa michezo, mwalimu wa sanaa
  skills: Music Teaching, Art and Craft Teaching, Physical Education, Teaching, Lesson Planning
  near: Sports Coach 50, Musician 45
Special Needs Teacher | teaching | 1
  en: special education teacher, sne teacher, special needs education teacher, learning support teacher, inclusion teacher, special needs assistant, learning support assistant, shadow teacher, special needs educator, autism therapist, learning support specialist, behaviour therapist, sen teacher, special needs tutor, special needs caregiver teacher, aba therapist
  sw: mwalimu wa watoto wenye mahitaji maalum
  skills: Special Needs Education, Teaching, Learning Disability Support, Autism Support, Lesson Planning, Patience
  near: Teaching Assistant 60, Occupational Therapist 45, Caregiver 40
Teaching Assistant | teaching
  en: teacher assistant, assistant teacher, teacher aide, classroom assistant, class assistant, assistant class teacher, tutorial assistant primary, school assistant, teaching aide, homework supervisor, co teacher, teaching assistant early years, learner support assistant
  sw: mwalimu msaidizi, msaidizi wa mwalimu
  skills: Teaching, Classroom Management, Childcare, Teaching Aids Making, Patience
  near: Tutor 60, Nanny 40
Tutor | teaching
  en: private tutor, home tutor, online tutor, homeschool teacher, home school teacher, homeschool tutor, tuition teacher, homeschooling teacher, remedial teacher, holiday tuition teacher, online teacher, academic tutor, private teacher, subject matter expert tutor, home based tutor
  sw: mwalimu wa nyumbani, mwalimu wa tuition
  skills: Tutoring, Teaching, Lesson Planning, Homework Supervision, Patience
Head Teacher | teaching | 3
  en: ?principal, headteacher, school principal, deputy principal, deputy head teacher, director of studies, school director, school head, headmistress, headmaster, academic director, head of school, school manager, deputy headteacher, head of academics, school administrator, head of primary, head of curriculum, school coordinator, college principal, academic coordinator, head of department school, dean of studies, senior teacher, head of kindergarten, head of early years
  sw: mwalimu mkuu, mkuu wa shule, naibu mwalimu mkuu
  abbr: =DOS
  skills: School Administration, Teaching, Curriculum Development, Parent Engagement, TSC Registration, Team Supervision, Timetabling
  near: Education Officer 60, TVET Trainer 30
Education Officer | teaching | 2
  en: education coordinator, director of education, county director of education, sub county director of education, quality assurance and standards officer, curriculum support officer, curriculum developer, education programme officer, education manager, curriculum officer, education specialist, academic officer, county education officer, education advisor, field education officer, curriculum specialist, instructional coach, education assistant, school field officer, teacher coach, academic registrar, registrar, academic field officer, admissions officer, student affairs officer, dean of students, exam officer, examinations officer, education technical advisor, student recruitment officer, scholarship officer, education programme coordinator, college administrator
  sw: afisa wa elimu, afisa elimu
  skills: Curriculum Development, School Administration, Teaching, Capacity Building, Report Writing, Assessment
  near: Learning Designer 60, Programme Officer 55
Learning Designer | teaching | 1
  en: instructional designer, e-learning developer, curriculum designer, elearning specialist, content developer education, elearning developer, e-learning specialist, e-learning officer, learning experience designer, educational content developer, lms administrator, course developer, e-learning coordinator
  skills: Instructional Design, E-learning, Curriculum Development, Learning Management Systems, Educational Technology
Lecturer | teaching | 2
  en: assistant lecturer, university lecturer, college lecturer, professor, tutorial fellow, part time lecturer, associate professor, graduate assistant, college tutor, adjunct lecturer, lecturer in nursing, medical lecturer, nursing tutor, nursing lecturer, lecturer business, dean faculty, teaching fellow, clinical instructor, lecturer ict, accounting lecturer, cpa lecturer, hospitality lecturer, law lecturer
  sw: mhadhiri, profesa
  skills: Lecturing, Research, Academic Writing, Thesis Supervision, Curriculum Development, Marking
  near: TVET Trainer 70
TVET Trainer | teaching | 1
  en: trainer, vocational trainer, tvet instructor, polytechnic instructor, technical trainer, vocational instructor, technical instructor, tvet tutor, workshop instructor, youth polytechnic instructor, vocational training instructor, technical institute trainer, hospitality trainer, beauty trainer, hairdressing trainer, electrical trainer, plumbing trainer, tailoring instructor, polytechnic trainer, hairdressing and beauty trainer, fashion and design trainer, electrical and electronics trainer, building trainer, automotive trainer, food and beverage trainer, mechanical engineering trainer, tailoring trainer, welding instructor, agriculture trainer, carpentry instructor, vti instructor, lead trainer, vocational tutor
  sw: mkufunzi wa ufundi, mwalimu wa ufundi, mwalimu wa polytechnic
  skills: Vocational Training, Training Delivery, TVET Assessment, Lesson Planning, Trade Test, Workplace Safety
Adult Education Teacher | teaching
  en: adult literacy facilitator, adult education officer, literacy facilitator, adult educator, adult education instructor, literacy teacher, accelerated learning facilitator, adult literacy teacher
  sw: mwalimu wa elimu ya watu wazima, mwalimu wa ngumbaru
  skills: Adult Education, Literacy Teaching, Facilitation, Teaching, Community Mobilization
Laboratory Assistant | teaching
  en: school laboratory technician, school lab technician, lab assistant, science laboratory assistant, laboratory attendant, school laboratory assistant, lab attendant, school lab assistant, science lab technician
  sw: msaidizi wa maabara
  skills: Laboratory Demonstration, Laboratory Safety, Laboratory Testing, Stock Taking
  near: Laboratory Technician 70
House Mother | teaching
  en: matron, boarding mistress, boarding master, dorm mother, house father, boarding matron, dormitory matron, school matron, children home mother, dormitory supervisor, house parent, boarding supervisor, ?patron, hostel caretaker, boarding housemaster, foster mother, dorm matron, boarding patron, housemother
  sw: mlezi wa bweni, matroni, mama wa bweni
  skills: Boarding Supervision, Childcare, Student Counselling, First Aid, Child Protection
School Counsellor | teaching | 1
  en: guidance and counselling teacher, career counsellor, student counsellor, career guidance officer, career coach, education counsellor, study abroad counsellor, student advisor, careers officer, university counsellor, education consultant, student recruitment counsellor
  sw: mshauri wa wanafunzi
  skills: Student Counselling, Career Guidance, Counselling, Child Protection, Mentoring
  near: Counsellor 85
`;
