import { parseSkills } from '../../parse-skills.js';

/** Growing plants and animals as a science; the practical side of farming is among the trades. */
export const agricultureScience = [
  ...parseSkills(
    'knowledge',
    `
Agriculture | agricultural science, agricultural sciences, agricultural production, farming, agricultural practices |
Agronomy | crop science, agronomic practices, agronomic research | > agriculture ~ plant-biology
Horticulture | ornamental horticulture, horticultural practices, horticultural science | ~ agriculture, plant-biology
Plant pathology | plant diseases, plant disease diagnosis, crop diseases, phytopathology | > plant-biology
Weed science | weed management, weed identification | ~ agronomy
Animal science | animal sciences, dairy science, poultry science | ~ agriculture, animal-husbandry
Animal nutrition | livestock nutrition, ruminant nutrition | > animal-science ~ livestock-feeding
Agricultural economics | agricultural policy, farm economics | ~ economics, agriculture
Pesticide regulations | pesticide safety, pesticide regulatory compliance | ~ pest-control
Organic farming | organic agriculture, organic certification, organic production of crops | > agriculture ~ sustainable-agriculture
Sustainable agriculture | regenerative agriculture, permaculture, agroecology, conservation agriculture | ~ agriculture
Forest science | forest ecology | ~ forestry
Wood science | wood technology, dendrology | ~ forest-science
`,
  ),
  ...parseSkills(
    'practice',
    `
Crop production | crop management, growing crops, crop cultivation, field crops, crop farming | > agriculture
Crop scouting | field scouting, crop monitoring | ~ crop-production, integrated-pest-management
Plant propagation | propagating plants, grafting plants, seed germination | > horticulture
Plant care | caring for plants, care of plants, watering plants | ~ horticulture
Plant breeding | crop breeding, plant genetics, seed breeding, marker-assisted selection | > agronomy ~ genetics
Planting and harvesting | harvesting crops, planting crops, crop harvesting, seeding and harvesting, harvesting produce | ~ crop-production
Greenhouse operations | greenhouse production, greenhouse growing, nursery production, plant nursery operations, greenhouse work | ~ horticulture
Hydroponics | hydroponic growing | ~ greenhouse-operations
Aquaponics | | > hydroponics ~ aquaculture
Vertical farming | controlled environment agriculture | ~ hydroponics
Soil management | soil health, soil conservation, nutrient management planning, soil fertility management | ~ soil-science, agronomy
Fertilizer application | fertilization of crops, fertilizing plants, applying fertilizers, fertigation | ~ crop-production
Integrated pest management | IPM programs, IPM^? | > pest-control ? pest, crop, plant
Viticulture | vineyard management, grape growing, vine pruning | > agriculture
Winemaking | enology, oenology, wine making, wine production | ~ viticulture, fermentation
Fruit growing | orchard management, pomology, fruit production | > horticulture
Vegetable growing | vegetable production, vegetable gardening, market gardening | > horticulture
Floriculture | cut flower production, flower growing | > horticulture
Turf management | turfgrass management, golf course management of turf, sports turf maintenance | ~ horticulture, groundskeeping
Tree pruning | pruning trees, pruning and trimming trees, tree trimming | ~ horticulture
Aquaculture | fish farming, fish hatchery, shellfish farming, hatchery operations, mariculture | ~ fisheries-management, animal-husbandry
Poultry production | poultry farming, poultry management, egg production | > animal-husbandry
Swine production | pig farming, hog production, swine management | > animal-husbandry
Dairy production | dairy farm management, milking cows, dairy herd management, dairy cattle | > animal-husbandry ~ livestock-care
Beef production | beef cattle production, ranching, ranch management, cattle ranching | > animal-husbandry ~ livestock-care
Sheep farming | sheep husbandry, lambing | > animal-husbandry
Goat farming | goat husbandry, dairy goats | > animal-husbandry ~ sheep-farming
Rangeland management | grazing management, range management, pasture management | ~ agriculture, natural-resource-management
Farm management | agricultural management, farm operations, managing farms, farm business management | > agriculture
Agricultural extension | agricultural extension services, extension education, farmer training | ~ agriculture, community-outreach
Agricultural research | field trials in agriculture, crop research, agricultural field trials, crop trials, field trials? | > agriculture ~ scientific-research ? crop, agronom, seed, plant
Seed production | seed testing, seed technology, seed analysis | ~ agronomy
Grain handling | grain storage, grain grading, grain elevator operation | ~ agriculture
Cannabis cultivation | hemp cultivation, cannabis growing | ~ horticulture
Mushroom cultivation | mushroom growing | ~ horticulture
Livestock feeding | feed formulation, feed rations, ration formulation, livestock feed formulation | ~ animal-science
Native plant restoration | native plant landscaping, native plants | ~ habitat-restoration, horticulture
`,
  ),
];
