import { parseSkills } from '../../parse-skills.js';

/** Wiring, panels, lighting, alarms. */
export const electricalTrades = [
  ...parseSkills(
    'practice',
    `
Electrical installation | electrical installations, electrical wiring, electrical work, installing electrical systems, electrician^, electricians^, Elektriker^ | ~ electrical-engineering, residential-wiring, commercial-electrical-work, industrial-electrical-work, conduit-bending
Wiring? | cable wiring, running wire, pulling wire, wire pulling | ~ electrical-installation ? electric, cable, panel, install, conduit, harness, solder, circuit, terminal, control, outlet, lighting, plumb
Electrical repair | repair of electrical systems, electrical repairs, repairing electrical systems | ~ electrical-installation, electrical-maintenance
Electrical maintenance | maintenance of electrical systems, electrical equipment maintenance | ~ electrical-installation, industrial-maintenance
Electrical troubleshooting | troubleshooting electrical systems, electrical fault finding, electrical diagnostics, electrical fault diagnosis, fault finding | ~ electrical-repair
Residential wiring | residential electrical, house wiring, residential electrical work, domestic electrical | > electrical-installation
Commercial electrical work | commercial electrical, commercial wiring | > electrical-installation
Industrial electrical work | industrial electrical, industrial wiring, industrial electrician, industrial electrical maintenance | > electrical-installation
Conduit bending | conduit*, bending conduit, conduit installation, EMT conduit, conduit runs, running conduit | > electrical-installation
Cable pulling | pulling cable, cable laying, cable installation, wire and cable installation, cable tray installation | ~ electrical-installation, structured-cabling
Cable splicing | wire splicing, cable splicer, cable termination, cable terminations, splicing and terminating | ~ electrical-installation
Electrical panels | panel installation, panelboards, distribution boards, breaker panels, circuit breakers, service panels, electrical panel installation | > electrical-installation
Lighting installation | light fixtures, lighting fixtures, installing light fixtures, lighting retrofits, lighting maintenance | > electrical-installation
Generator maintenance | generators*, emergency generators, standby generators, generator installation, backup generators, generator sets, gensets, generator repair | ~ electrical-maintenance
Uninterruptible power supplies | UPS systems, uninterruptible power supply | ~ electrical-maintenance
Fire alarm systems | fire alarms, fire alarm installation, fire alarm testing, Brandmeldeanlagen, fire detection systems | ~ low-voltage
Security alarm installation | alarm installation, burglar alarms, intrusion alarm systems, alarm systems, Alarmanlagen, security system installation | ~ low-voltage
CCTV installation | CCTV cameras installation, security camera installation, video surveillance systems | ~ security-alarm-installation
Access control installation | card access systems | ~ security-alarm-installation
Smart home installation | home automation, smart home systems, smart home | ~ building-automation, electrical-installation
Electric vehicle charging | EV charging stations, EV chargers, EV charging, EV charger installation, charging infrastructure | ~ electrical-installation
Electrical safety | | ~ occupational-safety, electrical-installation
NFPA 70E | | > electrical-safety
Arc flash safety | arc flash, arc flash protection | > electrical-safety ~ nfpa-70e
Portable appliance testing | PAT testing, DGUV V3, PAT tester | ~ electrical-testing
Appliance repair | household appliance repair, home appliance repair, appliance installation, appliance technician, white goods repair | ~ equipment-repair
Elevator maintenance | elevator repair, elevator installation, lift maintenance, elevator mechanic, elevators and escalators, escalator maintenance | ~ electrical-maintenance
Sign installation | sign hanging, illuminated signs | ~ electrical-installation
Motor rewinding | motor winding, coil winding | ~ electric-motors
`,
  ),
  ...parseSkills(
    'knowledge',
    `
National Electrical Code | NEC^, NFPA 70, NEC code | ~ building-codes, electrical-installation
IEC 60364 | | ~ electrical-installation
BS 7671 | IET wiring regulations, 18th edition wiring regulations, 17th edition wiring regulations | ~ electrical-installation, iec-60364
VDE standards | VDE 0100, DIN VDE, VDE-Normen | ~ electrical-installation
Canadian Electrical Code | CEC^* | ~ electrical-installation, national-electrical-code
`,
  ),
  ...parseSkills(
    'certificate',
    `
Journeyman electrician | journeyman electrician license, electrical journeyman, journeyman electrical license, journeyman wireman | > electrical-installation
Master electrician | master electrician license, Elektromeister, Elektrotechnikermeister | > journeyman-electrician
Licensed electrician | electrician license, electrical license, licensed electricians, electrical contractor license | > electrical-installation ~ journeyman-electrician
Electrical apprenticeship | apprentice electrician, IBEW apprenticeship, electrician apprenticeship | > electrical-installation ~ journeyman-electrician
Elektrofachkraft | | > electrical-installation ~ licensed-electrician
Habilitation électrique | | > electrical-safety ~ licensed-electrician # habilitation-electrique
ECS card | ECS gold card, JIB card, JIB gold card, JIB/ECS, ECS/JIB | > electrical-safety ~ licensed-electrician
`,
  ),
];
