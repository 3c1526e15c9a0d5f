/**
 * German names of credentials that are the same in other countries. They are read by their English names, from postings in any language; those without
 * a German counterpart, such as "CPA", keep their name.
 */
const names: ReadonlyMap<string, string> = new Map([
  ["Driver's license", 'Führerschein'],
  ["Commercial driver's license", 'Lkw-Führerschein (CDL)'],
  ['Motorcycle license', 'Motorradführerschein'],
  ['Taxi licence', 'Taxischein'],
  ['Boating license', 'Bootsführerschein'],
  ['Tachograph card', 'Fahrerkarte'],
  ['ADR certificate', 'ADR-Schein'],
  ['Forklift certification', 'Staplerschein'],
  ['Crane operator certification', 'Kranschein'],
  ['First aid certification', 'Erste-Hilfe-Schein'],
  ['Lifeguard certification', 'Rettungsschwimmabzeichen'],
  ['Master craftsman certificate', 'Meisterbrief'],
  ['Teaching license', 'Lehrbefähigung'],
  ['Registered nurse', 'Zulassung als Pflegefachkraft'],
  ['Medical license', 'Approbation'],
  ['Dentist license', 'Approbation (Zahnmedizin)'],
  ['Pharmacist license', 'Approbation (Pharmazie)'],
  ['Veterinarian license', 'Approbation (Tiermedizin)'],
  ['Bar admission', 'Anwaltszulassung'],
  ['Security clearance', 'Sicherheitsüberprüfung'],
]);

const classOf = /^Driving licence class (\w+)$/;

/** A credential as German calls it: "Führerschein Klasse B" for "Driving licence class B". */
export function germanCredential(name: string): string {
  const [, category] = classOf.exec(name) ?? [];
  return category === undefined ? (names.get(name) ?? name) : `Führerschein Klasse ${category}`;
}
