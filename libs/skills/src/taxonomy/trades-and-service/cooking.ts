import { parseSkills } from '../../parse-skills.js';

/** Kitchens: preparing, cooking, baking, safe food. */
export const cooking = [
  ...parseSkills(
    'practice',
    `
Food preparation | food prep, meal preparation, preparing food, preparing meals, preparation of food, meal prep, food preparation skills, prep cook, preparing ingredients, preparing food items | ~ cooking
Cooking | culinary skills, cooking skills, cuisine, cooking techniques, cooking meals, meal cooking, cooks^*, cooking food, cooking methods, preparing and cooking | ~ food-preparation, line-cooking, culinary-arts, grilling
Culinary arts | culinary techniques, gastronomy, culinary arts degree, culinary training | > cooking
Line cooking | line cook, line cooks, working the line, line cook experience, hot line cooking | > cooking
Short-order cooking | short order cook, short order cooking, fry cook, fry station | > cooking
Grilling | grill cooking, grill station, grill cook, barbecue cooking, barbecuing, BBQ^* | > cooking
Broiling | broiler station | > cooking ~ grilling
Sauté cooking | sauté station, sautéing, saute cook | > cooking # saute-cooking
Frying | deep frying, deep fryers, deep fryer | > cooking
Sous vide | sous-vide cooking, sous-vide | > cooking
Sauces and stocks | sauce making, saucier, soups and sauces, preparing sauces | > cooking
Knife skills | knife handling, chopping vegetables, cutting vegetables, knife techniques | ~ food-preparation
Pizza making | pizza maker, pizzaiolo, hand-tossed pizza, making pizza | ~ cooking, baking
Sushi making | sushi chef, sushi preparation, sushi | ~ cooking
Italian cuisine | Italian cooking, pasta making | > cooking
French cuisine | French cooking | > cooking
Asian cuisine | Asian cooking | > cooking
Thai cuisine | Thai cooking | > asian-cuisine
Japanese cuisine | Japanese cooking | > asian-cuisine
Chinese cuisine | Chinese cooking | > asian-cuisine
Wok cooking | wok station | > cooking ~ asian-cuisine
Mexican cuisine | Mexican cooking, Tex-Mex | > cooking ~ latin-american-cuisine
Latin American cuisine | Latin cuisine | > cooking
Caribbean cuisine | Caribbean cooking | > cooking ~ latin-american-cuisine
Mediterranean cuisine | Mediterranean cooking | > cooking
Indian cuisine | Indian cooking, tandoor cooking | > cooking
Vegetarian cooking | vegan cooking, plant-based cooking, vegan cuisine, vegetarian cuisine | > cooking
Cold kitchen | garde manger, salads and cold dishes, pantry station, salad preparation, salad station, cold food preparation | ~ food-preparation
Breakfast cooking | breakfast cook, breakfast preparation, egg station | > cooking
Baking | bakery skills, bakery production, bakery, baked goods, baking skills, baker^*, baking bread and pastries | ~ cooking, pastry-making, bread-making
Bread making | bread baking, artisan bread, sourdough, dough preparation, dough mixing, making dough | > baking
Pastry making | pastry, pastries, pâtisserie, pastry arts, pastry production, desserts, dessert preparation, pastry chef | > baking
Cake decorating | cake decoration, decorating cakes, cake design | > pastry-making
Chocolate work | chocolatier, confectionery, confectionery making, candy making | ~ pastry-making
Ice cream making | gelato making, ice cream production | ~ pastry-making
Menu planning | menu development, menu design, menu creation, planning menus, menu engineering, recipe and menu development | ~ cooking, kitchen-management
Recipe development | recipe creation, developing recipes, recipe testing, new recipes | ~ menu-planning
Following recipes | standardized recipes, recipe adherence, recipe cards | ~ cooking
Portion control | portioning, portion sizes, plate portioning | ~ cooking
Food plating | plate presentation, food presentation, plating techniques, plating food | ~ cooking
Kitchen management | kitchen operations, back of house operations, back-of-house, kitchen supervision, executive chef, head chef, chef de cuisine, kitchen leadership, jefe de cocina, sous chef, BOH^* | ~ cooking, restaurant-management
Kitchen equipment operation | commercial kitchen equipment, kitchen equipment, food processors and slicers, meat slicer, commercial ovens | ~ cooking
Kitchen cleaning | cleaning kitchen equipment, kitchen sanitation, kitchen porter, cleaning kitchens | ~ dishwashing
Dishwashing | washing dishes, dishwasher^*, dish washing, dishwashing machine, ware washing, warewashing, commercial dishwasher | ~ food-service
Food cost control | food costing, food cost management, food costs, plate costing, recipe costing | ~ kitchen-management
Food ordering | ordering food supplies, food purchasing, kitchen inventory, ordering kitchen supplies | ~ inventory-management
Food storage | food labeling and storage, labeling and dating food, food rotation, storing food | ~ food-safety
Large-quantity cooking | batch cooking, volume cooking, institutional cooking, high-volume cooking, bulk cooking, school cafeteria cooking, cooking in large quantities | > cooking
Special diets | dietary restrictions, gluten-free cooking, modified diets, texture-modified diets, allergen-free cooking | ~ cooking, nutrition
Meat cutting | butchery, butchering, meat cutter, Fleischerei, meat department, carving meat, butcher^ | ~ food-preparation
Slaughtering | slaughterhouse, slaughterhouse work, abattoir, slaughter operations | ~ meat-cutting
Sausage making | curing meat, smoked meats, meat curing | ~ meat-cutting
Fish preparation | fish cutting, filleting fish, fish filleting, seafood preparation, seafood processing, fish processing | ~ food-preparation
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Food safety | food hygiene, food safety standards, food safety regulations, food handling, food safety procedures, safe food handling, food sanitation, food safety practices, food safety guidelines |
HACCP | hazard analysis and critical control points, HACCP principles, HACCP plan, HACCP plans | > food-safety
Food temperature control | temperature logs for food, food temperatures, checking food temperatures | ~ food-safety
Food Safety Modernization Act | FSMA^, FDA Food Code | ~ food-safety
`,
  ),
  ...parseSkills(
    'certificate',
    `
Food handler certification | food handler card, food handlers permit, food handler's permit, food handler's card, food handler permit, food handlers card, food handler certificate, certified food handler, food handlers certification | > food-safety
ServSafe | ServSafe certified, ServSafe certification, ServSafe Food Handler | > food-safety ~ food-handler-certification
ServSafe Manager | ServSafe Manager certification, Certified Food Protection Manager, CFPM^, certified food manager, food protection manager, food manager certification | > food-handler-certification ~ servsafe
PCQI^ | Preventive Controls Qualified Individual | > food-safety-modernization-act, food-safety
HACCP certification | HACCP certified, HACCP certificate | > haccp
Certified Executive Chef | ACF certification, Certified Sous Chef, American Culinary Federation certification | > culinary-arts
Certified Dietary Manager | CDM CFPP, dietary manager certification | > food-safety ~ nutrition
Culinary diploma | CAP Cuisine, Koch-Ausbildung, Koch IHK | > cooking
`,
  ),
];
