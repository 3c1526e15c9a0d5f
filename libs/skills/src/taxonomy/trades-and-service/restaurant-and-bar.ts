import { parseSkills } from '../../parse-skills.js';

/** Serving guests food and drink. */
export const restaurantAndBar = [
  ...parseSkills(
    'practice',
    `
Food service | foodservice, restaurant service, food and beverage service, food and beverage, F&B service, food services, servicio de alimentos, F&B^, restaurant work, food service industry, restaurant experience | ~ customer-service, table-service, fast-food-service, cafeteria-service
Table service | waiting tables, serving food, serving tables, waiter service, waitressing, waiter^, waitress^, serving guests at tables, serving meals, server experience in restaurants | > food-service
Fine dining | fine dining service, fine-dining, gehobene Gastronomie | > table-service
Banquet service | banquets, banquet serving, banquet server, banquet operations, banquet events | ~ food-service, catering
Catering? | catering services, catering operations, event catering, catering events, off-site catering | ~ food-service, event-planning ? event, food, service, banquet, kitchen, chef, menu, hotel, restaurant, cook, wedding, hospitality
Fast food service | fast food, quick service restaurants, QSR^, quick-service restaurant, drive-thru, drive-through service, fast-food | > food-service
Cafeteria service | cafeteria work, school cafeteria, cafeterias, canteen service, steam table, tray line, serving line | > food-service
Room service | in-room dining | > food-service
Counter service | counter attendant, taking food orders at the counter | ~ food-service, cash-handling
Taking food orders | taking food and drink orders, taking orders from guests, order taking in restaurants | ~ table-service
Bussing tables | busser, clearing tables, bussing, busing tables, table setting, setting tables, table clearing, busboy, setting up tables | ~ table-service
Food running | food runner, food runners, expediting food, expo station | ~ table-service
Restaurant hosting | restaurant host, host/hostess, hostess^, seating guests, greeting guests and seating, greeting and seating guests | ~ table-service, customer-service
Restaurant reservations | Resy, table reservations | ~ reservations-management
Restaurant management | restaurant operations, restaurant manager, food and beverage management, food service management, F&B management, restaurant supervision | ~ food-service
Front of house operations | front of house, front-of-house, FOH^* | ~ restaurant-management
Tip handling | tip pooling, cashing out servers, tip reporting | ~ cash-handling
Menu knowledge | menu recommendations, recommending menu items, suggestive selling in restaurants | ~ table-service
Responsible alcohol service | responsible service of alcohol, alcohol service, responsible beverage service, checking IDs, ID checking | ~ bartending
Bartending | bartending skills, bar service, bartender^, bartenders^*, bar tending, barman^, tending bar, bar operations, drink preparation, preparing drinks, mixing drinks | ~ food-service
Mixology | cocktail making, cocktails, craft cocktails, cocktail creation, mixing cocktails, mixologist | > bartending
Bar management | beverage management, bar manager, beverage program management, beverage programs | ~ bartending, restaurant-management
Barista skills | barista, coffee making, espresso preparation, espresso machine, espresso machines, preparing coffee, coffee preparation, espresso drinks, making coffee, espresso making | ~ bartending
Latte art | | > barista-skills
Coffee roasting | coffee cupping | ~ barista-skills
Beer knowledge | draft beer systems, draught beer, craft beer, beer service, beer taps, cicerone^ | ~ bartending
Wine service | wine knowledge, wine list, sommelier^, wine tasting, wine pairing, wine recommendations, wine lists | ~ bartending
Tea service | tea preparation, tea ceremony | ~ barista-skills
Beverage service | serving drinks, serving beverages, drink service, cocktail service, service of beverages, cocktail waitress, serving food and drinks, serving food and beverages | ~ table-service, bartending
Tasting room service | wine tasting room, tasting room | ~ wine-service
`,
  ),
  ...parseSkills(
    'tool',
    `
Micros POS | Oracle Micros, MICROS Simphony, Oracle Simphony, Micros 3700, Simphony | > pos-systems
OpenTable | | > restaurant-reservations
Aloha POS | NCR Aloha, Aloha point of sale | > pos-systems ~ micros-pos
TouchBistro | | > pos-systems ~ toast-pos
HotSchedules | | ~ scheduling
7shifts | | ~ scheduling, hotschedules
Restaurant365 | | ~ restaurant-management
CrunchTime | | ~ restaurant-management, restaurant365
`,
  ),
  ...parseSkills(
    'certificate',
    `
ServSafe Alcohol | ServSafe Alcohol certification | > responsible-alcohol-service
TIPS certification | TIPS certified, TIPS alcohol, TIPS^* | > responsible-alcohol-service ~ servsafe-alcohol
Alcohol server permit | TABC certification, TABC certified, TABC^, alcohol server certification, RBS certification, BASSET certification, RSA certificate, alcohol permit, OLCC^, MAST permit | > responsible-alcohol-service
WSET certification | WSET Level 2, WSET Level 3, WSET^, WSET Level 1 | > wine-service
Certified Sommelier | Court of Master Sommeliers, Master Sommelier | > wine-service
Cicerone certification | Certified Cicerone, Certified Beer Server | > beer-knowledge
`,
  ),
];
