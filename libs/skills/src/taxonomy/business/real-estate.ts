import { parseSkills } from '../../parse-skills.js';

/** Property: selling, letting, valuing and running it. */
export const realEstate = [
  ...parseSkills(
    'practice',
    `
Property management | managing properties, property manager skills, residential property management, commercial property management | > real-estate
Real estate sales | selling real estate, property sales, home sales, realtor, real estate brokerage, real estate agent, residential real estate, Immobilienvertrieb | > sales, real-estate
Commercial real estate | CRE^?, commercial property | > real-estate ? estate, property, lease, lending
Leasing^* | leasing^*, apartment leasing, residential leasing, commercial leasing, leasing apartments, property leasing, leasing consultant, letting | ~ property-management
Lease administration | lease management, lease abstraction, lease negotiation, lease negotiations, lease renewals | ~ property-management, leasing
Tenant relations | tenant management, tenant communication, resident relations, tenant screening | ~ property-management
Rent collection | rent roll, collecting rent | ~ property-management
Property appraisal | real estate appraisal, property valuation, real estate valuation, appraisals^*, home appraisal | ~ real-estate, valuation
Real estate development | property development | ~ real-estate
Real estate investment | property investment, real estate acquisitions, real estate asset management | ~ real-estate, investment-management
Real estate finance | real estate underwriting, real estate financial modeling | ~ real-estate, financial-modeling
Real estate transactions | real estate contracts, purchase agreements, escrow, closing coordination, transaction coordination | ~ real-estate, conveyancing
Realty management | land acquisition, right-of-way acquisition, easements | ~ real-estate
Home staging | property staging | ~ interior-design
Property marketing | property listings, listing properties, open houses, property showings, showing properties | ~ real-estate-sales
Homeowners association management | HOA management, community association management, HOA^ | ~ property-management
Fair housing compliance | fair housing, fair housing laws | ~ property-management
Site selection | location analysis | ~ commercial-real-estate
Vacation rental management | short-term rentals, Airbnb management | ~ property-management
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Real estate | real estate industry, real estate market
`,
  ),
  ...parseSkills(
    'tool',
    `
Multiple listing service | MLS listings, MLS system | > real-estate-sales
CoStar | | ~ commercial-real-estate
LoopNet | | ~ costar
ARGUS Enterprise | | > real-estate-finance
`,
  ),
];
