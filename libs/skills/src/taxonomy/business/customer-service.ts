import { parseSkills } from '../../parse-skills.js';

/** Serving, helping and keeping customers. */
export const customerService = [
  ...parseSkills(
    'practice',
    `
Customer service | customer service skills, customer service experience, client service, customer assistance, assisting customers, serving customers, helping customers, customer interaction, excellent customer service, assist customers, serve customers, provide customer service | > customer-care ~ customer-support, customer-inquiries, complaint-handling, customer-focus
Customer support | client support, customer support services, supporting customers, support client, soporte al cliente, Kundensupport | ~ customer-service, technical-support
Customer care | client care | ~ customer-service
Guest service | guest services, guest relations, guest experience, guest satisfaction, hotel guest service | ~ customer-service, hotel-management
Customer experience | CX^, customer experience management, customer experience design, client experience | ~ customer-service
Customer satisfaction | client satisfaction, ensuring customer satisfaction | ~ customer-service
Customer relations | customer relationships, client communication, client communications, customer communication, customer relationship building | ~ customer-service, client-relationship-management
Customer inquiries | handling customer inquiries, responding to inquiries, answering inquiries, answering customer questions, customer queries, handling inquiries, responding to customer inquiries, responding to customers, respond to customer inquiries, answer customer questions, handle customer inquiries, answer customer inquiries, respond to inquiries | > customer-service
Complaint handling | complaint resolution, customer complaints, handling complaints, resolving complaints, resolve complaints, resolve customer issues, resolving customer issues, complaint management, handle complaints, handle customer complaints, resolve customer complaints | > customer-service
Issue resolution | resolving issues, customer issue resolution, first call resolution, escalation handling, escalation management, escalations | ~ complaint-handling, problem-solving
Call center operations | call center, call centre, call center experience, contact center, contact centre | ~ customer-service
Inbound calls | inbound call handling, handling inbound calls, taking inbound calls, incoming calls, call handling, handling calls, answering calls | ~ call-center-operations, telephone-etiquette
Outbound calls | outbound calling, making outbound calls | ~ call-center-operations, telemarketing
Telephone etiquette | phone etiquette, telephone skills, phone skills, telephone manner | ~ customer-service
Telephone answering | answering phones, answering telephones, answering the telephone, answer phones, answering phone calls, telephone reception, screening calls, phone support, multi-line phone systems, switchboard operation, switchboard, answer the phone, answering the phone, answer telephones, answer phone calls | ~ telephone-etiquette
Live chat support | chat support, live chat, email support, email and chat support | > customer-support
Ticket management | support tickets, ticketing systems, ticketing system, ticket handling, ticket resolution, help desk ticketing | ~ customer-support, technical-support
Customer success | customer success management, customer success manager skills, client success, CSM role | ~ account-management, customer-retention
Customer onboarding | client onboarding, onboarding customers, onboarding clients | ~ customer-success
Customer training | client training, user training, end-user training, training customers, training users | ~ training-delivery, customer-success
Customer feedback | customer feedback management, customer surveys, customer satisfaction surveys, voice of the customer, CSAT^ | ~ customer-experience
Net promoter score | NPS^* | ~ customer-feedback
Churn reduction | churn analysis, reducing churn | ~ customer-retention
Customer account maintenance | customer accounts, maintaining customer accounts, account maintenance, updating customer accounts | ~ customer-service
Field service | field support, on-site service, field service technician work | ~ customer-support
After-sales service | after sales service, after-sales support, SAV^*, postventa | ~ customer-service
Warranty claims | warranty administration, warranty management | ~ claims-processing
Order tracking | tracking orders, order follow-up | ~ order-management
Public contact | dealing with the public, working with the public, serving the public, public interaction | ~ customer-service
Visitor reception | greeting visitors, greeting customers, greeting guests, welcoming guests, greeting clients, welcoming visitors, visitor management, greet customers, greet visitors, greet guests, greet clients, welcome guests, welcome visitors | ~ front-desk-operations, customer-service
Personal shopping | personal styling | ~ retail-sales
`,
  ),
  ...parseSkills(
    'tool',
    `
Zendesk | Zendesk Support | > ticket-management ~ crm-software
Freshdesk | Freshworks | > ticket-management ~ zendesk
Intercom^* | Intercom chat | > live-chat-support ~ zendesk
Help Scout | HelpScout | > ticket-management ~ zendesk
Kayako | | > ticket-management ~ help-scout
LiveAgent | | > ticket-management ~ help-scout
Gorgias | | > ticket-management ~ zendesk
Gladly^* | | > ticket-management ~ gorgias
LiveChat software | | > live-chat-support
Drift chat | | > live-chat-support ~ livechat-software
Tidio | | > live-chat-support ~ livechat-software
Five9 | | > call-center-operations
NICE inContact | | > call-center-operations ~ five9
Talkdesk | | > call-center-operations ~ five9
RingCentral | | ~ avaya
Gainsight | | > customer-success
ChurnZero | | > customer-success ~ gainsight
Totango | | > customer-success ~ gainsight
Medallia | | ~ customer-feedback
`,
  ),
];
