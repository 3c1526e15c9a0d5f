import { parseSkills } from '../../parse-skills.js';

/** Gardens, lawns, landscapes, flowers. */
export const gardening = [
  ...parseSkills(
    'practice',
    `
Groundskeeping | grounds maintenance, grounds keeping, groundskeeper, groundskeepers, grounds care, grounds maintenance work | ~ landscaping
Landscaping | landscape construction, landscape installation, landscaper, landscape work, landscaping work | ~ gardening
Gardening | garden maintenance, gardeners^*, garden care | ~ groundskeeping
Landscape design | landscape architecture, garden design, landscape planning, landscape architect | ~ landscaping
Landscape maintenance | landscape care, landscape management | ~ landscaping, groundskeeping
Lawn care | lawn maintenance, lawn mowing, mowing, mowing lawns, mowing grass, grass cutting, lawn service, turf care, lawn mowers | ~ groundskeeping
Lawn mower operation | zero-turn mowers, riding mower, riding mowers, zero turn mower, riding lawn mower, commercial mowers | ~ lawn-care
Pruning* | pruning shrubs, hedge trimming, trimming hedges, shrub trimming, shrub pruning, trimming shrubs, pruning* | ~ gardening
Planting flowers and trees | planting flowers, planting trees, planting shrubs, planting trees and shrubs, tree planting, plant installation | ~ gardening
Weeding | weed control, pulling weeds, weed removal | ~ gardening
String trimmers | string trimmer, weed eater, weed eaters, weedeater, weed eating, weed whacker | ~ lawn-care
Leaf blowers | leaf blower, leaf removal | ~ groundskeeping
Mulching | spreading mulch, mulch installation | ~ landscaping
Composting | compost^*, compost management | ~ gardening, waste-management
Sod installation | laying sod, sod laying, Rollrasen | ~ landscaping
Hardscaping | hardscape, hardscape installation, patio installation | ~ landscaping, masonry
Paver installation | pavers, interlocking pavers, laying pavers | > hardscaping
Retaining walls | retaining wall construction | > hardscaping
Interior plantscaping | indoor plant care, interiorscape | ~ gardening
Golf course groundskeeping | greenskeeping, greenkeeping, bunker maintenance | ~ turf-management
Water features | pond installation, fountain maintenance, pond maintenance | ~ landscaping
Outdoor lighting installation | landscape lighting | ~ landscaping, lighting-installation
`,
  ),
  ...parseSkills(
    'certificate',
    `
Landscape industry certification | Landscape Industry Certified, Certified Landscape Technician | > landscaping
Master Gardener certification | Master Gardener^ | ~ landscape-industry-certification
`,
  ),
];
