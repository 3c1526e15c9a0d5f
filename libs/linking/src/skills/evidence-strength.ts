import type { ResumeFacts } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import { coveredMonths, monthNumber, roleSpan, type MonthSpan } from '../months.js';
import { evidenceScores } from '../credits.js';

type Evidence = ResumeFacts['skills'][number]['evidence'][number];
type Role = ResumeFacts['roles'][number];

/** How well a resume shows a skill. */
export interface EvidenceStrength {
  /** 0 to 100, not rounded. */
  readonly score: number;
  /** The best line of evidence. */
  readonly best: Evidence;
  /** The skill is only mentioned in lists: no role, project, certificate or degree shows it. */
  readonly isListedOnly: boolean;
}

const shownSections: readonly string[] = ['experience', 'projects', 'certificates', 'education'];

/** Falls linearly from 1 within a year of use to 0 at `forgottenYears`. */
function recencyShare(lastMonth: number, asOf: string): number {
  const years = (monthNumber(asOf) - lastMonth) / 12;
  const fading = evidenceScores.forgottenYears - 1;
  return Math.min(1, Math.max(0, (evidenceScores.forgottenYears - years) / fading));
}

function datedScore(spans: readonly MonthSpan[], asOf: string): number {
  const years = coveredMonths(spans.map((span) => ({ span, relevance: 1 }))) / 12;
  const last = Math.max(...spans.map((span) => span.last));
  const yearsShare = Math.min(1, years / evidenceScores.fullYears);
  return (
    evidenceScores.datedRole +
    evidenceScores.years * yearsShare +
    evidenceScores.recency * recencyShare(last, asOf)
  );
}

/**
 * Strength of a skill's evidence: the best kind of line decides, years and recency add, and repeating a line adds nothing. More
 * evidence never makes it weaker.
 * @returns null where there is no line at all
 * @param skillId id in the taxonomy, which marks certificates; null for unknown skills
 * @param resume the facts that `evidence.role` points into
 */
export function evidenceStrength(
  evidence: readonly Evidence[],
  skillId: string | null,
  resume: ResumeFacts,
): EvidenceStrength | null {
  // Many lines of one role share a span, and its months count once anyway.
  const byRole = new Map<number, { readonly span: MonthSpan | null; readonly score: number }>();
  const rateRole = (index: number, role: Role) => {
    const span = roleSpan(role, resume.asOf);
    const rating = {
      span,
      score: span ? datedScore([span], resume.asOf) : evidenceScores.undatedRole,
    };
    byRole.set(index, rating);
    return rating;
  };
  const rated = evidence.map((line) => {
    const role = line.role === null ? undefined : resume.roles[line.role];
    if (line.role !== null && role)
      return { line, score: (byRole.get(line.role) ?? rateRole(line.role, role)).score };
    return {
      line,
      score: shownSections.includes(line.section) ? evidenceScores.shown : evidenceScores.listed,
    };
  });
  const best = rated.reduce<(typeof rated)[number] | null>(
    (top, one) => (top === null || one.score > top.score ? one : top),
    null,
  );
  if (best === null) return null;
  const spans = [...byRole.values()].flatMap(({ span }) => span ?? []);
  const isCertificate = skillId !== null && skillById(skillId)?.kind === 'certificate';
  return {
    score: Math.max(
      spans.length > 0 ? datedScore(spans, resume.asOf) : best.score,
      isCertificate ? evidenceScores.certificate : 0,
    ),
    best: best.line,
    isListedOnly:
      !isCertificate &&
      rated.every(({ line, score }) => line.role === null && score === evidenceScores.listed),
  };
}
