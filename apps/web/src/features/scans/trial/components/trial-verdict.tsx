import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { scrollBehavior } from '@/lib/motion';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { ApplicableBadge } from '../../components/match/applicable-badge';
import { ScoreRing } from '../../components/match/score-ring';
import { distancesOf, headlineOf } from '../../match/verdict-words';
import { scoreBandOf } from '../../score-band';
import { type ShownMatch } from '../shown-match';
import { texts } from '../texts';

function Announcement({ match: { score, isOwn } }: { match: ShownMatch }) {
  const { overallScore } = score;
  return (
    <p role="status" className="sr-only">
      {isOwn && texts.announced(overallScore, scoreBandOf(overallScore).word)}
    </p>
  );
}

/** Leads from a sample's score to the sign-in; the scan form is then filled with the posting. */
function OwnResume() {
  const afterSignIn = new URLSearchParams({ returnTo: paths.jobScan });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button asChild>
        <Link to={`${paths.login}?${afterSignIn.toString()}`}>{texts.ownResume}</Link>
      </Button>
      <p className="text-muted">{texts.kept}</p>
    </div>
  );
}

function Facts({ match, children }: { match: ShownMatch; children: ReactNode }) {
  const { score, scanSummary, readyToApply } = match;
  const { lead, rest } = headlineOf(scanSummary);
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:gap-x-6">
        <ScoreRing score={score.overallScore} />
        <p className="text-lead font-medium break-words">{lead}</p>
      </div>
      <ApplicableBadge readyToApply={readyToApply} distances={distancesOf(match, score)} />
      {rest !== '' && <p className="max-w-prose break-words text-muted">{rest}</p>}
      {children}
    </>
  );
}

/** Score, the sentence that says why, and what is missing; for the visitor's own posting also the way to their own score. */
export function TrialVerdict({ match }: { match: ShownMatch }) {
  const section = useRef<HTMLElement>(null);
  // On a phone the form above fills the screen.
  useEffect(() => {
    if (match.isOwn)
      section.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  }, [match]);
  return (
    <Card className="p-5 sm:p-6">
      <section ref={section} aria-label={texts.verdict} className="scroll-my-8 space-y-4">
        <p className="text-small text-muted">
          {match.isOwn ? texts.scoredAs[match.sample] : texts.example}
        </p>
        <Facts match={match}>
          {match.isOwn ? <OwnResume /> : <p className="text-muted">{texts.pick}</p>}
        </Facts>
        <Announcement match={match} />
      </section>
    </Card>
  );
}
