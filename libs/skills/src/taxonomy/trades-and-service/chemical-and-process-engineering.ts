import { parseSkills } from '../../parse-skills.js';

/** Plants that turn one substance into another. */
export const chemicalAndProcessEngineering = [
  ...parseSkills(
    'knowledge',
    `
Chemical engineering | |
Process engineering | process design engineering, chemical process engineering | ~ chemical-engineering
Mass and energy balances | mass balance, material balance, heat and mass balance, energy balance | ~ process-engineering
Reaction engineering | chemical reaction engineering, reactor design, reaction kinetics | > chemical-engineering
Process safety | process safety management, chemical process safety | ~ occupational-safety, hazop
Petroleum refining | oil refining, refinery operations, refinery | ~ chemical-plant-operation
Petrochemicals | petrochemical industry, petrochemical processing | ~ chemical-engineering
`,
  ),
  ...parseSkills(
    'practice',
    `
Process design | chemical process design, plant design | > process-engineering
Process simulation | chemical process simulation, process modelling and simulation | ~ aspen-plus
P&ID | P&IDs, piping and instrumentation diagrams, piping and instrumentation diagram | ~ process-design, blueprint-reading # p-and-id
Process flow diagrams | PFDs^, process flow diagram | ~ p-and-id
HAZOP | hazard and operability study, HAZOP studies | ~ process-safety
Filtration | ultrafiltration, filtration systems | ~ chemical-plant-operation
Crystallization | crystallisation | ~ chemical-plant-operation
Chemical mixing | mixing chemicals, chemical blending, batch mixing, compounding of chemicals | ~ chemical-plant-operation
Chemical plant operation | process plant operation, process operator, chemical operator, process operations, plant operations, Chemikant, chemical production | ~ machine-operation
Batch manufacturing | batch production | ~ chemical-plant-operation
Electroplating | plating^*, electroplated coatings | ~ surface-treatment
Galvanizing | galvanising, hot-dip galvanizing | ~ electroplating
Anodizing | anodising | ~ electroplating
Coating technology | coating application, coatings application, industrial coatings | ~ surface-treatment
Powder coating | powder-coating | > coating-technology
Beverage production | bottling, bottling line, beverage manufacturing | ~ food-processing
Pulp and paper | papermaking, paper manufacturing | ~ manufacturing
`,
  ),
  ...parseSkills(
    'tool',
    `
ChemCAD | | > process-simulation ~ aspen-plus
UniSim | Honeywell UniSim | > process-simulation ~ hysys
PRO/II | | > process-simulation ~ aspen-plus
AVEVA E3D | AVEVA PDMS, PDMS^ | ~ piping-design
SmartPlant 3D | SmartPlant, Intergraph SmartPlant | ~ piping-design, aveva-e3d
CAESAR II | | ~ piping-design, stress-analysis
`,
  ),
];
