import { parseSkills } from '../../parse-skills.js';

/** Designing for users: research, structure, interfaces, prototypes. */
export const uxDesign = [
  ...parseSkills(
    'practice',
    `
UX design | UX^, user experience, user experience design, UX designer skills, UXD^ | > wireframing, prototyping ~ ui-design, user-research, ux-ui-design, interaction-design
UI design | UI^, user interface design, user interface, user interfaces, interface design, UI designer skills, GUI design | ~ visual-design
UX/UI design | UX/UI, UI/UX, UI/UX design, UX & UI design, UX and UI design, UI and UX design | > ux-design, ui-design
Product design | digital product design, product designer skills, design de produit, Produktdesign | ~ ux-design
Industrial design | product form design, design industriel, Industriedesign | ~ product-design
Service design | service blueprints, service blueprinting | ~ ux-design, human-centered-design
Interaction design | IxD^, interaction designer skills, interactive design | ~ ux-design
Information architecture | card sorting, tree testing, site maps, sitemaps | ~ ux-design
Wireframing | wireframes, wireframe, creating wireframes | ~ prototyping, ux-design
Prototyping | prototypes, interactive prototypes, creating prototypes, UI prototypes, prototypage, prototipado | ~ wireframing, ux-design
Mockups | design mockups, mock-ups, creating mockups | ~ wireframing
User flows | user flow diagrams, task flows, user journeys, user journey mapping | ~ ux-design, customer-journey-mapping
User personas | personas | ~ buyer-personas, user-research
User research | UX research, user interviews, UX researcher skills, user experience research, design research, generative research, user studies | ~ usability-testing
Usability testing | usability studies, user testing, usability tests, Usability-Tests | ~ user-research
Usability | usability engineering, ergonomie web | ~ ux-design
Heuristic evaluation | UX audits, expert usability review | ~ usability-testing
Design systems | design system, component libraries, UI component library, pattern libraries | ~ ui-design, style-guides
Style guides | visual style guides, UI style guides | ~ brand-strategy
Mobile design | mobile app design, mobile UI design, app design | ~ ui-design
Responsive interface design | adaptive design | ~ web-design
Inclusive design | universal design, accessible design, designing for accessibility | ~ web-accessibility
Conversational design | conversation design, chatbot design, voice user interface design | ~ ux-design
Game art | game UI design, level design | ~ concept-art
Design critique | design reviews, giving design feedback | ~ ux-design
Design handoff | developer handoff | ~ ui-design
Design leadership | leading design teams, design management | > leadership ~ art-direction
Micro-interactions | UI animation | ~ interaction-design
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Human-computer interaction | HCI^, human computer interface, Mensch-Computer-Interaktion | ~ ux-design
Human factors | human factors engineering | ~ human-computer-interaction, occupational-safety
`,
  ),
  ...parseSkills(
    'method',
    `
Human-centered design | user-centered design, user centred design, human-centred design, UCD^, HCD^, user-centered approach | ~ design-thinking, ux-design
Design thinking | design thinking workshops | ~ human-centered-design
Lean UX | agile UX | ~ ux-design
Atomic design | | ~ design-systems
Jobs-to-be-done framework | JTBD^, jobs-to-be-done theory | ~ product-discovery
Double diamond design process | double diamond | ~ design-thinking
`,
  ),
  ...parseSkills(
    'tool',
    `
Figma | Figma design | > ui-design ~ sketch, adobe-xd
Sketch^* | Sketch App, Sketch for Mac | ~ adobe-xd
Adobe XD | Adobe Experience Design | ~ figma
InVision^ | InVision Studio, InVision App | > prototyping ~ figma
Axure | Axure RP | > wireframing, prototyping ~ figma
Balsamiq | Balsamiq Mockups | > wireframing ~ axure
Framer^? | | > prototyping ~ figma ? design, prototyp, Figma, interface
Marvel App | | > prototyping ~ invision
Proto.io | | > prototyping ~ marvel-app
Justinmind | | > prototyping ~ marvel-app
Principle for Mac | | > prototyping ~ marvel-app
Zeplin | | > design-handoff ~ figma
Maze user testing | | > usability-testing
UserTesting.com | | > usability-testing ~ maze-user-testing
Lookback | | > usability-testing ~ maze-user-testing
Userlytics | | > usability-testing ~ maze-user-testing
Optimal Workshop | | > information-architecture
UserZoom | | > information-architecture ~ optimal-workshop
Dovetail research | | ~ user-research
`,
  ),
];
