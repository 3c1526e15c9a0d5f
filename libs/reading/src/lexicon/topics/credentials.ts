import type { Alternatives } from '../lexicon.js';

/** Kinds of security clearances; all but the last belong to the system of one country. */
export type Clearance =
  | 'topSecretCompartmented'
  | 'topSecret'
  | 'secret'
  | 'securityCheck'
  | 'developedVetting'
  | 'publicTrust'
  | 'reliability'
  | 'any';

/** Words of licences, clearances and permits. */
export interface CredentialWords {
  /** Driving licences, where the taxonomy has no name of the language. */
  readonly drivingLicences: Alternatives;
  /** Words that follow the name of a vehicle or trade in a licence: "forklift licence". */
  readonly licences: Alternatives;
  /** Like `licences`, but with other meanings too. */
  readonly permits: Alternatives;
  /** After a licence that is a matter of software or contracts. */
  readonly licensing: Alternatives;
  /** Before the European category of a driving licence. */
  readonly vehicleCategories: Alternatives;
  /** Licences that have such categories, in any case. */
  readonly classedLicences: Alternatives;
  /** Other words before categories, which count only beside such a licence: "class". */
  readonly licenceClasses: Alternatives;
  /** Words between such a licence and its categories: "der" in "Führerschein der Klassen". */
  readonly towardsClasses: Alternatives;
  /** Before a certification that an authority grants: "valid", "state". */
  readonly granted?: Alternatives;
  /** Such a certification, up to what it is in: "certification in", "license as a". */
  readonly grantedIn?: Alternatives;
  /** Words after its name: "issued by", "is". */
  readonly afterGranted?: Alternatives;
  /** Words of a certification that may be obtained later: "ability to obtain". */
  readonly yetToGet?: Alternatives;
  /** Security clearances, most exact first. */
  readonly clearances: Readonly<Record<Clearance, Alternatives>>;
  /** Words of the right to work in a country. */
  readonly workPermits: Alternatives;
  /** Verbs of leading, teaching and helping other people: "supervised". */
  readonly beforeOthers?: Alternatives;
  /** Verbs of working with one other person, with the article: "reported to the". */
  readonly besidePerson?: Alternatives;
  /** Words after which the sentence is about its author again: "led the team as". */
  readonly backToAuthor?: Alternatives;
  /** Other people, after the name of a licence: "students". */
  readonly afterOthers?: Alternatives;
  /** Last words of a name for people with a licence: "nurses". */
  readonly licensedPeople?: Alternatives;
  /** Last words of a name for one person with a licence: "nurse". */
  readonly licensedPerson?: Alternatives;
}
