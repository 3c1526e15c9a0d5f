import { parseSkills } from '../../parse-skills.js';

/** Keeping people and instruments free of infection. */
export const infectionControl = [
  ...parseSkills(
    'practice',
    `
Infection control | infection prevention, infection prevention and control, infection control procedures, infection control practices, infection control standards |
Aseptic technique | aseptic techniques, sterile technique, sterile techniques, maintaining sterile field, sterile field | ~ infection-control
Hand hygiene | hand-washing technique, hand washing protocols | > infection-control
Personal protective equipment | PPE^, donning and doffing | ~ infection-control, occupational-safety
Isolation precautions | contact precautions, droplet precautions, airborne precautions, isolation procedures | > infection-control
Standard precautions | universal precautions | > infection-control
Sterilization | autoclaving, autoclave operation, autoclave sterilization, sterilisation, sterilizing instruments, instrument sterilization, sterilizing equipment, autoclave? | ~ infection-control, sterile-processing ? lab, steril, instrument, glassware, dental, surgical
Sterile processing | central sterile processing, central sterile supply, sterile processing department, surgical instrument processing, instrument reprocessing, endoscope reprocessing | > sterilization
Disinfection | disinfecting surfaces, disinfecting equipment, surface disinfection, equipment disinfection, terminal cleaning | ~ infection-control
Antimicrobial stewardship | antibiotic stewardship | ~ infection-control
Biohazard waste handling | medical waste disposal, biohazardous waste, biohazard waste disposal, medical waste handling, clinical waste disposal | ~ infection-control, hazardous-materials
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Bloodborne pathogens | blood-borne pathogens, bloodborne pathogens standard, bloodborne pathogen training | ~ infection-control
`,
  ),
];
