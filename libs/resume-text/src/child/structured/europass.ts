import { decodeMarkup } from '../archive/markup.ts';
import { type ExtractedText, unpagedText } from '../extracted-text.ts';
import { plainCharacters } from '../plain-characters.ts';
import { Refusal } from '../refusal.ts';
import { candidateText } from './europass-candidate.ts';
import { skillsPassportText } from './europass-passport.ts';
import { allAt, parseXml } from './xml-tree.ts';

/**
 * The text of a Europass CV from the current editor (`Candidate`, since 2020) or the former one (`SkillsPassport`, `LearnerInfo`).
 * @throws Refusal
 */
export function extractEuropass(bytes: Uint8Array): ExtractedText {
  const root = parseXml(decodeMarkup(bytes));
  if (root.localName === 'Candidate') return unpagedText(plainCharacters(candidateText(root)));
  const learner = root.localName === 'LearnerInfo' ? root : allAt(root, 'LearnerInfo')[0];
  if (learner === undefined) throw new Refusal('unsupported', `a document of ${root.localName}`);
  return unpagedText(plainCharacters(skillsPassportText(learner)));
}
