import { readSkills, type Skill } from '../skill.ts';

/** Administration, people, projects, and the programs of an office. */
export const office: readonly Skill[] = /* @__PURE__ */ readSkills(
  'office',
  `
Office Administration: office administrator, administrative assistant, admin assistant, office management, administration officer, office manager, office assistant, administrator
Secretarial Work: secretary, secretarial, secretarial studies
Executive Assistance: executive assistant, personal assistant, pa to director
Virtual Assistance: virtual assistant
Reception: receptionist, reception duties, front desk reception
Switchboard Operation: telephone operator, switchboard, pabx, telephone handling
Telephone Etiquette: phone etiquette, telephone skills
Calendar Management: diary management, appointment scheduling, diary keeping
Travel Booking: travel coordination, booking travel, travel planning for staff
Meeting Coordination: meeting organisation, scheduling meetings, organising meetings
Minute Taking: taking minutes, minutes writing, meeting minutes, minutes of meetings, took minutes
Correspondence: business correspondence, letter writing, business letters
Business Writing: professional writing, memo writing, official writing
Email Management: email correspondence, inbox management, e-mail handling
Filing: document filing, file management, filing system
Record Keeping: keeping records, recordkeeping
Records Management: records officer, records clerk, archive management, registry, records manager
Archiving: archivist, archives
Document Control: document controller, document management
Data Entry: data entry clerk, data capture, data clerk, data inputting, data entry operator, entered data, entering data
Typing: typist, touch typing, fast typing, typing speed, keyboarding
Transcription: transcriber, transcriptionist, audio transcription
Shorthand: shorthand writing
Proofreading: proof reading, proofreader
Photocopying and Scanning: photocopying, scanning documents, printing and photocopying, cyber cafe attendant, cyber attendant, cyber cafe, cyber services
Office Errands: office messenger, tea girl, office runner
Mail Handling: mail sorting, postal services, mail clerk
Stationery Management: office supplies, stationery
Microsoft Office: ms office, office suite, microsoft office suite, office 365, microsoft 365, ms office suite, o365
Computer Literacy: computer literate, computer packages, computer skills, computer applications, basic computer, ict skills, computer proficiency, computer knowledge, ict literacy
Microsoft Excel: =Excel, ms excel, advanced excel, excel spreadsheet, spreadsheet
Pivot Tables
VLOOKUP: xlookup, lookups, vlookup and hlookup, excel formulas
Excel Macros: vba, excel vba, macros, visual basic for applications
Power Query: powerquery
Microsoft Word: ?Word, ms word, word processing, word processor
Microsoft PowerPoint: powerpoint, power point, ms powerpoint, presentation slides, ppt
Microsoft Outlook: ?Outlook, ms outlook
Microsoft Access: ?Access, ms access, access database
Microsoft Publisher: ?Publisher, ms publisher
Microsoft Teams: ?Teams, ms teams
Microsoft Project: ms project, msproject
Microsoft Visio: visio
SharePoint: share point, microsoft sharepoint
OneDrive: one drive
Google Workspace: g suite, gsuite, google suite, google apps
Google Sheets
Google Docs
Google Forms
Google Drive
Google Calendar
LibreOffice: libre office, openoffice
Zoom Meetings: =Zoom, zoom calls
=Slack: slack app, slack workspace
Trello
Asana
=Notion: notion app
ClickUp
Monday.com
Basecamp
Jira: jira software, atlassian jira
Confluence: atlassian confluence
Human Resources: hr officer, =HR, hr manager, human resource management, hrm, hr assistant, human resource officer, hr generalist, hr business partner
Recruitment: recruiter, talent acquisition, recruited, recruitment and selection, staffing
Interviewing: conducting interviews, candidate interviewing, interview panels
Job Description Writing: writing job descriptions, job analysis
Onboarding: employee onboarding, staff induction, employee orientation
Employee Relations: staff relations, staff welfare, employee welfare, employee engagement
Industrial Relations: trade union relations, collective bargaining, cba negotiation
Labour Law: employment act, employment law, sheria za kazi
Disciplinary Procedures: grievance handling, disciplinary hearing
Performance Management: performance appraisal, staff appraisal, performance review, performance contracting
Compensation and Benefits: benefits administration, job evaluation, salary survey, rewards management
Leave Management: leave administration, staff leave
Training Coordination: training coordinator, training needs assessment, training needs analysis, coordinating trainings
Learning and Development: staff development, talent development, staff training
Talent Management: succession planning, talent retention
Organizational Development: organisation development, change management, organisational design
HR Information Systems: hris, hr system, hrms
Workforce Planning: manpower planning, human resource planning
Staff Scheduling: shift planning, roster planning, duty roster, rota
Scheduling: scheduler, work scheduling, planning schedules
CHRP: chrp k, certified human resource professional, ihrm, ihrm membership
Project Management: project manager, project coordinator, project officer, project coordination, managing projects, managed project
Project Planning: project plan, work plan, workplan development, work planning
Programme Management: program manager, programme officer, programme coordination
Agile Project Management: =Agile, agile methodology, agile delivery
Scrum: scrum master, certified scrum master, csm
Kanban
PRINCE2: prince 2
PMP: project management professional, pmp certified
Gantt Charts
Stakeholder Management: stakeholder engagement, stakeholder relations, stakeholder mapping
Project Reporting: project report, progress report
Project Risk Management: project risk, risk register
Business Analysis: business analyst, business analytics
Requirements Gathering: requirements elicitation, requirements analysis, user requirements, gathering requirements
Business Process Mapping: process mapping, bpmn, process modelling, business process management
Process Improvement: continuous improvement, business process improvement, process optimisation, kaizen
Lean Management: =Lean, lean manufacturing, lean methodology
Six Sigma: lean six sigma, green belt, black belt six sigma
Quality Management: quality management system, iso 9001, qms
Quality Assurance: quality assurance officer, qa officer
Quality Control: quality controller, qc, quality checks, quality inspection of products
ISO 14001: environmental management system
ISO 45001: ohsas 18001
Standard Operating Procedures: sop, writing procedures
Product Management: product manager, product owner, product development management
Product Roadmapping: product roadmap, roadmap planning
Operations Management: operations manager, operations officer, business operations, operations supervisor
Strategic Planning: strategy development, strategic plan, strategic management
Business Administration: business management, bba, business studies, business administrator
Management Consulting: management consultant, business consulting
Report Writing: report writer, writing reports, preparing reports, reports preparation, wrote report, prepared report
Proposal Writing: writing proposals, project proposal, proposal development, concept notes, wrote proposal
Grant Writing: grant proposal, grant application
Presentation Skills: presentations, giving presentations
Policy Writing: policy formulation, policy development
Desk Research: secondary research
Survey Administration: enumerator, survey enumerator, administering questionnaires, field enumeration
Data Collection: collecting data, field data collection, mobile data collection, collected data
KoboToolbox: kobo, kobo collect, kobo toolbox
ODK: open data kit, odk collect
SurveyCTO: survey cto
Facilities Management: facilities manager
Estate Management: property management, caretaker, property manager, rent collection, apartment caretaker
Asset Management: fixed asset management
Event Logistics: workshop logistics, workshop organisation
Library Services: librarian, library science, library management, library assistant, cataloguing
Business Registration: ecitizen, e-citizen, ecitizen services, company registration, business permit
Company Secretarial Work: company secretary, cps k, certified secretary, certified public secretary
Contract Management: contract administration, fidic contracts, fidic
Legal Secretarial Work: legal secretary, legal clerk, court clerk
Planning: planner, planning skills, work organisation
Coordination: coordinated, coordinator, coordinating
Supervision: supervised, supervisor, supervisory, supervisory skills, supervising
Team Supervision: supervising staff, staff supervision, supervising teams, supervising a team
Customer Records: customer database, client database, client records
Results-Based Management: rbm
Board Papers: board pack, board resolutions
Library Systems: koha, dspace, dewey decimal classification
AI Assistants: ai tools, microsoft copilot, claude ai, gemini ai
Google Maps: map navigation
Smartphone Use: smartphone, using a smartphone, smart phone
Visitor Registration: visitors book, registering visitors
`,
);
