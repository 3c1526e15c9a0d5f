import { parseSkills } from '../../parse-skills.js';

/** Food as a science: its making, testing and rules. */
export const foodScience = [
  ...parseSkills(
    'knowledge',
    `
Food science | food technology, food science and technology |
Food chemistry | food analysis, flavor chemistry, food biochemistry | > food-science ~ chemistry
Food microbiology | food pathogens, foodborne pathogens | > food-science ~ microbiology
Food regulations | food labeling regulations, food law, food labeling, nutritional labeling, nutrition labeling | ~ food-safety
Food engineering | food process engineering | ~ food-science, chemical-engineering
`,
  ),
  ...parseSkills(
    'practice',
    `
Food product development | food R&D, recipe formulation for food manufacturing, food formulation, beverage development, food innovation | > food-science
Food testing | food quality testing, food laboratory testing, food quality control, testing of food products | ~ food-science, food-safety
Sensory evaluation | sensory analysis, taste panels, sensory testing, taste testing, sensory panels | ~ food-science
Food preservation | canning and preserving, canning food, food dehydration, preserving food | ~ food-science
Food processing | food manufacturing, food processing operations, food production lines | ~ food-science, manufacturing
Pasteurization | aseptic processing of food, retort processing, thermal processing of food | > food-processing
Dairy processing | milk processing, dairy technology | > food-processing
Cheesemaking | cheese making | > dairy-processing
Meat processing | meat science | > food-processing
Poultry processing | | > food-processing ~ meat-processing
Shelf-life testing | shelf life studies, shelf life testing, shelf-life studies | ~ food-testing
Allergen management | food allergen control, allergen control, food allergies, food allergens | ~ food-safety
Food inspection | meat inspection, food safety inspections, food safety auditing, food safety audits, inspecting food products | > food-safety
Beer brewing | craft brewing, brewing beer, brewery operations | ~ fermentation
Spirits distilling | distillery operations, spirits production | ~ beer-brewing
Grain milling | flour milling, cereal technology | > food-processing
Food service nutrition management | dietary management, dietary services, clinical food service, hospital food service, therapeutic diet preparation | ~ nutrition, food-service
`,
  ),
  ...parseSkills(
    'method',
    `
BRCGS | BRC food standard, BRC standards | ~ food-safety, sqf
SQF^ | Safe Quality Food | ~ food-safety
FSSC 22000 | | > iso-22000
ISO 22000 | | ~ food-safety
GFSI^ | Global Food Safety Initiative | ~ food-safety, sqf
`,
  ),
];
