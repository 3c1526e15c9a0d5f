import { parseSkills } from '../../parse-skills.js';

/** Care of the injured and acutely ill, on the street and in the emergency department; keeping the public safe. */
export const emergencyCare = [
  ...parseSkills(
    'practice',
    `
Emergency care | emergency department, emergency nursing, emergency medicine, emergency room, emergency medical care, emergency treatment, accident and emergency, ER nursing, ED^?, ER^? | > patient-care ? nurs, triage, hospital, trauma, ICU, patient
Prehospital care | pre-hospital care, emergency medical services, ambulance service, ambulance care, paramedicine, EMS^? | > emergency-care ? ambulance, paramedic, EMT, fire, emergency, rescue, patient
Ambulance driving | ambulance operation, emergency vehicle operation, EVOC^, driving ambulances | ~ prehospital-care
Critical care transport | flight nursing, air medical transport, critical care transport nursing, aeromedical evacuation, medevac | > critical-care, prehospital-care
Trauma care | trauma nursing, trauma patients, trauma management, Level I trauma center, level 1 trauma, trauma center | > emergency-care
Burn care | burn unit, burns care, burn treatment | ~ trauma-care, wound-care
Resuscitation | code blue response, cardiac arrest management | > cpr
Rapid response nursing | rapid response nurse, rapid response team?, RRT^? | > critical-care ~ resuscitation ? code blue, patient, hospital, nurs
CPR^ | cardiopulmonary resuscitation, CPR training, CPR trained | ~ first-aid
AED operation | automated external defibrillator, AED^*, AED use | ~ cpr
Defibrillation | cardioversion, manual defibrillation | ~ resuscitation
First aid | first-aid, basic first aid, emergency first aid | ~ cpr
Endotracheal intubation | intubation, rapid sequence intubation, intubating patients | > airway-management
Airway management | advanced airway management, airway maintenance | ~ ventilator-management
Hemorrhage control | bleeding control, tourniquet application, Stop the Bleed | ~ first-aid
Tactical combat casualty care | combat casualty care, TCCC^, combat medicine, combat medic | > trauma-care
Spinal immobilization | c-spine immobilization, spinal immobilisation | ~ trauma-care
Poison control | toxicology consultation, poisoning management | ~ toxicology
Disaster medicine | mass casualty incident response, mass casualty incidents, mass casualty triage | ~ emergency-management
Emergency management | emergency planning, disaster management, emergency management planning | ~ incident-command-system
Emergency preparedness | disaster preparedness, emergency preparedness planning | > emergency-management
Disaster response | disaster relief operations, emergency and disaster response | ~ emergency-management, humanitarian-aid
Emergency response | emergency responder, responding to emergencies, first responder | ~ emergency-management, first-aid
Emergency dispatch | emergency medical dispatch, 911 dispatch, 911 call taking, emergency call handling, 911 dispatcher | ~ emergency-response
Search and rescue | urban search and rescue | ~ emergency-response
Firefighting | fire suppression, fire fighting, fire service | ~ emergency-response
Fire prevention | | ~ firefighting
`,
  ),
  ...parseSkills(
    'method',
    `
Incident Command System | incident command, NIMS^, National Incident Management System, ICS-100 | ~ emergency-management
`,
  ),
];
