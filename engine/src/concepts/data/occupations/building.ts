/** Building: the trades of a site and who leads and designs it. */
export const building = `
Plumber | trades
  en: plumbing technician, plumbing artisan, plumbing assistant, pipe fitter, plumbing officer, plumber and pipe fitter
  sw: fundi bomba, fundi wa bomba, fundi wa mifereji, fundi wa maji, fundi wa mabomba
  skills: Plumbing, Pipe Fitting, Leak Detection, Drainage Works, Sanitary Ware Installation, PPR Pipe Jointing, Water Tank Installation
  near: Water Systems Technician 75, Gas Fitter 50, Maintenance Technician 50, Handyman 50
Water Systems Technician | trades | 1
  en: water technician, pump technician, borehole technician, water supply technician, water engineering technician, pump attendant technician, water treatment technician
  sw: fundi wa pampu za maji
  skills: Pump Maintenance, Pipe Fitting, Plumbing, Water Treatment, Leak Detection, Preventive Maintenance
  near: Water Treatment Operator 65, Irrigation Technician 50, Water Engineer 35
Water Treatment Operator | trades
  en: water treatment plant operator, water plant operator, water plant attendant, sewerage operator, water quality technician
  skills: Water Treatment, Pump Maintenance, Sampling, Workplace Safety
Meter Reader | trades
  en: water meter reader, revenue meter reader
  sw: msomaji wa mita
  skills: Water Meter Reading, Customer Service, Record Keeping
  near: Field Officer 30, Revenue Officer 35
Gas Fitter | trades
  en: lpg technician, gas technician, lpg installer
  skills: Gas Fitting, Pipe Fitting, Leak Detection, Workplace Safety
Borehole Driller | trades
  en: ?driller, drilling rig operator, drilling technician
  sw: mchimba visima
  skills: Borehole Drilling, Pump Maintenance, Machine Operation, Workplace Safety
  near: Water Systems Technician 50, Plant Operator 40
Mason | trades
  en: bricklayer, stone mason, masonry technician, block layer, masonry artisan, tile and stone mason
  sw: mwashi, fundi wa nyumba, fundi wa mawe, fundi wa mjengo, fundi wa ujenzi, fundi ujenzi
  sheng: fundi mjengo
  skills: Masonry, Concrete Works, Plastering, Setting Out, Block Making, Blueprint Reading
  near: Plasterer 70, Tiler 55, Concrete Worker 65, Construction Worker 55, Site Foreman 50, Steel Fixer 45
Plasterer | trades
  sw: mpiga plasta, fundi wa plasta
  skills: Plastering, Masonry, Painting
Tiler | trades
  en: tile fixer, floor tiler, tiling technician
  sw: fundi wa tiles, fundi tiles, fundi wa vigae
  skills: Tiling, Terrazzo, Masonry, Plastering
  near: Painter 30
Concrete Worker | trades
  en: concretor, concrete finisher, concrete mixer operator
  skills: Concrete Works, Mjengo Labour, Formwork
Steel Fixer | trades
  en: bar bender, reinforcement fixer, steel bender
  sw: fundi wa vyuma vya ujenzi
  skills: Steel Fixing, Blueprint Reading, Concrete Works, Workplace Safety
  near: Welder 40
Carpenter | trades
  en: joiner, carpenter and joiner, woodworker, carpentry technician, shuttering carpenter, formwork carpenter
  sw: seremala, fundi wa mbao, fundi mbao
  skills: Carpentry, Furniture Making, Roofing, Formwork, Kitchen Cabinet Fitting, Technical Drawing
  near: Furniture Maker 85, Roofer 60, Ceiling Installer 50, Upholsterer 45
Furniture Maker | trades
  en: cabinet maker, cabinetmaker, furniture designer, kitchen cabinet installer
  sw: fundi wa fanicha, fundi fanicha, mtengeneza samani
  skills: Furniture Making, Carpentry, Wood Turning, Kitchen Cabinet Fitting
  near: Upholsterer 60
Upholsterer | trades
  en: sofa maker, upholstery technician, sofa repairer
  sw: fundi wa viti, fundi sofa
  skills: Upholstery, Furniture Making, Tailoring
Roofer | trades
  en: roofing technician, roof installer, mabati installer
  sw: fundi wa paa, fundi wa mabati
  skills: Roofing, Carpentry, Working at Height
Ceiling Installer | trades
  en: gypsum installer, gypsum fixer, ceiling fixer, gypsum technician, drywall installer, partition installer
  sw: fundi wa gypsum, fundi gypsum, fundi wa dari
  skills: Ceiling Installation, Interior Fit-Out, Painting
  near: Painter 45
Painter | trades
  en: house painter, painter and decorator, wall painter, painting technician
  sw: fundi wa rangi, fundi rangi, mpaka rangi, mchoraji rangi
  skills: Painting, Plastering, Wallpaper Installation, Spray Painting
  near: Spray Painter 60
Spray Painter | trades
  en: auto spray painter, car painter, spray painting technician
  sw: fundi wa kupiga rangi magari
  skills: Spray Painting, Panel Beating, Painting
  near: Panel Beater 75
Glazier | trades
  en: aluminium fabricator, aluminium technician, glass fitter, aluminium and glass technician, window fitter
  sw: fundi wa vioo, fundi aluminium
  skills: Glazing, Metal Fabrication, Estimating
  near: Welder 40
Scaffolder | trades
  en: scaffold erector, scaffolding technician
  skills: Scaffolding, Working at Height, Workplace Safety
  near: Rigger 55
Rigger | trades
  en: telecom rigger, tower climber, tower rigger, slinger
  skills: Rigging, Working at Height, Workplace Safety
Paving Technician | trades
  en: cabro layer, cabro installer, ?paver
  sw: fundi wa cabro, fundi cabro
  skills: Paving, Masonry, Landscaping
  near: Mason 50
Construction Worker | trades
  en: construction labourer, site labourer, mjengo worker, construction casual
  sw: mtu wa mkono, mfanyakazi wa mjengo, mfanyakazi wa ujenzi
  sheng: mtu wa mjengo, mjengo guy
  skills: Mjengo Labour, Concrete Works, Excavation, Load Handling, Physical Fitness
  near: Loader 55, Farm Hand 40, Factory Worker 45
General Worker | trades
  en: general labourer, casual worker, casual labourer, manual labourer, manual worker, general casual, ?casual
  sw: kibarua, vibarua, mfanyakazi wa kibarua
  skills: Load Handling, Physical Fitness, Workplace Safety
  near: Construction Worker 80, Loader 75, Factory Worker 75, Farm Hand 65, Packhouse Worker 55, Warehouse Assistant 55, Cleaner 50
Site Foreman | trades | 2
  en: site supervisor, foreman, construction foreman, construction supervisor, building foreman, general foreman, site in charge, works supervisor, works foreman
  sw: msimamizi wa mjengo, msimamizi wa ujenzi, nyapara
  skills: Site Supervision, Building Construction, Concrete Works, Workplace Safety, Team Supervision, Blueprint Reading
  near: Clerk of Works 80, Building Services Supervisor 65, Construction Manager 60, Site Engineer 55
Clerk of Works | trades | 2
  en: inspector of works, works officer, building inspector, works inspector
  skills: Site Supervision, Quality Control, Building Construction, Materials Testing, Report Writing
  near: Site Engineer 60
Building Services Supervisor | trades | 2
  en: mechanical and electrical supervisor, building services technician, mep supervisor, mep technician
  skills: Plumbing, Electrical Installation, Team Supervision, Facility Maintenance, Blueprint Reading, Preventive Maintenance
  near: Plumber 60, Electrician 50, Facilities Manager 50
Construction Manager | trades | 3
  en: construction project manager, site manager, projects manager construction, site agent, head of projects, contracts manager construction
  sw: meneja wa ujenzi
  skills: Construction Management, Site Supervision, Project Planning, Bills of Quantities, Workplace Safety, Cost Control
  near: Project Manager 55, Civil Engineer 60, Quantity Surveyor 40
Site Engineer | trades | 1
  en: construction engineer, resident engineer, project engineer civil, site civil engineer
  skills: Civil Engineering, Site Supervision, Setting Out, AutoCAD, Materials Testing, Concrete Works
  near: Civil Engineer 90
Civil Engineer | trades | 1
  en: graduate civil engineer, civil engineering technician, civil technician, building technologist, roads inspector
  sw: mhandisi wa ujenzi
  skills: Civil Engineering, AutoCAD, Site Supervision, Structural Engineering, Bills of Quantities, Setting Out
  near: Structural Engineer 75, Roads Engineer 80, Water Engineer 65, Quantity Surveyor 35, Building Technician 60
Building Technician | trades | 1
  en: building and construction technician, construction technician, building construction technologist
  skills: Building Construction, Technical Drawing, Site Supervision, Setting Out, Masonry
  near: Site Foreman 65, Clerk of Works 60
Structural Engineer | trades | 1
  en: structural design engineer, structural draughtsman
  skills: Structural Engineering, Civil Engineering, AutoCAD, Blueprint Reading
Roads Engineer | trades | 1
  en: highway engineer, transport engineer
  skills: Highway Engineering, Road Construction, Civil Engineering, Setting Out, Materials Testing
Materials Technician | trades
  en: materials technologist, materials laboratory technician, soil technician, geotechnical technician
  skills: Materials Testing, Geotechnical Engineering, Sampling, Concrete Works
  near: Civil Engineer 35
Water Engineer | trades | 1
  en: water and sanitation engineer, wash engineer, hydrologist, water resources engineer, sanitation engineer
  skills: Water Engineering, Civil Engineering, Pump Maintenance, Water Treatment, AutoCAD
  near: WASH Officer 55
Quantity Surveyor | trades | 1
  en: assistant quantity surveyor, construction estimator, quantity surveying technician, cost engineer, ?estimator
  sw: mkadiriaji majenzi
  abbr: =QS
  skills: Quantity Surveying, Bills of Quantities, Estimating, Cost Control, Contract Management, Microsoft Excel, Tendering
Land Surveyor | trades | 1
  en: surveyor, survey technician, survey assistant, gis surveyor, topographic surveyor, engineering surveyor, survey helper, chainman
  sw: mpima ardhi, mpimaji ardhi
  skills: Land Surveying, Setting Out, AutoCAD, Geographic Information Systems, ArcGIS
  near: GIS Analyst 55, Quantity Surveyor 25, Urban Planner 30
Architect | trades | 1
  en: architectural technologist, architectural assistant, graduate architect, project architect, architectural designer
  sw: msanifu majengo
  skills: Architecture, AutoCAD, ArchiCAD, Revit, Technical Drawing, SketchUp
  near: Draughtsman 65, Interior Designer 50, Civil Engineer 30
Draughtsman | trades | 1
  en: draftsman, cad technician, cad designer, autocad operator, architectural draughtsman, drafting technician, bim technician, cad operator, bim modeller, computer aided design operator
  sw: mchoraji ramani
  skills: Technical Drawing, AutoCAD, Blueprint Reading, Revit
Interior Designer | creative | 1
  en: interior decorator, interior design consultant, interior fit out designer
  sw: mpambaji wa nyumba
  skills: Interior Design, Interior Fit-Out, SketchUp, Technical Drawing, Estimating
Urban Planner | public-service | 1
  en: physical planner, town planner, urban and regional planner, spatial planner, county physical planner
  skills: Urban Planning, Geographic Information Systems, Report Writing, Public Participation
Landscaper | trades
  en: landscape designer, landscape architect, landscaping technician, landscape supervisor
  skills: Landscaping, Gardening, Nursery Management, Paving
  near: Gardener 75
`;
