import { countWords, limits } from '@rolefit/contracts';
import { useRef, useState } from 'react';
import { language } from '@/lib/language';
import { keepTriedPosting } from '@/lib/tried-posting';
import { type SampleName } from './sample-names';
import { type TrialResult } from './trial';
import { type ShownMatch } from './shown-match';
import { texts as allTexts } from './texts';
import { type TrialScorer } from './trial-scorer';

const { problems: texts } = allTexts;

/** Why a text can't be scored, as far as that shows without reading it. */
function problemOf(text: string): string | null {
  const words = countWords(text);
  if (words === 0) return texts.empty;
  if (words < limits.postingMinWords) return texts.tooShort(words, limits.postingMinWords);
  return text.length > limits.postingChars ? texts.tooLong(limits.postingChars) : null;
}

function shownOf(result: TrialResult, sample: SampleName): ShownMatch | null {
  if (result.state !== 'scored') return null;
  const { match, jobDescription, resumeText } = result;
  return { ...match, jobDescription, resumeText, sample, isOwn: true };
}

/** A posting, the sample resume it is scored against, and the match that came of it: null until there is one. */
export function useTrial(scorer: TrialScorer) {
  const [text, setText] = useState('');
  const [sample, setSample] = useState<SampleName>('nurse');
  const [match, setMatch] = useState<ShownMatch | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(undefined);

  async function score(posting: string, against: SampleName): Promise<void> {
    running.current?.abort();
    const stop = (running.current = new AbortController());
    const early = problemOf(posting);
    setProblem(early);
    setIsWorking(early === null);
    if (early !== null) return;
    const today = new Date().toISOString().slice(0, 10);
    const outcome = await scorer.run(
      { text: posting, sample: against, language, today },
      stop.signal,
    );
    if (stop.signal.aborted) return;
    setIsWorking(false);
    const shown = outcome.state === 'done' ? shownOf(outcome.result, against) : null;
    if (shown) {
      keepTriedPosting(posting);
      setMatch(shown);
    } else setProblem(outcome.state === 'done' ? texts.notAPosting : texts.failed);
  }

  return {
    text,
    sample,
    match,
    isWorking,
    problem,
    /** Loads what scores, ahead of the first posting. */
    prepare: () => scorer.prepare(),
    write: (posting: string) => {
      setText(posting);
      setProblem(null);
    },
    score: () => void score(text, sample),
    paste: (posting: string) => void score(posting, sample),
    choose: (against: SampleName) => {
      setSample(against);
      if (problemOf(text) === null) void score(text, against);
    },
  };
}

export type Trial = ReturnType<typeof useTrial>;
