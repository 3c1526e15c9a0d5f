import { parseSkills } from '../../parse-skills.js';

/** Crops, animals, machines, woods. */
export const farmingAndForestry = [
  ...parseSkills(
    'practice',
    `
Fruit picking | fruit harvesting, picking fruit, vegetable picking, picking vegetables, Erntehelfer, cueillette | ~ planting-and-harvesting
Irrigation? | irrigation systems, irrigation system installation, sprinkler systems, drip irrigation | ~ agriculture ? agri, landscap, sprinkler, water, farm, crop, lawn, drip, system, plant, garden, turf, ground, install, repair
Plant protection | crop protection | ~ pest-control
Agricultural machinery repair | farm equipment repair, farm equipment maintenance, farm machinery maintenance, agricultural equipment repair | ~ equipment-repair, tractor-operation
Tractor operation | tractors, farm tractor, tractor driving, tractor operator, driving tractors, operating tractors | ~ heavy-equipment-operation, farm-machinery
Farm machinery | farm equipment, agricultural machinery, agricultural equipment, operating farm equipment, farm equipment operation, farm machinery operation | ~ tractor-operation
Combine harvester operation | combine harvesters, combine harvester, combine operation | > farm-machinery
Livestock care | livestock, livestock handling, animal feeding, feeding animals, livestock management, livestock production, raising livestock, farm animals | ~ veterinary-care
Milking | milking parlor, milking equipment | ~ dairy-production
Cattle handling | cattle, beef cattle, cattle feeding | > livestock-care
Horse riding | horseback riding, equestrian, Reiten^, riding instruction | ~ horse-care
Livestock breeding | cattle breeding | ~ livestock-care
Artificial insemination of livestock | cattle artificial insemination, AI technician for cattle | ~ livestock-breeding
Pest control | pest management, exterminating, lutte antiparasitaire, exterminator, pest control services |
Pesticide application | pesticides, herbicide application, herbicides, applying pesticides, spraying pesticides | ~ pest-control, plant-protection
Termite treatment | termite control, termite inspection | > pest-control
Bed bug treatment | bed bug extermination | > pest-control
Fumigation | | > pest-control
Forestry | forest management, silviculture |
Timber harvesting | timber felling, tree felling, felling trees, logging operations, lumberjack, logging of timber | ~ forestry, chainsaw-operation
Chainsaw operation | chainsaw, chain saw, chain saws, chainsaws | ~ forestry
Tree care | arboriculture, arborist^, arborists^, tree surgery, tree removal | ~ forestry, groundskeeping
Timber cruising | timber inventory, forest inventory | ~ forestry
Forest machine operation | skidder, feller buncher, harvester and forwarder, log loader, skidder operation | ~ timber-harvesting, heavy-equipment-operation
Hunting and trapping | wildlife trapping, game hunting | ~ wildlife-management
`,
  ),
  ...parseSkills(
    'technology',
    `
John Deere equipment | John Deere Operations Center, John Deere | ~ farm-machinery
Agricultural GPS guidance | auto-steer, autosteer, GPS guidance for tractors, variable rate application | ~ tractor-operation, gps
`,
  ),
  ...parseSkills(
    'certificate',
    `
Structural pest control license | pest control license, structural pest control operator | > pest-control
Chainsaw certificate | chainsaw certification, chainsaw license | > chainsaw-operation
`,
  ),
];
