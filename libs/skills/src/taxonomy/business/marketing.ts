import { parseSkills } from '../../parse-skills.js';

/** Markets, brands, campaigns, events and research about customers. */
export const marketing = [
  ...parseSkills(
    'practice',
    `
Marketing | marketing campaigns, marketing activities, marketing experience, marketing skills, marketing management | ~ sales, digital-marketing, content-marketing, marketing-strategy, campaign-management, brand-management
Marketing strategy | marketing plans, marketing planning, marketing strategy development, strategic marketing, marketing plan development, marketing plan, marketing strategies, develop marketing strategies | > marketing ~ business-strategy
Campaign management | marketing campaign management, campaign planning, campaign execution, campaign development, managing campaigns, Kampagnenmanagement | > marketing
Brand management | branding, brand building, brand development | > marketing
Brand strategy | brand positioning, brand identity, brand guidelines | > brand-management
Brand awareness | building brand awareness, increasing brand awareness | ~ brand-management
Product marketing | product marketing management, product positioning, product messaging | > marketing ~ product-management, go-to-market-strategy
Go-to-market strategy | GTM^, go-to-market planning, GTM strategy, go-to-market strategies, go-to-market plan, go-to-market execution | ~ marketing-strategy, product-launch
B2B marketing | business-to-business marketing | > marketing ~ account-based-marketing
Account-based marketing | ABM^? | > b2b-marketing ? marketing, account, campaign, demand
Field marketing | local marketing, regional marketing | > marketing
Event marketing | experiential marketing, brand activation | > marketing ~ event-planning
Trade marketing | shopper marketing, retail marketing | > marketing ~ merchandising
Partner marketing | co-marketing, channel marketing | > marketing
Direct marketing | direct mail, mailing campaigns | > marketing ~ email-marketing
Integrated marketing | integrated marketing communications, multichannel marketing, multi-channel marketing, omnichannel marketing, omni-channel marketing | > marketing
Marketing communications | MarCom^, marcom, marketing collateral, promotional materials, marketing materials, communication marketing | > marketing ~ corporate-communications
Promotions management | sales promotions, promotional campaigns, promotional activities, planning promotions | ~ marketing, merchandising
Advertising | advertising campaigns, ad campaigns, publicité^* | ~ marketing
Media planning | media strategy, media plans | ~ media-buying, advertising
Media buying | buying media, ad buying | ~ media-planning
Customer segmentation | market segmentation, audience segmentation, target group analysis | ~ market-research
Customer journey mapping | customer journeys, customer journey, journey mapping | ~ ux-design, customer-experience
Buyer personas | customer personas, marketing personas | ~ customer-segmentation
Market research | marketing research, researching markets, market studies, conduct market research, conducting market research | ~ market-analysis
Market analysis | market trends analysis, analyzing markets, market intelligence, market insights | ~ market-research, competitive-analysis
Competitive analysis | competitor analysis, competitive intelligence, competitive research, competitor research | ~ market-research
Consumer research | consumer insights, consumer behavior, consumer behaviour, customer insights, customer research | ~ market-research, user-research
Mystery shopping | secret shopping | ~ market-research
Marketing analytics | marketing analysis, campaign analysis, campaign reporting, marketing metrics, marketing performance analysis | ~ web-analytics, data-analysis
Marketing operations | marketing ops | ~ marketing-automation
Demand generation | demand gen | > marketing ~ lead-generation
Inbound marketing | inbound methodology | > digital-marketing ~ content-marketing
Customer retention | customer retention strategies, retention marketing, client retention, lifecycle marketing | ~ customer-success
CRM marketing | customer relationship marketing | ~ email-marketing, crm-software
Budget for marketing campaigns | marketing budget, marketing budget management | > budgeting ~ marketing
Community marketing | word-of-mouth marketing, ambassador programs, referral programs | ~ influencer-marketing
Street marketing | guerrilla marketing | ~ event-marketing
Sponsorship management | corporate sponsorship, securing sponsorships, sponsorships | ~ fundraising, event-planning
Event planning | event management, events management, event coordination, event organization, organizing events, planning events, coordinating events, events planning, organize events, plan events, coordinate events, event organisation | ~ conference-planning
Conference planning | conference management, organizing conferences, conference coordination | > event-planning
Meeting planning | meeting coordination, coordinating meetings, arranging meetings, scheduling meetings, meeting scheduling, organizing meetings, meeting management, schedule meetings, coordinate meetings, arrange meetings, organize meetings | ~ event-planning, calendar-management
Wedding planning | | > event-planning
Exhibition management | | ~ event-planning
Venue management | venue selection, venue operations, venue booking | ~ event-planning
Pharmaceutical marketing | healthcare marketing | > marketing
Tourism marketing | destination marketing | > marketing
`,
  ),
  ...parseSkills(
    'tool',
    `
Cvent | | > event-planning
Eventbrite | | ~ event-planning, cvent
Nielsen data | NielsenIQ | ~ market-research
Kantar | | ~ nielsen-data
GfK data | | ~ nielsen-data
SimilarWeb | | ~ competitive-analysis, semrush
Brandwatch | | ~ media-monitoring
Meltwater | | ~ brandwatch
Talkwalker | | ~ brandwatch
`,
  ),
];
