import { parseSkills } from '../../parse-skills.js';

/** Pictures, print and brands: design work and its programs. */
export const graphicDesign = [
  ...parseSkills(
    'practice',
    `
Graphic design | graphic designer skills, designing graphics, graphics design, infographie^* | ~ visual-design, print-design, logo-design, brand-identity-design
Visual design | visual designer skills, visual identity design, design visuel | ~ graphic-design, ui-design
Visual communication | visual storytelling, visuelle Kommunikation | ~ graphic-design
Print design | print production design, designing print materials, flyer design, brochure design, brochures and flyers | > graphic-design
Layout design | page layout, layouts^*, desktop publishing, magazine layout, DTP^ | ~ graphic-design, indesign
Logo design | logo creation, designing logos | > graphic-design
Brand identity design | corporate identity, corporate design, visual identity, identidad corporativa, identidad visual | > graphic-design ~ brand-strategy
Packaging design | package design, label design | > graphic-design
Poster design | signage design, sign design, banner design | > graphic-design
Infographics | infographic design, information design | > graphic-design ~ data-visualization
Illustration^* | digital illustration, drawing illustrations, illustrations^*, vector illustration, book illustration | ~ drawing, graphic-design
Icon design | iconography | > graphic-design
Vector graphics | vector art, vector design | ~ illustrator
Drawing^* | sketching^*, freehand drawing, hand drawing, life drawing, dessin^*, dibujo^*, Zeichnen^* | ~ illustration
Painting art | oil painting, watercolor painting, acrylic painting, fine art painting | ~ fine-arts
Digital art | digital painting, digital drawing | ~ illustration
Concept art | character design, environment art | ~ illustration, animation
Storyboarding | storyboards, storyboard creation | ~ animation, screenwriting
Calligraphy | hand lettering, lettering | ~ typography
Photo retouching | image retouching, image editing, photo manipulation, image manipulation, retouching | ~ photo-editing, photoshop
Prepress | pre-press, print preparation, color separation, Druckvorstufe | ~ print-production
Email design | newsletter design, email template design | ~ graphic-design, email-marketing
Motion graphics | motion design, motion graphic design, animated graphics | ~ animation, video-editing
Animation | 2D animation, character animation, animation design | ~ motion-graphics
3D animation | animated 3D, 3D character animation | > animation ~ 3d-modeling
3D modeling | 3D modelling, 3D design, 3D graphics, 3D modeler | ~ animation
Art direction | creative direction, art directing, direction artistique, artistic direction | ~ graphic-design
Creative concept development | concept development, creative concepts, conceptual design, concept creation, ideation | ~ art-direction
Presentation graphics | PowerPoint design | ~ presentation-preparation, graphic-design
Sculpting | sculpture, clay modeling | ~ fine-arts
Ceramics art | | ~ fine-arts
Pottery | pottery making | ~ ceramics-art, wheel-throwing
Printmaking | linocut | ~ fine-arts
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Fine arts | visual arts, studio art, fine art, beaux-arts, bellas artes, bildende Kunst | ~ drawing
Typography | type design, typographie | ~ graphic-design
Color theory | colour theory, color management, colour management, color harmony | ~ graphic-design
Design principles | principles of design, composition principles, visual hierarchy | ~ graphic-design
`,
  ),
  ...parseSkills(
    'tool',
    `
Adobe Creative Suite | Adobe Creative Cloud, Creative Suite, Adobe CC, Adobe Suite, Creative Cloud, Adobe Creative, Adobe products, Adobe design tools, suite Adobe, Adobe applications, paquete Adobe | > photoshop, illustrator, indesign = photoshop, illustrator, indesign
Photoshop | Adobe Photoshop, Photo Shop | ~ lightroom, adobe-creative-suite
Illustrator^ | Adobe Illustrator | ~ photoshop, adobe-creative-suite
InDesign | Adobe InDesign, Adobe In Design | ~ illustrator, adobe-creative-suite
Adobe Express | Adobe Spark | ~ canva
Adobe Firefly | | ~ digital-art
Adobe Dreamweaver | Dreamweaver, Macromedia Dreamweaver | ~ web-design
Adobe Flash | Adobe Animate, Macromedia Flash | ~ animation
Canva | Canva Pro | ~ photoshop, graphic-design
GIMP^ | GNU Image Manipulation Program | ~ photoshop
Inkscape | | ~ illustrator
CorelDRAW | Corel Draw, CorelDraw Graphics Suite | ~ illustrator
Affinity Designer | Affinity Suite | ~ illustrator
Affinity Photo | | ~ photoshop, affinity-designer
Affinity Publisher | | ~ indesign
QuarkXPress | Quark Xpress, Quark^* | ~ indesign
Scribus | | ~ indesign
Procreate^* | Procreate app | ~ digital-art
Clip Studio Paint | | ~ digital-art, procreate
Corel Painter | | ~ clip-studio-paint
Krita | | ~ clip-studio-paint
Blender^* | Blender 3D | > animation, 3d-modeling
Cinema 4D | Cinema4D, C4D^ | > 3d-modeling ~ blender
3ds Max | 3D Studio Max, 3dsMax, 3D Max, Autodesk 3ds Max | > 3d-modeling ~ maya
Autodesk Maya | Maya^* | > 3d-modeling, animation ~ blender # maya
ZBrush | | > 3d-modeling ~ maya
Mudbox | | > 3d-modeling ~ zbrush
Houdini^ | SideFX Houdini | > 3d-modeling ~ maya
Substance Painter | Substance Designer, Adobe Substance | ~ 3d-modeling
Toon Boom Harmony | Toon Boom | > animation
TVPaint | | > animation ~ toon-boom-harmony
Spline design tool | | ~ motion-graphics
Rive animation | | ~ motion-graphics
Lottie animation | LottieFiles | ~ motion-graphics, rive-animation
`,
  ),
];
