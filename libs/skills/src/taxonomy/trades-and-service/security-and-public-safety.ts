import { parseSkills } from '../../parse-skills.js';

/** Guards, police, fire, rescue, prisons, armed forces. */
export const securityAndPublicSafety = [
  ...parseSkills(
    'practice',
    `
Armed security | armed guards, armed guard, armed security officer, armed guarding | > security-guarding
Unarmed security | unarmed guard, unarmed security officer | > security-guarding
Patrolling premises | security patrol, security patrols, patrolling, mobile patrol, vehicle patrol, building patrols, patrolling facilities, patrol premises | > security-guarding
Gate and entry control | entry control, checking identification, gate guard, sign-in of visitors, badge checks, visitor control | ~ security-guarding
CCTV monitoring | CCTV^, closed-circuit television, surveillance cameras, surveillance monitoring, videovigilancia, camera monitoring, monitoring CCTV, monitoring surveillance cameras, monitoring security cameras, CCTV surveillance, security cameras | ~ security-guarding
Event security | concert security, event security staff | > security-guarding
Retail security | store detective, shoplifter apprehension | ~ security-guarding, loss-prevention
Security incident reports | incident reports, incident report writing, writing incident reports, daily activity reports, incident reporting, incident documentation | ~ report-writing, security-guarding
Security operations management | security management, security manager, corporate security, security supervision, security director | ~ security-guarding
Physical security assessment | security surveys, site security assessment, physical security assessments, security vulnerability assessments of sites | ~ security-guarding
Armored transport | cash in transit, armored car, armored truck | ~ security-guarding
Forensics practice | forensic investigation, forensic evidence | ~ crime-scene-investigation # forensic-science-practice
Counterterrorism | counter-terrorism, anti-terrorism, antiterrorism, force protection | ~ law-enforcement
Narcotics enforcement | drug enforcement, narcotics investigations, drug interdiction | ~ law-enforcement
Use of force | use-of-force continuum, restraint techniques, handcuffing | ~ law-enforcement
Self-defense | self defense | ~ use-of-force, martial-arts
Martial arts | Kampfsport, arts martiaux, artes marciales | ~ self-defense
Court testimony | testifying in court, courtroom testimony, expert testimony | ~ law-enforcement
Structural firefighting | interior fire attack, structure fires | > firefighting
Wildland firefighting | wildfire suppression, wildland fire, wildland fire suppression, forest firefighting, hotshot crew | > firefighting
Fire inspection | fire code inspections, fire safety inspections, fire inspections, fire marshal | ~ fire-safety, firefighting
Fire investigation | arson investigation | ~ firefighting, investigation
Fire apparatus operation | fire engine driving, pump operations, fire truck operation, fire engine operation, driver/operator pumper | ~ firefighting
Hazmat response | hazardous materials response, HAZMAT operations, hazmat technician | ~ hazardous-materials, firefighting
Technical rescue | rope rescue, confined space rescue, swift water rescue, high-angle rescue, vehicle extrication, extrication | ~ search-and-rescue, firefighting
Emergency evacuation | evacuation procedures, evacuation plans, evacuation drills, fire drills | ~ emergency-management
Military leadership | platoon leadership, squad leader, platoon sergeant, platoon leader, squad leadership, noncommissioned officer | > military-operations
Reconnaissance | military reconnaissance, surveillance and reconnaissance, ISR^* | ~ military-operations
Explosive ordnance disposal | EOD^?, bomb disposal | ~ military-operations ? explosive, bomb, ordnance, military, disposal
Ordnance and ammunition handling | ammunition handling, munitions, ordnance, ammunition storage | ~ military-operations
CBRN defense | CBRN^, CBRNE, chemical biological radiological nuclear | ~ military-operations, hazmat-response
Military vehicles | tank crew, armored vehicles, HMMWV | ~ military-operations
Radio communications | two-way radios, two-way radio, handheld radios, radio operation, radio procedures, 10-codes, Funkverkehr | ~ emergency-dispatch
Operations security | OPSEC^ | ~ military-operations
Communications security | COMSEC^ | ~ operations-security
Parachuting | skydiving, airborne operations, paratrooper | ~ military-operations
`,
  ),
  ...parseSkills(
    'certificate',
    `
Security guard license | guard card, security license, licensed security guard, guard license, security officer license, unarmed guard license, Sachkunde 34a, 34a GewO, security guard card | > security-guarding
SIA licence | SIA door supervisor, SIA licensed, SIA^*, SIA license | > security-guarding ~ security-guard-license
Firearms license | concealed carry permit, firearm permit, armed guard license, CCW^*, firearms permit, firearm license, Waffenschein, concealed weapons permit | > weapons-handling
POST certification | peace officer certification, POST certified, peace officer standards and training | > law-enforcement
Police academy | law enforcement academy, police academy graduate | > law-enforcement ~ post-certification
Firefighter I | Firefighter 1 | > firefighting, firefighter-certification
Firefighter II | Firefighter 2, Firefighter I and II, Firefighter I/II | > firefighter-i
Hazmat operations certification | Hazmat Operations Level, Hazmat Awareness, HAZMAT technician certification | > hazmat-response
Fire inspector certification | Fire Inspector I, certified fire inspector | > fire-inspection
ASIS CPP | Certified Protection Professional, ASIS certification | > security-operations-management
Physical Security Professional | ASIS PSP | > physical-security-assessment
Handcuffing certification | handcuffing certified | > use-of-force
Baton certification | baton certified | > use-of-force ~ handcuffing-certification
Pepper spray certification | OC spray certification, OC certified | > use-of-force ~ handcuffing-certification
`,
  ),
];
