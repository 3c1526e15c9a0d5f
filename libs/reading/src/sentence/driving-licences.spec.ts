import { findDrivingLicences, findVehicleCategories } from './driving-licences.js';

function classesOf(found: readonly { readonly name: string }[]) {
  return found.map(({ name }) => name.replace(/^Driving licence class |^Category | licence$/g, ''));
}

describe('classes of driving licences', () => {
  it.each([
    ['Driving licence classes B and CE', 'B CE'],
    ['Full UK driving licence (categories B, C1 & C+E)', 'B C1 CE'],
    ['A class C driving licence or better', 'C'],
    ['You hold a category C+E licence', 'CE'],
    ['Führerschein der Klassen B und CE', 'B CE'],
    ['Lkw-Führerschein (Klasse C1E)', 'C1E'],
    ['Fahrerlaubnis, Klasse B', 'B'],
    ['Licences: B, C1, C+E', 'B C1 CE'],
    ['Vous avez les permis B et CE', 'B CE'],
    ['Permis EC exigé', 'CE'],
    ['Permis de conduire de catégorie D', 'D'],
    ['Permiso de conducir de las clases B y C', 'B C'],
    ['Carné C+E', 'CE'],
    ['Körkort med behörighet B och CE', 'B CE'],
    ['B-körkort krävs', 'B'],
  ])('reads %j', (line, classes) => {
    expect(classesOf(findDrivingLicences(line))).toEqual(classes.split(' '));
  });

  it('asks of alternatives for the least, and for none where they are different', () => {
    expect(classesOf(findDrivingLicences('Führerschein Klasse C oder CE'))).toEqual(['C']);
    expect(findDrivingLicences('Driving licence category C or D')).toEqual([]);
  });

  it.each([
    'Driving licence. A car is provided',
    'Driving licence A team player will do well',
    "Class C driver's licence",
    'UEFA B licence for coaches',
    'Class A license with a clean record',
    'EASA category B1 licence for aircraft',
    'A licence to operate forklifts',
    'permis de construire',
    'Führerschein bevorzugt',
  ])('reads none in %j', (line) => {
    expect(findDrivingLicences(line)).toEqual([]);
  });

  it('reads all categories that a resume lists alone', () => {
    expect(classesOf(findVehicleCategories('Categories B, C and C+E since 2012'))).toEqual([
      'B',
      'C',
      'CE',
    ]);
    expect(findVehicleCategories('Taught category A and the fifth Klasse')).toEqual([]);
  });
});
