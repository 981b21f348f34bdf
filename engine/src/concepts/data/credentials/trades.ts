/** Tests and licences of the trades. */
export const trades = `
Trade Test Grade III | certificate | trades | 1
  en: grade iii trade test, grade 3 trade test, nita grade iii, trade test grade 3, nita grade 3, grade three trade test, government trade test grade iii, government trade test 3, gtt iii, dit grade 3, dit grade iii
  sw: cheti cha grade three
  proves: Trade Test
Trade Test Grade II | certificate | trades | 2
  en: grade ii trade test, grade 2 trade test, nita grade ii, trade test grade 2, nita grade 2, grade two trade test, government trade test grade ii, gtt ii, dit grade 2, dit grade ii
  proves: Trade Test
  includes: Trade Test Grade III
Trade Test Grade I | certificate | trades | 3
  en: grade i trade test, grade 1 trade test, nita grade i, trade test grade 1, nita grade 1, grade one trade test, government trade test grade i, gtt i, dit grade 1, dit grade i
  proves: Trade Test
  includes: Trade Test Grade II
Government Trade Test | certificate | trades
  en: trade test certificate, grade test certificate, nita trade test, dit trade test, nita certificate, grade test, trade test, nita certification, recognition of prior learning certificate, government trade test certificate
  sw: cheti cha ufundi cha nita
  abbr: nita, =RPL
  proves: Trade Test
Master Craftsman | certificate | trades | 4
  en: master craftsman certificate, master craft certificate
  includes: Trade Test Grade I
EPRA Licence | licence | trades
  en: epra license, epra certificate, epra licensed electrician, erc licence, epra electrical licence, epra worker licence, licensed electrical technician, epra registered, epra certified
  abbr: epra
  proves: EPRA Licence
EPRA Class C2 | licence | trades | 1
  en: class c2 electrician, epra c2, electrical licence c2, c2 licence, c2 electrical licence, epra licence class c2, class c2 licence
  proves: EPRA Licence, Electrical Installation
  includes: EPRA Licence
EPRA Class C1 | licence | trades | 2
  en: class c1 electrician, epra c1, electrical licence c1, c1 electrical licence, epra licence class c1
  proves: EPRA Licence, Electrical Installation
  includes: EPRA Class C2
EPRA Class B | licence | trades | 3
  en: epra b, class b electrician, electrical licence class b, epra licence class b
  proves: EPRA Licence, Electrical Installation, Three-Phase Systems
  includes: EPRA Class C1
EPRA Class A1 | licence | trades | 4
  en: epra a1, class a1 electrician, class a electrician, epra class a2, epra a2, electrical contractor licence
  proves: EPRA Licence, Electrical Installation
  includes: EPRA Class B
EPRA T1 | licence | trades | 1
  en: epra class t1, t1 solar licence, epra solar t1, solar licence t1, t1 licence, epra t1 licence, t1 solar technician
  proves: EPRA Licence, Solar Installation
  includes: EPRA Licence
EPRA T2 | licence | trades | 2
  en: epra class t2, t2 solar licence, epra solar t2, solar licence t2, t2 licence, epra solar licence, epra t2 licence, solar pv licence, t2 solar technician
  proves: EPRA Licence, Solar Installation
  includes: EPRA T1
EPRA T3 | licence | trades | 3
  en: epra class t3, t3 solar licence, epra solar t3, solar licence t3, t3 licence, epra t3 licence, t3 solar technician
  proves: EPRA Licence, Solar Installation, Solar System Design
  includes: EPRA T2
NCA Registration | registration | trades
  en: national construction authority, nca card, nca accreditation, nca registered, nca skilled worker, nca site supervisor, nca licence, nca accreditation card, nca skilled construction worker, nca registered artisan, accredited by nca, nca certificate, nca site supervisor accreditation, nca skilled worker card, nca supervisor card
  abbr: =NCA
Certificate in Electrical Installation | qualification | trades
  en: diploma in electrical engineering, diploma in electrical and electronics engineering, craft certificate in electrical installation, certificate in electrical engineering, artisan in electrical installation, diploma in electrical engineering power option, craft in electrical, certificate in electrical and electronics
  proves: Electrical Installation, Electrical Maintenance
  includes: Certificate
Certificate in Plumbing | qualification | trades
  en: craft certificate in plumbing, artisan in plumbing, diploma in plumbing, diploma in water engineering, artisan certificate in plumbing
  proves: Plumbing, Pipe Fitting
  includes: Certificate
Certificate in Building Construction | qualification | trades
  en: diploma in building construction, diploma in building technology, craft certificate in masonry, certificate in masonry, diploma in civil engineering, certificate in building technology, diploma in building and construction, artisan in masonry, craft in building technology, certificate in building and construction
  proves: Building Construction, Masonry
  includes: Certificate
Certificate in Welding | qualification | trades
  en: certificate in welding and fabrication, artisan in welding, diploma in welding and fabrication, craft in welding and fabrication, craft certificate in welding, artisan in metal processing
  proves: Welding, Metal Fabrication
  includes: Certificate
Welder Qualification | certificate | trades
  en: coded welder, welder certification, 6g welder, 3g welder, 6g certification, certified welder, coded welding certificate, 4g welder, asme ix welder
  proves: Welding, Arc Welding
Certificate in Motor Vehicle Mechanics | qualification | trades
  en: diploma in automotive engineering, certificate in automotive engineering, diploma in motor vehicle engineering, certificate in motor vehicle technology, motor vehicle mechanics certificate, craft certificate in automotive engineering, motor vehicle mechanics course, diploma in automotive technology, artisan in motor vehicle mechanics, craft in automotive engineering, certificate in automotive technology
  proves: Auto Mechanics, Vehicle Diagnostics
  includes: Certificate
Certificate in Mechanical Engineering | qualification | trades
  en: diploma in mechanical engineering, craft certificate in mechanical engineering, diploma in mechanical engineering plant option, diploma in mechanical engineering production option, certificate in mechanical engineering production, diploma in mechatronics, diploma in mechanical
  proves: Mechanical Engineering, Machine Repair
  includes: Certificate
Certificate in Tailoring | qualification | trades
  en: certificate in dressmaking, diploma in fashion design, certificate in fashion and design, diploma in fashion and design, artisan in dressmaking, tailoring certificate, certificate in garment making, diploma in clothing technology, certificate in fashion design, dressmaking certificate
  sw: cheti cha ushonaji
  proves: Tailoring, Garment Production
  includes: Certificate
Certificate in Hairdressing | qualification | trades
  en: certificate in hairdressing and beauty, diploma in hairdressing, certificate in beauty therapy, diploma in beauty therapy, certificate in cosmetology, diploma in cosmetology, diploma in hair and beauty, artisan in hairdressing, certificate in hair dressing and beauty therapy, certificate in beauty, cosmetology certificate, hairdressing certificate
  proves: Hairdressing, Beauty Therapy
  includes: Certificate
Certificate in Carpentry | qualification | trades
  en: certificate in carpentry and joinery, artisan in carpentry, craft certificate in carpentry, craft in carpentry and joinery, carpentry certificate
  proves: Carpentry, Furniture Making
  includes: Certificate
Certificate in Food Production | qualification | hospitality
  en: diploma in culinary arts, certificate in culinary arts, diploma in food production, certificate in catering, diploma in catering and accommodation, certificate in food and beverage, utalii college certificate, certificate in hospitality, diploma in hotel management, diploma in hospitality management, diploma in catering, utalii diploma, certificate in food and beverage production, culinary arts certificate, diploma in hospitality, certificate in food and beverage service, certificate in catering and accommodation, certificate in hotel management, certificate in cookery, diploma in food and beverage, catering certificate, certificate in housekeeping, boma college diploma, food production certificate
  sw: cheti cha upishi
  proves: Food Production, Food Safety
  includes: Certificate
Certificate in Security Management | certificate | public-service
  en: diploma in security management, certificate in security studies, security training certificate, guard training certificate, certificate in criminology and security, basic security training, certificate in private security, security guard training, diploma in criminology, diploma in security studies
  proves: Security Guarding
Certificate in Driving | certificate | logistics
  en: driving school certificate, driving certificate, interim licence, occupational test grade i, occupational test grade iii, drivers occupational test, occupational test for drivers, occupational test grade ii, driver occupational test grade iii
  sw: cheti cha udereva
  proves: Driving
`;
