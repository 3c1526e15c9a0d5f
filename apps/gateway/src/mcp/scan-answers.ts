import type { Job, JobDetail, Knockout, MatchPoint } from '@rolefit/contracts';
import type { AgentAnswer } from './agent-answer.js';

/** What an agent can do next, by the status of a scan. */
const nextSteps: Readonly<Record<Job['status'], string>> = {
  queued: 'The scan is queued. Call get_scan again in a few seconds.',
  reading: 'The posting is being read. Call get_scan again in a few seconds.',
  matching: 'The match is being scored. Call get_scan again in a few seconds.',
  'waiting-for-resume':
    'Rolefit has read no resume of this user yet. Ask them to upload one on their profile; the scan then continues automatically.',
  'needs-text':
    'The text is too short to be scored. Call scan_posting again with the whole posting.',
  completed:
    'Call read_match for the points and the evidence. To improve it by a close reading, call list_requirements and then submit_evidence.',
  failed: 'The scan failed, for the reason given as failure.',
};

/** The state of a scan. */
export function scanFacts(job: Job): Record<string, unknown> {
  return {
    scanId: job._id,
    status: job.status,
    next: nextSteps[job.status],
    failure: job.failure?.message ?? null,
    score: job.score?.overallScore ?? null,
    scoreRange: job.score?.range ?? null,
    formerScore: job.formerScore,
    readyToApply: job.readyToApply,
    stage: job.saved?.stage ?? null,
    note: job.saved?.note ?? null,
    scannedAt: job.createdAt,
  };
}

/** The posting's own title and company. */
export function postingNames({
  title,
  companyName,
  url,
}: Pick<Job, 'title' | 'companyName' | 'url'>): Record<string, unknown> {
  return { title, company: companyName === '' ? null : companyName, url: url === '' ? null : url };
}

/** A scan without its match. */
export function scanAnswer(job: Job): AgentAnswer {
  return { facts: scanFacts(job), untrusted: postingNames(job) };
}

/** A scan as a line of a list. */
export function listedScan(job: Job): Record<string, unknown> {
  const { next: _next, ...facts } = scanFacts(job);
  return { ...facts, ...postingNames(job) };
}

/** The full match, with the lines quoted for each point. */
export function matchAnswer(job: JobDetail): AgentAnswer {
  return {
    facts: {
      ...scanFacts(job),
      scores: job.score,
      readiness: job.readiness.map(({ rule, isMet }) => ({ rule, isMet })),
      judgedAt: job.judged?.at ?? null,
      closeReading: closeReadingOf(job),
      resumeComparison: comparisonOf(job),
    },
    untrusted: {
      ...postingNames(job),
      resume: job.judged?.resumeName ?? null,
      otherResumes: job.resumeComparison?.others.map(({ number, name, lacks }) => ({
        number,
        name,
        lacks,
      })),
      summary: job.scanSummary,
      points: job.points.map(pointOf),
      conditions: job.knockouts.map(conditionOf),
      readiness: job.readiness.map(({ text }) => text),
      recommendations: job.recommendations,
    },
  };
}

function pointOf(point: MatchPoint): Record<string, unknown> {
  const { requirementId, label, importance, verdict, credit, points, pointsPossible, reason } =
    point;
  return {
    requirementId,
    label,
    importance,
    verdict,
    credit,
    points,
    pointsPossible,
    reason,
    postingQuote: point.postingQuote.text,
    resumeQuote: point.resumeQuote?.text ?? null,
  };
}

function conditionOf({ kind, label, status, postingQuote, resumeQuote }: Knockout) {
  return {
    kind,
    label,
    status,
    postingQuote: postingQuote?.text ?? null,
    resumeQuote: resumeQuote?.text ?? null,
  };
}

/** Which resume fits best, and how the others compare; null if there is only one. */
function comparisonOf({ resumeComparison }: JobDetail): Record<string, unknown> | null {
  if (resumeComparison === null) return null;
  const { best, others } = resumeComparison;
  return {
    best: best.number,
    others: others.map(({ number, overallScore, readyToApply, isReadClosely }) => ({
      number,
      overallScore,
      readyToApply,
      isReadClosely,
    })),
  };
}

/** The state of the close reading and what it changed; null if there is none. */
function closeReadingOf({ closeReading }: JobDetail): Record<string, unknown> | null {
  if (closeReading === null) return null;
  const { status, failure, effect } = closeReading;
  return { status, failure: failure?.message ?? null, ...effect };
}
