/** German aliases, one skill a line, marks as `aliasesOf` says: engineering, energy, production, quality, safety. */
export const engineeringAndProduction = `
// trades-and-service/automation-and-control
industrial-automation | Automatisierung, Automation*, Automatisierungstechnik
control-systems | Steuer- und Regeltechnik, Regelungstechnik, Steuerungstechnik
robotics | Robotik
instrumentation | Mess- und Regeltechnik, Messtechnik, MSR-Technik
building-automation | Gebäudeautomation
machine-safety | Maschinensicherheit
plc-programming | SPS-Kenntnisse, SPS-Programmierung
motion-control | Antriebstechnik
robot-programming | Roboterprogrammierung
control-panel-building | Schaltschrankbau
commissioning | Inbetriebnahmen, Inbetriebnahme, Inbetriebnahme von Anlagen
// trades-and-service/cad-and-simulation
cad | CAD-Kenntnisse, CAD-Konstruktion, CAD-Zeichnen
building-information-modeling | BIM-Methode, BIM-Modellierung
finite-element-analysis | FEM-Berechnung, Finite-Elemente-Methode
computational-fluid-dynamics | Strömungssimulation, numerische Strömungsmechanik
product-lifecycle-management | Produktlebenszyklus
// trades-and-service/chemical-and-process-engineering
chemical-engineering | chemische Verfahrenstechnik, Chemieingenieurwesen, Verfahrenstechnik
process-engineering | Prozesstechnik
process-safety | Anlagensicherheit
electroplating | Galvanotechnik
powder-coating | Pulverbeschichtung
pulp-and-paper | Papierherstellung
// trades-and-service/civil-engineering
civil-engineering | Bauingenieurwesen, Bauwesen, Tiefbau
structural-engineering | konstruktiver Ingenieurbau, Tragwerksplanung, Statik^
geotechnical-engineering | Geotechnik
water-resources-engineering | Wasserbau
architectural-design | Architekturentwurf, Entwurfsplanung, Gebäudeplanung
building-codes | Bauordnung, Baurecht, Bauvorschriften
structural-analysis | statische Berechnungen
steel-structure-design | Stahlbau
timber-structure-design | Holzbau
bridge-engineering | Brückenbau
tunneling | Tunnelbau
surveying | Vermessungstechnik, Vermessungskunde, Vermessung
// trades-and-service/electrical-engineering
electrical-engineering | Elektroplanung, Elektrotechnik
electronics | Elektronikkenntnisse, Elektronik
analog-electronics | Analogtechnik
digital-electronics | Digitaltechnik
rf-engineering | Hochfrequenztechnik
antenna-design | Antennentechnik
electromagnetic-compatibility | EMV-Prüfung
high-voltage | Hochspannung
medium-voltage | Mittelspannung
low-voltage | Niederspannung
circuit-design | Schaltungsentwicklung, Schaltungstechnik
pcb-design | Leiterplattenentwicklung
electronics-assembly | Elektronikmontage, Bestückung von Leiterplatten
soldering | Lötkenntnisse, Lötarbeiten, Weichlöten, Löten
lighting-design | Lichtplanung
electrical-testing | DGUV-V3-Prüfung, elektrische Prüfungen
measuring-instruments | Messgeräte
// trades-and-service/energy-and-utilities
renewable-energy | erneuerbarer Energien, erneuerbare Energien
solar-energy | Solarenergie, Solaranlagen
photovoltaics | PV-Anlagen, Photovoltaik, Photovoltaikanlagen, Fotovoltaik
wind-energy | Windenergie, Windkraft
geothermal-energy | Erdwärme
bioenergy | Bioenergie
hydrogen-technology | Wasserstofftechnik
energy-efficiency | Energieeffizienz
nuclear-engineering | Kerntechnik
energy-management | Energiemanagement
solar-panel-installation | Solarmontage, Montage von Solaranlagen
cogeneration | Kraft-Wärme-Kopplung
district-heating | Fernwärme
power-line-work | Freileitungen
power-distribution | Energieverteilung, Stromverteilung
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
industrial-engineering | Wirtschaftsingenieurwesen
manufacturing | Fertigungsverfahren, Produktionserfahrung, Fertigung, Produktion^
mass-production | Serienfertigung
manufacturing-engineering | Fertigungstechnik, Produktionstechnik
production-planning | Produktionssteuerung, Fertigungssteuerung, Produktionsplanung, Fertigungsplanung, Arbeitsvorbereitung
production-management | Fertigungsleitung, Produktionsleitung
production-line-work | Fließbandarbeit, Bandarbeit, Arbeit am Fließband
assembly-work | Montagearbeiten, Montagetätigkeit, Endmontage, Vormontage, Montagetätigkeiten, Baugruppenmontage, Montageerfahrung
machine-operation | Bedienung von Maschinen, Maschinenführung, Anlagenbedienung, Bedienen von Maschinen, Maschinenführer, Anlagenführer, Bedienung von Anlagen, Bedienung und Überwachung, Maschinenbedienung
machine-setup | Rüsten von Maschinen, Einrichten von Maschinen
injection-molding | Kunststoffspritzguss, Spritzgießen, Spritzguss
plastics-processing | Kunststoffverarbeitung, Kunststofftechnik
extrusion | Extrusion von Kunststoffen
3d-printing | 3D-Druck, additive Fertigung
metal-casting | Gießereitechnik, Gießerei
forging | Schmieden von Metall, Freiformschmieden
stamping | Stanzen, Stanztechnik
press-operation | Pressenbedienung
heat-treatment | Wärmebehandlung
surface-treatment | Oberflächentechnik
grinding-and-polishing | Schleifen, Polieren, Schleifen und Polieren
deburring | Entgraten
industrial-painting | Lackieren
packaging | Verpacken, Verpackung von Waren, Konfektionierung, Verpackungsarbeiten, Verpacken von Waren, Verpackung
hand-tools | Umgang mit Werkzeugen, Handwerkzeuge
equipment-repair | Reparaturen, Instandsetzung, Reparatur von Maschinen, Reparaturarbeiten, Reparatur von Geräten
equipment-troubleshooting | Fehlersuche an Anlagen
preventive-maintenance | vorbeugende Instandhaltung, Wartung, Wartungsarbeiten, Wartung und Instandhaltung, Wartung von Maschinen, Wartung von Anlagen, vorbeugende Wartung
corrective-maintenance | Störungsbeseitigung, Entstörung, störungsbedingte Instandhaltung
predictive-maintenance | vorausschauende Wartung
condition-monitoring | Zustandsüberwachung
industrial-maintenance | Betriebsinstandhaltung, Industrieinstandhaltung, Instandhaltung
lubrication | Schmierung von Maschinen
equipment-installation | Aufbau von Anlagen
// trades-and-service/mechanical-engineering
mechanical-engineering | Konstruktion im Maschinenbau, Mechanik, Maschinenbau
thermal-engineering | Wärmetechnik
strength-of-materials | Festigkeitslehre
materials-science | Materialwissenschaft, Werkstofftechnik, Werkstoffkunde
metallurgy | Metallurgie
composite-materials | Verbundwerkstoffe, Faserverbundwerkstoffe
mechanical-design | Konstruktion, mechanische Konstruktion, Konstruktionserfahrung
machine-design | Maschinenkonstruktion
tool-design | Werkzeugkonstruktion
jigs-and-fixtures | Vorrichtungsbau
pumps | Pumpentechnik
hydraulics | Hydraulikkenntnisse, Hydraulik
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
safety-inspections | Sicherheitsbegehungen
safety-training-delivery | Sicherheitsunterweisungen, Sicherheitsunterweisung
job-hazard-analysis | Gefährdungsbeurteilung
fire-safety | Brandschutz
hazardous-materials | Gefahrguttransport, Gefahrstoffen, Gefahrgut, Gefahrstoffe
hazardous-waste-management | Sonderabfallentsorgung
adr-certificate | ADR-Schein
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
dimensional-inspection | Maßprüfung, Maßkontrolle
incoming-inspection | Wareneingangsprüfung
micrometers | Bügelmessschraube
nondestructive-testing | zerstörungsfreie Werkstoffprüfung, zerstörungsfreie Prüfung
ultrasonic-testing | Ultraschallprüfung
radiographic-testing | Röntgenprüfung
quality-audits | Qualitätsaudits
supplier-quality | Lieferantenqualität
quality-documentation | Qualitätsdokumentation
product-testing | Produktprüfung
quality-engineering | Qualitätstechnik
welding-inspection | Schweißnahtprüfung
// trades-and-service/welding-and-metal
welding | Schweißkenntnisse, Schweißarbeiten, Schweißtechnik, Schweißerfahrung, Schweißer, Schweißen
gas-metal-arc-welding | MIG/MAG-Schweißen, MIG-Schweißen, MAG-Schweißen
gas-tungsten-arc-welding | WIG-Schweißen
shielded-metal-arc-welding | Elektrodenschweißen, E-Hand-Schweißen, Lichtbogenhandschweißen
arc-welding | Lichtbogenschweißen
spot-welding | Punktschweißen
oxy-fuel-welding | Gasschmelzschweißen, Autogenschweißen
aluminum-welding | Aluminiumschweißen
robotic-welding | Roboterschweißen
brazing | Hartlöten
welding-procedures | Schweißanweisungen
torch-cutting | Brennschneiden, Autogenschneiden
plasma-cutting | Plasmaschneiden
laser-cutting | Laserschneiden
metal-fabrication | Metallverarbeitung, Metallbau, Metallbearbeitung, Schlosserarbeiten, Schlosserei
sheet-metal-work | Blechbearbeitung
press-brake-operation | Abkanten
locksmithing | Schlüsseldienst, Schließtechnik
boilermaking | Kesselbau
welding-certification | Schweißerprüfung, Schweißerschein
`;
