import { parseSkills } from '../../parse-skills.js';

/** Hair, skin, nails, spas, funerals. */
export const beautyAndWellness = [
  ...parseSkills(
    'practice',
    `
Beauty treatments | beauty services, beauty therapy, cosmetic treatments, beauty therapist | ~ cosmetology
Hairdressing | hair services, hairdresser^, Friseur^, hair stylist, hairstylist, hair dressing | ~ cosmetology, haircutting, hair-coloring, hair-styling
Hair styling | hairstyling, blow drying, styling hair, hair updos, updos, blow-drying | > hairdressing
Haircutting | hair cutting, haircuts, cutting hair, hair cuts, Haareschneiden | > hairdressing
Hair coloring | hair colouring, hair color, balayage, highlights and lowlights, hair colour, color correction on hair | > hairdressing
Hair extensions | hair extension application | > hairdressing
Hair braiding | braiding hair, hair weaving, cornrows | > hairdressing
Chemical hair services | chemical services on hair, chemical hair treatments | > hairdressing
Permanent waves | perms^*, hair perming | > chemical-hair-services
Hair relaxers | hair relaxing, relaxer application | > chemical-hair-services
Keratin treatments | keratin treatment, hair straightening | > chemical-hair-services
Barbering | barber^, men's haircuts, straight razor shaves, barbershop, straight razor shaving, beard trimming, fades and tapers | ~ hairdressing
Cosmetology | cosmetology services | ~ beauty-treatments, hairdressing
Esthetics | aesthetics^*, esthetician^, skin care services, skin care treatments, Kosmetikerin, skincare treatments, aesthetician^ | ~ beauty-treatments
Facials | facial treatments, facial treatment | > esthetics
Chemical peels | | > esthetics
Microdermabrasion | | > esthetics ~ chemical-peels
Dermaplaning | | > esthetics ~ chemical-peels
Waxing | hair removal, body waxing, eyebrow waxing, sugaring hair removal | > esthetics
Laser hair removal | laser treatments for skin, IPL hair removal | > esthetics
Eyelash extensions | lash extensions, lash lifts, lash application, lash artist, brow lamination | > beauty-treatments
Microblading | | > beauty-treatments
Permanent makeup | permanent make-up, cosmetic tattooing | > beauty-treatments ~ microblading
Manicures | manicure, manicures and pedicures, nail care, nail technician, nail services | > beauty-treatments
Pedicures | pedicure | > beauty-treatments ~ manicures
Nail art | gel nails, acrylic nails, nail extensions, nail design, gel manicure | > manicures
Spray tanning | airbrush tanning, tanning services | > beauty-treatments
Body treatments | body wraps, body scrubs, hydrotherapy treatments | > beauty-treatments
Spa services | spa treatments, spa therapies, day spa | ~ beauty-treatments, massage-therapy
Swedish massage | relaxation massage | > massage-therapy
Deep tissue massage | deep-tissue massage | > massage-therapy
Hot stone massage | hot stone therapy | > massage-therapy
Sports massage | | > massage-therapy
Prenatal massage | pregnancy massage | > massage-therapy
Thai massage | | > massage-therapy
Shiatsu | shiatsu massage | > massage-therapy
Salon management | salon operations, salon manager, beauty salon management | ~ hairdressing
Salon sanitation | sanitizing salon tools, salon hygiene, sterilizing salon tools, disinfecting salon tools | ~ hairdressing
Tattooing | tattoo artistry, tattoo artist, tattoo design | ~ body-piercing
Body piercing | piercing services, ear piercing | ~ beauty-treatments
Wig making | wig styling, wigs | ~ hairdressing
Salon client consultations | hair consultations, beauty consultations, client consultations in salons | ~ beauty-treatments
Embalming | mortuary science, mortuary work | ~ funeral-services
Funeral services | funeral directing, funeral director, funeral arrangements, funeral home |
`,
  ),
  ...parseSkills(
    'tool',
    `
Mindbody | MINDBODY software, MindBody Online | ~ scheduling
Booksy | | ~ scheduling, mindbody
Fresha | | ~ scheduling, booksy
Vagaro | | ~ scheduling, booksy
`,
  ),
  ...parseSkills(
    'certificate',
    `
Cosmetology license | licensed cosmetologist, cosmetologist license, cosmetology licence, state board cosmetology license, cosmetology certification | > cosmetology
Esthetician license | licensed esthetician, esthetics license, aesthetician license | > esthetics
Barber license | licensed barber, barbering license | > barbering
Nail technician license | manicurist license, licensed nail technician, nail tech license | > manicures
Funeral director license | licensed funeral director, embalmer license, licensed embalmer | > funeral-services
Friseurmeister | Friseurmeisterin | > hairdressing
CAP Coiffure | | ~ friseurmeister
`,
  ),
];
