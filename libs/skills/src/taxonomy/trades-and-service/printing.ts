import { parseSkills } from '../../parse-skills.js';

/** Presses, prepress, binding, signs. */
export const printing = [
  ...parseSkills(
    'practice',
    `
Printing operation | printing press, printing presses, press operation in printing, press operator in printing, printing press operation, commercial printing | ~ machine-operation, offset-printing, digital-printing
Offset printing | offset press, offset lithography, sheetfed printing, web press, sheet-fed offset, lithographic printing | > printing-operation
Digital printing | digital press, digital presses | > printing-operation
Flexographic printing | flexography, flexo printing, Flexodruck, flexographic press, flexo press | > printing-operation
Rotogravure printing | gravure printing, Tiefdruck, rotogravure | > printing-operation
Screen printing | silk screening, silkscreen, serigraphy, Siebdruck, screen-printing, silk screen printing, silkscreen printing | > printing-operation
Letterpress printing | letterpress | > printing-operation
Large-format printing | wide-format printing, large format printing, wide format printing, large format printers, grand format printing | > digital-printing
Pad printing | pad-printing | > printing-operation
Heat transfer printing | heat press, heat transfer vinyl | ~ screen-printing
Sublimation printing | dye sublimation | ~ heat-transfer-printing
Direct-to-garment printing | DTG printing, direct-to-garment | ~ screen-printing
Plate making | platemaking, computer-to-plate, CTP plates, printing plates | ~ prepress
Color management in print | ICC profiles, color matching, ink mixing, color proofing, Pantone matching, color calibration, Pantone colors, press color matching | ~ prepress
Bindery | book binding, Buchbinderei, reliure, saddle stitching, perfect binding, bindery equipment, bindery work | ~ print-finishing
Print finishing | paper cutting and folding, folding machines, paper folding, guillotine cutter, laminating and trimming, paper cutters, finishing equipment in print | ~ bindery
Die cutting | die-cutting, die cutter operation, die cutters | ~ print-finishing, machine-operation
Copy center work | photocopying and binding, copy shop, print shop, copy center, print center, reprographics | ~ digital-printing
Sign making | signage production, vinyl signs, sign fabrication, sign production | ~ vinyl-graphics
Vinyl graphics | vinyl cutting, vinyl application, vinyl installation, vinyl graphics installation, vinyl cutter, vinyl plotter | ~ sign-making
Vehicle wrapping | vehicle wraps, car wrapping, car wraps, vehicle graphics | ~ vinyl-graphics
Print estimating | print quoting, print cost estimating | ~ printing-operation, cost-estimating
Print project coordination | print vendor management, print procurement | ~ printing-operation
Packaging printing | label printing, corrugated printing, carton printing | ~ flexographic-printing, packaging
Variable data printing | VDP printing, mail merge printing, direct mail production | ~ digital-printing
`,
  ),
  ...parseSkills(
    'tool',
    `
Heidelberg presses | Heidelberg press, Heidelberg Speedmaster, Heidelberg printing press, Heidelberg^* | > offset-printing
Komori presses | Komori press | > offset-printing ~ heidelberg-presses
HP Indigo | Indigo press | > digital-printing
Xerox iGen | Xerox digital presses, Xerox Versant | > digital-printing ~ hp-indigo
Konica Minolta presses | Konica Minolta AccurioPress, bizhub PRESS | > digital-printing ~ hp-indigo
Fiery RIP | EFI Fiery, RIP software | ~ digital-printing, color-management-in-print
Roland printers | Roland DG, VersaWorks, Roland VersaCAMM | > large-format-printing
Mimaki printers | Mimaki | > large-format-printing ~ roland-printers
FlexiSign | SAi Flexi | ~ vinyl-graphics, sign-making
Esko software | Esko ArtiosCAD, ArtiosCAD, Esko Automation Engine, EskoArtwork | > prepress ~ packaging-engineering
Kodak Prinergy | Prinergy | > prepress ~ esko-software
Polar cutters | Polar cutter, Polar paper cutter | > print-finishing
`,
  ),
];
