import { parseSkills } from '../../parse-skills.js';

/** Health of whole populations. */
export const publicHealth = [
  ...parseSkills(
    'practice',
    `
Immunization? | vaccination?, administering vaccines, vaccine administration, immunisation?, giving vaccines, administering immunizations, administer vaccines | ~ administering-injections, public-health ? administ, inject, giving, schedule
Health education | health promotion, health literacy, community health education, wellness education | ~ public-health
Community health | community health work, community health services, community health outreach | ~ public-health
Disease surveillance | epidemiological surveillance, public health surveillance, disease reporting | > epidemiology
Outbreak investigation | outbreak response, disease outbreak investigation | > epidemiology
Contact tracing | case investigation and contact tracing | ~ disease-surveillance
Disease prevention | disease prevention and control, disease control, preventing disease | ~ public-health
Community health screening | community health screenings, biometric screening, conducting health screenings, biometric screenings | ~ preventive-care
HIV care | HIV/AIDS care, HIV treatment | ~ infectious-diseases, hiv-testing
HIV testing | HIV counseling and testing, HIV prevention, HIV prevention counseling | ~ public-health
Tuberculosis control | TB skin tests, tuberculosis screening | ~ infectious-diseases
Environmental health | environmental health and sanitation, sanitation inspections, environmental health inspections | ~ public-health
Restaurant health inspection | food establishment inspections, health inspections, food service inspections | ~ environmental-health, food-safety
Industrial hygiene | exposure assessment, workplace exposure monitoring, occupational hygiene | ~ occupational-safety
Maternal and child health | maternal-child health, child health programs, MCH programs | ~ public-health
Health needs assessment | community needs assessment, community health assessment, needs assessments in public health | ~ public-health
Tobacco cessation counseling | smoking cessation counseling, smoking cessation education | ~ health-education
Injury prevention | injury prevention programs, violence prevention | ~ public-health
Public health nutrition | nutrition programs, community nutrition, WIC program | ~ nutrition
Global health | international health, global public health | > public-health
Humanitarian aid | humanitarian relief, humanitarian assistance, relief work, humanitarian response | ~ emergency-management
International development | development cooperation, development aid, development programs abroad | ~ humanitarian-aid
Water and sanitation programs | WASH programs, water sanitation and hygiene | ~ environmental-health
Health program planning | health program management, public health programs, public health program development | ~ public-health
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Public health | population health, population health management |
Epidemiology | epidemiologic methods, epidemiological methods, epidemiological research, infectious disease epidemiology | > public-health ~ biostatistics
Health equity | health disparities, social determinants of health | ~ public-health
Sanitation | sanitation standards, sanitation procedures, sanitation practices, sanitary practices | ~ infection-control, food-safety
`,
  ),
  ...parseSkills(
    'tool',
    `
Epi Info | | ~ epidemiology
`,
  ),
];
