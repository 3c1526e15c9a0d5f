import { type Score, subScoreKeys } from '@rolefit/contracts';
import { subScoreTexts } from '@rolefit/scoring';
import { Disclosure } from '@/components/ui/disclosure';
import { texts } from '../../match/proof-texts';
import { scoreBandOf } from '../../score-band';
import { SubScoreBars } from './sub-score-bars';

/** The sub-scores in one line of small values, which opens into bars. */
export function SubScoreLine({ score }: { score: Score }) {
  const asked = subScoreKeys.flatMap((key) => {
    const value = score[key];
    return value === null ? [] : [{ key, value }];
  });
  return (
    <Disclosure
      summary={
        <>
          <h2 className="mr-2 text-lead font-semibold">{texts.breakdown}</h2>
          <span className="flex flex-wrap gap-x-4 gap-y-1 text-small font-normal max-wide:basis-full max-wide:pl-5.5">
            {asked.map(({ key, value }) => (
              <span key={key} className="numbers inline-flex items-center gap-1.5">
                <span
                  aria-hidden="true"
                  className={`size-2 rounded-full ${scoreBandOf(value).bar}`}
                />
                <span className="text-muted">{subScoreTexts[key].label}</span> {value}
              </span>
            ))}
          </span>
        </>
      }
    >
      <div className="max-w-3xl">
        <SubScoreBars score={score} />
      </div>
    </Disclosure>
  );
}
