import { parseSkills } from '../../parse-skills.js';

/** Inspection, measuring, standards and improvement. */
export const qualityManagement = [
  ...parseSkills(
    'method',
    `
FMEA^ | failure mode and effects analysis, failure modes and effects analysis, FMEAs^, PFMEA^, DFMEA^ | ~ quality-assurance
Root cause analysis | RCA^*, root-cause analysis, root cause investigation, root cause analyses | ~ capa
Statistical process control | SPC^, control charts, statistische Prozesskontrolle | ~ quality-assurance, statistics
ISO 9001 | ISO-9001, ISO 9000, ISO 9001:2015, DIN EN ISO 9001 | > quality-management-systems
ISO 13485 | medical device quality management | > quality-management-systems ~ iso-9001
AS9100 | AS 9100, AS9100D, EN 9100 | > quality-management-systems ~ iso-9001
IATF 16949 | ISO/TS 16949, TS 16949, ISO TS 16949 | > quality-management-systems ~ iso-9001
ISO 45001 | OHSAS 18001, ISO-45001 | > occupational-safety ~ environmental-management-systems
ISO 50001 | | ~ environmental-management-systems
ISO 17025 | ISO/IEC 17025 | ~ iso-9001, equipment-calibration
APQP^ | advanced product quality planning | ~ ppap, fmea
PPAP^ | production part approval process | ~ apqp
8D problem solving | 8D^, 8D reports, 8D report, Eight Disciplines | > root-cause-analysis
Five whys | 5 whys, 5-why analysis, 5 why analysis, five why | > root-cause-analysis
Ishikawa diagrams | fishbone diagrams, fishbone diagram, cause and effect diagrams, Ishikawa diagram | > root-cause-analysis
Poka-yoke | poka yoke, mistake proofing, mistake-proofing, error proofing | ~ lean
Total quality management | TQM^ | ~ quality-assurance
PDCA^ | plan-do-check-act, Deming cycle | ~ lean
Value stream mapping | VSM^*, value stream map, Wertstromanalyse | ~ lean
Just-in-time? | just-in-time production, JIT^*, just in time production, just-in-time manufacturing | ~ lean ? manufactur, production, inventory, lean, delivery, supply, kanban
SMED^ | single-minute exchange of die, quick changeover | ~ lean, machine-setup
Visual management | visual controls, visual factory | ~ lean
Gemba walks | gemba | ~ lean
Standard work | standardized work, standardised work | ~ lean
Theory of constraints | bottleneck analysis | ~ lean
Overall equipment effectiveness | OEE^ | ~ total-productive-maintenance
Measurement system analysis | gauge R&R, gage R&R, MSA^*, Gage R and R | ~ statistical-process-control
Process capability analysis | Cpk, Cp/Cpk, capability studies | ~ statistical-process-control
Acceptance sampling | AQL sampling, AQL^, sampling inspection | ~ quality-inspection
`,
  ),
  ...parseSkills(
    'practice',
    `
Quality management systems | QMS^, quality management system | ~ quality-assurance, quality-management
Quality inspection | product inspection, inspecting products, quality inspections, inspection of products, quality checks, quality inspector, inspection? | ~ quality-assurance, visual-inspection, dimensional-inspection, incoming-inspection ? quality, visual, product, measur, dimension, caliper, parts
Visual inspection | visual inspections, inspection visuelle | > quality-inspection
Dimensional inspection | dimensional measurement, dimensional control, dimensional checks | > quality-inspection ~ metrology
Incoming inspection | receiving inspection, incoming goods inspection, incoming quality control | > quality-inspection
In-process inspection | in-process quality checks, in-line inspection | > quality-inspection
First article inspection | FAI^*, first article inspections, first-article inspection | > quality-inspection
Coordinate measuring machines | CMM^*, coordinate measuring machine, CMM programming, CMM inspection, Koordinatenmessmaschine | > metrology
Calipers | caliper, vernier calipers, digital calipers, Messschieber | > measuring-instruments
Micrometers | micrometer, micrometre screw | > measuring-instruments ~ calipers
Dial indicators | dial indicator, dial gauges | > measuring-instruments ~ calipers
Height gauges | height gauge, height gages | > measuring-instruments ~ calipers
Bore gauges | bore gauge, bore gages | > measuring-instruments ~ calipers
Nondestructive testing | NDT^, non-destructive testing, NDE^*, non destructive testing, nondestructive inspection | ~ quality-inspection, ultrasonic-testing, magnetic-particle-testing
Ultrasonic testing | ultrasonic inspection | > nondestructive-testing
Radiographic testing | industrial radiography | > nondestructive-testing
Magnetic particle testing | magnetic particle inspection | > nondestructive-testing
Dye penetrant testing | liquid penetrant testing, liquid penetrant inspection, dye penetrant inspection | > nondestructive-testing
Eddy current testing | eddy current inspection | > nondestructive-testing
Hardness testing | Rockwell hardness, Brinell hardness, Vickers hardness | ~ materials-testing
Nonconformance management | nonconformance reports, NCRs^, non-conformance, deviation management, nonconformities, nonconformance | ~ capa
Quality audits | quality auditing, ISO audits, quality system audits, process audits | ~ quality-management-systems
Supplier quality | supplier quality management, supplier quality assurance, supplier audits, SQA^*, supplier quality engineering | ~ quality-assurance, procurement
Quality documentation | quality records, inspection reports, inspection records | ~ quality-inspection
Product testing | testing products, testing of products, functional testing of products | ~ quality-inspection
Reliability testing | accelerated life testing, HALT/HASS, burn-in testing | ~ product-testing
Quality engineering | manufacturing quality engineering | > quality-assurance
Welding inspection | weld inspection, visual weld inspection | ~ nondestructive-testing, welding
`,
  ),
  ...parseSkills(
    'tool',
    `
PC-DMIS | | > coordinate-measuring-machines
Calypso CMM | Zeiss Calypso | > coordinate-measuring-machines ~ pc-dmis
FARO arm | FaroArm, Romer arm | ~ coordinate-measuring-machines
PolyWorks | | ~ 3d-scanning, metrology
Geomagic | Geomagic Design X, Geomagic Control X | ~ 3d-scanning, polyworks
Optical comparators | optical comparator, profile projector | ~ metrology
Borescopes | borescope, borescope inspection, endoscope inspection | ~ visual-inspection
ETQ Reliance | EtQ | ~ quality-management-systems, mastercontrol
Veeva QMS | Veeva QualityDocs, Veeva Vault Quality | ~ quality-management-systems, mastercontrol
`,
  ),
  ...parseSkills(
    'certificate',
    `
Certified Quality Engineer | ASQ CQE, ASQ certified quality engineer | > quality-engineering
Certified Quality Auditor | ASQ CQA | > quality-audits
ISO 9001 Lead Auditor | ISO lead auditor, ISO 9001:2015 Lead Auditor, QMS Lead Auditor | > quality-audits, iso-9001
ISO 9001 Internal Auditor | ISO internal auditor | > quality-audits ~ iso-9001-lead-auditor
Certified Welding Inspector | AWS CWI, CWI^* | > welding-inspection
NDT Level II | NDT Level 2, ASNT Level II, ASNT Level III, SNT-TC-1A | > nondestructive-testing
`,
  ),
];
