/** Levels of education, 1 to 9. */
export const education = `
KCPE | education | teaching | 1
  en: kenya certificate of primary education, kcpe certificate, primary education certificate, primary school level, standard eight, class eight, primary school certificate, std 8, primary level, primary education level, class 8, kpsea
  sw: shule ya msingi, darasa la nane, cheti cha msingi, elimu ya msingi
KCSE | education | teaching | 2
  en: kenya certificate of secondary education, kcse certificate, form four, form four leaver, high school certificate, secondary school certificate, o level, form four certificate, high school diploma, secondary education certificate, secondary level, high school graduate, form 4, fourth form, kce, ordinary level, high school education, igcse, form four level, secondary school leaver, kcse leaver, o level certificate, o level education
  sw: kidato cha nne, shule ya upili, shule ya sekondari, cheti cha sekondari, cheti cha kidato cha nne, elimu ya sekondari
A Level | education | teaching | 2
  en: advanced level, form six, gce a level, kace, uace, international baccalaureate diploma, a level certificate
  sw: kidato cha sita
  includes: KCSE
KCSE D+ | education | teaching | 2
  en: mean grade d+, d+ and above, kcse grade d+, d plus, minimum of d+, d plain, mean grade d plus, mean grade of d+, kcse mean grade d+, d+ in kcse, kcse d plus, minimum grade d+, at least d+
  includes: KCSE
KCSE C- | education | teaching | 2
  en: c minus, mean grade c minus, kcse grade c minus, minimum of c minus, mean grade of c minus, c minus and above, kcse mean grade c minus, at least c minus, c minus in kcse
  includes: KCSE D+
KCSE C Plain | education | teaching | 2
  en: c plain, mean grade c plain, kcse grade c, mean grade of c plain, kcse mean grade c plain, minimum of c plain, c plain and above, kcse mean grade of c plain, c plain in kcse, mean grade c in kcse, at least c plain, minimum grade c plain
  includes: KCSE C-
KCSE C+ | education | teaching | 2
  en: c+ and above, mean grade c+, kcse grade c+, c plus, minimum of c+, mean grade of c+, kcse mean grade c+, mean grade c plus, mean grade of c plus, kcse mean grade of c+, c+ in kcse, minimum kcse grade of c+, at least c+, minimum mean grade of c+, c+ in english, c+ in english and kiswahili, c+ in mathematics, minimum grade c+
  includes: KCSE C Plain
KCSE B- | education | teaching | 2
  en: b minus, mean grade b minus, kcse grade b minus, minimum of b minus, mean grade of b minus, b minus and above, kcse mean grade b minus
  includes: KCSE C+
KCSE B Plain | education | teaching | 2
  en: b plain, mean grade b plain, kcse grade b, mean grade of b plain, b plain and above, kcse mean grade b, minimum of b plain
  includes: KCSE B-
KCSE B+ | education | teaching | 2
  en: b+ and above, mean grade b+, kcse grade b+, b plus, mean grade of b+, minimum of b+, kcse mean grade b+
  includes: KCSE B Plain
KCSE A- | education | teaching | 2
  en: kcse grade a, mean grade a minus, grade a minus, mean grade of a minus, kcse mean grade a, mean grade a plain, a plain in kcse
  includes: KCSE B+
?Certificate | education | teaching | 3
  en: certificate course, certificate level, craft certificate, artisan certificate, certificate holder, college certificate, professional certificate, knec certificate, certificate qualification, certificate in a related field, artisan course, certificate in a relevant field, craft course, tvet certificate, post secondary certificate, certificate or diploma, cdacc level 5, cdacc level 4, tvet cdacc level 5, vocational certificate, technical certificate, youth polytechnic certificate, knqf level 5, knqf level 4, certificate or higher, certificate in relevant field, craft certificate level
  sw: cheti cha chuo, cheti cha ufundi, kozi ya cheti, astashahada
  includes: KCSE
Diploma | education | teaching | 4
  en: national diploma, ordinary diploma, diploma level, diploma holder, college diploma, knec diploma, advanced certificate, cdacc level 6, tvet cdacc level 6, two year diploma, technical diploma, diploma qualification, diploma in a related field, diploma or degree, diploma course, diploma in a relevant field, diploma in relevant field, diploma in any field, minimum of a diploma, diploma certificate, professional diploma, knqf level 6, diploma or higher, associate degree, polytechnic diploma
  sw: stashahada, diploma ya chuo
  includes: Certificate
Higher Diploma | education | teaching | 5
  en: higher national diploma, advanced diploma, higher diploma level, knec higher diploma
  sw: stashahada ya juu
  abbr: =HND
  includes: Diploma
Degree | education | teaching | 6
  en: bachelor's degree, university degree, undergraduate degree, bachelors, first degree, bachelor of science, bachelor of arts, bachelor of commerce, bachelor of education, honours degree, degree holder, university graduate, bachelor of business administration, b.com, bachelor of engineering, degree in a related field, bachelor of laws degree, graduate degree holder, bachelor, undergraduate, degree in a relevant field, bachelor of technology, degree in any field, bachelor of business management, bachelor of science in nursing, bachelor of business and information technology, minimum of a degree, degree level, bachelor of pharmacy, bachelor of architecture, degree qualification, second class honours, second class upper, first class honours, bachelor of social work, university education, university level, second class lower division, upper second class honours, undergraduate degree holder, relevant degree, bachelor's or higher
  sw: shahada, shahada ya kwanza, digrii
  abbr: bsc, bcom, =BA, =BBA, bbit, llb, bpharm, b.ed, b.sc, =BEng, bscn, =BTech
  includes: Higher Diploma
Postgraduate Diploma | education | teaching | 7
  en: post graduate diploma, postgraduate qualification, postgraduate certificate, postgraduate diploma in education
  abbr: pgd, pgde
  sw: stashahada ya uzamili
  includes: Degree
Masters | education | teaching | 8
  en: master's degree, master of science, master of arts, master of business administration, postgraduate degree, master's, advanced degree, advanced university degree, master of education, master of public health, master of laws, master of engineering, master of medicine, master's level, post graduate degree, master of commerce
  sw: shahada ya uzamili, uzamili, shahada ya pili
  abbr: mba, msc, =MA, mph, llm, mmed, m.sc, med degree, m.ed
  includes: Postgraduate Diploma
PhD | education | teaching | 9
  en: doctorate, doctoral degree, doctor of philosophy, doctor of engineering, doctor of education, doctor of business administration, doctor of science, doctor of theology, doctorate degree, phd degree, phd candidate, phd holder, ph.d
  sw: shahada ya uzamivu, uzamivu, shahada ya uzamifu, uzamifu
  includes: Masters
P1 Certificate | education | teaching | 3
  en: p1 teacher certificate, primary teacher education certificate, primary teachers certificate, p1 certificate in education, ptta, pte certificate, primary teacher training certificate
  abbr: =P1, pte
  proves: Teaching, Primary Education
  includes: KCSE
ECDE Certificate | education | teaching | 3
  en: certificate in ecde, ecde diploma, diploma in ecde, ecd certificate, diploma in early childhood education, ecd diploma, certificate in early childhood education, diploma in early childhood development, montessori diploma, dtec, montessori certificate, certificate in early childhood development, certificate in ecd, diploma in ecd, dpte, diploma in primary teacher education, decte, diploma in early childhood teacher education
  proves: Early Childhood Education, Teaching
  includes: KCSE
Diploma in Education | education | teaching | 4
  en: diploma in secondary education, diploma in teacher education, dste, s1 diploma, diploma in secondary teacher education, kagumo diploma, diploma in education science
  proves: Teaching, Secondary Education
  includes: Diploma
Degree in Education | education | teaching | 6
  en: bachelor of education degree, bachelor of education arts, bachelor of education science, b.ed arts, b.ed science, bed arts, bed science, degree in education arts, bachelor's degree in education, education degree, bachelor of education early childhood
  proves: Teaching
  includes: Degree
`;
