import { caseEndpoints, type JobDetail, type Match } from '@rolefit/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { judgeLocally } from '@/lib/judge/judge-locally';
import { scanKeys } from '@/lib/query-keys';

function withMatch(job: JobDetail, match: Match): JobDetail {
  const before = job.score?.overallScore ?? null;
  const isChanged = before !== null && before !== match.score.overallScore;
  return {
    ...job,
    score: match.score,
    readyToApply: match.readyToApply,
    formerScore: isChanged ? before : job.formerScore,
    points: match.points,
    matchSkills: match.matchSkills,
    missingSkills: match.missingSkills,
    knockouts: match.knockouts,
    readiness: match.readiness,
    scanSummary: match.scanSummary,
    recommendations: match.recommendations,
    notJudged: match.notJudged ?? [],
    setAside: match.setAside ?? [],
  };
}

/** Judges a match in the browser and shows it until the server's arrives, which is the same. If it cannot be judged here, nothing happens. */
export async function previewMatch(client: QueryClient, scanId: string): Promise<void> {
  const queryKey = scanKeys.detail(scanId);
  try {
    const match = await judgeLocally(
      await api.call(caseEndpoints.getCase, { params: { id: scanId } }),
    );
    const job = client.getQueryData<JobDetail>(queryKey);
    if (match === null || !job?.score) return;
    // A response to an earlier request would show the former match again.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, withMatch(job, match));
  } catch {
    // The server's match follows.
  }
}
