import { parseSkills } from '../../parse-skills.js';

/** Licences to drive and papers that many trades ask for. */
export const licencesAndCertificates = [
  ...parseSkills(
    'certificate',
    `
Commercial driver's license | CDL^, commercial driver license, CDL license, commercial drivers license, commercial driving license, commercial driver's licence, valid CDL | > truck-driving, drivers-license ~ cdl-class-b # commercial-drivers-license
CDL Class A | Class A CDL, CDL-A, CDL A, Class A license, Class A commercial driver's license, Class A driver's license, CDL A license | > commercial-drivers-license, cdl-class-b
CDL Class B | Class B CDL, CDL-B, CDL B, Class B license, Class B commercial driver's license, Class B driver's license | > commercial-drivers-license, cdl-class-c
CDL Class C | Class C CDL, CDL-C | > commercial-drivers-license
CDL learner permit | commercial learner's permit, CDL permit, CLP^* | > drivers-license ~ commercial-drivers-license
Tanker endorsement | N endorsement, CDL tanker endorsement, tank vehicle endorsement | > commercial-drivers-license, tanker-driving
Doubles and triples endorsement | T endorsement, doubles/triples endorsement, doubles/triples, doubles and triples | > commercial-drivers-license
Tanker and hazmat endorsement | X endorsement | > tanker-endorsement, hazmat-endorsement
Passenger endorsement | P endorsement, CDL passenger endorsement | > commercial-drivers-license, bus-driving
School bus endorsement | S endorsement, school bus certification, school bus driver certificate | > passenger-endorsement, school-bus-driving
Air brake endorsement | air brakes endorsement, air brake certification, Z endorsement | ~ commercial-drivers-license
DOT medical card | DOT physical, medical examiner's certificate, DOT medical certificate, DOT card, DOT med card, med card, current medical card | ~ commercial-drivers-license
Driver's license | driving licence, driver license, driving license, drivers license, driver's licence, drivers licence, driver licence, valid driver's license, full driving licence, clean driving licence, UK driving licence, full UK licence, full clean UK licence, clean UK licence, full clean licence, car licence, car license | > driving-vehicles # drivers-license
Clean driving record | safe driving record, good driving record, acceptable driving record | ~ drivers-license, driving-vehicles
Driving licence class B | Class B driving licence, category B driving licence, permis de conduire B | > drivers-license
Driving licence class BE | permis BE, Klasse BE | > driving-licence-class-b
Driving licence class C | HGV Class 2, LGV Class 2, Class 2 licence, HGV licence, category C licence, HGV class two | > drivers-license, truck-driving
Driving licence class CE | HGV Class 1, LGV Class 1, Class 1 licence, Class 1 or 2 licence, C+E licence, Klasse CE, permis SPL, category C+E | > driving-licence-class-c, tractor-trailer-driving
Driving licence class C1 | permis C1, 7.5 tonne licence, C1 licence, Klasse C1 | > drivers-license ~ driving-licence-class-c
Driving licence class D | PCV licence, carnet D, PSV licence, category D licence | > drivers-license, bus-driving
Driving licence class T | tractor licence, Klasse T | > tractor-operation
Motorcycle license | motorcycle licence, motorcycle endorsement, permis moto, class M license, carnet de moto | ~ drivers-license
Chauffeur license | chauffeur's license, for-hire license, chauffeurs license | > drivers-license ~ chauffeuring
Taxi licence | TLC license, taxi license, hackney licence, private hire licence, carte VTC, P-Schein, private hire driver licence | > taxi-driving
Driver CPC | Driver Certificate of Professional Competence, driver qualification card | > truck-driving
Transport manager CPC | CPC transport manager, Verkehrsleiter, operator licence CPC | > transportation-management
Tachograph card | digital tachograph card, driver card, digi tacho card, digital tacho card | ~ tachograph
Defensive driving certificate | defensive driving certification, Smith System certified, defensive driving course | > defensive-driving
Crane operator certification | NCCCO^, CCO crane operator, NCCCO certified, crane operator license, certified crane operator, crane license, NCCCO certification, crane operator's license | > crane-operation
Overhead crane certification | overhead crane certified, overhead crane license, pontier cariste certificate | > overhead-crane-operation
Heavy equipment operator certification | NCCER heavy equipment, heavy equipment certification, heavy equipment license, Baggerschein | > heavy-equipment-operation
CPCS card | CPCS^ | > heavy-equipment-operation
NPORS card | NPORS | > heavy-equipment-operation ~ cpcs-card
Aerial lift certification | IPAF^, scissor lift certification, boom lift certification, PAL card, aerial lift certified, scissor lift certified, IPAF licence, aerial lift license | > aerial-work-platforms
Telehandler certification | telehandler licence, telehandler license, telescopic handler certificate | > telehandler-operation
Reach truck licence | reach truck certification, reach truck license | > reach-truck-operation
Scaffolding certification | CISRS card, scaffold competent person, CISRS^, scaffolder card | > scaffolding
Flagger certification | certified flagger, flagger card, ATSSA flagger, flagging certification | > work-zone-traffic-control
NCCER certification | NCCER certified, NCCER Core, NCCER^, NCCER credentials | > construction-work
CSCS card | CSCS cards, blue CSCS, green CSCS card, Construction Skills Certification Scheme | > construction-site-safety
General contractor license | contractor's license, licensed general contractor, contractor license, licensed contractor, class A contractor license, residential contractor license, B license contractor | > construction-work ~ construction-management
Certified Construction Manager | CMAA CCM | > construction-management
LEED Green Associate | LEED GA | > leed, leed-accreditation
LEED AP | LEED Accredited Professional, LEED AP BD+C | > leed-green-associate
Professional Land Surveyor | licensed land surveyor, PLS license, registered land surveyor, land surveyor license | > surveying
Building inspector license | ICC certified inspector, ICC building inspector, certified building inspector | > construction-inspection
Home inspector license | licensed home inspector, certified home inspector | > home-inspection
Architect license | licensed architect, registered architect, NCARB certification, NCARB^, ARE exam, Architektenkammer, architecture license | > building-architecture
Asbestos licence | asbestos certification, asbestos abatement certification, AHERA certification, licensed asbestos worker, asbestos handler license | > asbestos-abatement
Locksmith license | licensed locksmith | > locksmithing
Fire alarm license | NICET fire alarm, NICET Level II, NICET^, NICET Level I, fire alarm installer license | > fire-alarm-systems
Elevator mechanic license | CET elevator certification, certified elevator technician, elevator license | > elevator-maintenance
Boating license | boater safety card, permis bateau, boating safety certificate, boater education card | > boat-operation
Amateur radio license | ham radio license, radio operator license | > radio-communications
GMDSS certificate | GMDSS^, GMDSS GOC | > radio-communications ~ seamanship
Trade apprenticeship | completed apprenticeship, journeyman card, registered apprenticeship, abgeschlossene Ausbildung im Handwerk, apprenticeship certificate, journeyman certificate, journeyman status |
Master craftsman certificate | master craftsman | > trade-apprenticeship
Red Seal | Red Seal certification, Red Seal endorsement, Red Seal certified, Interprovincial Red Seal | > trade-apprenticeship
City and Guilds | City & Guilds, City & Guilds Level 3, City & Guilds certification | 
NVQ Level 2 | NVQ level two, NVQ 2, SVQ Level 2 | ~ city-and-guilds
NVQ Level 3 | NVQ level three, NVQ 3, SVQ Level 3 | > nvq-level-2
`,
  ),
];
