/** Hospitals, clinics, pharmacies, communities. */
export const health = `
Nurse | health | 1
  en: registered nurse, nursing officer, krchn nurse, staff nurse, community health nurse, general nurse, enrolled nurse, enrolled community health nurse, school nurse, theatre nurse, icu nurse, registered community health nurse, kenya registered community health nurse, kenya registered nurse, weekend nurse, locum nurse, nurse intern, bsn nurse, critical care nurse, home based nurse, renal nurse, paediatric nurse, emergency nurse, occupational health nurse, clinic nurse, dialysis nurse, oncology nurse, palliative nurse, private nurse, home care nurse, ward nurse, triage nurse, perioperative nurse, accident and emergency nurse, neonatal nurse, icu critical care nurse, outpatient nurse, kechn nurse, nursing intern, public health nurse
  sw: muuguzi, nesi, muuguzi aliyesajiliwa
  abbr: krchn, kechn, brn, krn, krn/m
  skills: Nursing, Patient Care, Medication Administration, Wound Care, Vital Signs Monitoring, Triage, Infection Prevention, Nursing Council Registration
  near: Midwife 85, Nurse in Charge 70, Nursing Aide 50, Clinical Officer 40, Caregiver 50, Community Health Promoter 40
Nurse in Charge | health | 2
  en: ward in charge, matron hospital, nursing services manager, nurse manager, chief nurse, director of nursing, nursing manager, head nurse, charge nurse, hospital matron, nursing supervisor, facility in charge, clinic in charge, theatre in charge, unit nurse manager, nursing director, maternity in charge
  sw: muuguzi mkuu, muuguzi msimamizi
  skills: Nursing, Ward Management, Team Supervision, Infection Prevention, Staff Scheduling, Patient Care
  near: Hospital Administrator 50
Midwife | health | 1
  en: nurse midwife, registered midwife, maternity nurse, labour ward nurse, krm nurse, nurse midwife officer, traditional birth attendant
  sw: mkunga
  skills: Midwifery, Maternal Health, Neonatal Care, Nursing, Family Planning, Patient Care
Nursing Aide | health
  en: nurse aide, health care assistant, healthcare assistant, patient attendant, nurse assistant, certified nursing assistant, nursing assistant, medical assistant, patient care attendant, ward attendant, health care aide, ward assistant, hospital attendant, healthcare aide, patient assistant, nursing attendant, health assistant, patient aide, hospital casual
  sw: msaidizi wa muuguzi, msaidizi wa hospitali
  abbr: =CNA, =HCA
  skills: Nursing Aide Work, Patient Care, Personal Care Assistance, Vital Signs Monitoring, Hygiene Standards
  near: Caregiver 85, Hospital Porter 60, Community Health Promoter 45
Caregiver | health
  en: home care giver, home caregiver, elderly caregiver, care giver, care assistant, home based caregiver, disability carer, carer, live in caregiver, homecare giver, support worker, home care assistant, healthcare caregiver, disability support worker, elderly care assistant, palliative caregiver, home based care giver, care worker
  sw: mlezi, mtunza wazee, mhudumu wa wagonjwa, mlezi wa wazee
  skills: Caregiving, Personal Care Assistance, Disability Care, Patience, First Aid, Vital Signs Monitoring
Hospital Porter | health
  en: mortuary attendant, theatre technician, theatre technologist, operating theatre technician, patient porter, theatre attendant, mortician, stretcher bearer, morgue attendant, csd attendant, cssd technician, cssd assistant
  sw: mhudumu wa mochari
  skills: Hospital Porter Work, Mortuary Services, Sterilization, Infection Prevention
Clinical Officer | health | 1
  en: registered clinical officer, clinical officer intern, locum clinical officer, reproductive health clinical officer, coc clinician, clinical officer in charge, paediatric clinical officer, clinical officer general, hiv clinician, ccc clinician, clinician, clinical associate, resident clinical officer, clinical officer paediatrics
  sw: afisa wa kliniki, tabibu, daktari wa zahanati
  abbr: =RCO
  skills: Clinical Medicine, Clinical Assessment, Minor Surgery, Triage, Patient Care, Prescription Review, Referral Management
  near: Doctor 60, Clinical Officer Anaesthetist 60, Psychiatric Clinical Officer 65
Clinical Officer Anaesthetist | health | 1
  en: anaesthetist, anesthetist, nurse anaesthetist, anaesthesia clinical officer, anaesthesiologist, rco anaesthetist
  sw: daktari wa ganzi
  skills: Anaesthesia, Clinical Medicine, Critical Care, Patient Care
Psychiatric Clinical Officer | health | 1
  en: mental health officer, psychiatric nurse, mental health nurse, mental health specialist, psychiatrist, clinical officer psychiatry
  skills: Mental Health, Clinical Medicine, Counselling, Patient Care
  near: Psychologist 55
Doctor | health | 2
  en: medical officer, physician, general practitioner, medical doctor, resident medical officer, medical officer intern, locum doctor, medical director, locum medical officer, consultant physician, medical superintendent, paediatrician, surgeon, gynaecologist, cardiologist, dermatologist, radiologist, ophthalmologist, specialist doctor, oncologist, neurologist, resident doctor, medical practitioner, obstetrician gynaecologist, orthopaedic surgeon, pathologist, family physician, pediatrician, house officer medical, casualty medical officer
  sw: daktari, tabibu mkuu, daktari wa hospitali
  sheng: dakitari, daktare
  abbr: =RMO
  skills: Medical Practice, Clinical Assessment, Surgery, Emergency Medicine, Patient Care, Prescription Review
  near: Dentist 30
Pharmacist | health | 1
  en: pharmacist intern, hospital pharmacist, superintendent pharmacist, community pharmacist, clinical pharmacist, retail pharmacist, intern pharmacist, pharmacy manager, pharmacy branch manager, pharmacy in charge, regulatory pharmacist, industrial pharmacist
  sw: mfamasia
  skills: Pharmacy, Dispensing, Pharmaceutical Care, Drug Stock Management, Patient Counselling, Prescription Review
  near: Pharmaceutical Technologist 85, Medical Representative 45
Pharmaceutical Technologist | health | 1
  en: pharmacy technologist, pharm tech, pharmtech, pharmacy technician, pharmaceutical technician, pharm technologist, locum pharm tech, dispenser, enrolled pharmaceutical technologist, pharmacy intern, locum pharmaceutical technologist, pharmacy locum, retail pharmaceutical technologist
  sw: mtaalamu wa dawa, muuza dawa aliyesajiliwa
  skills: Pharmacy, Dispensing, Patient Counselling, Drug Stock Management, Prescription Review, Stock Taking
  near: Pharmacy Attendant 65
Pharmacy Attendant | health
  en: pharmacy assistant, chemist attendant, pharmacy sales assistant, pharmacy cashier, chemist assistant, pharmacy counter attendant, pharmacy sales attendant
  sw: muuza dawa, mhudumu wa duka la dawa
  skills: Dispensing, Retail Sales, Customer Service, Drug Stock Management, Cash Handling
Laboratory Technician | health | 1
  en: lab technologist, laboratory technologist, medical laboratory technologist, medical lab technologist, lab technician, medical laboratory technician, phlebotomist, lab tech, laboratory officer, laboratory analyst, medical lab technician, laboratory intern, microbiologist, laboratory scientist, medical laboratory officer, medical laboratory scientist, locum lab technologist, lab in charge, laboratory manager, clinical laboratory officer, biochemist, molecular biologist, laboratory quality officer, lab analyst, biotechnologist, medical laboratory intern, laboratory supervisor
  sw: mtaalamu wa maabara, fundi wa maabara
  abbr: =MLT
  skills: Medical Laboratory, Laboratory Testing, Phlebotomy, Microscopy, Laboratory Safety, Sampling, Haematology
  near: Radiographer 25
Radiographer | health | 1
  en: radiologic technologist, x-ray technician, sonographer, imaging technologist, ct scan technician, ultrasound technician, radiology technician, medical imaging technologist, radiation therapist, x ray technologist, ultrasonographer, mri technologist
  sw: mpiga picha za eksirei
  skills: Radiography, Ultrasound, CT Scanning, Patient Care, Mammography
Dentist | health | 2
  en: dental surgeon, dental officer, dental doctor, orthodontist, dental specialist
  sw: daktari wa meno
  skills: Dentistry, Oral Hygiene, Patient Care, Minor Surgery
  near: Community Oral Health Officer 70
Community Oral Health Officer | health | 1
  en: coho, dental technologist, dental technician, oral health officer, dental hygienist, community oral health
  sw: mtaalamu wa meno
  skills: Dentistry, Dental Technology, Oral Hygiene, Patient Care
  near: Dental Assistant 65
Dental Assistant | health
  en: dental nurse, dental clinic assistant, dental surgery assistant
  skills: Oral Hygiene, Patient Care, Sterilization, Reception
  near: Nursing Aide 45
Optometrist | health | 1
  en: optician, optical technician, ophthalmic clinical officer, cataract surgeon, optical sales assistant, dispensing optician, optical assistant, ophthalmic nurse, optical technologist, refractionist
  sw: daktari wa macho, mtaalamu wa macho
  skills: Optometry, Optical Dispensing, Ophthalmology, Patient Care, Customer Service
  near: Nurse 25
Physiotherapist | health | 1
  en: physical therapist, physio, rehabilitation therapist, physiotherapy technician, sports physiotherapist, physiotherapy assistant, chiropractor
  sw: mtaalamu wa viungo, mfiziotherapia
  skills: Physiotherapy, Rehabilitation, Orthopaedics, Patient Care, Sports Medicine
  near: Occupational Therapist 65, Orthopaedic Technologist 50, Massage Therapist 35
Occupational Therapist | health | 1
  en: occupational therapy officer, speech therapist, speech and language therapist, sensory therapist, audiologist, speech language pathologist
  sw: mtaalamu wa kutamka
  skills: Occupational Therapy, Rehabilitation, Speech Therapy, Disability Care, Patient Care
Orthopaedic Technologist | health | 1
  en: orthopaedic technician, plaster technician, prosthetist, prosthetics technologist, orthopedic technologist, orthopaedic trauma technician, plaster technologist, orthopaedic plaster technician, orthotist
  skills: Orthopaedics, Prosthetics and Orthotics, Patient Care
Nutritionist | health | 1
  en: dietitian, nutrition officer, nutrition assistant, clinical nutritionist, nutrition and dietetics officer, dietician, nutrition intern, community nutritionist, nutritionist dietician, nutrition counsellor, nutrition technologist, nutrition coordinator, nutritionist and dietitian
  sw: mtaalamu wa lishe, afisa wa lishe
  skills: Nutrition, Dietetics, Malnutrition Management, Infant Feeding, Health Promotion, Growth Monitoring
  near: Public Health Officer 45
Public Health Officer | health | 1
  en: environmental health officer, health inspector, health promotion officer, public health technician, public health assistant, public health intern, disease surveillance officer, epidemiologist, health officer, public health specialist, health programme officer, health educator, health project officer, public health consultant, vaccine officer, immunisation officer, hygiene officer, malaria officer, vector control officer, environmental health technician
  sw: afisa wa afya ya umma, afisa wa afya
  abbr: =PHO
  skills: Public Health, Health Promotion, Disease Surveillance, Environmental Health, Immunization, Report Writing
  near: Community Health Promoter 60, M&E Officer 40, Programme Officer 45
Community Health Promoter | health
  en: community health worker, community health volunteer, community health assistant, community health extension worker, village health worker, mentor mother, community health officer, hiv peer educator, community health mobiliser, linkage officer, community health agent, expert client
  sw: mhudumu wa afya ya jamii, mhudumu wa afya wa jamii, mfanyakazi wa afya ya jamii
  abbr: =CHP, =CHW, =CHV, =CHEW, =CHA
  skills: Community Health Work, Home Visits, Health Promotion, Community Mobilization, Referral Management, Record Keeping
  near: HIV Counsellor 55
HIV Counsellor | health
  en: hts counsellor, hts provider, hiv testing services provider, vct counsellor, adherence counsellor, hiv testing counsellor, prep provider, hiv testing and counselling provider
  skills: HIV Testing Services, Counselling, HIV Care, Rapid Diagnostic Tests, Record Keeping
  near: Counsellor 70
Counsellor | health | 1
  en: counselling psychologist, trauma counsellor, addiction counsellor, psychosocial counsellor, mental health counsellor, psychosocial support officer, therapist, marriage counsellor, family therapist, psychosocial officer, rehabilitation counsellor, counsellor psychologist, mhpss officer, life coach, crisis counsellor
  sw: mshauri nasaha, mnasihi
  skills: Counselling, Psychosocial Support, Trauma Counselling, Psychotherapy, Case Management, Confidentiality
  near: Psychologist 85
Psychologist | health | 2
  en: clinical psychologist, psychotherapist, psychology intern, educational psychologist, organisational psychologist, assistant psychologist, child psychologist
  sw: mwanasaikolojia
  skills: Clinical Psychology, Psychotherapy, Counselling, Mental Health
Emergency Medical Technician | health
  en: paramedic, ambulance attendant, ambulance technician, first aider, emergency care technician, emergency medical responder, rescue medic, ambulance crew, first aid trainer
  sw: mhudumu wa ambulensi
  abbr: =EMT
  skills: Emergency Medicine, Ambulance Services, First Aid, Basic Life Support, Triage
  near: Nursing Aide 45
Health Records Officer | health | 1
  en: health records and information officer, medical records officer, health records clerk, medical records clerk, health information officer, health records technician, health records intern, health records information technician, health data clerk, medical records assistant, health records assistant, health records and information technician, medical records technician
  sw: afisa wa rekodi za afya
  abbr: =HRIO
  skills: Health Records, Electronic Health Records, DHIS2, Medical Coding, Data Entry, Confidentiality
  near: Data Entry Clerk 55, Medical Biller 60
Medical Biller | health
  en: medical billing officer, medical coder, hospital billing clerk, billing officer hospital, hospital cashier, medical billing clerk, medical coder and biller, insurance clerk hospital, insurance desk officer, sha clerk, nhif clerk, hospital claims officer, medical billing specialist, patient accounts officer, sha desk officer
  skills: Medical Billing, SHA Claims, Medical Coding, Data Entry, Cash Handling
  near: Cashier 50, Accounts Assistant 45
Hospital Administrator | health | 3
  en: health administrator, hospital manager, health facility manager, hospital operations manager, health services manager, medical centre administrator, clinic manager, healthcare administrator, health systems officer, hospital director, hospital ceo, medical centre manager, health manager, health care manager
  sw: msimamizi wa hospitali
  skills: Hospital Administration, Health Systems Management, Budgeting, Team Supervision, Medical Billing
  near: Office Administrator 40, Operations Manager 50
Clinical Researcher | health | 1
  en: clinical research officer, clinical research coordinator, study nurse, clinical trials coordinator, clinical trial associate, research clinician, study clinician, clinical research associate, research nurse, clinical trial assistant
  skills: Clinical Research, Research Ethics, Data Collection, Clinical Assessment, Record Keeping
  near: Research Assistant 70
Herbalist | health
  en: herbal practitioner, traditional healer, acupuncturist, natural medicine practitioner
  sw: mganga, mtabibu wa miti shamba, mganga wa kienyeji
  skills: Herbal Medicine, Acupuncture, Patient Counselling
  near: Massage Therapist 25
`;
