import { parseSkills } from '../../parse-skills.js';

/** Shops: tills, shelves, displays, selling. */
export const retail = [
  ...parseSkills(
    'tool',
    `
Clover POS | Clover terminals, Clover^* | > pos-systems ~ square-pos
Shopify POS | | > pos-systems, shopify
NCR Counterpoint | Counterpoint POS, NCR POS | > pos-systems
Oracle Retail | Oracle Xstore, Xstore, Retek | ~ pos-systems
Planogram software | JDA Space Planning, Blue Yonder Space Planning, Spaceman software | > planogram-execution
Self-checkout machines | self-checkout, self checkout, self-service checkout | ~ pos-systems
Price guns | label guns, price tag guns | ~ pricing-and-tagging
`,
  ),
  ...parseSkills(
    'practice',
    `
Stockroom management | back room organization, stockroom, stockroom organization, backroom organization, stock room | ~ inventory-management
Pricing and tagging | price tagging, price labeling, taking markdowns, price changes, ticketing merchandise, tagging merchandise, signage and pricing, price tags | ~ shelf-stocking
Fitting room service | fitting rooms, fitting room | ~ retail-sales
Product knowledge | product advice, advising customers on products | ~ retail-sales
Returns and exchanges | customer returns, processing returns and exchanges, refunds and exchanges, exchanges and returns, returns & exchanges, handling returns | ~ retail-sales, customer-service
Credit card processing | processing credit card payments, cash and credit transactions, credit card transactions, processing transactions | ~ cash-handling
Cash drawer balancing | balancing cash drawers, cash drawer, till balancing, counting cash drawers, balancing tills, balancing cash drawer, cash reconciliation, cash drawers, till reconciliation, cash balancing | ~ cash-handling
Bagging groceries | bagger, grocery bagging, bagging items | ~ grocery-retail
Grocery retail | grocery store, supermarket, supermarkets, grocery department, Lebensmitteleinzelhandel, grocery stores, grocery experience | ~ retail-sales
Produce department work | produce department, fresh produce | ~ grocery-retail
Deli work | deli counter, deli, deli department, delicatessen | ~ grocery-retail, food-preparation
Fashion retail | apparel sales, clothing retail, clothing sales, apparel retail, fashion sales, footwear sales, shoe sales | ~ retail-sales
Luxury retail | luxury sales, luxury goods sales, high-end retail | ~ retail-sales
Jewelry sales | jewellery sales | ~ retail-sales
Furniture sales | home furnishings sales, mattress sales | ~ retail-sales
Cosmetics sales | beauty advisor, beauty consultant, cosmetics counter, fragrance sales | ~ retail-sales, beauty-treatments
Electronics sales | consumer electronics sales | ~ retail-sales
Mobile phone sales | wireless sales, cell phone sales, smartphone sales | ~ retail-sales, electronics-sales
Optical retail | optician^, eyewear sales, Augenoptik | ~ retail-sales
Gas station operations | gas station, gas station attendant, petrol station | ~ retail-sales
Convenience store work | convenience store, convenience stores | ~ retail-sales, gas-station-operations
Gift wrapping | gift packaging | ~ packaging, retail-sales
Inventory shrinkage control | shrink control, shrinkage reduction, inventory shrinkage | ~ loss-prevention
Sales targets in stores | sales per hour targets, units per transaction, conversion rates in stores | ~ retail-sales
Layaway and store credit | store credit applications, layaway | ~ retail-sales
Curbside pickup | curbside pick-up, online order pickup, BOPIS, click and collect | ~ order-fulfillment, retail-sales
Trade show booths | trade show staffing, booth staffing, brand ambassador work, promotional staffing | ~ product-demonstrations
Street vending | market stall sales | ~ sales
`,
  ),
];
