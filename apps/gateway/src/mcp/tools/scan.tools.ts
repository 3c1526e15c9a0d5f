import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  AppError,
  type ListScansArguments,
  listScansArgumentsSchema,
  type ScanIdArguments,
  scanIdArgumentsSchema,
  type ScanPosting,
  scanPostingSchema,
} from '@rolefit/contracts';
import { ScanListService } from '../../scans/scan-list.service.js';
import { ScansService } from '../../scans/scans.service.js';
import type { AgentAnswer } from '../agent-answer.js';
import {
  type AgentCaller,
  type AgentTool,
  agentTool,
  readsOnly,
  repeatable,
} from '../agent-tool.js';
import { listedScan, matchAnswer, scanAnswer } from '../scan-answers.js';

/** Shown if the agent does not know the employer. */

/** Tools that scan postings and read the results. */
@Injectable()
export class ScanTools {
  constructor(
    private readonly scans: ScansService,
    private readonly lists: ScanListService,
  ) {}

  /** All tools of this group. */
  readonly tools: readonly AgentTool[] = [
    agentTool({
      name: 'scan_posting',
      title: 'Scan a posting',
      description:
        'Scores a job posting against the resume of the user. Give the whole text; scanning the same posting again returns the same scan. The score is ready after some seconds: call get_scan.',
      scope: 'scans:write',
      annotations: repeatable,
      input: scanPostingSchema,
      run: (caller, posting) => this.scan(caller, posting),
    }),
    agentTool({
      name: 'get_scan',
      title: 'State of a scan',
      description: 'The state and the score of one scan, and what to do next.',
      scope: 'scans:read',
      annotations: readsOnly,
      input: scanIdArgumentsSchema,
      run: async ({ userId, language }, { scanId }) =>
        scanAnswer(await this.scans.get(userId, scanId, language)),
    }),
    agentTool({
      name: 'list_scans',
      title: 'List scans',
      description:
        'Scans of the user with their scores, newest first unless sort says otherwise. Archived ones are left out.',
      scope: 'scans:read',
      annotations: readsOnly,
      input: listScansArgumentsSchema,
      run: (caller, query) => this.list(caller, query),
    }),
    agentTool({
      name: 'read_match',
      title: 'Read a match',
      description:
        'The full match of a completed scan: every requirement with its verdict, its points, and the lines of posting and resume behind it; conditions, and recommendations.',
      scope: 'scans:read',
      annotations: readsOnly,
      input: scanIdArgumentsSchema,
      run: (caller, input) => this.readMatch(caller, input),
    }),
  ];

  private async scan(caller: AgentCaller, posting: ScanPosting): Promise<AgentAnswer> {
    const { text, title, company = '', url = '' } = posting;
    const job = await this.scans.add(
      caller,
      { jobId: jobIdOf(posting), jobDescription: text, companyName: company, url, title },
      caller,
    );
    return scanAnswer(job);
  }

  private async list(
    { userId, language }: AgentCaller,
    { search, ...query }: ListScansArguments,
  ): Promise<AgentAnswer> {
    const page = await this.lists.list(userId, { ...query, q: search, page: 1 }, language);
    return {
      facts: { total: page.totalJobs, matching: page.totalMatching, nextCursor: page.nextCursor },
      untrusted: { scans: page.jobs.map(listedScan) },
    };
  }

  private async readMatch(
    { userId, language }: AgentCaller,
    { scanId }: ScanIdArguments,
  ): Promise<AgentAnswer> {
    const job = await this.scans.get(userId, scanId, language);
    if (job.score === null)
      throw new AppError('MATCH_NOT_READY', {
        detail: `This scan has no match yet: its status is ${job.status}. Call get_scan to see what to do next.`,
      });
    return matchAnswer(job);
  }
}

/** The same posting gets the same id, so an agent that did not receive the answer can retry. */
function jobIdOf({ text, title, company, url }: ScanPosting): string {
  const whole = JSON.stringify([text, title, company, url]);
  return `agent-${createHash('sha256').update(whole).digest('hex').slice(0, 40)}`;
}
