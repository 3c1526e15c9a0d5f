import { parseSkills } from '../../parse-skills.js';

/** Instruments and what is measured with them. */
export const laboratoryInstruments = [
  ...parseSkills(
    'practice',
    `
Analytical instrumentation | analytical instruments, laboratory instrumentation, laboratory instruments, lab instrumentation, operating laboratory instruments, operation of laboratory equipment, operating laboratory equipment, laboratory equipment operation, lab equipment, laboratory equipment | > laboratory-techniques
Chromatography | chromatographic techniques, chromatographic separation, chromatographic methods | > laboratory-techniques ~ mass-spectrometry
Liquid chromatography | LC methods, LC^? | > chromatography ? HPLC, GC, chromatograph, mass
HPLC | high-performance liquid chromatography, high performance liquid chromatography, high pressure liquid chromatography | > liquid-chromatography
UPLC | UHPLC, ultra-performance liquid chromatography, ultra-high performance liquid chromatography | > liquid-chromatography ~ hplc
Gas chromatography | GC-FID, GC analysis, headspace GC, GC^? | > chromatography ? HPLC, chromatograph, LC, FID, mass
GC-MS | GC/MS, gas chromatography-mass spectrometry, gas chromatography mass spectrometry, GCMS | > gas-chromatography, mass-spectrometry
LC-MS | LC/MS, LCMS, LC-MS/MS, liquid chromatography-mass spectrometry, liquid chromatography mass spectrometry, LC/MS/MS | > liquid-chromatography, mass-spectrometry
Ion chromatography | ion exchange chromatography | > chromatography
Thin-layer chromatography | TLC^, thin layer chromatography | > chromatography
Column chromatography | flash chromatography, preparative chromatography | > chromatography
Affinity chromatography | protein A chromatography, nickel affinity purification | > chromatography ~ protein-purification
Size exclusion chromatography | gel filtration chromatography, gel permeation chromatography, size-exclusion chromatography | > chromatography
FPLC | fast protein liquid chromatography, ÄKTA, AKTA Pure | > liquid-chromatography ~ protein-purification
Mass spectrometry | mass spectroscopy, mass spec, mass spectrometers, tandem mass spectrometry, mass spectrometer | > laboratory-techniques
MALDI-TOF | MALDI, MALDI-TOF MS | > mass-spectrometry
ICP-MS | inductively coupled plasma mass spectrometry, ICP/MS | > mass-spectrometry ~ icp-oes
ICP-OES | ICP-AES, inductively coupled plasma optical emission spectroscopy | > spectroscopy
Atomic absorption spectroscopy | atomic absorption, flame atomic absorption, atomic absorption spectrophotometry | > spectroscopy
Spectroscopy | spectroscopic techniques, spectrometry, spectroscopic analysis, spectrometers, optical spectroscopy | > laboratory-techniques
Spectrophotometry | UV-Vis, UV-Vis spectroscopy, UV/Vis spectroscopy, spectrophotometer, UV-visible spectroscopy, spectrophotometers | > spectroscopy
NMR spectroscopy | NMR^, nuclear magnetic resonance, nuclear magnetic resonance spectroscopy | > spectroscopy
Infrared spectroscopy | FTIR, FT-IR, IR spectroscopy, Fourier transform infrared spectroscopy | > spectroscopy
Raman spectroscopy | Raman microscopy | > spectroscopy
Fluorescence spectroscopy | fluorimetry, fluorometry, fluorescence measurements | > spectroscopy
X-ray diffraction | XRD^, powder X-ray diffraction | > laboratory-techniques ~ x-ray-crystallography
X-ray fluorescence | XRF^ | > spectroscopy
X-ray photoelectron spectroscopy | XPS^? | > spectroscopy ? spectroscop, XRD, SEM, surface
X-ray crystallography | protein crystallography, crystallography | ~ structural-biology
Microscopy | microscopes, microscope operation, light microscopy, optical microscopy, microscope, microscopic examination | > laboratory-techniques
Fluorescence microscopy | fluorescent microscopy, immunofluorescence microscopy | > microscopy
Confocal microscopy | laser scanning confocal microscopy, confocal microscope | > fluorescence-microscopy
Live cell imaging | live-cell imaging, time-lapse microscopy, high-content imaging | > microscopy
Electron microscopy | electron microscopes, SEM/TEM, electron microscope | > microscopy
Scanning electron microscopy | SEM/EDS, SEM imaging, scanning electron microscope, SEM/EDX, SEM^? | > electron-microscopy ? electron, microscop, TEM, XRD, EDS, AFM
Transmission electron microscopy | TEM imaging, transmission electron microscope, TEM^? | > electron-microscopy ? electron, microscop, SEM, XRD
Cryo-EM | cryo-electron microscopy, cryogenic electron microscopy | > electron-microscopy ~ structural-biology
Atomic force microscopy | AFM imaging, atomic force microscope, scanning probe microscopy, AFM^? | > microscopy ? microscop, SEM, TEM
Flow cytometry | FACS^, flow cytometers, flow cytometer, multiparameter flow cytometry | > laboratory-techniques ~ cell-sorting
Cell sorting | FACS sorting, fluorescence-activated cell sorting | > flow-cytometry
Differential scanning calorimetry | DSC calorimetry, DSC^? | > thermal-analysis ? calorimet, TGA, thermal, polymer
Isothermal titration calorimetry | | > laboratory-techniques
Thermal analysis | thermal characterization | > laboratory-techniques
Thermogravimetric analysis | TGA^? | > thermal-analysis ? thermal, DSC, thermogravim, polymer
Dynamic light scattering | zeta potential measurement | > laboratory-techniques ~ particle-size-analysis
Particle size analysis | particle sizing, particle size distribution analysis | > laboratory-techniques
Rheology | rheometry, viscosity measurement, viscometry | > laboratory-techniques
Surface plasmon resonance | Biacore | ~ biochemical-assays
Biolayer interferometry | Octet BLI | ~ surface-plasmon-resonance
Plate readers | microplate readers, microplate reader, plate reader | > laboratory-techniques
Karl Fischer titration | Karl Fischer | > titration
pH measurement | pH meters, pH meter, pH testing, conductivity measurement | > laboratory-techniques
Titration | titrations, acid-base titration, titrimetry, potentiometric titration | > laboratory-techniques ~ wet-chemistry
Electrochemical measurement | potentiostat | > electrochemistry
Cyclic voltammetry | | > electrochemical-measurement
Electrochemical impedance spectroscopy | | > electrochemical-measurement
Gravimetric analysis | gravimetry | > wet-chemistry
Dissolution testing | dissolution?, dissolution apparatus | > pharmaceutical-analysis ? tablet, HPLC, USP, drug, stability
`,
  ),
  ...parseSkills(
    'tool',
    `
Empower chromatography software | Waters Empower, Empower 3, Empower CDS, Empower^? | ~ hplc, chromatography ? HPLC, Waters, chromatograph, LIMS
ChemStation | Agilent ChemStation | ~ hplc, gas-chromatography
OpenLab CDS | Agilent OpenLab | ~ chemstation, hplc
MassHunter | Agilent MassHunter | ~ mass-spectrometry
Chromeleon | Thermo Chromeleon | ~ hplc
FlowJo | | ~ flow-cytometry
FACSDiva | BD FACSDiva | ~ flow-cytometry
`,
  ),
];
