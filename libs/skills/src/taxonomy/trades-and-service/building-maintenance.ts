import { parseSkills } from '../../parse-skills.js';

/** Keeping buildings, grounds and pools in order. */
export const buildingMaintenance = [
  ...parseSkills(
    'practice',
    `
Facilities management | facility management, facilities manager, facility operations, building operations, facilities operations, facility manager, building management, Facility-Management |
Building maintenance | building maintenance work, building repair, general building maintenance, maintenance of buildings, facility maintenance, facilities maintenance, building repairs | ~ facilities-management # building-maintenance-work
Handyman work | handyman, minor repairs, general repairs, odd jobs, Hausmeister, home repairs, household repairs, home repair, general maintenance and repair | ~ building-maintenance-work
Apartment maintenance | apartment turns, make-readies, unit turns, apartment repairs, residential maintenance | ~ building-maintenance-work
Work order management | work orders, maintenance work orders, work order systems, work order system | ~ cmms
Maintenance planning | maintenance scheduling, maintenance management, maintenance planner | ~ preventive-maintenance
Maintenance supervision | maintenance supervisor, maintenance team supervision | ~ maintenance-planning
Shutdown planning | plant shutdowns, shutdown maintenance, plant turnarounds, turnaround planning, maintenance turnarounds | ~ maintenance-planning
Maintenance records | maintenance logs, repair records, maintenance documentation | ~ preventive-maintenance, record-keeping
Pool maintenance | swimming pool maintenance, pool cleaning, pool chemicals, pool operations | ~ building-maintenance-work
Snow removal | snow plowing, snow shoveling, plowing snow, snow and ice removal, snowplow | ~ groundskeeping
Waste removal | trash removal, garbage collection, junk removal, refuse collection, garbage removal, trash collection, waste collection | ~ waste-management
Space management | workspace management, workplace management, office space management, move management, office moves | ~ facilities-management
Energy auditing | energy audits, building energy audits, energy audit | ~ energy-management
Facility condition assessment | building condition assessment, facility inspections | ~ facilities-management
Property inspection | property inspections | ~ facility-condition-assessment
Home inspection | home inspections, house inspection | ~ construction-inspection
Playground inspection | playground safety inspection | ~ facility-condition-assessment
MEP systems | MEP^?, mechanical electrical and plumbing, MEP coordination, MEP design, TGA^ | ~ hvac, plumbing, electrical-installation ? mechanical, electric, plumb, BIM, HVAC, construct, coordinat, design, build, Revit, engineer
Mold remediation | mould remediation, mold removal | ~ water-damage-restoration
Water damage restoration | water mitigation, water damage repair, disaster restoration, fire and water restoration, water restoration | ~ building-maintenance-work
Asbestos abatement | asbestos removal, asbestos | ~ hazardous-materials
Lead abatement | lead-safe renovation, EPA RRP, lead paint removal | ~ hazardous-materials
`,
  ),
  ...parseSkills(
    'tool',
    `
Yardi | Yardi Voyager | ~ appfolio
AppFolio | | ~ yardi
Archibus | | ~ facilities-management
Planon | | ~ facilities-management, archibus
ServiceChannel | | ~ work-order-management
Corrigo | | ~ work-order-management, servicechannel
`,
  ),
  ...parseSkills(
    'certificate',
    `
Certified Facility Manager | IFMA CFM | > facilities-management
Facility Management Professional | IFMA FMP | > facilities-management
Certified Pool Operator | CPO certification, certified pool and spa operator | > pool-maintenance
EPA RRP certification | Lead-Safe Certified, lead renovator certification | > lead-abatement
`,
  ),
];
