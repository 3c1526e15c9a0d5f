/** German aliases, one skill a line, marks as `aliasesOf` says: engineering, building, production. */
export const engineeringAndTrades = `
// trades-and-service/automation-and-control
industrial-automation | Automatisierung, Automation*, Automatisierungstechnik
control-systems | Steuer- und Regeltechnik, Regelungstechnik, Steuerungstechnik
robotics | Robotik
instrumentation | Mess- und Regeltechnik, Messtechnik, MSR-Technik
building-automation | Gebäudeautomation
machine-safety | Maschinensicherheit
plc-programming | SPS-Kenntnisse, SPS-Programmierung
robot-programming | Roboterprogrammierung
control-panel-building | Schaltschrankbau
commissioning | Inbetriebnahmen, Inbetriebnahme
// trades-and-service/automotive
automotive-repair | Fahrzeugreparatur, Autoreparatur, Kfz-Technik, Kfz-Reparatur, Kfz-Mechatronik
vehicle-maintenance | Fahrzeuginstandhaltung, Fahrzeugwartung
vehicle-diagnostics | Fehlerdiagnose am Fahrzeug, Fahrzeugdiagnose
vehicle-inspection | Hauptuntersuchung
diesel-engine-repair | Dieselmotoren
tire-service | Reifenmontage, Reifenwechsel
hybrid-and-electric-vehicles | Elektromobilität
auto-body-repair | Karosseriearbeiten, Karosserieinstandsetzung, Karosseriebau
automotive-painting | Fahrzeuglackierung
auto-detailing | Fahrzeugaufbereitung
kfz-mechatroniker | Kfz-Mechaniker
// trades-and-service/building-maintenance
facilities-management | Gebäudetechnik, Objektbetreuung, Gebäudemanagement
building-maintenance-work | Haustechnik, Gebäudeinstandhaltung
handyman-work | Hausmeistertätigkeiten
snow-removal | Schneeräumung, Winterdienst
asbestos-abatement | Asbestsanierung
// trades-and-service/cad-and-simulation
cad | CAD-Kenntnisse, CAD-Konstruktion, CAD-Zeichnen
building-information-modeling | BIM-Methode, BIM-Modellierung
finite-element-analysis | FEM-Berechnung, Finite-Elemente-Methode
computational-fluid-dynamics | Strömungssimulation, Strömungsmechanik, numerische Strömungsmechanik
// trades-and-service/carpentry-and-finishing
carpentry | Innenausbau, Zimmererarbeiten, Schreinerarbeiten
woodworking | Holzverarbeitung, Holzbearbeitung
joinery | Tischlerei, Schreinerei, Bautischlerei, Tischlerarbeiten
furniture-assembly | Möbelaufbau, Möbelmontage
upholstery | Polsterei, Polstern^
glazing | Glaserarbeiten, Verglasung
painting-and-decorating | Anstreicharbeiten, Lackierarbeiten, Maler- und Lackierarbeiten, Malerarbeiten
wallpapering | Tapezieren
drywall-installation | Gipskartonbau, Trockenbau
plastering | Verputzen, Putzarbeiten
flooring-installation | Bodenlegen, Parkettlegen, Bodenverlegung
tile-setting | Fliesenarbeiten, Fliesenlegen
// trades-and-service/chemical-and-process-engineering
chemical-engineering | chemische Verfahrenstechnik, Chemieingenieurwesen, Verfahrenstechnik
process-engineering | Prozesstechnik
process-safety | Anlagensicherheit
electroplating | Galvanotechnik
powder-coating | Pulverbeschichtung
pulp-and-paper | Papierherstellung
// trades-and-service/civil-engineering
civil-engineering | Bauingenieurwesen, Bauwesen
structural-engineering | konstruktiver Ingenieurbau, Tragwerksplanung, Statik^
geotechnical-engineering | Geotechnik
water-resources-engineering | Wasserbau
building-architecture | Hochbau
architectural-design | Architekturentwurf, Entwurfsplanung, Gebäudeplanung
building-codes | Bauordnung, Baurecht, Bauvorschriften
structural-analysis | statische Berechnungen
steel-structure-design | Stahlbau
timber-structure-design | Holzbau
bridge-engineering | Brückenbau
tunneling | Tunnelbau
surveying | Vermessungstechnik, Vermessungskunde, Vermessung
// trades-and-service/construction
construction-work | Bauhandwerk, Bauarbeiten
construction-management | Bauüberwachung, Bauablaufplanung, Bauprojekte, Bauplanung, Bauleitung
site-supervision | Baustellenleitung, Baustellenüberwachung
cost-estimating | Kalkulation, Angebotskalkulation, Bauabrechnung, Aufmaß, Kostenschätzung
quantity-surveying | Mengenermittlung
demolition | Asphaltbau, Abbrucharbeiten
road-construction | Straßenbau
earthwork | Erdarbeiten, Erdbau, Tiefbau
masonry | Mauerwerk, Stahlbetonbau, Maurerarbeiten
bricklaying | Mauerarbeiten
concrete-work | Betonbau, Betonarbeiten
formwork | Schalung, Schalungsbau
roofing | Dacharbeiten, Dachdecker, Dachdeckerarbeiten
scaffolding | Gerüste, Gerüstbau
working-at-heights | Höhenarbeit
heavy-equipment-operation | Bedienung von Baumaschinen, Führen von Baumaschinen, Baumaschinen
excavator-operation | Baggerführer, Baggerfahren
crane-operation | Kranführerschein, Kranbedienung, Kranführen
overhead-crane-operation | Brückenkran
aerial-work-platforms | Hubarbeitsbühne
// trades-and-service/electrical-engineering
electrical-engineering | Elektroplanung, Elektrotechnik
electronics | Elektronikkenntnisse, Schaltungstechnik, Elektronik
rf-engineering | Hochfrequenztechnik
electromagnetic-compatibility | EMV-Prüfung
high-voltage | Hochspannung
medium-voltage | Mittelspannung
low-voltage | Niederspannung
circuit-design | Schaltungsentwicklung
soldering | Lötkenntnisse, Lötarbeiten, Weichlöten, Löten
measuring-instruments | Messgeräte
// trades-and-service/electrical-trades
electrical-installation | Elektroinstallationen, Elektromontage, Elektrik, Elektroarbeiten, Elektroniker, Elektroinstallation
wiring | Verkabelung, Verdrahtung
electrical-maintenance | elektrische Instandhaltung, Elektroinstandhaltung
electrical-troubleshooting | elektrische Fehlersuche
electrical-safety | Elektrosicherheit
elevator-maintenance | Aufzugswartung, Aufzugstechnik
electrical-apprenticeship | Ausbildung zum Elektroniker, Elektrikerlehre, elektrotechnische Ausbildung
// trades-and-service/energy-and-utilities
renewable-energy | Solaranlagen, erneuerbarer Energien, erneuerbare Energien
solar-energy | Solarenergie
photovoltaics | PV-Anlagen, Photovoltaik
wind-energy | Windenergie, Windkraft
bioenergy | Bioenergie
hydrogen-technology | Wasserstofftechnik
energy-efficiency | Energieeffizienz
nuclear-engineering | Kerntechnik
energy-management | Energiemanagement
solar-panel-installation | Solarmontage, Montage von Solaranlagen
cogeneration | Kraft-Wärme-Kopplung
district-heating | Fernwärme
power-line-work | Freileitungen
meter-reading | Zählerablesung
utility-services | Versorgungstechnik
oil-and-gas-operations | Öl und Gas
water-distribution | Wasserversorgung
// trades-and-service/machining
machining | Drehen und Fräsen, spanende Bearbeitung, Zerspanung, Zerspanungstechnik
cnc-machining | CNC-Kenntnisse, CNC-Technik, CNC-Maschinen, CNC-Bearbeitung
cnc-programming | CNC-Programmierung
milling | Fräsen
cnc-milling | CNC-Fräsen
turning | Drehen von Metall, Drehtechnik
cnc-turning | CNC-Drehen
tool-and-die-making | Werkzeugmechanik, Werkzeugbau
mold-making | Formenbau
// trades-and-service/manufacturing
industrial-engineering | Arbeitsvorbereitung, Wirtschaftsingenieurwesen
manufacturing | Fertigungsverfahren, Produktionserfahrung, Fertigung, Produktion^
mass-production | Serienfertigung
manufacturing-engineering | Fertigungstechnik, Produktionstechnik
production-planning | Produktionssteuerung, Fertigungssteuerung, Produktionsplanung, Fertigungsplanung
production-management | Fertigungsleitung, Produktionsleitung
production-line-work | Fließbandarbeit, Bandarbeit, Arbeit am Fließband
assembly-work | Montagearbeiten, Montagetätigkeit, Endmontage, Vormontage, Montagetätigkeiten, Baugruppenmontage, Montageerfahrung
machine-operation | Bedienung von Maschinen, Maschinenführung, Anlagenbedienung, Bedienen von Maschinen, Maschinenführer, Anlagenführer, Bedienung von Anlagen, Bedienung und Überwachung, Maschinenbedienung
machine-setup | Rüsten von Maschinen, Einrichten von Maschinen
injection-molding | Kunststoffspritzguss, Spritzgießen, Spritzguss
plastics-processing | Kunststoffverarbeitung, Kunststofftechnik
3d-printing | 3D-Druck, additive Fertigung
metal-casting | Gießereitechnik, Gießerei
heat-treatment | Wärmebehandlung
surface-treatment | Oberflächentechnik
grinding-and-polishing | Schleifen, Polieren, Schleifen und Polieren
deburring | Entgraten
industrial-painting | Lackieren
packaging | Verpacken, Verpackung von Waren, Konfektionierung, Verpackungsarbeiten, Verpacken von Waren, Verpackung
hand-tools | Umgang mit Werkzeugen, Handwerkzeuge
equipment-repair | Reparaturen, Instandsetzung, Reparatur von Maschinen, Reparaturarbeiten, Reparatur von Geräten
preventive-maintenance | vorbeugende Instandhaltung, Wartung, Wartungsarbeiten, Wartung und Instandhaltung, Wartung von Maschinen, Wartung von Anlagen, vorbeugende Wartung
corrective-maintenance | Störungsbeseitigung, Entstörung, störungsbedingte Instandhaltung
predictive-maintenance | vorausschauende Wartung
condition-monitoring | Zustandsüberwachung
industrial-maintenance | Betriebsinstandhaltung, Industrieinstandhaltung, Instandhaltung
equipment-installation | Inbetriebnahme von Anlagen, Aufbau von Anlagen
// trades-and-service/mechanical-engineering
mechanical-engineering | Konstruktion im Maschinenbau, Mechanik, Maschinenbau
strength-of-materials | Festigkeitslehre
materials-science | Materialwissenschaft, Werkstofftechnik, Werkstoffkunde
mechanical-design | Konstruktion, mechanische Konstruktion, Konstruktionserfahrung
jigs-and-fixtures | Vorrichtungsbau
hydraulics | Hydraulik und Pneumatik, Hydraulikkenntnisse, Hydraulik
pneumatics | Pneumatik
mechatronics | Mechatronik
engineering-drawings | Technisches Zeichnen mit CAD, technisches Zeichnen
blueprint-reading | Lesen technischer Zeichnungen, technische Zeichnungen, technische Zeichnungen lesen, Lesen von technischen Zeichnungen, Zeichnungslesen, technischen Zeichnungen, Zeichnungen lesen
schematic-reading | Schaltpläne lesen
bill-of-materials | Stückliste, Stücklisten
aerospace-engineering | Luft- und Raumfahrttechnik
automotive-engineering | Fahrzeugtechnik
// trades-and-service/mining
mineral-processing | Aufbereitungstechnik
blaster-license | Sprengberechtigung
// trades-and-service/occupational-safety
occupational-safety | Sicherheitsvorschriften, Arbeitsschutzvorschriften, Arbeitssicherheitsvorschriften, Arbeitssicherheit, Arbeitsschutz
safety-management | Sicherheitsmanagement
job-hazard-analysis | Gefährdungsbeurteilung
hazardous-materials | Gefahrguttransport, Gefahrstoffen, Gefahrgut, Gefahrstoffe
adr-certificate | ADR-Schein
// trades-and-service/plumbing-and-hvac
plumbing | Sanitärtechnik, Rohrinstallation, Sanitärinstallation, Klempnerarbeiten
pipefitting | Rohrschlosserei, Rohrleitungsbau
hvac | Sanitär-Heizung-Klima, Heizung-Sanitär, Lüftung und Klima, Heizungs- und Klimatechnik
air-conditioning | Klimaanlagen, Klimatechnik
refrigeration | Kälteanlagen, Kältetechnik
heating-systems | Heizungsanlagen, Heizungsbau, Heizungstechnik
heat-pumps | Wärmepumpen
ventilation-systems | Lüftungsanlagen, Lüftungstechnik
insulation-work | Wärmedämmung, Isolierarbeiten, Dämmarbeiten
f-gas-certification | Kälteschein
// trades-and-service/printing
printing-operation | Druckmaschinen, Drucktechnik, Druckerei
offset-printing | Offsetdruck
digital-printing | Digitaldruck
large-format-printing | Großformatdruck
print-finishing | Druckweiterverarbeitung
sign-making | Schilderherstellung, Werbetechnik
vehicle-wrapping | Fahrzeugfolierung
// trades-and-service/quality-management
root-cause-analysis | Fehlerursachenanalyse, Ursachenanalyse
quality-management-systems | Qualitätsmanagementsystem, QM-Systeme, Qualitätsmanagementsysteme
quality-inspection | Qualitätsprüfungen, Prüfmittel, Qualitätsprüfung
visual-inspection | Sichtkontrolle, Sichtprüfung
incoming-inspection | Wareneingangsprüfung
micrometers | Bügelmessschraube
nondestructive-testing | zerstörungsfreie Werkstoffprüfung, zerstörungsfreie Prüfung
quality-audits | Qualitätsaudits
quality-engineering | Qualitätstechnik
// trades-and-service/telecom-installation
telecommunications | Nachrichtentechnik, Telekommunikation, Telekommunikationstechnik
fiber-optics | Glasfaser, Glasfasertechnik
fiber-splicing | Glasfaser spleißen
// trades-and-service/textiles-and-crafts
sewing | Näharbeiten, Nähen
sewing-machine-operation | Nähmaschine, Nähmaschinenbedienung
tailoring | Schneiderhandwerk, Schneiderei
garment-making | Bekleidungsherstellung
glassblowing | Glasbläserei
model-making | Modellbau
// trades-and-service/welding-and-metal
welding | Schweißkenntnisse, Schweißarbeiten, Schweißtechnik, Schweißerfahrung, Schweißer, Schweißen
gas-metal-arc-welding | MIG/MAG-Schweißen, MIG-Schweißen, MAG-Schweißen
gas-tungsten-arc-welding | WIG-Schweißen
shielded-metal-arc-welding | Elektrodenschweißen, E-Hand-Schweißen, Lichtbogenhandschweißen
arc-welding | Lichtbogenschweißen
brazing | Hartlöten
laser-cutting | Laserschneiden
metal-fabrication | Metallverarbeitung, Metallbau, Metallbearbeitung
sheet-metal-work | Schlosserarbeiten, Schlosserei, Blechbearbeitung
press-brake-operation | Abkanten
locksmithing | Schlüsseldienst, Schließtechnik
boilermaking | Kesselbau
welding-certification | Schweißerprüfung, Schweißerschein
`;
