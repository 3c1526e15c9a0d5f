import { parseSkills } from '../../parse-skills.js';

/** Enforcing the law, finding out what happened, guarding people and places. */
export const publicSafety = [
  ...parseSkills(
    'practice',
    `
Investigation | investigations, conducting investigations, conducting interviews in investigations, investigative techniques |
Criminal investigation | criminal investigations, detective work, crime investigation | > investigation ~ law-enforcement
Evidence handling | evidence collection, evidence preservation, chain of custody, evidence processing | ~ investigation
Interrogation | interviewing suspects, suspect interviews, interviewing and interrogation | ~ investigation
Conducting background investigations | background investigator, background investigation work | > investigation
Accident investigation | accident reconstruction, incident investigation, traffic accident investigation, crash investigation | > investigation
Private investigation | private investigator, private investigations | > investigation
Law enforcement | policing, police work, enforcing laws, police officer duties |
Police patrol | patrol^*, patrol duties of police officers, patrolling neighborhoods | ~ law-enforcement, security-guarding
Crime prevention | crime reduction, community policing | ~ law-enforcement
Traffic enforcement | traffic control and enforcement, traffic law enforcement, DUI enforcement | > law-enforcement
Arrest procedures | making arrests, arrest and control, defensive tactics | > law-enforcement
K-9 handling | police dog handling, K9 handling, canine handling | ~ law-enforcement, dog-training
Police report writing | police reports, writing police reports | > report-writing
Security guarding | security guard duties, security officer duties | ~ surveillance
Physical security | physical security systems, site security, building security | ~ security-guarding
Physical access control | badge access systems, access control systems, visitor screening, access control? | ~ physical-security ? door, badge, building, guard, CCTV, premises, visitor, gate, turnstile
Surveillance | covert surveillance, surveillance operations | ~ physical-security, investigation
Crowd control | crowd management | ~ security-guarding
Executive protection | close protection, bodyguarding, personal protection of executives | > security-guarding
Alarm monitoring | alarm response, security alarm systems, alarm systems monitoring | ~ physical-security
Security screening | baggage screening, passenger screening, airport security screening, bag checks | ~ security-guarding
`,
  ),
];
