import { parseSkills } from '../../parse-skills.js';

/** Products and methods beside better known ones of their sort: near them, but each a skill of its own. */
export const businessProducts = [
  ...parseSkills(
    'tool',
    `
Slack^ | Zoom^*, Webex, Google Meet | ~ microsoft-teams
FreshBooks | Wave Accounting, Zoho Books | ~ quickbooks, xero
DATEV | Lexware | ~ sage-accounting
Freshdesk | Intercom^*, Help Scout | > crm-software ~ zendesk
Pipedrive | Zoho CRM, SugarCRM | > crm-software ~ salesforce, hubspot
Paychex | Gusto^*, Paycom, UKG^, Kronos | > payroll ~ adp
PeopleSoft | SuccessFactors, BambooHR | > hris ~ workday
iCIMS | Taleo, Greenhouse ATS, SmartRecruiters | > applicant-tracking-systems
Magento | WooCommerce, BigCommerce, PrestaShop | > e-commerce ~ shopify
Marketo | Pardot, Eloqua, ActiveCampaign | > marketing-automation ~ hubspot
Constant Contact | Klaviyo, Brevo | > email-marketing ~ mailchimp
Hootsuite | Buffer^*, Sprout Social | > social-media-marketing
Google Tag Manager | Adobe Analytics, Hotjar, Mixpanel, Amplitude^* | ~ google-analytics
Ahrefs | SEMrush, Screaming Frog | > seo
Final Cut Pro | DaVinci Resolve, Avid Media Composer | > video-editing ~ premiere-pro
After Effects | Adobe After Effects | ~ premiere-pro, animation
Lightroom | Adobe Lightroom | > photography
GIMP^ | | ~ photoshop
Inkscape | CorelDRAW, Affinity Designer | ~ illustrator
QuarkXPress | Scribus, Affinity Publisher | ~ indesign
InVision^ | Axure, Balsamiq | ~ figma
Cinema 4D | 3ds Max, Autodesk Maya, ZBrush | > animation ~ blender
Asana^ | Monday.com, Basecamp, ClickUp, Wrike | ~ trello, jira
Mural^* | Lucidchart, draw.io | ~ miro, visio
LexisNexis | Lexis | > legal-research ~ westlaw
DocuSign | Adobe Sign | 
CMS platforms | content management system, content management systems, CMS^, TYPO3, Joomla, Sitecore, Contentful | ~ wordpress
POS systems | point-of-sale systems, POS system, Square POS | ~ cash-handling
`,
  ),
  ...parseSkills(
    'practice',
    `
E-commerce | ecommerce, online retail, e-commerce platforms | 
Interior design | space planning, home staging | 
Journalism | news writing, reporting for newspapers | ~ copywriting
Loss prevention | shrinkage control, theft prevention | ~ retail-sales
Debt collection | debt recovery | ~ accounts-receivable
Succession planning | workforce planning, talent management, talent development | ~ human-resources
Diversity and inclusion | DEI^, diversity, equity and inclusion | ~ human-resources
Customer relations | client communication, customer relations management | ~ customer-service
Technical sales | solution selling, pre-sales, presales, sales engineering | > sales
Export sales | international sales, international business | > sales
Consulting | management consulting, advisory services, business consulting | ~ business-analysis
Data protection auditing | privacy impact assessment | ~ gdpr
`,
  ),
  ...parseSkills(
    'certificate',
    `
PHR^ | SPHR^, Professional in Human Resources | > human-resources ~ shrm-cp
CAPM^ | Certified Associate in Project Management | > project-management ~ pmp
CMA certification | Certified Management Accountant | > accounting ~ cpa
Real estate license | real estate licence, licensed real estate agent | > real-estate
Insurance license | Series 7, Series 63, Series 65 | 
`,
  ),
];
