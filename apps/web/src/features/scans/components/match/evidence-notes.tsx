import { type JobDetail } from '@rolefit/contracts';
import { Alert } from '@/components/ui/alert';
import { texts } from '../../match/proof-texts';
import { NotJudgedNote } from './not-judged-note';

/** What limits the evidence: an outdated resume, one read from a scan, requirements beyond the limits. */
export function EvidenceNotes({ job }: { job: JobDetail }) {
  const { judged, resumeComparison, notJudged } = job;
  return (
    <>
      {judged && !judged.isNewestResume && (
        <Alert>
          {resumeComparison
            ? texts.olderVersion(judged.resumeName)
            : texts.olderResume(judged.resumeFileName)}
        </Alert>
      )}
      {judged?.resumeReadAs === 'scan' && <Alert>{texts.fromScan}</Alert>}
      <NotJudgedNote notJudged={notJudged} />
    </>
  );
}
