import type { AddressWords } from './topics/addresses.js';
import type { AdministrationWords } from './topics/administration.js';
import type { AspirationWords } from './topics/aspirations.js';
import type { ClaimWords } from './topics/claims.js';
import type { ContactLineWords } from './topics/contact-lines.js';
import type { CredentialWords } from './topics/credentials.js';
import type { ConditionWords } from './topics/conditions.js';
import type { DateWords } from './topics/dates.js';
import type { DegreeAskedWords } from './topics/degrees-asked.js';
import type { DemandWords } from './topics/demands.js';
import type { DisclaimerWords } from './topics/disclaimers.js';
import type { DurationWords } from './topics/durations.js';
import type { DutyPhraseWords } from './topics/duty-phrases.js';
import type { EducationWords } from './topics/education.js';
import type { EmployerWords } from './topics/employers.js';
import type { ExperienceWords } from './topics/experience.js';
import type { ForgedMarkWords } from './topics/forged-marks.js';
import type { GrammarWords } from './topics/grammar.js';
import type { HeadingPhraseWords } from './topics/heading-phrases.js';
import type { LanguageWords } from './topics/languages.js';
import type { LevelWords } from './topics/levels.js';
import type { ListedNameWords } from './topics/listed-names.js';
import type { ListWords } from './topics/lists.js';
import type { NegationWords } from './topics/negation.js';
import type { NoDemandWords } from './topics/no-demands.js';
import type { OrderWords } from './topics/orders.js';
import type { PayWords } from './topics/pay.js';
import type { PersonalDataWords } from './topics/personal-data.js';
import type { PhraseWords } from './topics/phrases.js';
import type { PlaceWords } from './topics/places.js';
import type { PostingAskWords } from './topics/posting-asks.js';
import type { PostingSectionWords } from './topics/posting-sections.js';
import type { PostingSignWords } from './topics/posting-signs.js';
import type { PostingTitleWords } from './topics/posting-titles.js';
import type { PreferenceWords } from './topics/preferences.js';
import type { ResumeHeadingWords } from './topics/resume-headings.js';
import type { ResumeLabelWords } from './topics/resume-labels.js';
import type { SkillListLabelWords } from './topics/skill-list-labels.js';
import type { SkillListWords } from './topics/skill-lists.js';
import type { SkillWords } from './topics/skills.js';
import type { StatedYearWords } from './topics/stated-years.js';
import type { StudyWords } from './topics/studies.js';
import type { TextWords } from './topics/texts.js';
import type { TitleWords } from './topics/titles.js';
import type { TermWords } from './topics/terms.js';
import type { WorkplaceWords } from './topics/workplaces.js';

/**
 * Alternatives of a regular expression, separated by `|`, without a group around them: `or|and\/or`.
 * Readers compile them with the flags `iu`, so that case is ignored unless a topic says that it
 * matters; `\b` is a border of a word in any script (see `wholeWords`). Capturing groups are not
 * allowed. Empty if the language has no such words.
 */
export type Alternatives = string;

/** Single words in lower case, in any order. */
export type WordList = readonly string[];

/** The words of one language, by topic. No file outside the folder of a language holds its words. */
export interface Lexicon {
  readonly addresses: AddressWords;
  readonly administration: AdministrationWords;
  readonly aspirations: AspirationWords;
  readonly claims: ClaimWords;
  readonly contactLines: ContactLineWords;
  readonly credentials: CredentialWords;
  readonly conditions: ConditionWords;
  readonly dates: DateWords;
  readonly degreesAsked: DegreeAskedWords;
  readonly demands: DemandWords;
  readonly disclaimers: DisclaimerWords;
  readonly durations: DurationWords;
  readonly dutyPhrases: DutyPhraseWords;
  readonly education: EducationWords;
  readonly employers: EmployerWords;
  readonly experience: ExperienceWords;
  readonly forgedMarks: ForgedMarkWords;
  readonly grammar: GrammarWords;
  readonly headingPhrases: HeadingPhraseWords;
  readonly languages: LanguageWords;
  readonly levels: LevelWords;
  readonly listedNames: ListedNameWords;
  readonly lists: ListWords;
  readonly negation: NegationWords;
  readonly noDemands: NoDemandWords;
  readonly orders: OrderWords;
  readonly pay: PayWords;
  readonly personalData: PersonalDataWords;
  readonly phrases: PhraseWords;
  readonly places: PlaceWords;
  readonly postingAsks: PostingAskWords;
  readonly postingSections: PostingSectionWords;
  readonly postingSigns: PostingSignWords;
  readonly postingTitles: PostingTitleWords;
  readonly preferences: PreferenceWords;
  readonly resumeHeadings: ResumeHeadingWords;
  readonly resumeLabels: ResumeLabelWords;
  readonly skillListLabels: SkillListLabelWords;
  readonly skillLists: SkillListWords;
  readonly skills: SkillWords;
  readonly statedYears: StatedYearWords;
  readonly studies: StudyWords;
  readonly texts: TextWords;
  readonly titles: TitleWords;
  readonly terms: TermWords;
  readonly workplaces: WorkplaceWords;
}

/** The words of a language that is read only in part. */
export type PartialLexicon = {
  readonly [Topic in keyof Lexicon]?: Partial<Lexicon[Topic]>;
};

/** A list of words from text that separates them by spaces and line ends. */
export function wordList(text: string): WordList {
  return text.trim().split(/\s+/);
}
