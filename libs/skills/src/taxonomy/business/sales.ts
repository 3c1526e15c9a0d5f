import { parseSkills } from '../../parse-skills.js';

/** Selling, accounts, shops and the programs that keep track of customers. */
export const sales = [
  ...parseSkills(
    'practice',
    `
Sales | selling, sales experience, sales skills, sales techniques, sales activities, vente^*, ventes^* | ~ business-development, retail-sales, b2b-sales, inside-sales, direct-sales, sales-management
B2B sales | business-to-business sales, B2B selling, enterprise sales, corporate sales | > sales
B2C sales | business-to-consumer sales, consumer sales | > sales ~ retail-sales
Inside sales | telesales, phone sales, telephone sales | > sales ~ telemarketing
Outside sales | field sales, territory sales | > sales
Direct sales | door-to-door sales, door to door sales, face-to-face sales | > sales
SaaS sales | software sales, technology sales, IT sales, cloud sales | > sales ~ b2b-sales
Wholesale sales | wholesale distribution sales, distributor sales | > sales
Technical sales | pre-sales, presales, sales engineering, technical selling | > sales
Solution selling | solution sales, value-based selling, value selling | > sales ~ consultative-selling
Consultative selling | consultative sales, consultative sales approach | > sales
Export sales | international sales, export management | > sales ~ international-business
Advertising sales | ad sales, media sales | > sales ~ advertising
Event sales | sponsorship sales, group sales | > sales
Sales management | managing sales teams, sales team management, sales leadership, managing a sales team | > sales ~ people-management
Sales operations | sales ops, sales support, sales administration | ~ sales
Sales strategy | sales planning, sales strategies, sales plans, estrategia comercial, estrategia de ventas | > sales
Sales forecasting | sales forecast, pipeline forecasting, revenue projections | ~ forecasting, pipeline-management
Sales analysis | sales reporting, sales data analysis, sales analytics, sales performance analysis | ~ sales, data-analysis
Sales presentations | sales pitches, product presentations, sales demos | ~ product-demonstrations, presentation-skills
Product demonstrations | product demos, software demos, demonstrating products, conducting demos, demonstrate products | ~ sales
Sales training | training sales teams, sales coaching, sales enablement | ~ training-delivery, sales
Sales negotiation | sales negotiations, negotiating sales | > negotiation, sales
Closing sales | closing deals, deal closing, closing techniques, close sales, close deals | > sales
Objection handling | handling objections, overcoming objections | > sales
Pipeline management | sales pipeline, sales pipeline management, sales funnel management, opportunity management | ~ sales
Quota attainment | sales targets, sales quotas, meeting sales targets, meeting quotas, achieving sales targets, exceeding sales targets | ~ sales
Territory management | sales territory management, territory planning | > sales
Channel sales | channel management, channel partners, partner sales, reseller management, distribution channels | > sales ~ partnership-management
Account management | managing accounts, client account management, client accounts, account manager skills | ~ sales, client-relationship-management
Key account management | key accounts, strategic account management, major accounts, KAM^, Key-Account-Management | > account-management
Client relationship management | client relations, client relationships, client management, managing client relationships, managing clients, building client relationships | ~ account-management, customer-relations, relationship-management
Business development | new business development, developing new business, biz dev | ~ sales, partnership-management, key-account-management
Lead generation | generating leads, generate leads, sales leads, lead gen | ~ prospecting, business-development
Prospecting | sales prospecting, client prospecting, customer acquisition, client acquisition, new customer acquisition, new client acquisition | ~ lead-generation, business-development
Lead qualification | qualifying leads, lead nurturing | ~ lead-generation
Cold calling | cold calls, cold-call | > prospecting ~ telemarketing
Cold emailing | cold outreach, cold email | > prospecting
Telemarketing | telephone marketing | ~ inside-sales
Proposal writing | proposal development, writing proposals, sales proposals, business proposals, bid writing, proposal preparation, proposal management | ~ tendering, report-writing
Quoting | preparing quotes, price quotes, sales quotes, quotations, preparing quotations, devis^*, prepare quotes, prepare quotations | ~ sales
Upselling | up-selling, cross-selling, cross selling, upsell, suggestive selling | > sales
Retail sales | retail, retail experience, retail selling, sales floor | > sales ~ customer-service
Retail management | store management, shop management, store operations, retail operations | > retail-sales ~ operations-management
Merchandising | retail merchandising, product merchandising, product placement, marchandisage | ~ retail-sales
Visual merchandising | store displays, product displays, window displays, merchandise displays, window dressing | > merchandising
Planogram execution | planograms, planogram | ~ visual-merchandising
Shelf stocking | stocking shelves, restocking, stocking merchandise, restocking shelves, shelf replenishment | ~ retail-sales, inventory-management
Cash handling | cashiering, cashier duties, cash register, handling cash, cash register operation, operating a cash register, cash transactions, handling payments | ~ point-of-sale
Point of sale | POS transactions, POS^ | > pos-systems ~ cash-handling
Loss prevention | shrinkage control, theft prevention, shoplifting prevention, shrink reduction, asset protection | ~ retail-sales
Store opening and closing | opening and closing procedures, opening and closing the store | ~ retail-management
E-commerce | ecommerce, online retail, e-commerce management, online sales | ~ retail-sales, digital-marketing
E-commerce platforms | ecommerce platforms, online store management, online shops, webshop | ~ e-commerce
Amazon Seller Central | Amazon FBA, Amazon Marketplace, Amazon Vendor Central | > e-commerce
Marketplace selling | eBay selling, Etsy shop | > e-commerce
Trade shows | trade show, trade fairs, Messen^*, salons professionnels, ferias comerciales | ~ event-planning, sales
Customer loyalty programs | loyalty programs, loyalty marketing, loyalty management | ~ customer-retention
`,
  ),
  ...parseSkills(
    'method',
    `
SPIN selling | SPIN Selling methodology | > consultative-selling
Challenger sale | Challenger sales methodology | > b2b-sales
MEDDIC | MEDDPICC | > b2b-sales ~ lead-qualification
BANT^ | | > lead-qualification
Sandler selling | Sandler Sales methodology | ~ consultative-selling
Miller Heiman | | ~ sandler-selling
`,
  ),
  ...parseSkills(
    'tool',
    `
CRM software | CRM^, customer relationship management, CRM systems, CRM system, CRM tools, CRM platforms, CRM databases | ~ client-relationship-management
Salesforce | Salesforce CRM, SFDC^, Salesforce.com, Salesforce Lightning, Salesforce Sales Cloud, Sales Cloud | > crm-software
Salesforce administration | Salesforce Administrator, Salesforce configuration | > salesforce
Salesforce Apex | Apex^*, Apex classes | > salesforce
Lightning Web Components | LWC^ | > salesforce ~ salesforce-apex
Visualforce | | > salesforce ~ salesforce-apex
Salesforce Marketing Cloud | ExactTarget | > marketing-automation ~ salesforce
Salesforce Service Cloud | Service Cloud | > salesforce ~ zendesk
HubSpot | Hub Spot, HubSpot CRM | > crm-software ~ salesforce
Pipedrive | | > crm-software ~ salesforce, hubspot
Zoho CRM | Zoho^ | > crm-software ~ hubspot
SugarCRM | Sugar CRM | > crm-software ~ salesforce
Microsoft Dynamics CRM | Dynamics CRM, Dynamics 365 Sales | > crm-software, microsoft-dynamics
Close CRM | | > crm-software ~ pipedrive
Copper CRM | | > crm-software ~ close-crm
Insightly | | > crm-software ~ close-crm
Nimble CRM | | > crm-software ~ close-crm
LinkedIn Sales Navigator | Sales Navigator | > prospecting
Outreach.io | | ~ prospecting
Salesloft | | ~ outreach-io
ZoomInfo | | ~ lead-generation
Apollo.io | | ~ zoominfo
Lusha | | ~ zoominfo
Gong.io | | ~ sales-training
Chorus.ai | | ~ gong-io
Shopify | Shopify Plus | > e-commerce
Magento | Adobe Commerce, Magento 2 | > e-commerce ~ shopify
WooCommerce | Woo Commerce | > e-commerce ~ shopify, wordpress
BigCommerce | | > e-commerce ~ shopify, magento
PrestaShop | | > e-commerce ~ magento, woocommerce
Shopware | | > e-commerce ~ magento
Salesforce Commerce Cloud | Demandware, SFCC^ | > e-commerce ~ magento
POS systems | point-of-sale systems, point of sale systems, POS system, POS software, POS terminals | ~ cash-handling
Square POS | Square Point of Sale | > pos-systems
Toast POS | | > pos-systems ~ square-pos
Lightspeed POS | Lightspeed Retail | > pos-systems ~ square-pos
Configure price quote | CPQ^ | ~ quoting
Salesforce CPQ | | > configure-price-quote, salesforce
`,
  ),
];
