/**
 * Role families, one per line: `id | related families`. Their titles are in the lexicon of each
 * language. The longest phrase of a title decides, and among equals the last, because a title's head
 * is at its end ("Data Platform Engineer").
 */
export const titleFamilyLines = `
software-engineering | data, devops, quality-assurance, architecture
data | software-engineering, research, analysis
devops | software-engineering, it-support, security
security | devops, it-support
it-support | devops, security, customer-service
quality-assurance | software-engineering, production
architecture | software-engineering, devops
product | project-management, marketing, design
project-management | product, operations
analysis | data, project-management, finance
design | marketing, product
engineering | production, maintenance
nursing | medicine, health-support
medicine | nursing, health-support, therapy, pharmacy
therapy | medicine, nursing, health-support, social-work
pharmacy | medicine, health-support, laboratory
veterinary | medicine, agriculture, health-support
health-support | nursing, laboratory, medicine
laboratory | research, health-support
research | laboratory, data, education
finance | accounting, analysis
accounting | finance, office
sales | marketing, customer-service
marketing | sales, design
customer-service | sales, office, it-support
human-resources | office, training
training | education, human-resources
education | training, research, social-work
social-work | education, nursing
law | public-safety, procurement
public-safety | law
procurement | logistics, finance, law
logistics | transport, procurement, production
transport | logistics
maintenance | construction, production, engineering
construction | maintenance, production
production | maintenance, logistics, engineering
hospitality | customer-service
agriculture | maintenance, research
office | customer-service, human-resources, accounting
creative-arts | design, media
media | marketing, creative-arts
childcare | education, social-work
beauty | customer-service, hospitality
fitness | education, therapy, hospitality
public-administration | law, office, analysis, public-safety
property | sales, maintenance, finance
cleaning | hospitality, maintenance
operations | project-management, logistics
`;
