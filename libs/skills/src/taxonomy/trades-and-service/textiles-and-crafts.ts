import { parseSkills } from '../../parse-skills.js';

/** Sewing, fabrics, leather, jewellery, instruments, repair of fine things. */
export const textilesAndCrafts = [
  ...parseSkills(
    'practice',
    `
Sewing | sewing skills, Nähen, couture^*, costura, hand sewing, machine sewing, sewing garments | ~ tailoring
Sewing machine operation | sewing machines, sewing machine, industrial sewing machines, industrial sewing, sewing machine operator, overlock machines, serger | > sewing
Tailoring^* | tailoring clothes, custom tailoring, Schneiderei, tailor's work, sastrería, bespoke tailoring, tailoring garments | > sewing
Garment making | garment manufacturing, Bekleidungsherstellung, confection textile, clothing manufacturing | ~ sewing
Fabric cutting | cutting fabric, textile cutting, cutting garments, fabric spreading | ~ garment-making
Draping of fabric | fabric draping, draping techniques | ~ pattern-making
Technical design of garments | tech pack, apparel technical design, garment specs | ~ fashion-design
Textile testing | fabric testing | ~ textiles
Spinning of yarn | yarn spinning, yarn production, Spinnerei | ~ textiles
Quilting | quilt making | ~ sewing
Fabric dyeing | textile dyeing, dyeing textiles, dyeing fabric | ~ textiles
Leatherworking | leather work, leather crafting, leather goods, Lederverarbeitung, maroquinerie, marroquinería, leather goods production, saddlery | ~ sewing
Stone setting in jewelry | gemstone setting, diamond setting, gem setting | > jewelry-design
Gemology | gemstone grading, diamond grading, gemmology, gem identification | ~ jewelry-design
Watchmaking | watch repair, clock repair, Uhrmacher, horlogerie, relojería, horology | ~ jewelry-design
Engraving | laser engraving, hand engraving, Gravieren^, gravure | ~ jewelry-design
Wheel throwing | wheel-thrown ceramics | > ceramics-art
Glazing and kiln firing | kiln operation, kiln firing, ceramic glazing | ~ ceramics-art
Glassblowing | glass blowing, Glasbläserei | ~ glass-manufacturing
Stained glass | stained glass work, leaded glass | ~ glassblowing
Candle making | | ~ soap-making
Soap making | soapmaking | 
Basket weaving | wickerwork, Korbflechten | ~ weaving
Model making | scale models, architectural models, Modellbau, maquetas, maquettes, model building | ~ rapid-prototyping
Musical instrument repair | instrument repair, piano repair, luthier, instrument making, guitar repair, lutherie, violin making | ~ woodworking
Piano tuning | | ~ musical-instrument-repair
Taxidermy | taxidermist^ | 
`,
  ),
  ...parseSkills(
    'tool',
    `
Wilcom embroidery | Wilcom EmbroideryStudio, Wilcom | > embroidery
RhinoGold | | ~ jewelry-design, rhino
MatrixGold | | ~ jewelry-design, rhinogold
`,
  ),
  ...parseSkills(
    'certificate',
    `
GIA certification | GIA Graduate Gemologist, Graduate Gemologist, GIA graduate | > gemology
`,
  ),
];
