/** Swedish aliases, one skill a line, marks as `aliasesOf` says: building, installation, repair, crafts. */
export const buildingAndRepair = `
// trades-and-service/automotive
automotive-repair | bilreparationer, fordonsreparationer, bilmekaniker, fordonsmekaniker
vehicle-maintenance | fordonsunderhåll, fordonsservice
vehicle-diagnostics | felsökning på fordon, fordonsdiagnostik
tire-service | däckbyte, däckskifte
auto-body-repair | plåtskador, bilplåtslagare
automotive-painting | billackering
// trades-and-service/building-maintenance
facilities-management | fastighetsförvaltning, fastighetsdrift
building-maintenance-work | fastighetsunderhåll
snow-removal | snöröjning
// trades-and-service/carpentry-and-finishing
carpentry | snickeri, snickeriarbete, byggsnickeri, träarbeten
joinery | finsnickeri
cabinet-making | möbelsnickeri
furniture-assembly | möbelmontering
upholstery | tapetsering av möbler
door-and-window-installation | fönstermontering, dörrmontering, fönsterbyte
painting-and-decorating | målningsarbete, måleriarbete, målningsarbeten
wallpapering | tapetsering
drywall-installation | gipsning, gipsskivor
plastering | putsning
flooring-installation | golvläggning, parkettläggning
tile-setting | plattsättning, kakelsättning
// trades-and-service/construction
construction-work | byggarbete, byggnadsarbete, byggarbeten
construction-management | byggledning, byggprojektledning
site-supervision | arbetsledning på bygge, platsledning
cost-estimating | anbudskalkylering, byggkalkyl
demolition | rivningsarbete, rivning
road-construction | vägbyggnad, vägarbete
asphalt-paving | asfaltering
earthwork | markarbete, markarbeten
excavation | schaktning, grävarbete
masonry | murning, murningsarbete
concrete-work | betongarbete, betonggjutning
formwork | formsättning
roofing | takläggning, takarbete
scaffolding | ställningsbyggnad, ställningsbygge
excavator-operation | grävmaskinist, grävmaskin
// trades-and-service/electrical-trades
electrical-installation | elinstallation, elinstallationer, elarbete
wiring | kabeldragning
electrical-maintenance | elunderhåll
electrical-troubleshooting | elfelsökning
electrical-safety | elsäkerhet
// trades-and-service/plumbing-and-hvac
plumbing | rörmokeri, VVS-arbete, VVS-installation, rörarbete
pipe-installation | rördragning, rörläggning
heat-pumps | värmepumpar
ventilation-systems | ventilationssystem, ventilationsanläggningar
refrigeration | kylteknik
heating-systems | värmesystem, värmeanläggningar
// trades-and-service/textiles-and-crafts
sewing | sömnad
tailoring | skrädderi
`;
