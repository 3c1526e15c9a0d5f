import { parseSkills } from '../../parse-skills.js';

/** Marketing online: search, advertisements, content, mail, social networks, measuring. */
export const digitalMarketing = [
  ...parseSkills(
    'practice',
    `
Digital marketing | online marketing, internet marketing, web marketing, digital marketing strategy, digital campaigns, digital marketing campaigns, marketing digital | > marketing ~ seo, social-media-marketing, email-marketing, search-advertising, performance-marketing, online-advertising
SEO^ | search engine optimization, search engine optimisation, SEO strategy, SEO optimization, SEO best practices | > digital-marketing ~ search-advertising, technical-seo, on-page-seo
On-page SEO | on-page optimization, off-page SEO | > seo
Technical SEO | SEO audits | > seo
Local SEO | Google My Business, Google Business Profile | > seo
Link building | backlinks, backlink building | > seo
Keyword research | keyword analysis, keyword optimization | ~ seo, search-advertising
Search engine marketing | SEM^, search marketing | > digital-marketing ~ search-advertising, seo
Search advertising | PPC^, pay-per-click, paid search, paid search advertising, PPC campaigns, PPC advertising, pay per click advertising, SEA^ | > digital-marketing ~ search-engine-marketing
Performance marketing | performance-based marketing, paid media, paid advertising | > digital-marketing ~ search-advertising
Online advertising | digital advertising, internet advertising, web advertising | > digital-marketing, advertising
Display advertising | banner ads, display ads, programmatic advertising, programmatic | > online-advertising
Retargeting | remarketing campaigns, remarketing | > online-advertising
Paid social | paid social media, social media advertising, social ads | > online-advertising ~ social-media-marketing
Affiliate marketing | affiliate programs | > digital-marketing
Influencer marketing | influencer relations, influencer outreach, influencer campaigns | > digital-marketing ~ social-media-marketing
Growth marketing | growth hacking, user acquisition, growth strategy | > digital-marketing
Conversion rate optimization | CRO^?, conversion optimization, conversion rate optimisation, landing page optimization | ~ digital-marketing, a-b-testing ? conversion, SEO, landing, marketing, testing
Landing page creation | landing pages, landing page design | ~ conversion-rate-optimization
App store optimization | ASO^? | > digital-marketing ~ seo ? app, SEO, store
Mobile marketing | SMS marketing, text message marketing, push notifications campaigns | > digital-marketing
Video marketing | YouTube marketing | > content-marketing
Content marketing | content marketing strategy, marketing de contenu, marketing de contenidos, Content-Marketing | > marketing ~ copywriting, content-creation
Content strategy | content planning, editorial strategy, editorial calendar, content calendar | ~ content-marketing
Content creation | content development, creating content, content production, digital content creation | ~ content-marketing
Content writing | web writing, writing for the web, article writing, web content writing, SEO writing, web copy | ~ copywriting, content-creation
Content management | web content management, managing content, content curation, website content management | ~ cms-platforms
Website management | website maintenance, website updates, website administration, maintaining websites, managing websites | ~ content-management
Blogging | blog writing, blog posts, writing blogs, blog management | ~ content-writing
Podcasting | podcast production, podcasts | ~ audio-editing, content-creation
Social media marketing | social media campaigns, social media strategy, social media promotion, SMM^ | > digital-marketing
Social media management | social media, social networks, managing social media, social media platforms, social media accounts, social media channels, soziale Netzwerke, manage social media | ~ social-media-marketing
Social media content | social media content creation, social media posts, creating social media content | ~ content-creation, social-media-management
Social listening | social media monitoring, social media analytics | ~ social-media-management
Community management | online community management, community moderation, forum moderation, content moderation, community manager skills | ~ social-media-management
Email marketing | e-mail marketing, email campaigns, email marketing campaigns, email newsletters, newsletter marketing, marketing par e-mail, e-mailing, emailing campaigns | > digital-marketing
Newsletter writing | newsletters, newsletter creation, newsletter production | ~ email-marketing, content-writing
Marketing automation | automated marketing, email automation, marketing automation tools, marketing automation platforms | > digital-marketing
Web analytics | website analytics, digital analytics, web traffic analysis, website traffic analysis, Webanalyse | ~ marketing-analytics
Attribution modeling | marketing attribution, marketing mix modeling | > marketing-analytics
Personalization | website personalization | ~ conversion-rate-optimization
`,
  ),
  ...parseSkills(
    'tool',
    `
Google Analytics | GA4, Google Analytics 4, Universal Analytics | > web-analytics
Google Tag Manager | GTM tags | ~ google-analytics
Google Search Console | Google Webmaster Tools | > seo
Bing Webmaster Tools | | > seo ~ google-search-console
Adobe Analytics | Omniture | > web-analytics ~ google-analytics
Matomo | Piwik | > web-analytics ~ google-analytics
Hotjar | | ~ google-analytics, conversion-rate-optimization
Crazy Egg | | ~ hotjar
FullStory | | ~ hotjar
Mixpanel | | > product-analytics ~ google-analytics
Amplitude Analytics | Amplitude^* | > product-analytics ~ mixpanel
Segment CDP | | > customer-data-platforms ~ google-tag-manager
Customer data platforms | customer data platform |
Optimizely | | > a-b-testing ~ conversion-rate-optimization
VWO^ | | > a-b-testing ~ optimizely
Google Optimize | | > a-b-testing ~ optimizely
Google Ads | AdWords, Google AdWords, Google Adwords campaigns | > search-advertising
Microsoft Advertising | Bing Ads | > search-advertising ~ google-ads
Meta Ads | Facebook Ads, Facebook Ads Manager, Meta Ads Manager, Facebook advertising, Instagram Ads, Meta Business Suite, Facebook Business Manager | > paid-social ~ google-ads
LinkedIn Ads | LinkedIn Campaign Manager, LinkedIn advertising | > paid-social ~ meta-ads
TikTok Ads | TikTok marketing | > paid-social ~ meta-ads
Amazon Advertising | Amazon PPC, Amazon Ads | > online-advertising ~ google-ads
Google Marketing Platform | DoubleClick, DV360, Campaign Manager 360 | > display-advertising
The Trade Desk^ | | > display-advertising
Google AdSense | | ~ display-advertising
Mailchimp | | > email-marketing
Constant Contact^ | | > email-marketing ~ mailchimp
Klaviyo | | > email-marketing ~ mailchimp
Brevo | Sendinblue | > email-marketing ~ mailchimp
SendGrid marketing | | > email-marketing ~ brevo
CleverReach | | > email-marketing ~ brevo
Campaign Monitor^ | | > email-marketing ~ mailchimp
GetResponse | | > email-marketing ~ campaign-monitor
AWeber | | > email-marketing ~ campaign-monitor
ConvertKit | | > email-marketing ~ campaign-monitor
Marketo | Adobe Marketo Engage | > marketing-automation ~ hubspot
Pardot | Marketing Cloud Account Engagement | > marketing-automation ~ salesforce, marketo
Eloqua | Oracle Eloqua | > marketing-automation ~ marketo
ActiveCampaign | | > marketing-automation ~ mailchimp
Braze^* | | > marketing-automation
Customer.io | | > marketing-automation ~ braze
Hootsuite | | > social-media-management
Buffer^* | Buffer app | > social-media-management ~ hootsuite
Sprout Social | SproutSocial | > social-media-management ~ hootsuite
Later app | | > social-media-management ~ hootsuite
Sprinklr | | > social-media-management ~ later-app
Agorapulse | | > social-media-management ~ later-app
Ahrefs | | > seo ~ semrush
SEMrush | SEM Rush | > seo
Screaming Frog | | > technical-seo ~ ahrefs
Moz Pro | | > seo ~ semrush
SISTRIX | | > seo ~ moz-pro
Majestic SEO | | > seo ~ moz-pro
Ubersuggest | | > seo ~ moz-pro
Yoast | Yoast SEO | > seo ~ wordpress
Rank Math | | > seo ~ yoast
CMS platforms | content management systems, content management system, CMS^, web content management system | ~ wordpress, content-management
Typo3 | TYPO3 CMS | > cms-platforms ~ wordpress
Joomla | | > cms-platforms ~ wordpress, drupal
Sitecore | | > cms-platforms
Contentful | | > cms-platforms
Sanity CMS | | > cms-platforms ~ contentful
Wix^* | Wix.com | > cms-platforms ~ squarespace
Weebly | | > cms-platforms ~ wix
Squarespace | | > cms-platforms ~ wordpress
Webflow | | > cms-platforms ~ squarespace
`,
  ),
];
