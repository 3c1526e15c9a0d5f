import { Injectable } from '@nestjs/common';
import {
  type MatchPoint,
  scanIdArgumentsSchema,
  type SubmitEvidenceArguments,
  submitEvidenceArgumentsSchema,
} from '@rolefit/contracts';
import { EvidenceService } from '../../evidence/evidence.service.js';
import type { AgentAnswer } from '../agent-answer.js';
import {
  type AgentCaller,
  type AgentTool,
  agentTool,
  readsOnly,
  repeatable,
} from '../agent-tool.js';
import { postingNames, scanFacts } from '../scan-answers.js';

const howToRead =
  'Judge each requirement by the lines of the resume. shown: an experienced recruiter of this profession would accept it as met. partly: some of it, less than is asked for, or closely related work. contradicted: the resume says the opposite. not-found: anything else. What somebody has never done, would like to do or is only learning shows nothing. Copy quotes character for character from one line, without its number; a degree, a licence or a language needs a line that names it. Then call submit_evidence, with the number of the resume.';

/** Tools for a close reading by the agent itself. */
@Injectable()
export class EvidenceTools {
  constructor(private readonly evidence: EvidenceService) {}

  /** All tools of this group. */
  readonly tools: readonly AgentTool[] = [
    agentTool({
      name: 'list_requirements',
      title: 'List requirements',
      description:
        'The material for a close reading of a completed scan: its numbered requirements with the verdicts so far, and the numbered lines of the resume, without personal data.',
      scope: 'evidence:write',
      annotations: readsOnly,
      input: scanIdArgumentsSchema,
      run: ({ userId }, { scanId }) => this.list(userId, scanId),
    }),
    agentTool({
      name: 'submit_evidence',
      title: 'Submit evidence',
      description:
        'Submits what you found for the requirements of a scan, as list_requirements gives them. Rolefit looks for every quote in the resume, refuses quotes that are not there or cannot be evidence for that kind of requirement, and updates the score. Returns the new score, the accepted claims, and the reason for each refusal.',
      scope: 'evidence:write',
      annotations: repeatable,
      input: submitEvidenceArgumentsSchema,
      run: (caller, input) => this.submit(caller, input),
    }),
  ];

  /** Called for each message of an agent whose token allows close readings. */
  prepare(): void {
    this.evidence.prepare();
  }

  private async list(userId: string, scanId: string): Promise<AgentAnswer> {
    const { job, requirements, resumeNumber, resumeLines } = await this.evidence.material(
      userId,
      scanId,
    );
    return {
      facts: {
        ...scanFacts(job),
        next: howToRead,
        requirements: requirements.length,
        resume: resumeNumber,
      },
      untrusted: {
        ...postingNames(job),
        requirements: requirements.map(requirementOf),
        resume: resumeLines,
      },
    };
  }

  private async submit(
    caller: AgentCaller,
    { scanId, resume, evidence }: SubmitEvidenceArguments,
  ): Promise<AgentAnswer> {
    const { job, isPending, accepted, refused } = await this.evidence.submit(
      caller,
      scanId,
      evidence,
      resume,
    );
    if (isPending) return { facts: { ...scanFacts(job), next: pendingText } };
    const { effect } = job.closeReading ?? { effect: null };
    return {
      facts: {
        ...scanFacts(job),
        scoreByRulesAlone: effect?.estimate ?? null,
        requirementsRead: effect?.requirementsRead ?? null,
        accepted: accepted.map(({ requirementId, verdict, quotes }) => ({
          requirementId,
          verdict,
          quotes: quotes.length,
        })),
      },
      // The quotes are what the agent sent.
      untrusted: { refused },
    };
  }
}

const pendingText = 'The evidence is stored and will be checked soon. Call read_match in a minute.';

function requirementOf(point: MatchPoint, index: number): Record<string, unknown> {
  const { requirementId, kind, importance, verdict, points, pointsPossible } = point;
  return {
    requirementId,
    rank: index + 1,
    kind,
    importance,
    quote: point.postingQuote.text,
    pointsPossible,
    points,
    verdictSoFar: verdict,
    resumeQuoteSoFar: point.resumeQuote?.text ?? null,
  };
}
