import { readSkills, type Skill } from '../skill.ts';

/** Schools, training, subjects, research. */
export const teaching: readonly Skill[] = /* @__PURE__ */ readSkills(
  'teaching',
  `
Teaching: taught, teacher, walimu, classroom teaching, teaching experience, tutor teaching
Early Childhood Education: ecde, ecd, early childhood development, ecde teacher, pre primary, nursery school teaching, kindergarten teaching
Primary Education: primary school teaching, primary teacher, p1 certificate, p1 teacher, primary teacher education
Secondary Education: secondary school teaching, high school teaching, secondary teacher, high school teacher
Junior School Teaching: junior secondary, junior secondary school, jss, jss teacher, junior school
Competency-Based Curriculum: cbc, competency based education, cbe curriculum, cbet
8-4-4 Curriculum: 8-4-4, 8-4-4 system
British Curriculum: igcse, cambridge curriculum, a levels teaching
International Baccalaureate: ib curriculum, ib teacher
Montessori: montessori method, montessori teacher
TSC Registration: tsc, teachers service commission, tsc number, tsc registered
TPAD: tpad 2, teacher performance appraisal and development
KNEC Examining: knec, knec examiner, kcse marking, kcse examiner, knec marking, examiner
KNEC Assessments: school based assessment, sba, kpsea, kjsea
KICD Materials: kicd, kicd approved
NEMIS: nemis portal
Lesson Planning: lesson plan, preparing lessons, lesson preparation, planned lesson, prepared lesson
Schemes of Work: preparing schemes of work
Lesson Delivery: instructional delivery, delivering lessons
Classroom Management: class management, managing a classroom, class control
Classroom Assessment: student assessment, learner assessment, pupil assessment, formative assessment
Assessment: assessor, learner evaluation, tathmini ya wanafunzi
Exam Setting: setting exams, examination setting, setting and marking exams, kuandaa mitihani
Exam Invigilation: invigilation, invigilator, exam supervision
Marking: marking exams, marking scripts, grading papers, marked exam
Remedial Teaching: remedial lessons, remedial classes
Differentiated Instruction: differentiated learning
Learner-Centred Teaching: learner centered, learner centred methods, participatory teaching
Curriculum Development: curriculum design, curriculum developer, curriculum review
Instructional Design: instructional designer, course design, course development
E-learning: elearning, online learning, online teaching, distance learning, virtual learning
Learning Management Systems: lms, moodle, canvas lms, blackboard lms
Google Classroom
Educational Technology: edtech, ict integration in education, education technology
Special Needs Education: special needs, sne, special education, inclusive education, elimu maalum
Sign Language Interpretation: sign language interpreter
Braille: braille reading, braille transcription
Autism Support: autism, autism spectrum
Learning Disability Support: dyslexia, learning difficulties
Tutoring: tutored, private tuition, home tuition, tuition, online tutoring, home tutor, private tutor
Homework Supervision: homework help, homework support
Adult Education: adult literacy, adult learning, andragogy
Literacy Teaching: teaching reading, phonics, literacy and numeracy
Vocational Training: tvet, tvet instructor, technical training, polytechnic instructor, vocational instructor, youth polytechnic
TVET Assessment: tvet cdacc, cdacc assessor
Lecturing: lecturer, university teaching, university lecturer, mhadhiri
Training Delivery: trainer, delivering training, training of trainers, conducting trainings, tot, trained staff, trained colleague, training staff
Facilitation: facilitator, workshop facilitation, facilitating workshops, kuwezesha
Coaching: =Coach, coached, performance coaching, life coaching
Sports Coaching: football coach, athletics coach, games teacher, football coaching, kocha
Mentoring: mentored, mentor, mentorship, ushauri wa vijana, mentoring youth
Career Guidance: career counselling, career coaching, career advice
Student Counselling: school counsellor, guiding and counselling students
Boarding Supervision: boarding mistress, boarding master, matron, school matron, dormitory supervision
Child Protection: child safeguarding, safeguarding, ulinzi wa mtoto, child protection officer
School Administration: head teacher, headteacher, school principal, deputy principal, school management, school leadership, mwalimu mkuu
Academic Administration: academic registrar, student admissions, admissions officer
Timetabling: time tabling, school timetable
Class Teaching Records: class register, record of work covered, records of work
Discipline Mastering: discipline master, student discipline
Parent Engagement: parent teacher meetings, parent relations, parental engagement
Co-Curricular Activities: cocurricular activities, extra curricular activities, clubs and societies
Drama and Music Festivals: drama festival, music festival, school drama
Scouting and Girl Guides: scout leader, scouts and girl guides
Educational Games: learning games, play based learning, play therapy
Teaching Aids Making: teaching aids, learning materials, instructional materials
Mathematics: maths, math, hesabu, mathematics teacher
English Teaching: english teacher, teaching english, english and literature, esl, tefl, efl
Kiswahili Teaching: kiswahili teacher, teaching kiswahili, fasihi
Literature: literature in english, literary studies
Physics: physics teacher, fizikia
Chemistry: chemistry teacher, kemia
Biology: biology teacher
Integrated Science: science teacher, science teaching
Agriculture Teaching: agriculture teacher
Geography: geography teacher
History and Government: history teacher, history and citizenship
Social Studies: social studies teacher
CRE: christian religious education, cre teacher, religious education
IRE: islamic religious education, ire teacher, madrasa teaching, madrasa
Business Studies Teaching: business studies teacher, commerce teacher
Computer Studies: computer teacher, computer science teacher, ict teacher
Home Science: home science teacher, home economics
Art and Craft Teaching: creative arts teacher, art teacher, art and craft
Music Teaching: music teacher, piano teacher, guitar teacher
French Teaching: french teacher
German Teaching: german teacher
Physical Education: pe teacher, physical education teacher
Life Skills Education: life skills, life skills training, stadi za maisha
Coding Instruction: teaching coding, coding teacher, teaching programming
Robotics Instruction: robotics teacher, teaching robotics
Driving Instruction: driving instructor, driving school instructor
Research: researcher, academic research, conducting research, research assistant, mtafiti, conducted research, carried out research
Qualitative Research: focus group discussion, key informant interviews, qualitative methods
Quantitative Research: quantitative methods, quantitative analysis
Survey Design: questionnaire design, questionnaire development
Academic Writing: thesis writing, journal writing, dissertation writing, scholarly writing
Literature Review: systematic review
Thesis Supervision: student supervision, supervising students, dissertation supervision
Laboratory Demonstration: laboratory assistant, school laboratory, lab demonstration, laboratory technician school
Library Instruction: information literacy
Referencing: citation management, zotero, mendeley, endnote
Examination Setting and Marking: setting and marking examinations, marking examinations
Clinical Placement Supervision: clinical placement, supervising attachments, industrial attachment supervision
`,
);
