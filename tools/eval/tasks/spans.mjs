import { findSkills } from '@rolefit/ai';
import { skillById } from '@rolefit/skills';

/** Sentences in which experts marked skills; `goals` are those of strict and relaxed F1. */
function spansTask(file, kind, goals = {}) {
  return {
    needs: ['gold', file],
    async run({ data, readings }) {
      const gold = data.lines('gold', file);
      const isWanted = kind === 'knowledge' ? isKnowledge : () => true;
      const predictions = (await readings.each([...documentsOf(gold).values()], (sentences) => spansOf(sentences, isWanted))).flat();
      const { strict, relaxed } = data.score('spans', gold, predictions, kind);
      return {
        predictions,
        figures: [
          { figure: `strict F1${kind ? `, ${kind}` : ''}`, value: strict.f1, min: goals.strict, note: `precision ${strict.p}, recall ${strict.r}` },
          { figure: `relaxed F1${kind ? `, ${kind}` : ''}`, value: relaxed.f1, min: goals.relaxed, note: `precision ${relaxed.p}, recall ${relaxed.r}` },
        ],
      };
    },
  };
}

/** Attitudes are skills, but nobody would call them knowledge. */
function isKnowledge({ skillId }) {
  return skillId === null || skillById(skillId)?.kind !== 'soft';
}

function documentsOf(sentences) {
  const documents = new Map();
  for (const sentence of sentences) {
    const id = sentence.doc ?? sentence.id;
    documents.set(id, [...(documents.get(id) ?? []), sentence]);
  }
  return documents;
}

/** A document is read as a whole, as a posting is; what is found in it goes back to its sentences. */
async function spansOf(sentences, isWanted) {
  const text = sentences.map((sentence) => sentence.text).join('\n');
  const found = (await findSkills(text)).filter(isWanted);
  let offset = 0;
  return sentences.map(({ id, text: own }) => {
    const [from, to] = [offset, offset + own.length];
    offset = to + 1;
    const skills = found.filter(({ start, end }) => start >= from && end <= to).map(({ start, end }) => ({ text: text.slice(start, end), start: start - from, end: end - from }));
    return { id, skills };
  });
}

export const spans = spansTask('skillspan.dev.jsonl', 'knowledge', { strict: 0.35, relaxed: 0.5 });
export const green = spansTask('green.dev.jsonl');
export const kompetencer = spansTask('kompetencer.train.jsonl');
