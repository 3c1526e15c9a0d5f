/** Swedish aliases, one skill a line, marks as `aliasesOf` says: metal, machines, production. */
export const engineeringAndProduction = `
// trades-and-service/machining
turning | svarvning, svarvare
milling | fräsning
cnc-machining | CNC-bearbetning, CNC-operatör
// trades-and-service/welding-and-metal
welding | svetsning, svetsarbete
metal-fabrication | plåtslageri
// trades-and-service/manufacturing
assembly-work | montering, monteringsarbete
machine-operation | maskinoperatör, maskinskötsel
preventive-maintenance | förebyggande underhåll
// trades-and-service/mechanical-engineering
blueprint-reading | ritningsläsning, läsa ritningar
`;
