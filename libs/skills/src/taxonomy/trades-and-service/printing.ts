import { parseSkills } from '../../parse-skills.js';

/** Presses, prepress, binding, signs. */
export const printing = [
  ...parseSkills(
    'practice',
    `
Printing operation | printing press, printing presses, press operation in printing, press operator in printing, imprimerie, impresión gráfica, printing press operation, commercial printing, Druckerei | ~ machine-operation
Flexographic printing | flexography, flexo printing, Flexodruck, flexographic press, flexo press | > printing-operation
Rotogravure printing | gravure printing, Tiefdruck, rotogravure | > printing-operation
Letterpress printing | letterpress | > printing-operation
Large-format printing | wide-format printing, large format printing, wide format printing, large format printers, Großformatdruck, grand format printing | > print-production
Pad printing | pad-printing | > printing-operation
Heat transfer printing | sublimation printing, dye sublimation, heat press, DTG printing, direct-to-garment, heat transfer vinyl | ~ printmaking
Plate making | platemaking, computer-to-plate, CTP plates, printing plates | ~ prepress
Color management in print | ICC profiles, color matching, ink mixing, color proofing, Pantone matching, color calibration, Pantone colors, press color matching | ~ prepress
Bindery | book binding, Buchbinderei, reliure, encuadernación, saddle stitching, perfect binding, bindery equipment, bindery work | ~ bookbinding
Die cutting | die-cutting, die cutter operation, die cutters | ~ bookbinding, machine-operation
Copy center work | photocopying and binding, copy shop, print shop, copy center, print center, reprographics | ~ print-production
Sign making | signage production, vinyl signs, sign fabrication, Schilderherstellung, Werbetechnik, rotulación, sign production | ~ vinyl-graphics
Vinyl graphics | vinyl cutting, vinyl application, vinyl installation, vinyl graphics installation, vinyl cutter, vinyl plotter | ~ sign-making
Vehicle wrapping | vehicle wraps, car wrapping, car wraps, vehicle graphics, Fahrzeugfolierung | ~ vinyl-graphics
Print estimating | print quoting, print cost estimating | ~ printing-operation, cost-estimating
Print project coordination | print vendor management, print procurement | ~ printing-operation
Packaging printing | label printing, corrugated printing, carton printing | ~ flexographic-printing, packaging
Variable data printing | VDP printing, mail merge printing, direct mail production | ~ print-production
Photo printing | photo lab, film developing | ~ photography
`,
  ),
  ...parseSkills(
    'tool',
    `
Heidelberg presses | Heidelberg press, Heidelberg Speedmaster, Heidelberg printing press, Heidelberg^* | > print-production
Komori presses | Komori press | > print-production ~ heidelberg-presses
HP Indigo | Indigo press | > print-production
Xerox iGen | Xerox digital presses, Xerox Versant | > print-production ~ hp-indigo
Konica Minolta presses | Konica Minolta AccurioPress, bizhub PRESS | > print-production ~ hp-indigo
Fiery RIP | EFI Fiery, RIP software | ~ print-production, color-management-in-print
Roland printers | Roland DG, VersaWorks, Roland VersaCAMM | > large-format-printing
Mimaki printers | Mimaki | > large-format-printing ~ roland-printers
FlexiSign | SAi Flexi | ~ vinyl-graphics, sign-making
Esko software | Esko ArtiosCAD, ArtiosCAD, Esko Automation Engine, EskoArtwork | > prepress ~ packaging-engineering
Kodak Prinergy | Prinergy | > prepress ~ esko-software
Polar cutters | Polar cutter, Polar paper cutter | > bookbinding
`,
  ),
];
