import { Injectable } from '@nestjs/common';
import {
  listSavedJobsArgumentsSchema,
  moveStageArgumentsSchema,
  noArgumentsSchema,
} from '@rolefit/contracts';
import { InsightsService } from '../../scans/insights.service.js';
import { SavedScansService } from '../../scans/saved-scans.service.js';
import { ScanListService } from '../../scans/scan-list.service.js';
import { type AgentTool, agentTool, readsOnly, repeatable } from '../agent-tool.js';
import { listedScan, scanAnswer } from '../scan-answers.js';

/** Tools for saved jobs and insights. */
@Injectable()
export class SavedJobTools {
  constructor(
    private readonly lists: ScanListService,
    private readonly saved: SavedScansService,
    private readonly insights: InsightsService,
  ) {}

  /** All tools of this group. */
  readonly tools: readonly AgentTool[] = [
    agentTool({
      name: 'list_saved_jobs',
      title: 'List saved jobs',
      description: 'The jobs that the user has saved, with their stage and note, newest first.',
      scope: 'scans:read',
      annotations: readsOnly,
      input: listSavedJobsArgumentsSchema,
      run: async ({ userId, language }, { stage, limit, cursor }) => {
        const page = await this.lists.list(
          userId,
          {
            saved: true,
            stage: stage === undefined ? undefined : [stage],
            limit,
            cursor,
            sort: 'newest',
            page: 1,
          },
          language,
        );
        return {
          facts: { byStage: page.savedByStage, nextCursor: page.nextCursor },
          untrusted: { jobs: page.jobs.map(listedScan) },
        };
      },
    }),
    agentTool({
      name: 'move_stage',
      title: 'Move a job to a stage',
      description:
        'Moves a job to a stage of the application (saved, applied, interview, offer, rejected), and saves it first if necessary. Do so only when the user has said that it happened.',
      scope: 'scans:write',
      annotations: repeatable,
      input: moveStageArgumentsSchema,
      run: async ({ userId, language }, { scanId, stage, note }) =>
        scanAnswer(await this.saved.save(userId, scanId, { stage, note }, language)),
    }),
    agentTool({
      name: 'read_insights',
      title: 'Read insights',
      description:
        'Statistics over all scans: the distribution of scores, scans per week, and the missing skills that would help with most jobs.',
      scope: 'scans:read',
      annotations: readsOnly,
      input: noArgumentsSchema,
      run: async ({ userId }) => {
        const { skillGaps, ...numbers } = await this.insights.get(userId);
        return { facts: numbers, untrusted: { skillGaps } };
      },
    }),
  ];
}
