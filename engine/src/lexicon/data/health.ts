import { readSkills, type Skill } from '../skill.ts';

/** Care for people's health, in wards, clinics, laboratories, villages and homes. */
export const health: readonly Skill[] = /* @__PURE__ */ readSkills(
  'health',
  `
Nursing: nurse, registered nurse, enrolled nurse, krchn, bscn, nursing care, staff nurse
Midwifery: midwife, conducting deliveries, safe delivery
Patient Care: patient care assistant, bedside care, care of patients, patient management, cared for patient, caring for patient, looked after patient
Clinical Medicine: clinical medicine and surgery, clinical officer
Clinical Assessment: patient assessment, physical examination, history taking
Medical Practice: medical officer, medical doctor, physician, general practitioner
Surgery: surgeon, surgical procedures
Minor Surgery: minor surgical procedures, suturing, stitching wounds
Theatre Nursing: operating theatre, perioperative nursing, scrub nurse, theatre technician
Anaesthesia: anesthesia, anaesthetist, anaesthesiology
Critical Care: intensive care, icu, icu nursing, hdu, critical care nursing
Emergency Medicine: emergency care, accident and emergency, casualty department
Triage: patient triage
First Aid: first aider, first aid certificate
Basic Life Support: bls, cpr, cardiopulmonary resuscitation
Advanced Life Support: acls, advanced cardiac life support, atls
Ambulance Services: paramedic, emergency medical technician, ambulance driver
Wound Care: wound dressing, wound management, dressing of wounds
Medication Administration: administering medication, drug administration, administering drugs
Injection Administration: giving injections, intramuscular injection
Intravenous Therapy: iv therapy, cannulation, iv line, iv cannulation
Catheterization: catheter insertion, catheter care
Vital Signs Monitoring: vital signs, taking vitals, blood pressure measurement
Infection Prevention: infection prevention and control, infection control, ipc
Aseptic Technique: sterile technique
Sterilization: cssd, autoclaving, instrument sterilisation
Medical Waste Management: medical waste disposal, clinical waste
Chronic Disease Management: chronic care, ncd management, non communicable diseases
Diabetes Care: diabetes management, diabetic care
Hypertension Management: hypertension care, hypertension clinic
HIV Care: hiv care and treatment, antiretroviral therapy, art clinic, hiv programming, ccc clinic
HIV Testing Services: hts, hiv testing, hiv counselling and testing, vct
PMTCT: prevention of mother to child transmission
Tuberculosis Care: tb care, tb treatment, tb screening
Malaria Management: malaria testing, malaria control, malaria diagnosis
Cancer Care: oncology, oncology nursing, chemotherapy
Cancer Screening: cervical cancer screening, breast screening
Palliative Care: hospice care, end of life care
Renal Care: dialysis, haemodialysis, renal nursing, hemodialysis
Cardiology: cardiac care, ecg, electrocardiogram
Paediatrics: pediatrics, paediatric nursing, child health, pediatric care
Neonatal Care: newborn care, neonatal nursing, nbu
Maternal Health: maternal and child health, mch, antenatal care, anc, postnatal care
Family Planning: contraceptive counselling, family planning services, uzazi wa mpango
Reproductive Health: sexual and reproductive health, srh, srhr
Obstetrics and Gynaecology: obstetrics, gynaecology, gynecology, emergency obstetric care
Immunization: vaccination, vaccine administration, epi programme, vaccinated, vaccinating, immunised, immunising
Vaccine Cold Chain: cold chain management
Growth Monitoring: child growth monitoring
Breastfeeding Support: lactation counselling, lactation support
Orthopaedics: orthopedics, plaster technician, orthopaedic technology
Physiotherapy: physiotherapist, physical therapy
Occupational Therapy: occupational therapist
Speech Therapy: speech therapist, speech and language therapy
Rehabilitation: rehabilitation services, community based rehabilitation
Prosthetics and Orthotics: prosthetics, orthotics
Mental Health: mental health care, psychiatric nursing, afya ya akili, psychiatry
Counselling: counsellor, counselling psychology, guidance and counselling, counseling psychologist
Patient Counselling: medication counselling, patient education, counselling patients
Psychosocial Support: pss, psychosocial counselling, mental health and psychosocial support, mhpss
Psychotherapy: cognitive behavioural therapy, psychotherapist
Trauma Counselling: trauma healing, trauma informed care
Addiction Counselling: substance abuse counselling, drug rehabilitation, harm reduction
Clinical Psychology: psychologist, psychological assessment
Dentistry: dentist, dental care, dental surgeon
Dental Technology: dental technologist, dental assistant, oral health officer
Oral Hygiene: teeth cleaning, scaling and polishing
Optometry: optometrist, eye testing, vision testing, refraction
Ophthalmology: eye care, cataract surgery, ophthalmic nursing
Optical Dispensing: optician, spectacle fitting
Audiology: hearing test, hearing screening
Dermatology: skin diseases
Pharmacy: pharmacist, pharmaceutical technologist, pharmtech, pharmaceutical services
Dispensing: dispensing medicines, dispensing drugs, drug dispensing, prescription dispensing
Pharmaceutical Care: pharmacovigilance, drug safety
Drug Stock Management: medicine stock, drug inventory, commodity management
Compounding: drug compounding
Prescription Review: reading prescriptions
Medical Laboratory: lab technologist, medical lab technician, laboratory technologist, laboratory technician, lab technician, medical laboratory science
Laboratory Testing: lab testing, laboratory analysis, lab tests, laboratory diagnosis
Phlebotomy: phlebotomist, blood collection, specimen collection, drawing blood
Microscopy: microscope use, blood slide
Haematology: hematology, blood count
Clinical Chemistry: biochemistry analysis, clinical biochemistry
Medical Microbiology: culture and sensitivity, bacteriology
Parasitology
Blood Banking: blood transfusion, blood donation, blood bank
Molecular Diagnostics: pcr, pcr testing, gene xpert, genexpert
Histology: histopathology, tissue processing
Rapid Diagnostic Tests: rdt, rapid test
Laboratory Safety: biosafety, lab safety
Laboratory Quality Management: iso 15189, lab quality assurance
Sampling: sample collection, sample handling, taking samples
Radiography: radiographer, x ray, xray, medical imaging
Ultrasound: sonography, sonographer, ultrasound scanning
CT Scanning: ct scan, mri, mri scanning
Mammography
Mortuary Services: mortuary attendant, mortician, embalming
Nutrition: nutritionist, nutrition officer, nutrition counselling
Dietetics: dietitian, dietician, therapeutic diets
Malnutrition Management: imam programme, acute malnutrition, therapeutic feeding
Infant Feeding: infant and young child feeding, iycf, myicn
Public Health: public health officer, community health
Community Health Work: community health worker, community health promoter, chw, chp, community health volunteer, chv
Health Promotion: health education, behaviour change communication, sbcc, health talks
Home Visits: household visits, home based care
Disease Surveillance: epidemiological surveillance, idsr, outbreak investigation
Epidemiology: epidemiologist, field epidemiology
Contact Tracing: defaulter tracing
=WASH: water sanitation and hygiene, hygiene promotion, clts
Environmental Health: food inspection, sanitary inspection, public health inspection
Vector Control: mosquito control, indoor residual spraying
Health Records: health records officer, medical records, health information officer, hrio
Electronic Health Records: electronic medical records, emr, ehr, kenyaemr, kenya emr, openmrs
DHIS2: dhis 2, khis, district health information system
Medical Coding: icd 10, icd 11, clinical coding
Health Information Systems: hmis, health management information system
SHA Claims: nhif claims, nhif, sha registration, medical insurance claims, sha claims processing
Medical Billing: hospital billing, patient billing
Hospital Administration: hospital management, health administration, healthcare management
Health Systems Management: health systems strengthening, health service management
Ward Management: ward in charge, ward supervision, nurse in charge
Referral Management: patient referral, referrals, referral system
Discharge Planning: patient discharge
Case Management: case manager, case worker, case follow up
Clinical Research: clinical trials, good clinical practice, gcp certificate
Research Ethics: ethical review, informed consent
Medical Writing: clinical documentation
Telemedicine: telehealth, remote consultation
Caregiving: caregiver, elderly care, care giver, home care, geriatric care, care for the elderly
Disability Care: care of persons with disabilities, disability support
Childcare: child care, nanny, babysitting, babysitter, daycare, looked after children, looking after children, caring for children
Personal Care Assistance: bathing patients, personal care
Nursing Aide Work: nurse aide, nurse assistant, health care assistant, healthcare assistant, certified nursing assistant
Hospital Porter Work: patient transport, stretcher bearer
Sports Medicine: sports physiotherapy, sports massage, sports injury
Acupuncture: alternative medicine
Herbal Medicine: mganga wa mitishamba, dawa za mitishamba, traditional medicine
Medical Equipment Operation: operating medical equipment, ventilator operation
Oxygen Therapy: oxygen administration
Nursing Council Registration: nursing council of kenya, nck licence, nck licensed
Laboratory Analysers: cobas, sysmex, lab analyser
eCHIS: electronic community health information system, echis application
Nutrition Surveys: smart survey, ena for smart
Dry Needling and Manual Therapy: dry needling, manual therapy, pilates
Care Planning: care plan, writing care plans, nursing care plan
Casualty Care: outpatient care
Toddler Care: newborn care at home, feeding children, bathing children
`,
);
