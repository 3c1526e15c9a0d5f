import { parseSkills } from '../../parse-skills.js';

/** Clothes, textiles, rooms and style. */
export const fashionAndInterior = [
  ...parseSkills(
    'practice',
    `
Fashion design | clothing design, apparel design, designing clothes, fashion designer skills, stylisme, Modedesign | ~ garment-construction
Fashion merchandising | apparel merchandising | > merchandising ~ fashion-buying
Fashion buying | apparel buying | > merchandise-buying
Fashion styling | wardrobe consulting, styling clients, photo shoot styling | ~ fashion-design
Pattern making | patternmaking, pattern cutting, garment pattern making, pattern drafting, patronaje | ~ sewing
Garment construction | garment fitting, garment sewing | ~ sewing, pattern-making
Draping^* | garment draping | ~ pattern-making
Clothing alterations | garment alterations | ~ sewing
Textile design | fabric design, surface pattern design, print and pattern design | ~ fashion-design
Embroidery | machine embroidery, hand embroidery | ~ sewing
Knitting | machine knitting | ~ textile-design
Weaving | loom weaving | ~ textile-design
Leatherwork | leather goods making | ~ sewing
Jewelry design | jewellery design | ~ fashion-design
Accessory design | footwear design, shoe design, handbag design | ~ fashion-design
Technical fashion sketches | technical flats, fashion illustration, fashion sketching | ~ fashion-design
Trend forecasting | fashion trends, trend research, trend spotting | ~ fashion-design, market-research
Apparel production | garment production, apparel manufacturing, clothing production | ~ manufacturing
Fabric selection | fabric sourcing, textile sourcing, material selection for garments | ~ textile-design
Interior design | interior designer skills, interior architecture, residential design, interior decorating, interior decoration | ~ space-planning
Space planning | floor plans, office space planning, furniture layout | ~ interior-design
Furniture design | furniture making design | ~ interior-design, carpentry
FF&E selection | FF&E^, furniture selection, furnishings selection, finishes selection, material boards, mood boards | ~ interior-design
Kitchen and bath design | kitchen design, bathroom design | > interior-design
Lighting selection for interiors | interior lighting design | ~ interior-design
Floral design | flower arranging, floristry, floral arrangements, flower arrangement, florist skills, Floristik | ~ event-planning
Set dressing | props styling | ~ set-design
Food styling | food stylist skills | ~ set-dressing
Makeup artistry | makeup application, make-up artistry, bridal makeup, makeup artist skills | ~ beauty-treatments
Color consultation | color consulting | ~ interior-design
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Textiles | textile science, fabrics knowledge, fabric knowledge | ~ textile-design
Textile technology | textile engineering | ~ textiles
Fashion history | costume history | ~ fashion-design
`,
  ),
  ...parseSkills(
    'tool',
    `
CLO 3D | | > pattern-making ~ fashion-design
Gerber AccuMark | | > pattern-making
2020 Design | 20-20 Kitchen Design | > interior-design
Chief Architect software | | > interior-design ~ 2020-design
`,
  ),
];
