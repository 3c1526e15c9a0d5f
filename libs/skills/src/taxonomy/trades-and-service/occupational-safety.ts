import { parseSkills } from '../../parse-skills.js';

/** Safe work: rules, hazards, gear. */
export const occupationalSafety = [
  ...parseSkills(
    'practice',
    `
Occupational safety | workplace safety, occupational safety and health, safety at work, occupational health and safety, health and safety, safety procedures, health & safety, seguridad ocupacional, HSE^, EHS^, environmental health and safety, OHS^, HSEQ, work safety, safety regulations, safety standards, safety protocols | ~ osha
Safety management | safety program management, safety programs, safety manager, EHS management, safety management systems, HSE management | ~ occupational-safety
Safety inspections | safety audits, safety inspection, site safety inspections, safety walks, safety audit, workplace inspections | ~ occupational-safety
Safety training delivery | safety training, toolbox talks, safety meetings, safety briefings, tailgate meetings, conducting safety training, toolbox meetings | ~ occupational-safety
Job hazard analysis | JHA^*, JSA^*, job safety analysis, hazard analysis, hazard identification, identifying hazards, hazard assessment, hazard assessments | ~ occupational-safety, risk-management
Behavior-based safety | behaviour-based safety, BBS^* | ~ occupational-safety
Lockout/tagout | LOTO^, lockout tagout, lock-out/tag-out, lock out tag out, lock out/tag out, lockout-tagout, lockout/tagout procedures | ~ occupational-safety, electrical-safety
Confined space entry | confined spaces, confined space, confined space procedures, espacios confinados | ~ occupational-safety
Permit to work | work permits for hazardous work, permit-to-work | ~ occupational-safety
Hot work | hot work permits, hot work safety | ~ permit-to-work, welding
Respirator use | respirators, respiratory protection | ~ personal-protective-equipment
Respirator fit testing | fit testing, mask fit testing | ~ respirator-use
Self-contained breathing apparatus | SCBA^ | ~ respirator-use, firefighting
Fire safety | fire extinguishers, fire watch, fire protection, fire extinguisher use, seguridad contra incendios | ~ occupational-safety, fire-prevention
Ergonomics | workplace ergonomics, Ergonomie | ~ occupational-safety
Hearing conservation | hearing protection, noise control at work | ~ industrial-hygiene
Explosion protection | explosive atmospheres, Explosionsschutz, hazardous area classification | ~ process-safety
ATEX^ | ATEX directive, ATEX certification | > explosion-protection
Spill response | spill cleanup, chemical spill response, spill containment, spill prevention | ~ hazardous-materials
Ladder safety | working on ladders, ladder use, climbing ladders | ~ working-at-heights
Workplace tidiness | workplace housekeeping, keeping work area clean, clean work area, work area cleanliness | ~ lean
`,
  ),
  ...parseSkills(
    'knowledge',
    `
OSHA^ | OSHA regulations, OSHA standards, OSHA compliance, OSHA requirements, OSHA safety, OSHA safety standards, OSHA guidelines, OSHA rules, Occupational Safety and Health Administration | > occupational-safety
Hazard communication | HazCom, GHS^, hazard communication standard, right to know | ~ occupational-safety, safety-data-sheets
Hazardous materials | hazmat, HAZMAT regulations, dangerous goods, hazardous goods, hazardous substances, hazardous materials regulations, hazardous chemicals | ~ occupational-safety
Hazardous waste management | hazardous waste, hazardous waste disposal, hazardous waste handling, chemical waste disposal | ~ hazardous-materials, waste-management
RoHS^ | RoHS compliance | ~ hazardous-materials
NFPA standards | NFPA codes, NFPA^*, National Fire Protection Association | ~ fire-safety
CDM regulations | CDM 2015, Construction Design and Management Regulations | ~ occupational-safety
COSHH | COSHH assessments | ~ hazardous-materials
`,
  ),
  ...parseSkills(
    'certificate',
    `
OSHA 10 | OSHA 10-hour, OSHA 10 hour, OSHA-10, OSHA 10 certification, 10-hour OSHA, OSHA 10 card, OSHA 10 Construction, OSHA 10 certified | > osha ~ osha-30
OSHA 30 | OSHA 30-hour, OSHA 30 hour, OSHA-30, OSHA 30 certification, 30-hour OSHA, OSHA 30 card, OSHA 30 Construction, OSHA 30 certified | > osha-10
OSHA 510 | OSHA 511 | > osha
OSHA 500 | OSHA outreach trainer, OSHA 501, authorized OSHA trainer | > osha ~ osha-510
NEBOSH | NEBOSH General Certificate, NEBOSH IGC, NEBOSH Diploma, NEBOSH certificate | > occupational-safety
IOSH | IOSH Managing Safely, IOSH membership | > occupational-safety ~ nebosh
Certified Safety Professional | CSP certification, BCSP CSP, CSP^* | > occupational-safety
Associate Safety Professional | ASP certification, BCSP ASP | > occupational-safety ~ certified-safety-professional
Construction Health and Safety Technician | CHST^ | > construction-site-safety
Fachkraft für Arbeitssicherheit | Sicherheitsfachkraft, SiFa^ | > occupational-safety # fachkraft-fuer-arbeitssicherheit
VCA certification | SCC certificate, VCA^* | > occupational-safety
Brandschutzbeauftragter | | > fire-safety
Brandschutzhelfer | | > fire-safety ~ brandschutzbeauftragter
SSIAP | SSIAP 1, SSIAP 2 | > fire-safety
Confined space certification | confined space certified, confined space entry certification | > confined-space-entry
Fall protection certification | fall protection certified, working at heights certification, competent person fall protection | > working-at-heights
Hazmat endorsement | HAZMAT certified, hazmat certification, H endorsement | > hazardous-materials
ADR certificate | ADR licence, ADR certification, certificat ADR, permis ADR, formation ADR, habilitation ADR, carné ADR, Gefahrgutschein | > adr-regulations, hazardous-materials
TDG certification | Transportation of Dangerous Goods, TDG certificate | > hazardous-materials
WHMIS | WHMIS 2015, WHMIS certification, WHMIS certified | > hazard-communication
Gefahrgutbeauftragter | dangerous goods safety advisor, DGSA^ | > hazardous-materials
`,
  ),
];
