import { parseSkills } from '../../parse-skills.js';

/** Cutting metal and other solids on machine tools. */
export const machining = [
  ...parseSkills(
    'practice',
    `
Machining | machine tools, precision machining, metal machining, machine shop work, machinist^, machinists^ | ~ manufacturing, milling, turning, cnc-machining, surface-grinding
CNC machining | CNC^, CNC machines, computer numerical control, CNC operation, CNC machine operation, CNC operator, CNC machinist, computer numerically controlled machines, usinage CNC, CNC equipment | > machining ~ cnc-milling, cnc-turning, cnc-programming, cnc-setup
CNC programming | programming CNC machines, CNC programmer | > cnc-machining
G-code | G code, G and M codes, G-code programming, M-code, G&M code, G-codes | > cnc-programming
CNC setup | CNC machine setup, CNC set-up, setting up CNC machines | > cnc-machining ~ machine-setup
Milling | milling machines, milling machine, mill operation | > machining
Bridgeport mill | Bridgeport milling machine, Bridgeport mills | > milling, manual-machining
CNC milling | CNC mills, CNC mill, CNC milling machines | > cnc-machining, milling
Machining centers | machining centres, vertical machining center, horizontal machining center, VMC^*, HMC^* | > cnc-machining ~ cnc-milling
Metal turning | lathe, lathe operation, lathe work, Drehen^, engine lathe, manual lathe, lathe turning, turning*, Turning* | > machining # turning
CNC turning | CNC lathe, CNC lathes, turning centers, turning centres | > cnc-machining, turning
Manual machining | manual machines, manual machine tools, conventional machining, konventionelle Zerspanung | > machining
5-axis machining | five-axis machining, 5 axis machining, 5-axis milling, 5-axis CNC, five axis machining | > cnc-milling
Swiss machining | Swiss-type lathes, Swiss lathe, Swiss turning, Swiss screw machines | > cnc-turning
Metal drilling | drill press, drill presses, drill press operation, radial drill, drilling machines, drilling? | > machining ? machin, mill, tapping, metal, press, lathe, CNC, ream
Tapping and reaming | reaming, tapping and threading, thread cutting | > machining
Metal boring | boring mill, boring mills, horizontal boring mill | > machining
Surface grinding | surface grinder, surface grinders, Flachschleifen | > machining
Cylindrical grinding | OD grinding, ID grinding, cylindrical grinder, Rundschleifen | > machining ~ surface-grinding
Centerless grinding | centerless grinder, centreless grinding | > machining ~ cylindrical-grinding
Honing and lapping | lapping, Honen^ | ~ surface-grinding
Electrical discharge machining | EDM^?, wire EDM, sinker EDM, Erodieren, electro-discharge machining | > machining ? machin, wire, CNC, sinker, die, tool, grind, mill
Broaching* | broaching*, broaching machines | > machining
Gear cutting | gear hobbing, gear shaping, hobbing | > machining
Screw machines | multi-spindle screw machines, screw machine | ~ turning
Metal sawing | band saw, bandsaw, band saws, cold saw | ~ machining
Tool and die making | tool and die, tool & die, toolmaking, tool making, die making, tool and die maker, Werkzeugmacher | > machining ~ tool-design
Mold making | mouldmaking, moldmaking, mold maker | > machining ~ tool-and-die-making
Cutting tool selection | cutting tools, speeds and feeds, feeds and speeds, tool selection for machining | ~ machining
Workholding | work holding, machine fixturing | ~ jigs-and-fixtures, machining
Tool grinding | tool sharpening, cutter grinding, tool and cutter grinding | ~ surface-grinding
CNC router operation | CNC router, CNC routers, CNC routing | ~ cnc-machining, woodworking
Shop math | shop mathematics, machine shop math, trade math | ~ machining
`,
  ),
  ...parseSkills(
    'tool',
    `
FANUC controls | Fanuc control, FANUC CNC | > cnc-machining ~ heidenhain
Heidenhain | Heidenhain iTNC, Heidenhain TNC | > cnc-machining
Sinumerik | Siemens Sinumerik, Sinumerik 840D | > cnc-machining ~ heidenhain, fanuc-controls
Haas machines | Haas CNC, Haas mills, Haas lathe, Haas controls | > cnc-machining
Mazak* | Mazatrol, Yamazaki Mazak, Mazak machines | > cnc-machining ~ haas-machines
Okuma* | Okuma OSP, Okuma machines | > cnc-machining ~ haas-machines
DMG Mori | Mori Seiki | > cnc-machining ~ haas-machines
Makino* | Makino machines | > cnc-machining ~ haas-machines
Doosan machines | Doosan CNC, DN Solutions | > cnc-machining ~ haas-machines
Conversational CNC programming | conversational programming | > cnc-programming
Vericut | | ~ cnc-programming
`,
  ),
  ...parseSkills(
    'certificate',
    `
NIMS certification | NIMS certified, NIMS credentials | > machining
`,
  ),
];
