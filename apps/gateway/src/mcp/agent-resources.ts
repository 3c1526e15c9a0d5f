import { Injectable } from '@nestjs/common';
import { AppError, type TokenScope } from '@rolefit/contracts';
import {
  type McpServer,
  type Resource,
  type ReadResourceResult,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { ResumeNumberPipe } from '../resumes/resume-number.pipe.js';
import { ResumesService } from '../resumes/resumes.service.js';
import { ScansService } from '../scans/scans.service.js';
import { type AgentAnswer, toObject } from './agent-answer.js';
import type { AgentCaller } from './agent-tool.js';
import { matchAnswer } from './scan-answers.js';
import { parseScanId } from './scan-id.js';
import { ToolErrors } from './tool-errors.js';

const json = 'application/json';

/** Resources that agents can read without calling a tool: the facts of the resume, and matches. */
@Injectable()
export class AgentResources {
  constructor(
    private readonly resumes: ResumesService,
    private readonly scans: ScansService,
    private readonly errors: ToolErrors,
  ) {}

  register(server: McpServer, caller: AgentCaller): void {
    server.registerResource(
      'resume',
      'rolefit://resume',
      {
        title: 'Resume',
        description:
          'The facts read from the default resume of the user: skills, roles, education, and so on.',
        mimeType: json,
      },
      (uri) => this.read(uri, caller, 'resume:read', () => this.resume(caller)),
    );
    server.registerResource(
      'named-resume',
      new ResourceTemplate('rolefit://resumes/{number}', {
        list: async () => ({ resources: await this.listed(caller) }),
      }),
      {
        title: 'One of several resumes',
        description: 'The facts read from one of the resumes of the user, by its number.',
        mimeType: json,
      },
      (uri, { number }) =>
        this.read(uri, caller, 'resume:read', () =>
          this.resume(caller, new ResumeNumberPipe().transform(number)),
        ),
    );
    server.registerResource(
      'match',
      // Matches are listed by list_scans, page by page.
      new ResourceTemplate('rolefit://matches/{id}', { list: undefined }),
      {
        title: 'Match',
        description: 'The match of one scan, by the id of the scan.',
        mimeType: json,
      },
      (uri, { id }) =>
        this.read(uri, caller, 'scans:read', async () =>
          matchAnswer(await this.scans.get(caller.userId, parseScanId(id), caller.language)),
        ),
    );
  }

  /** Agents without the scope see none. */
  private async listed({ userId, scopes }: AgentCaller): Promise<Resource[]> {
    if (!scopes.includes('resume:read')) return [];
    const resumes = await this.resumes.list(userId);
    return resumes.map(({ number, name, isDefault }) => ({
      uri: `rolefit://resumes/${number}`,
      name: `resume-${number}`,
      title: name,
      mimeType: json,
      ...(isDefault ? { description: 'The default resume.' } : {}),
    }));
  }

  /** @param number by default that of the default resume */
  private async resume({ userId }: AgentCaller, number?: number): Promise<AgentAnswer> {
    const { resumeId, version, facts } = await this.resumes.reading(userId, number);
    return { facts: { resumeId, version }, untrusted: { facts } };
  }

  private async read(
    uri: URL,
    { scopes }: AgentCaller,
    scope: TokenScope,
    load: () => Promise<AgentAnswer>,
  ): Promise<ReadResourceResult> {
    try {
      if (!scopes.includes(scope)) throw new AppError('TOKEN_SCOPE_MISSING');
      const text = JSON.stringify(toObject(await load()), null, 1);
      return { contents: [{ uri: uri.href, mimeType: json, text }] };
    } catch (error) {
      throw this.errors.toResourceError(error, uri);
    }
  }
}
