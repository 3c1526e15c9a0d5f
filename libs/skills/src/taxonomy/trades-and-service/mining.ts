import { parseSkills } from '../../parse-skills.js';

/** Mines, quarries, minerals. */
export const mining = [
  ...parseSkills(
    'practice',
    `
Coal mining | coal mines | > mining-operations
Quarrying | quarry operations, quarry work, aggregates production, stone quarry | ~ mining-operations
Mine ventilation | underground ventilation | ~ mining-operations
Roof bolting | roof bolter, ground control in mines, ground support installation | ~ mining-operations
Continuous miner operation | continuous miner, continuous mining machine | > mining-operations
Longwall mining | longwall | > mining-operations
Rock drilling | jumbo drill, drill and blast, drilling and blasting, blast hole drilling | ~ explosives-blasting, mining-operations
Mineral processing | ore processing, ore beneficiation, froth flotation, crushing and grinding, Aufbereitungstechnik | ~ metallurgy, mining-operations
Crusher operation | crushing and screening, rock crusher, crushers, crushing plant | ~ mineral-processing, machine-operation
Assaying | fire assay, ore assaying | ~ mineral-processing, laboratory-techniques
Dragline operation | dragline, electric shovels | ~ heavy-equipment-operation, mining-operations
Mine rescue | mine rescue team | ~ search-and-rescue
Mine reclamation | land reclamation | ~ mining-operations, environmental-science
`,
  ),
  ...parseSkills(
    'knowledge',
    `
MSHA regulations | MSHA^, MSHA compliance, MSHA standards | > occupational-safety ~ mining-operations, osha
`,
  ),
  ...parseSkills(
    'tool',
    `
Surpac | GEOVIA Surpac | > mining-operations
Deswik | | > mining-operations ~ surpac
Vulcan mining software | Maptek Vulcan | > mining-operations ~ surpac
`,
  ),
  ...parseSkills(
    'certificate',
    `
MSHA certification | MSHA Part 46, MSHA Part 48, MSHA certified, MSHA training | > msha-regulations
Blaster license | blaster's license, blasting license, Sprengberechtigung, certified blaster | > explosives-blasting
`,
  ),
];
