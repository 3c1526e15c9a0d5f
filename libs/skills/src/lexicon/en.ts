import { type SkillsLexicon, words } from './lexicon.js';

export const en: SkillsLexicon = {
  stopWords: words(`
    a about above after all an and any are around as at be been before being below between both but by can could do does during each for from had has have
    he her his how i if in into is it its may me more most must my no nor not of off on once one only or other our out over own per shall she should so
    some such than that the their them then there these they this those through to too under up us was we were what when where which while who whom will
    with within without would you your etc eg ie also across as well via other assigned need needed
  `),
  functionWords: [],
  titles: `
software-engineering | software engineer, software development engineer, software engineering, software development, sw engineer, net engineer, java engineer, frontend engineer, front end engineer, backend engineer, back end engineer, full stack engineer, fullstack engineer, web engineer, mobile engineer, application engineer, software developer, developer, programmer, software architect, software, web developer, full stack, fullstack, frontend, front end, backend, back end, mobile developer, ios developer, android developer, application developer, java developer, sde, engineer in test, games developer, embedded engineer, firmware engineer, member of technical staff
data | data scientist, data analyst, data engineer, machine learning engineer, ml engineer, data science, ai engineer, machine learning, business intelligence, bi developer, bi analyst, database administrator, dba, database developer, database, statistician, analytics engineer, research scientist ai, data architect, etl developer, data
devops | devops, devops engineer, devops developer, devops consultant, site reliability engineer, sre, platform engineer, cloud engineer, infrastructure engineer, infrastructure developer, infrastructure, systems engineer, cloud architect, release engineer, build engineer, cloud operations
security | security engineer, security analyst, information security, cyber security, cybersecurity, penetration tester, soc analyst, security architect, ciso, security specialist
it-support | it support, help desk, helpdesk, technical support, system administrator, systems administrator, sysadmin, network administrator, network engineer, it specialist, information technology specialist, desktop support, support engineer, support developer, it technician, it manager, information technology
quality-assurance | qa engineer, test engineer, tester, qa analyst, quality assurance, qa, sdet, quality engineer, quality inspector, quality control
architecture | solution architect, solutions architect, enterprise architect, technical architect
product | product manager, product management, product owner, product lead, head of product, product marketing manager
project-management | project manager, project management, program manager, programme manager, project coordinator, scrum master, agile coach, delivery manager, project lead, pmo, program coordinator, program specialist
analysis | business analyst, systems analyst, management analyst, program analyst, policy analyst, analyst, budget analyst, research analyst, consultant
design | designer, interior designer, fashion designer, industrial designer, game designer, motion designer, animator, 3d artist, concept artist, set designer, architect, landscape architect, packaging designer, jewelry designer, textile designer, design lead, ux designer, ui designer, graphic designer, product designer, visual designer, web designer, ux researcher, user researcher, art director, illustrator, content designer, interaction designer, creative director, accessibility specialist, accessibility
engineering | mechanical engineer, project engineer, environmental engineer, biomedical engineer, materials engineer, petroleum engineer, mining engineer, geotechnical engineer, water engineer, hvac engineer, automation engineer, validation engineer, production engineer, field engineer, energy engineer, nuclear engineer, rf engineer, telecommunications engineer, automotive engineer, cad designer, cad technician, draftsman, drafter, engineering technician, mechanical designer, safety engineer, mechatronics engineer, packaging engineer, naval architect, electrical engineer, civil engineer, chemical engineer, industrial engineer, process engineer, manufacturing engineer, structural engineer, aerospace engineer, hardware engineer, electronics engineer, engineer, controls engineer, robotics engineer, design engineer
nursing | nursing, nurse, licensed vocational nurse, lvn, clinical nurse specialist, nurse manager, nurse educator, school nurse, care assistant, care worker, healthcare assistant, health care assistant, support worker, personal care aide, personal care assistant, elderly care worker, certified nursing assistant, director of nursing, registered nurse, rn, staff nurse, nurse practitioner, charge nurse, licensed practical nurse, lpn, nursing assistant, cna, midwife, caregiver
medicine | physician, doctor, surgeon, dentist, physician assistant, radiologist, psychiatrist, anesthesiologist, anaesthetist, cardiologist, pediatrician, paediatrician, general practitioner, medical officer, medical director, hospitalist, neurologist, oncologist, pathologist, orthodontist, optometrist, medical doctor, resident physician, junior doctor, nurse anesthetist, podiatrist, chiropractor, family doctor
therapy | physical therapist, physiotherapist, occupational therapist, speech therapist, speech language pathologist, respiratory therapist, psychologist, psychotherapist, therapist, dietitian, nutritionist, massage therapist, audiologist, recreational therapist, art therapist, music therapist, behavior analyst, behavioral therapist, physical therapist assistant, occupational therapy assistant, radiation therapist, athletic trainer, kinesiologist, rehabilitation specialist, mental health counselor
pharmacy | pharmacist, pharmacy technician, pharmacy assistant, pharmacy manager, pharmacy, dispenser
veterinary | veterinarian, veterinary technician, veterinary assistant, veterinary nurse, vet tech, veterinary surgeon, animal health technician, veterinary
health-support | medical assistant, phlebotomist, radiology technician, radiographer, radiologic technologist, sonographer, mri technologist, ct technologist, surgical technologist, surgical technician, sterile processing technician, dialysis technician, ekg technician, dental assistant, dental hygienist, dental technician, paramedic, emt, emergency medical technician, ambulance driver, home health aide, health technician, medical records technician, medical coder, medical biller, medical records, medical secretary, health aide, patient care technician, patient transporter, medical receptionist, optician, health information technician, health coach, community health worker, health educator, orderly
laboratory | laboratory technician, chemical technician, histotechnologist, cytotechnologist, quality control chemist, lab analyst, laboratory analyst, medical laboratory technician, clinical laboratory scientist, laboratory manager, qc analyst, lab technician, medical technologist, laboratory assistant, medical laboratory scientist, laboratory technologist, research associate, research assistant, lab assistant, lab manager, biological science technician, laboratory
research | scientist, environmental scientist, biochemist, geneticist, molecular biologist, zoologist, botanist, geologist, geophysicist, meteorologist, hydrologist, astronomer, materials scientist, food scientist, toxicologist, pharmacologist, epidemiologist, clinical research associate, clinical research coordinator, principal investigator, phd student, phd candidate, doctoral researcher, social scientist, sociologist, anthropologist, archaeologist, historian, political scientist, marine biologist, conservation scientist, oceanographer, lab scientist, researcher, research intern, research scientist, chemist, biologist, physicist, postdoc, postdoctoral, microbiologist, ecologist, economist, mathematician, research fellow
finance | financial analyst, insurance agent, insurance broker, claims adjuster, claims handler, bank teller, teller, mortgage advisor, wealth manager, risk analyst, risk manager, finance director, investment banker, tax advisor, financial planner, fund manager, treasury analyst, fp a analyst, insurance, finance manager, controller, financial controller, treasurer, investment analyst, loan officer, underwriter, banker, financial advisor, cfo, credit analyst, actuary, trader, portfolio manager, finance
accounting | accountant, bookkeeping, bookkeeper, auditor, accounts payable, accounts receivable, payroll, tax, accounting, accounting technician, payroll specialist
sales | sales representative, sales assistant, shop assistant, sales consultant, sales advisor, telemarketer, key account manager, sales director, territory manager, area sales manager, real estate agent, realtor, estate agent, leasing agent, letting agent, merchandiser, visual merchandiser, beauty advisor, car salesman, sales manager, account executive, sales, account manager, business development, business developer, sales associate, salesperson, retail associate, cashier, store manager, sales engineer, retail
marketing | marketing manager, growth manager, digital marketer, influencer manager, pr manager, press officer, media planner, media buyer, advertising manager, campaign manager, email marketer, product marketer, proofreader, marketing specialist, marketing, seo specialist, content manager, content strategist, content writer, copywriter, social media manager, brand manager, communications manager, communications specialist, communications, public relations, public affairs specialist, editor, technical writer
customer-service | customer service, call centre agent, call center agent, customer advisor, customer service advisor, customer experience, telephone operator, switchboard operator, guest services, complaints handler, customer success manager, customer support, call center, customer success, client service, customer care, contact representative, service representative, customer service representative, receptionist, front desk
human-resources | human resources, hr generalist, hr assistant, hr director, hr coordinator, talent manager, people partner, compensation analyst, benefits specialist, sourcer, people manager, labor relations specialist, hr, recruiter, talent acquisition, hr manager, human resources specialist, people operations, hr business partner, recruiting, recruitment, technical recruiter, staffing
training | trainer, training manager, learning and development, training specialist, instructional designer, learning specialist, training coordinator, training instructor, corporate trainer
education | teacher, school principal, headteacher, vice principal, dean, special education teacher, preschool teacher, kindergarten teacher, substitute teacher, language teacher, esl teacher, paraprofessional, teacher aide, teacher assistant, academic coordinator, school administrator, curriculum specialist, assistant professor, associate professor, adjunct professor, curator, museum educator, library assistant, teaching, lecturer, tutor, teaching assistant, principal, educator, school counselor, librarian, academic advisor
social-work | social worker, community worker, family support worker, residential support worker, substance abuse counselor, addiction counselor, probation officer, outreach worker, care coordinator, youth counselor, residential counselor, victim advocate, social work, counselor, case manager, caseworker, social services, youth worker, case worker
law | lawyer, notary, legal counsel, general counsel, in house counsel, corporate counsel, patent attorney, public prosecutor, prosecutor, district attorney, public defender, court clerk, court reporter, magistrate, legal advisor, legal adviser, contract manager, compliance analyst, compliance manager, legal, attorney, paralegal, legal assistant, counsel, solicitor, barrister, judge, legal secretary, law clerk, compliance officer, contract attorney
public-safety | police officer, police detective, detective, deputy sheriff, sheriff, guard, security manager, loss prevention officer, prison officer, customs officer, coast guard, soldier, military police, fire inspector, fire chief, 911 dispatcher, emergency dispatcher, fraud investigator, lifeguard, security guard, security supervisor, firefighter, correctional officer, investigator, security officer, border patrol, dispatcher, special agent, park ranger, emergency management
procurement | buyer, procurement specialist, contract specialist, purchasing agent, procurement, contracting officer, purchasing, contract administrator
logistics | logistics, warehouse operative, picker packer, packer, stocker, stock clerk, stock associate, shipping, receiving clerk, shipping and receiving, inventory specialist, inventory analyst, demand planner, supply planner, import export specialist, freight forwarder, customs broker, fleet manager, dispatch coordinator, fulfillment associate, forklift driver, warehouse associate, warehouse supervisor, supply chain, warehouse, warehouse worker, inventory, forklift operator, order picker, material handler, logistics coordinator, logistics management specialist, shipping clerk, supply technician, supply
transport | driver, cdl driver, lorry driver, hgv driver, van driver, taxi driver, train conductor, locomotive engineer, ship captain, deck officer, sailor, boatswain, flight attendant, cabin crew, airline pilot, first officer, air traffic controller, tram driver, ship engineer, marine engineer, seafarer, truck driver, delivery driver, bus driver, courier, motor vehicle operator, mail carrier, train driver
maintenance | mechanic, car mechanic, auto mechanic, diesel mechanic, diesel technician, bicycle mechanic, field service technician, field service engineer, elevator technician, refrigeration technician, appliance repair technician, millwright, maintenance engineer, maintenance manager, maintenance electrician, plant maintenance, wind turbine technician, building maintenance, caretaker, facilities manager, facility manager, locksmith, avionics technician, watchmaker, body shop technician, tire technician, equipment technician, telecommunications technician, cable technician, maintenance technician, maintenance worker, automotive technician, equipment mechanic, technician, service technician, maintenance mechanic, electronics technician, aircraft mechanic, facilities, repairer
construction | carpenter, bricklayer, plasterer, tiler, glazier, drywall installer, joiner, cabinet maker, pipefitter, steamfitter, ironworker, scaffolder, crane operator, excavator operator, surveyor, land surveyor, quantity surveyor, estimator, construction superintendent, site supervisor, foreman, solar installer, insulation installer, concrete finisher, apprentice electrician, journeyman electrician, master electrician, lineman, lineworker, construction estimator, construction project manager, general contractor, handyman, electrician, plumber, welder, construction worker, mason, painter, roofer, hvac technician, construction manager, site manager, heavy equipment operator, construction, laborer
production | machine operator, cnc machinist, tool and die maker, toolmaker, production operative, assembly worker, line lead, line operator, process operator, production planner, manufacturing technician, production technician, press operator, textile worker, seamstress, tailor, upholsterer, butcher, packaging operator, printing press operator, sheet metal worker, metal fabricator, fabricator, boilermaker, foundry worker, miner, woodworker, chemical operator, quality technician, plant operator, machinist, assembler, production worker, production manager, production supervisor, manufacturing, cnc operator, operator, factory worker, production
hospitality | cook, line cook, sous chef, pastry chef, head chef, executive chef, chef de partie, baker, kitchen assistant, kitchen porter, kitchen helper, dishwasher, catering assistant, caterer, food and beverage manager, food server, host, hostess, barback, sommelier, bellhop, hotel receptionist, guest service agent, front office manager, room attendant, night auditor, tour guide, travel agent, event manager, event coordinator, event planner, hospitality, housekeeping, food runner, fast food worker, crew member, butler, chef, waiter, waitress, server, hotel manager, housekeeper, food service worker, kitchen, restaurant manager, hotel, concierge, food service
agriculture | farmer, farmhand, ranch hand, rancher, agricultural worker, agricultural technician, agricultural engineer, horticulturist, nursery worker, landscape gardener, arborist, tree surgeon, greenhouse worker, beekeeper, winemaker, viticulturist, fisherman, fish farmer, tractor driver, herd manager, dairy farmer, crop scientist, soil scientist, forest ranger, logger, forestry worker, zookeeper, dog groomer, landscaping, farm worker, gardener, agronomist, animal caretaker, landscaper, farm manager, forester, agricultural, dairy, forestry technician, groundskeeper
office | administrative assistant, administrator, office coordinator, data entry clerk, data entry operator, typist, file clerk, mail clerk, virtual assistant, management assistant, secretarial, office secretary, translator, interpreter, office manager, secretary, executive assistant, clerk, office assistant, data entry, administrative, office clerk, administrative officer, personal assistant, office administrator, records clerk, archivist
creative-arts | musician, singer, composer, actor, actress, dancer, choreographer, photographer, videographer, video editor, film editor, cinematographer, camera operator, sound engineer, audio engineer, sound designer, lighting technician, stage manager, stagehand, director of photography, film director, theatre director, music film producer, makeup artist, costume designer, artist, sculptor, producer, screenwriter, dj, tattoo artist, video producer, gaffer, art handler
media | news editor, news anchor, presenter, broadcaster, correspondent, columnist, radio host, editor in chief, managing editor, copy editor, author, writer, publisher, editorial assistant, podcaster, fact checker, broadcast technician
childcare | nanny, childcare worker, child care worker, daycare teacher, day care worker, nursery assistant, nursery nurse, early years practitioner, early childhood educator, babysitter, au pair, playworker, child minder, childminder, school age childcare
beauty | hairdresser, hair stylist, hairstylist, barber, beautician, cosmetologist, esthetician, aesthetician, nail technician, manicurist, spa therapist, makeup consultant, salon manager, salon assistant, beauty therapist
fitness | personal trainer, fitness trainer, fitness instructor, yoga instructor, yoga teacher, pilates instructor, swimming instructor, swim instructor, sports coach, football coach, strength coach, head coach, athletic coach, gym manager, ski instructor, group fitness instructor, physical education teacher, athlete, referee
public-administration | civil servant, city clerk, town clerk, policy advisor, policy adviser, policy officer, policy manager, government affairs, public administrator, city manager, mayor, diplomat, consular officer, foreign service officer, tax inspector, customs specialist, urban planner, city planner, town planner, permit technician, eligibility worker, benefits officer, election officer, legislative assistant, legislative aide, immigration officer, social security officer, council officer, municipal clerk, regulatory officer, inspector, building inspector, health inspector, public health inspector, intelligence analyst
property | property manager, building manager, real estate manager, housing officer, real estate appraiser, appraiser, leasing manager, community association manager, estate manager, real estate developer, real estate
cleaning | cleaner, cleaning operative, office cleaner, industrial cleaner, window cleaner, janitor, custodian, domestic cleaner, maid, laundry attendant, laundry worker, street sweeper, waste collector, refuse collector, cleaning supervisor, cleaning
operations | operations manager, operations, chief operating officer, general manager, operations specialist, operations analyst, plant manager, manager, coordinator
`,
  titleEndings: '',
  genericHeads: words(`
    engineer manager technician operator coordinator consultant analyst operations office administrative administrator inspector producer legal
  `),
  seniority: {
    intern: String.raw`intern|internship|trainee|apprentice|student(?!\s(?:accounts?|services|affairs|advis[eo]r|support|success|counsel|recruit|engagement|life|housing|loans?|financ|records|welfare|liaison|development|activities|admissions))`,
    junior: String.raw`junior|jr|entry[-\s]level|graduate|associate\s(?:software|developer|engineer|data|product)|assistant\sengineer|(?<=\s)i(?!\.)`,
    mid: String.raw`mid[-\s]level|intermediate|ii|medior|mid`,
    senior: 's[eê]nior|sr|snr|experienced|iii|iv|expert',
    lead: String.raw`lead|team\slead(?:er)?|principal|staff\s(?:software|engineer|developer|data)|supervisor|supervisory|foreman|head|chief|engineering\smanager|charge\snurse`,
    executive: String.raw`chief\s(?!of\sstaff|engineer)[a-z]+\sofficer|c[etfoim]o|ciso|[aes]?vp|vice\spresident|(?:managing\s)?director|head\sof|president`,
  },
  feminineEndings: [],
  surnames: words(`
    baker cook butler dean barber singer packer mason carpenter farmer gardener porter sailor miner butcher painter author guard judge driver fisher
    hunter potter cooper weaver tailor marshall mayor roofer glazier joiner tiler
  `),
  beforeTrades: words(`
    head line lead senior junior assistant night day pastry sous master apprentice chief private truck bus taxi van delivery lorry security stone brick
    sign car house school hotel restaurant kitchen personal executive prep short order opera jazz backing district high court associate academic landscape
    market freelance certified professional experienced trained qualified
  `),
  commonWords: {
    everywhere: words(`
      work requirement experience team skill company management service business provide high time communication environment help ability develop
      benefit process based strong support include responsibility responsible level part look new grow candidate focus maintain employ train great lead
      project position opportunity result relate direct meet knowledge job improve deliver role right quality fast ensure learn make people excellent
      professional like plan qualification multiple integral detail industry perform solution world full take month individual long successful start
      understand equivalent demonstrate best effective current attitude open motivate able handle plus good duty daily apply day follow use using
      problem necessary appropriate various other etc minimum year required preferred must should well including highly related proven ideal working
      activity task need want every general proficiency proficient familiar familiarity background
    `),
    widespread: words(`
      cost continuous interact information system wide data application enable offer complete increase enhance location policy procedure secure
      efficient operate open drive drives driven tool degree turn clos lift change associate value equipment identify area supervise diploma safety test
      attend guideline product client customer partner build create office report written write document growth small user interest establish set
      function relationship assist large participate practice strategy standard find organization organizational consistent independent think agency
      available call account challenge record success social internal external execute achieve flexible flexibility cooperate event staff review
      specific visit person real target engage rapid quick member key personal file technology source administrative prepare control resource implement
      research week limit cover idea national national share commitment computer field self orient schedule performance productivity accuracy timely
      coordinate analysis analytical approach present build manage monitor
    `),
    frequent: words(`
      sector desire expert search consult advance public select urgent update coordination scan effort country code impact maximum campaign budget
      objective framework energy conduct executive interface entry basis measure list address methodology structure local room line item resolve concept
      recommend produce similar deadline conference unit administer capability head capital strategic stakeholder portfolio initiative operation
      operational compliance inventory purchase order contract sale sales market marketing software web site network database material vendor supplier
      community education school medical health financial finance technical design media print online
    `),
  },
  phraseEnds: {
    loose: String.raw`and|or|but|for|with|without|to|in|on|at|by|from|as|that|which|who|so|including|using|within|across|through|e\.g\.|i\.e\.`,
    close: 'of|the',
    dangling: 'a|is|are',
  },
  restsOfLists: 'an?other|any|some|such|other|others|similar|various|etc|and|or|of|the',
  diplomas: 'diploma|registered|registration|qualified',
  credentials: String.raw`certificat|certified|licen[cs]|passport|(?<!\p{L})(?:card(?!\p{L})|chartered|accredited (?:as|by|member)|registered (?:with|as)|(?:professional|state|active|current|valid) registration|registration (?:with|as)|membership (?:of|with))`,
  licenceWords: words(`
      licence license licensed licensure certification certificate certified valid current active unrestricted state class category categories cat
      clearance security government level eligible eligibility
    `),
  licenceCategories: String.raw`categor(?:y|ies)|cat\.?`,
  conjunctions: 'and|or',
  beforeSkills: String.raw`using|with|in|of|knowledge|experience|languages?|proficient|programming|written|tools?|software|learn|know|like|e\.g\.|certified|advanced|intermediate|basic`,
  announcements: String.raw`experience|knowledge|proficien\w{2,4}|familiar|skilled|skills|stack|tools|software|languages|frameworks|technologies`,
  afterAnnouncements: 'with|of|in',
  beforeLetters: String.raw`written|programming|coding|coded|develop\w{0,6}|experience|experienced|knowledge|proficien\w{2,4}|skilled|skills|fluent|expertise|expert|code|software|scripts?|scripting|analys[ie]s|statistics|models|modell?ing|visuali[sz]ations?|packages`,
  towardsLetters: 'in|with|of|using',
  directlyBeforeLetters: 'using|languages?:?',
  seasonsBefore: String.raw`start\w{0,4}|begin\w{0,5}|commenc\w{0,4}|available|graduat\w{0,4}|due|held|early|late|mid|this|next|last|every|arriv\w{0,4}|join\w{0,4}|us`,
  beforeSeasons: 'in|with|of',
  calendarWords:
    'summer|winter|fall|autumn|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december',
  afterSkills:
    'programming|programmers?|developers?|development|engineers?|language|code|coding|services?|microservices|frameworks?|scripts?|scripting|packages?|libraries|library|backends?|apps?|applications?|databases?|servers?|software|certified|certification|license|skills|packages',
  afterLetters:
    'programming|programmers?|developers?|development|engineers?|language|code|coding|compilers?|libraries|library|scripts?|scripting',
  letterNames: 'major|minor|flat|sharp|level|grade|suite|section',
  series:
    'vitamins?|grades?|class|type|plan|series|schedule|form|section|paragraph|hepatitis|tier|level|group|category|option|appendix|exhibit|part|phase|round|block|building|wing|zone|gate|terminal|line|note|key',
  or: 'or',
  licenceClasses: 'class',
};
