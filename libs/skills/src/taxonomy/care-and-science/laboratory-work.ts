import { parseSkills } from '../../parse-skills.js';

/** What people of every natural science do in a laboratory. */
export const laboratoryWork = [
  ...parseSkills(
    'practice',
    `
Laboratory techniques | laboratory skills, lab techniques, bench work, laboratory procedures, laboratory work, wet lab, lab work, wet lab techniques, benchwork, lab skills, laboratory experience, lab experience, hands-on lab experience |
Laboratory analysis | laboratory testing, laboratory tests, lab testing, lab analysis, sample analysis, sample testing, performing laboratory tests, laboratory assays, analyze samples, analyse samples | > laboratory-techniques
Sample preparation | preparing samples, sample prep, preparation of samples, prepare samples | > laboratory-techniques ~ specimen-processing
Reagent preparation | preparing reagents, buffer preparation, media preparation, solution preparation, preparing solutions, preparing buffers, prepare reagents, prepare solutions | > laboratory-techniques
Pipetting | micropipetting, pipettes, micropipettes, serial dilutions, serial dilution, pipette, pipet | > laboratory-techniques
Aliquoting | aliquoting samples | > laboratory-techniques
Weighing and measuring in the laboratory | analytical balances, analytical balance, laboratory balances | > laboratory-techniques
Centrifugation | centrifuge operation, centrifuges, operating centrifuges, centrifuging, centrifuge? | > laboratory-techniques ? pipet, lab, sample, blood, specimen
Ultracentrifugation | | > centrifugation
Laboratory filtration | vacuum filtration, membrane filtration | > laboratory-techniques
Assay development | bioassay development, assay design, developing assays, assay optimization | > laboratory-techniques
Assay validation | validation of assays, assay qualification | ~ assay-development, method-validation
Method development | analytical method development, method development and validation | ~ method-validation
Method validation | analytical method validation, validation of analytical methods, method transfer | > laboratory-techniques
Equipment calibration | instrument calibration, calibration of instruments, calibrating equipment, calibrating instruments, calibration^*, calibrate equipment, calibrating laboratory equipment, calibrate instruments |
Laboratory equipment maintenance | maintaining laboratory equipment, lab equipment maintenance, instrument maintenance, maintenance of laboratory equipment, laboratory instrumentation maintenance, instrument troubleshooting | ~ equipment-calibration, equipment-repair
Laboratory safety | lab safety, laboratory safety procedures, chemical safety, chemical hygiene, lab safety protocols | ~ occupational-safety
Biosafety | biosafety level 2, BSL-2, BSL-3, biological safety, biosafety protocols | ~ laboratory-safety
Biosafety cabinet work | biological safety cabinet, biosafety cabinets, laminar flow hood, laminar flow hoods | ~ biosafety, aseptic-technique
Chemical handling | handling chemicals, handling of chemicals, chemical storage, handling hazardous chemicals | ~ laboratory-safety, hazardous-materials
Safety data sheets | SDS sheets, MSDS^, material safety data sheets, SDS^? | ~ chemical-handling ? safety, chemical, hazard
Laboratory record keeping | laboratory notebooks, lab notebooks, laboratory notebook, lab notebook, laboratory documentation, electronic lab notebooks, electronic laboratory notebook, ELN^ | ~ record-keeping
Laboratory inventory | lab inventory, ordering laboratory supplies, ordering lab supplies, laboratory supplies ordering, stocking laboratory supplies | > inventory-management
Glassware washing | laboratory glassware, washing glassware, cleaning glassware | ~ laboratory-techniques
Laboratory automation | lab automation, automated liquid handling, liquid handling robots, liquid handlers, robotic liquid handling | > laboratory-techniques
High-throughput screening | high throughput screening | ~ laboratory-automation, drug-discovery
Cleanroom work | clean room, cleanroom, cleanroom experience, clean room environment, cleanroom protocols, gowning procedures | ~ aseptic-technique
Cryopreservation | cryogenic storage, freezing cells | ~ cell-culture
Biobanking | sample storage management, biorepository management, biorepository | ~ specimen-processing
Experimental design | design of experiments, designing experiments, DoE^, study design, experiment design, experimental planning, design experiments | ~ scientific-research
Scientific data analysis | experimental data analysis, analysis of experimental data, analyzing experimental data | ~ data-analysis
`,
  ),
  ...parseSkills(
    'tool',
    `
LIMS^ | laboratory information management system, laboratory information management systems | ~ laboratory-techniques, laboratory-information-systems
LabWare | LabWare LIMS | > lims ~ starlims
STARLIMS | | > lims
SampleManager LIMS | | > lims ~ labware
Benchling | | ~ laboratory-record-keeping
LabVIEW | LabView programming |
GraphPad Prism | GraphPad | ~ statistics
ImageJ | FIJI^, Fiji ImageJ | ~ microscopy
CellProfiler | | ~ imagej
OriginLab | OriginPro, Origin Pro | ~ graphpad-prism
JMP^ | JMP statistical software | ~ statistics
SigmaPlot | | ~ graphpad-prism
`,
  ),
];
