import { parseSkills } from '../../parse-skills.js';

/** Cars, trucks and motorcycles: repair, body, parts. */
export const automotive = [
  ...parseSkills(
    'practice',
    `
Automotive repair | auto repair, vehicle repair, automotive mechanics, auto mechanics, car repair, automotive service, auto mechanic, automotive mechanic, repairing vehicles, automotive technician | ~ equipment-repair, engine-repair, brake-repair, transmission-repair
Vehicle maintenance | automotive maintenance, vehicle servicing, maintenance of vehicles, car maintenance, auto maintenance | ~ automotive-repair
Vehicle diagnostics | automotive diagnostics, auto diagnostics, engine diagnostics, diagnosing vehicles, vehicle troubleshooting | > diagnostic-scan-tools ~ automotive-repair
Vehicle inspection | vehicle inspections, state vehicle inspection, state inspections, MOT testing, pre-delivery inspection, multi-point inspection | ~ automotive-repair
Pre-trip inspection | pre-trip inspections, pre-trip and post-trip inspections, vehicle pre-trip, pre-trip and post-trip vehicle inspections | ~ vehicle-inspection, truck-driving
Driver vehicle inspection reports | DVIR^, DVIRs^, driver vehicle inspection report | ~ pre-trip-inspection
Engine repair | engine rebuilding, engine overhaul, engine rebuild, rebuilding engines, engine mechanics, repairing engines | > automotive-repair
Small engine repair | small engines, small engine mechanics, lawn mower repair | ~ engine-repair
Diesel engine repair | diesel mechanics, diesel engines, diesel repair, diesel mechanic, diesel technician, diesel engine maintenance, diesel technology | ~ automotive-repair, heavy-equipment-maintenance
Truck repair | heavy-duty truck repair, truck maintenance, heavy truck repair, truck mechanic, medium and heavy truck repair, heavy duty trucks | > diesel-engine-repair
Trailer repair | trailer maintenance, trailer mechanic | ~ truck-repair
Motorcycle repair | motorcycle maintenance, motorcycle mechanic, powersports repair | ~ automotive-repair
Bicycle repair | bicycle mechanic, bike repair, bike mechanic, Fahrradreparatur | ~ equipment-repair
Brake repair | brake replacement, brake systems, brakes and suspension, brake service, brake jobs, air brakes, brakes*, Brakes* | > automotive-repair
Transmission repair | transmission rebuild, transmission service, automatic transmissions, transmission rebuilding, manual transmissions | > automotive-repair
Steering and suspension | suspension repair, suspension and steering, front end repair, suspension*, Suspension* | > automotive-repair
Wheel alignment | wheel alignments, front-end alignment, tire alignment, alignments*, Alignments* | > automotive-repair ~ tire-service
Tire service | tire changing, tire repair, tire rotation, tire mounting, tire installation, mounting and balancing tires, tyre fitting, tire replacement, tire changes | ~ automotive-repair
Oil changes | oil change, lube service, oil and filter changes, quick lube | ~ vehicle-maintenance
Automotive electrical systems | automotive electrical, vehicle electrical systems, auto electrical, Fahrzeugelektrik, automotive electronics | ~ automotive-repair
Automotive air conditioning | vehicle air conditioning, auto AC repair, automotive HVAC | ~ automotive-repair
Exhaust systems | exhaust repair, muffler installation | > automotive-repair
Emissions testing | emissions inspection, smog check, vehicle emissions testing, emission testing | ~ vehicle-inspection
Fuel injection systems | fuel systems repair, fuel injection, fuel injectors | ~ engine-repair
Hybrid and electric vehicles | hybrid vehicles, electric vehicles, hybrid vehicle repair, EV repair, electric vehicle maintenance, e-mobility | ~ automotive-repair
Auto body repair | collision repair, body work on vehicles, auto body, autobody, dent repair, body shop, bodywork repair, auto collision repair | ~ automotive-repair
Paintless dent repair | paintless dent removal | > auto-body-repair
Automotive painting | auto painting, automotive refinishing, vehicle painting, car painting, auto refinishing | ~ auto-body-repair, industrial-painting
Frame straightening | unibody repair, frame repair | > auto-body-repair
Windshield replacement | auto glass, auto glass replacement, windshield repair, auto glass installation | ~ auto-body-repair
Auto detailing | car detailing, vehicle detailing, automotive detailing, detailing vehicles | ~ car-washing
Car washing | vehicle cleaning, car wash, vehicle washing, washing vehicles | ~ auto-detailing
Automotive service advising | service advisor, service writing, automotive service advisor, service writer | ~ automotive-repair, customer-service
Auto parts | automotive parts, parts counter, parts department, auto parts sales, parts ordering, spare parts, parts inventory, Ersatzteile | ~ inventory-management
Vehicle sales | car sales, automotive sales, auto sales, Autoverkauf | ~ sales
Vehicle towing | towing, tow truck, roadside assistance, tow truck operation, vehicle recovery | ~ truck-driving
Vehicle upfitting | upfitting | ~ automotive-electrical-systems
Car audio installation | 12-volt installation, mobile electronics installation | ~ automotive-electrical-systems
`,
  ),
  ...parseSkills(
    'tool',
    `
Diagnostic scan tools | OBD-II, OBD2, OBD II, scan tools, diagnostic scanners, automotive scan tools, OBD scanner | ~ vehicle-diagnostics
Vehicle lifts | car lifts, automotive lifts, hydraulic lifts for vehicles | ~ automotive-repair
Mitchell 1 | Mitchell1, Mitchell ProDemand | ~ alldata
ALLDATA^ | AllData | ~ vehicle-diagnostics
CCC ONE | CCC One estimating | ~ auto-body-repair, mitchell-estimating
Mitchell Estimating | | ~ auto-body-repair
Audatex | | ~ auto-body-repair, ccc-one
CDK Drive | CDK Global, CDK^ | ~ reynolds-and-reynolds
Reynolds and Reynolds | Reynolds & Reynolds | ~ automotive-service-advising
Vector CANoe | CANoe | ~ can-bus
CANalyzer | Vector CANalyzer | ~ can-bus, vector-canoe
CANape | Vector CANape | ~ can-bus, vector-canoe
AUTOSAR | AUTOSAR Classic, AUTOSAR Adaptive | ~ embedded-systems, automotive-engineering
`,
  ),
  ...parseSkills(
    'certificate',
    `
ASE certification | ASE certified, ASE certifications, ASE certificate, ASE^* | > automotive-repair
ASE Master Technician | ASE Master, ASE Master certified, ASE Master Certification | > ase-certification
ASE G1 | | > ase-certification
ASE A5 | ASE Brakes | > ase-certification, brake-repair
ASE A8 | ASE Engine Performance | > ase-certification
ASE T-series | ASE Medium-Heavy Truck, ASE Medium/Heavy Truck | > ase-certification, truck-repair
I-CAR certification | I-CAR, I-CAR Platinum, I-CAR Gold | > auto-body-repair
Kfz-Mechatroniker | Kraftfahrzeugmechatroniker | > automotive-repair
Kfz-Meister | Kfz-Technikermeister | > kfz-mechatroniker
`,
  ),
];
