import { parseSkills } from '../../parse-skills.js';

/** Sewing, fabrics, leather, jewellery, instruments, repair of fine things. */
export const textilesAndCrafts = [
  ...parseSkills(
    'practice',
    `
Sewing | sewing skills, couture^*, hand sewing, machine sewing, sewing garments | ~ tailoring
Sewing machine operation | sewing machines, sewing machine, industrial sewing machines, industrial sewing, sewing machine operator, overlock machines, serger | > sewing
Tailoring^* | tailoring clothes, custom tailoring, tailor's work, bespoke tailoring, tailoring garments | > sewing
Dressmaking | dress making, seamstress, bridal gowns, seamstress work | > sewing
Garment making | garment manufacturing, clothing manufacturing | ~ sewing
Fabric cutting | cutting fabric, textile cutting, cutting garments, fabric spreading | ~ garment-making
Textile testing | fabric testing | ~ textiles
Yarn spinning | yarn production, Spinnerei | ~ textiles
Knitwear design | knitwear | ~ fashion-design, knitting
Crochet | crocheting, crochet work | ~ knitting
Quilting | quilt making | ~ sewing
Fabric dyeing | textile dyeing, dyeing textiles, dyeing fabric | ~ textiles
Shoemaking | shoe repair, shoe making, cobbling, Schuhmacher, cordonnerie, footwear production | ~ leatherwork
Jewelry making | jewellery making, jewelry fabrication, bijouterie, bench jeweler | ~ jewelry-repair, jewelry-design
Goldsmithing | goldsmith, Goldschmied | > jewelry-making
Silversmithing | silversmith | > jewelry-making ~ goldsmithing
Jewelry repair | jewellery repair, ring sizing | ~ jewelry-making
Gemstone setting | stone setting in jewelry, diamond setting, gem setting, stone setting | > jewelry-making
Gemology | gemstone grading, diamond grading, gemmology, gem identification | ~ jewelry-making
Watchmaking | watch repair, clock repair, Uhrmacher, horlogerie, horology | ~ jewelry-repair
Engraving | laser engraving, hand engraving, Gravieren^, gravure | ~ jewelry-making
Wheel throwing | wheel-thrown ceramics | > ceramics-art
Kiln operation | kiln firing, ceramic glazing | ~ ceramics-art
Glassblowing | glass blowing | ~ glass-manufacturing
Stained glass | stained glass work, leaded glass | ~ glassblowing
Candle making | | ~ soap-making
Soap making | soapmaking | 
Basket weaving | wickerwork, Korbflechten | ~ weaving
Model making | scale models, architectural models, maquetas, maquettes, model building | ~ rapid-prototyping
Musical instrument repair | instrument repair, piano repair, luthier, instrument making, guitar repair, lutherie, violin making | ~ woodworking
Piano tuning | | ~ musical-instrument-repair
Taxidermy | taxidermist^ | 
`,
  ),
  ...parseSkills(
    'tool',
    `
Lectra Modaris | Lectra, Modaris | > pattern-making
Browzwear | VStitcher | ~ clo-3d, fashion-design
Marvelous Designer | | ~ clo-3d
Optitex | | > pattern-making ~ gerber-accumark
Wilcom embroidery | Wilcom EmbroideryStudio, Wilcom | > embroidery
RhinoGold | | ~ jewelry-making, rhino
MatrixGold | | ~ jewelry-making, rhinogold
`,
  ),
  ...parseSkills(
    'certificate',
    `
GIA certification | GIA Graduate Gemologist, Graduate Gemologist, GIA graduate | > gemology
`,
  ),
];
