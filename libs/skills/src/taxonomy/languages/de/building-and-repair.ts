/** German aliases, one skill a line, marks as `aliasesOf` says: building, installation, repair, crafts. */
export const buildingAndRepair = `
// trades-and-service/automotive
automotive-repair | Fahrzeugreparatur, Autoreparatur, Kfz-Technik, Kfz-Reparatur, Kfz-Mechatronik
vehicle-maintenance | Fahrzeuginstandhaltung, Fahrzeugwartung
vehicle-diagnostics | Fehlerdiagnose am Fahrzeug, Fahrzeugdiagnose
vehicle-inspection | Hauptuntersuchung
engine-repair | Motorinstandsetzung
diesel-engine-repair | Dieselmotoren
motorcycle-repair | Motorradreparatur
brake-repair | Bremsenreparatur
wheel-alignment | Achsvermessung
tire-service | Reifenmontage, Reifenwechsel
oil-changes | Ölwechsel
automotive-electrical-systems | Kfz-Elektrik
hybrid-and-electric-vehicles | Elektromobilität
auto-body-repair | Karosseriearbeiten, Karosserieinstandsetzung, Karosseriebau
automotive-painting | Fahrzeuglackierung
auto-detailing | Fahrzeugaufbereitung
auto-parts | Ersatzteilverkauf Kfz, Kfz-Ersatzteile
vehicle-sales | Fahrzeugverkauf
kfz-mechatroniker | Kfz-Mechaniker
// trades-and-service/building-maintenance
facilities-management | Objektbetreuung, Gebäudemanagement
building-maintenance-work | Haustechnik, Gebäudeinstandhaltung
handyman-work | Hausmeistertätigkeiten
maintenance-planning | Instandhaltungsplanung, Wartungsplanung
snow-removal | Schneeräumung, Winterdienst
property-inspection | Wohnungsabnahme
mep-systems | Gebäudetechnik, technische Gebäudeausrüstung
asbestos-abatement | Asbestsanierung
// trades-and-service/carpentry-and-finishing
carpentry | Innenausbau, Zimmererarbeiten
woodworking | Holzverarbeitung, Holzbearbeitung
joinery | Tischlerei, Schreinerei, Bautischlerei, Tischlerarbeiten, Schreinerarbeiten
cabinet-making | Möbelschreinerei, Möbelbau
furniture-making | Möbelherstellung
furniture-assembly | Möbelaufbau, Möbelmontage
upholstery | Polsterei, Polstern^
door-and-window-installation | Fenstermontage, Türenmontage, Fenster- und Türenmontage
glazing | Glaserarbeiten, Verglasung
painting-and-decorating | Anstreicharbeiten, Lackierarbeiten, Maler- und Lackierarbeiten, Malerarbeiten
wallpapering | Tapezieren
drywall-installation | Gipskartonbau, Trockenbau
plastering | Verputzen, Putzarbeiten
stucco | Stuckarbeiten
flooring-installation | Bodenlegen, Bodenverlegung
hardwood-flooring | Parkettverlegung, Parkettlegen
carpet-installation | Teppichverlegung
tile-setting | Fliesenarbeiten, Fliesenlegen
// trades-and-service/construction
construction-work | Bauhandwerk, Bauarbeiten, Hochbau
construction-management | Bauprojekte, Bauplanung, Bauleitung
site-supervision | Baustellenleitung, Baustellenüberwachung, Bauüberwachung
construction-scheduling | Bauablaufplanung
cost-estimating | Kalkulation, Angebotskalkulation, Bauabrechnung, Kostenschätzung
quantity-takeoff | Aufmaß, Mengenermittlung
demolition | Abbrucharbeiten
road-construction | Straßenbau
asphalt-paving | Asphaltbau
earthwork | Erdarbeiten, Erdbau
excavation | Aushubarbeiten
masonry | Mauerwerk, Maurerarbeiten
bricklaying | Mauerarbeiten
stonework | Natursteinarbeiten, Steinmetzarbeiten
concrete-work | Betonbau, Betonarbeiten, Stahlbetonbau
formwork | Schalung, Schalungsbau
waterproofing | Abdichtungsarbeiten, Bauwerksabdichtung
roofing | Dacharbeiten, Dachdecker, Dachdeckerarbeiten
scaffolding | Gerüste, Gerüstbau
working-at-heights | Höhenarbeit
heavy-equipment-operation | Bedienung von Baumaschinen, Führen von Baumaschinen, Baumaschinen
excavator-operation | Baggerführer, Baggerfahren
crane-operation | Kranbedienung, Kranführen
overhead-crane-operation | Brückenkran
aerial-work-platforms | Hubarbeitsbühne
// trades-and-service/electrical-trades
electrical-installation | Elektroinstallationen, Elektromontage, Elektrik, Elektroarbeiten, Elektroniker, Elektroinstallation
wiring | Verkabelung, Verdrahtung
electrical-maintenance | elektrische Instandhaltung, Elektroinstandhaltung
electrical-troubleshooting | elektrische Fehlersuche
electrical-panels | Verteilerbau
fire-alarm-systems | Brandmeldetechnik
security-alarm-installation | Einbruchmeldeanlagen
electric-vehicle-charging | Ladeinfrastruktur
electrical-safety | Elektrosicherheit
elevator-maintenance | Aufzugswartung, Aufzugstechnik
electrical-apprenticeship | Ausbildung zum Elektroniker, Elektrikerlehre, elektrotechnische Ausbildung
elektrofachkraft | Elektrofachkräfte
// trades-and-service/plumbing-and-hvac
plumbing | Sanitärtechnik, Rohrinstallation, Sanitärinstallation, Klempnerarbeiten
pipefitting | Rohrschlosserei, Rohrleitungsbau
pipe-installation | Rohrverlegung
gas-fitting | Gasinstallation
bathroom-installation | Badsanierung, Badmontage
hvac | Sanitär-Heizung-Klima, Heizung-Sanitär, Lüftung und Klima, Heizungs- und Klimatechnik
hvac-maintenance | Wartung von Heizungsanlagen, Wartung von Klimaanlagen
air-conditioning | Klimaanlagen, Klimatechnik
refrigeration | Kälteanlagen, Kältetechnik
heating-systems | Heizungsanlagen, Heizungsbau, Heizungstechnik
heat-pumps | Wärmepumpen
boiler-operation | Kesselbedienung, Heizkessel
ventilation-systems | Lüftungsanlagen, Lüftungstechnik
insulation-work | Wärmedämmung, Isolierarbeiten, Dämmarbeiten
f-gas-certification | Kälteschein
// trades-and-service/telecom-installation
telecommunications | Nachrichtentechnik, Telekommunikation, Telekommunikationstechnik
fiber-optics | Glasfaser, Glasfasertechnik
telecom-installation | Telekommunikationsanlagen
fiber-splicing | Glasfaser spleißen
// trades-and-service/textiles-and-crafts
sewing | Näharbeiten, Nähen
sewing-machine-operation | Nähmaschine, Nähmaschinenbedienung
tailoring | Schneiderhandwerk, Schneiderei
dressmaking | Damenschneiderei, Maßschneiderei
garment-making | Bekleidungsherstellung
shoemaking | Schuhmacherhandwerk, Schuhreparatur
jewelry-making | Schmuckherstellung
goldsmithing | Goldschmiedehandwerk
watchmaking | Uhrmacherhandwerk
glassblowing | Glasbläserei
model-making | Modellbau
`;
