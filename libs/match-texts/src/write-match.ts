import type {
  Label,
  Match,
  Phrase,
  PhraseValues,
  ResumeComparison,
  Sentence,
  SentenceValues,
  StoredComparison,
  StoredMatch,
} from '@rolefit/contracts';
import { type MatchTexts, write } from './texts.js';

/** A name in words. */
export function writeLabel(label: Label, { phrases }: Pick<MatchTexts, 'phrases'>): string {
  return typeof label === 'string' ? label : write<PhraseValues, Phrase['code']>(label, phrases);
}

/** One or more sentences in words. */
export function writeSentences(
  sentences: readonly Sentence[],
  { sentences: texts }: Pick<MatchTexts, 'sentences'>,
): string {
  return sentences
    .map((sentence) => write<SentenceValues, Sentence['code']>(sentence, texts))
    .join(' ');
}

/**
 * A match in a language. Matches of judges before `judge-14` have no messages: they stay in English, whatever the language.
 */
export function writeMatch({ messages, ...match }: StoredMatch, texts: MatchTexts): Match {
  if (messages === undefined) return match;
  const label = (phrase: Phrase | null | undefined, own: string) =>
    phrase ? writeLabel(phrase, texts) : own;
  const text = (sentences: readonly Sentence[] | undefined, own: string) =>
    sentences === undefined ? own : writeSentences(sentences, texts);
  return {
    ...match,
    points: match.points.map((point, at) => ({
      ...point,
      label: label(messages.points[at]?.label, point.label),
      reason: text(messages.points[at]?.reason, point.reason),
    })),
    missingSkills: match.missingSkills.map((skill, at) => ({
      ...skill,
      name: label(messages.missingSkills[at], texts.credential(skill.name)),
    })),
    knockouts: match.knockouts.map((knockout, at) => ({
      ...knockout,
      label: label(messages.knockouts[at]?.label, texts.credential(knockout.label)),
      ...(knockout.statedByUser !== undefined && {
        statedByUser: label(messages.knockouts[at]?.stated, knockout.statedByUser),
      }),
    })),
    readiness: match.readiness.map((check, at) => ({
      ...check,
      text: text(messages.readiness[at], check.text),
    })),
    scanSummary: writeSentences(messages.summary, texts),
    recommendations: match.recommendations.map((line, at) =>
      text(messages.recommendations[at], line),
    ),
  };
}

/** A comparison of resumes in a language. */
export function writeComparison(
  { best, others }: StoredComparison,
  texts: MatchTexts,
): ResumeComparison {
  return {
    best,
    others: others.map(({ lacksMessages, ...other }) => ({
      ...other,
      lacks: other.lacks.map((own, at) => {
        const phrase = lacksMessages?.[at];
        return phrase ? writeLabel(phrase, texts) : own;
      }),
    })),
  };
}
