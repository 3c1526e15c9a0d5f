import { parseSkills } from '../../parse-skills.js';

/** Mines, quarries, minerals. */
export const mining = [
  ...parseSkills(
    'practice',
    `
Underground mining | underground mines, underground mine operations | > mining-operations
Surface mining | open pit mining, open-pit mining, strip mining, surface mine operations | > mining-operations
Coal mining | coal mines | > mining-operations
Quarrying | quarry operations, quarry work, aggregates production, stone quarry | ~ mining-operations
Mine planning | mine design, mine scheduling | > mining-operations
Mining engineering | | ~ mine-planning
Mine ventilation | underground ventilation | ~ underground-mining
Roof bolting | roof bolter, ground control in mines, ground support installation | ~ underground-mining
Continuous miner operation | continuous miner, continuous mining machine | > underground-mining
Longwall mining | longwall | > underground-mining
Rock drilling | jumbo drill, drill and blast, drilling and blasting, blast hole drilling | ~ explosives-blasting, mining-operations
Mineral processing | ore processing, ore beneficiation, froth flotation, crushing and grinding | ~ metallurgy, mining-operations
Crusher operation | crushing and screening, rock crusher, crushers, crushing plant | ~ mineral-processing, machine-operation
Assaying | fire assay, ore assaying | ~ mineral-processing, laboratory-techniques
Dragline operation | dragline, electric shovels | ~ heavy-equipment-operation, surface-mining
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
Surpac | GEOVIA Surpac | > mine-planning
Deswik | | > mine-planning ~ surpac
Vulcan mining software | Maptek Vulcan | > mine-planning ~ surpac
`,
  ),
  ...parseSkills(
    'certificate',
    `
MSHA certification | MSHA Part 46, MSHA Part 48, MSHA certified, MSHA training | > msha-regulations
Blaster license | blaster's license, blasting license, certified blaster | > explosives-blasting
`,
  ),
];
