import { parseSkills } from '../../parse-skills.js';

/** Making things in series: planning, lines, machines, assembly. */
export const manufacturing = [
  ...parseSkills(
    'knowledge',
    `
Industrial engineering | | ~ manufacturing-engineering
Manufacturing | production processes, manufacturing processes, industrial production, manufacturing operations, manufacturing environment | ~ production-line-work
Mass production | high-volume manufacturing, high volume production, high-volume production, serial production | > manufacturing
Manufacturing engineering | production engineering | ~ industrial-engineering, manufacturing
Contract manufacturing | contract manufacturers, toll manufacturing | ~ manufacturing
`,
  ),
  ...parseSkills(
    'practice',
    `
Production planning | production scheduling, production control, manufacturing planning, master production scheduling, PPS^* | ~ manufacturing, mrp
Production management | production supervision, manufacturing management, plant management, production manager experience | ~ manufacturing
Production line work | production line, production work, assembly line, assembly line work, line operator, production line operation | > manufacturing ~ assembly-work
Assembly work | mechanical assembly, product assembly, manual assembly, assembling parts, assembling components, assembly of components, Montage^*, subassembly, component assembly, assembling products, assembly? | ~ manufacturing ? parts, production, mechanical, line, manufactur, component, weld, product, solder, packaging, warehouse, machine operat
Machine operation | operating machinery, machine operator, operate machinery, operating machines, operate machines, production machine operation, machine operating | ~ manufacturing
Machine setup | machine set-up, setting up machines, machine changeover, changeovers, Rüsten^*, set-up of machines | ~ machine-operation
New product introduction | NPI^?, product launch in manufacturing, product industrialization | ~ manufacturing-engineering ? product, introduc, manufactur, launch, engineer, prototyp, production, supply
Time and motion studies | time studies, work measurement, time study, MTM^*, REFA^ | ~ industrial-engineering
Line balancing | | ~ industrial-engineering, lean
Production capacity planning | plant capacity planning | ~ production-planning
Facility layout | plant layout, factory layout, factory planning | ~ industrial-engineering
Injection molding | injection moulding, plastic injection molding | > plastics-processing ~ blow-molding
Plastics processing | plastics manufacturing, plastics engineering | > manufacturing
Blow molding | blow moulding | > plastics-processing
Extrusion^ | plastic extrusion, extruder operation, extrusion process | ~ plastics-processing
Thermoforming | vacuum forming | > plastics-processing
Rubber processing | rubber molding, vulcanization, vulcanisation | ~ plastics-processing
3D printing | additive manufacturing, 3-D printing | ~ manufacturing
Fused deposition modeling | FDM printing, FFF printing | > 3d-printing
Selective laser sintering | SLS printing, laser powder bed fusion | > 3d-printing
Metal casting | foundry^, foundry work, casting of metals | ~ metallurgy, manufacturing
Die casting | die-casting, Druckguss | > metal-casting
Sand casting | | > metal-casting
Investment casting | lost-wax casting | > metal-casting
Forging* | forging*, drop forging, Schmieden, metal forging | ~ metal-casting, sheet-metal-work
Stamping? | metal stamping, stamping press, progressive dies | ~ sheet-metal-work, press-operation ? metal, press, die, sheet, tool, steel
Press operation | press operator, punch press, power press, hydraulic press operation | > machine-operation
Heat treatment | heat treating, annealing, quenching and tempering | ~ metallurgy
Surface treatment | surface finishing, surface engineering | ~ manufacturing
Grinding and polishing | metal polishing, buffing^*, polishing of metal, grinding? | ~ deburring, surface-grinding ? weld, metal, machin, polish, deburr, cutting, steel, fabricat
Deburring | | ~ grinding-and-polishing, machining
Sandblasting | sand blasting, abrasive blasting, Sandstrahlen, sablage | ~ surface-treatment
Shot blasting | bead blasting, shot peening | ~ sandblasting
Industrial painting | spray painting, paint spraying, industrial spray painting, peinture industrielle | ~ painting-and-decorating, coating-technology
Laminating | lamination process, hand lay-up, composite layup, composite lay-up | ~ composite-materials
Adhesive bonding | bonding and sealing, Kleben^* | ~ assembly-work
Glass manufacturing | glass processing, glass production | ~ manufacturing
Packaging | packing goods, product packaging, packaging of products, packaging products, packing and labeling, packing*, Packing* | ~ warehouse-operations
Product labeling | labeling and packaging, product labelling, labelling products, labeling products | ~ packaging
Packaging machine operation | packaging machines, packaging equipment, packaging machinery, packaging lines, packaging line | > machine-operation ~ packaging
Packaging engineering | packaging development, packaging design for products | ~ packaging
Conveyor systems | conveyor belts, conveyors, conveyor belt, conveyor maintenance | ~ warehouse-automation, manufacturing
Hand tools | power tools, hand and power tools, use of hand tools, hand tools and power tools |
Equipment repair | repairing equipment, mechanical repair, machinery repair, equipment repairs, repair of equipment, repairing machinery, machine repair, repair of machinery | ~ preventive-maintenance
Equipment troubleshooting | mechanical troubleshooting, machine troubleshooting, troubleshooting equipment, Fehlersuche an Maschinen, troubleshooting machinery | ~ equipment-repair
Preventive maintenance | preventative maintenance, scheduled maintenance, planned maintenance, routine maintenance, preventive maintenance program, preventive maintenance schedules | ~ industrial-maintenance
Corrective maintenance | breakdown maintenance, reactive maintenance | ~ preventive-maintenance, equipment-repair
Predictive maintenance | condition-based maintenance | ~ preventive-maintenance, condition-monitoring
Condition monitoring | machine condition monitoring, oil analysis | ~ predictive-maintenance
Industrial maintenance | equipment maintenance, machine maintenance, plant maintenance, machinery maintenance, maintenance of equipment, maintenance of machinery, mechanical maintenance | ~ equipment-repair
Total productive maintenance | TPM^* | ~ preventive-maintenance, lean
Lubrication | equipment lubrication, machine lubrication, greasing machinery | ~ preventive-maintenance
Shaft alignment | laser alignment, laser shaft alignment | ~ industrial-maintenance
Bearing replacement | bearing installation, bearing maintenance | ~ industrial-maintenance
Millwright work | millwright, millwrights, millwrighting, Industriemechaniker | ~ industrial-maintenance, equipment-repair
Equipment installation | machinery installation, installation of machinery, installation of equipment, installing equipment | ~ equipment-repair
`,
  ),
  ...parseSkills(
    'tool',
    `
CMMS^ | computerized maintenance management system, computerised maintenance management system, maintenance management software | ~ preventive-maintenance, ibm-maximo
IBM Maximo | Maximo* | > cmms
SAP PM | SAP Plant Maintenance | > cmms, sap
eMaint | | > cmms ~ ibm-maximo
UpKeep CMMS | | > cmms ~ emaint
Fiix | | > cmms ~ emaint
MaintainX | | > cmms ~ emaint
MRP^ | material requirements planning, materials requirements planning, MRP II, manufacturing resource planning | ~ production-planning, erp-systems
Epicor | Epicor ERP | > erp-systems
Infor ERP | Infor CloudSuite | > erp-systems
Infor LN | | > infor-erp
Infor M3 | | > infor-erp
Infor SyteLine | SyteLine | > infor-erp
JD Edwards | JDE^, Oracle JD Edwards | > erp-systems
Plex Systems | Plex ERP | > erp-systems ~ manufacturing-execution-systems
`,
  ),
];
