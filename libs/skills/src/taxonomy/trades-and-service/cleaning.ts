import { parseSkills } from '../../parse-skills.js';

/** Rooms, buildings, windows, laundry, industrial cleaning. */
export const cleaning = [
  ...parseSkills(
    'practice',
    `
Building cleaning | cleaning services, cleaning duties, Reinigung^*, nettoyage^*, limpieza^*, commercial cleaning, cleaning work, cleaning buildings, cleaner^*, general cleaning, cleaning of buildings, Reinigungskraft, cleaning facilities, cleaning? | ~ housekeeping, office-cleaning, residential-cleaning, floor-care, restroom-cleaning ? laundry, mop, sweep, vacuum, disinfect, sanit, janitor, rooms, office, kitchen, bathroom, house, dust, floor, restroom, cook # cleaning-of-buildings
Janitorial work | janitorial, custodial?, janitorial services, custodial services, janitorial duties, custodial work, janitor^, custodian^, custodial duties, conserje, custodial maintenance | ~ cleaning-of-buildings ? clean, janit, school, build, maint, floor, staff, duties, services
Office cleaning | cleaning offices | > cleaning-of-buildings
Residential cleaning | house cleaning, home cleaning, maid service, domestic cleaning, cleaning houses, housecleaning, cleaning homes, deep cleaning homes | > cleaning-of-buildings ~ housekeeping
Deep cleaning | deep-cleaning, thorough cleaning | ~ cleaning-of-buildings
Industrial cleaning | factory cleaning, industrial cleaning services, tank cleaning, plant cleaning | ~ cleaning-of-buildings
Hospital cleaning | environmental services cleaning, EVS^, healthcare cleaning, environmental services technician, cleaning patient rooms | ~ cleaning-of-buildings, infection-control
Post-construction cleaning | construction cleanup, construction cleaning, construction clean-up | > cleaning-of-buildings
Window cleaning | window washing, washing windows, cleaning windows | ~ cleaning-of-buildings
Floor care | floor cleaning, mopping, mopping floors, sweeping and mopping, vacuuming, sweeping floors, vacuuming carpets, floor maintenance, cleaning floors, mop floors | > cleaning-of-buildings
Floor stripping and waxing | strip and wax, stripping and waxing floors, floor waxing, floor stripping, floor buffing, buffing floors, floor buffer, burnishing floors, waxing floors, stripping and waxing | > floor-care
Floor scrubbers | auto scrubber, floor scrubber, floor machines, floor scrubbing machines, ride-on scrubber | ~ floor-care
Carpet cleaning | carpet shampooing, carpet extraction, carpet extractor, shampooing carpets, upholstery cleaning, carpet cleaning machines | ~ floor-care
Pressure washing | power washing, high-pressure cleaning, pressure cleaning, pressure washers | ~ cleaning-of-buildings
Restroom cleaning | restroom sanitation, bathroom cleaning, cleaning restrooms, cleaning bathrooms, sanitizing restrooms, cleaning toilets, restocking restrooms, clean restrooms | > cleaning-of-buildings
Dusting and polishing | dusting furniture, dusting, dusting surfaces | > cleaning-of-buildings
Cleaning chemicals | handling cleaning chemicals, cleaning agents, chemical cleaners, cleaning products, cleaning supplies, cleaning solutions, Reinigungsmittel | ~ cleaning-of-buildings
Biohazard cleaning | crime scene cleaning, biohazard cleanup, bloodborne cleanup, trauma cleaning | ~ cleaning-of-buildings, hazardous-materials
Duct and chimney cleaning | air duct cleaning, chimney sweeping, chimney cleaning, Schornsteinfeger | ~ cleaning-of-buildings
Street cleaning | street sweeping, litter removal, picking up litter, litter pickup | ~ cleaning-of-buildings
Equipment sanitation | clean-in-place, CIP cleaning, sanitation of food processing equipment, plant sanitation, CIP^* | ~ food-safety, industrial-cleaning
Laundry | laundry services, washing clothes, laundry operations, doing laundry, folding laundry, laundry work, laundry duties, commercial laundry, washing and folding | ~ housekeeping
Ironing | ironing clothes, pressing clothes, pressing garments, steaming garments, garment pressing | ~ laundry
Dry cleaning | dry-cleaning, dry cleaners, chemische Reinigung, stain removal, spot cleaning of garments | ~ laundry
Linen management | linen supply, linen handling, linen inventory | ~ laundry, housekeeping
Cleaning supervision | cleaning supervisor, custodial supervision, lead custodian, cleaning crew supervision, janitorial supervision | ~ cleaning-of-buildings
Organizing homes | decluttering, home organizing, household management, household organization | ~ residential-cleaning
`,
  ),
  ...parseSkills(
    'certificate',
    `
IICRC certification | IICRC certified, IICRC | > carpet-cleaning ~ water-damage-restoration
CIMS certification | ISSA certification, ISSA CIMS | > cleaning-of-buildings
Certified Executive Housekeeper | Registered Executive Housekeeper, IEHA | > housekeeping
`,
  ),
];
