import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import {
  type AccountExportFile,
  accountExportJsonSchema,
  type accountExportOthers,
  AppError,
  type ExportedSkills,
} from '@rolefit/contracts';
import {
  AccountExportRepository,
  AuditRepository,
  type AuditRow,
  CorrectionsRepository,
  type ExportedResumeRow,
  type ExportedSessionRow,
  type ExportedUserRow,
  PasskeysRepository,
  InvitationsRepository,
  PersonalTokensRepository,
  SkillsRepository,
  type WholeScanRow,
} from '@rolefit/database';
import { ObjectStore } from '@rolefit/storage';
import { AccessService } from '../auth/guards/access.service.js';
import { presentPersonalToken } from '../auth/personal-tokens/personal-token.presenter.js';
import { logAbortedDownload } from '../http/log-aborted-download.js';
import type { SignedIn } from '../http/request-context.js';
import { presentExportedPasskey } from '../passkeys/passkey.presenter.js';
import { ScanExportService } from '../scans/scan-export.service.js';
import {
  pathOfResume,
  presentAuditEntry,
  presentExportedInvitation,
  presentExportedProfile,
  presentExportedResume,
  presentExportedScan,
  presentExportedSession,
} from './account-export.presenter.js';
import { evidenceCsv } from './evidence.csv.js';
import { json, jsonArray, type NextPage, rowsOf } from './json-stream.js';
import { readme } from './readme.js';
import { streamZip, type ZipPart } from './zip-stream.js';

/** Page sizes, which bound the rows in memory. A resume's text and facts, or a scan's texts and match, take some tens of kilobytes, at worst a megabyte. */
const pageSizes = { resumes: 2, scans: 50, small: 500 } as const;

/** Streams all data about a user as one archive, with constant memory use. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly rows: AccountExportRepository,
    private readonly skills: SkillsRepository,
    private readonly corrections: CorrectionsRepository,
    private readonly tokens: PersonalTokensRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly invitations: InvitationsRepository,
    private readonly audit: AuditRepository,
    private readonly scans: ScanExportService,
    private readonly store: ObjectStore,
    private readonly access: AccessService,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Records the export in the audit trail and starts it. Reads the user before the first byte is sent, so that a database outage still results in an error
   * response.
   * @throws AppError PROFILE_NOT_FOUND where the user no longer exists
   */
  async open(caller: SignedIn): Promise<Readable> {
    const { userId } = caller;
    const user = await this.rows.user(userId);
    if (user === null) throw new AppError('PROFILE_NOT_FOUND');
    await this.audit.exported(userId);
    const archive = streamZip(this.parts(caller, user));
    // The response has started, so the client only sees an aborted download.
    archive.once('error', (error) =>
      logAbortedDownload(this.logger, 'Account export', userId, error),
    );
    return archive;
  }

  private async *parts(caller: SignedIn, user: ExportedUserRow): AsyncGenerator<ZipPart> {
    const { userId } = caller;
    yield text('README.txt', [readme(this.config.retention)]);
    yield text(
      'schema.json',
      json(() => Promise.resolve(accountExportJsonSchema())),
    );
    yield text(
      'profile.json',
      json(async () => presentExportedProfile(user, await this.rows.identities(userId))),
    );
    yield text(
      'answers.json',
      json(() => Promise.resolve(user.answers)),
    );
    yield text(
      'corrections.json',
      json(() => this.corrections.list(userId)),
    );
    yield text(
      'skills.json',
      json(async (): Promise<ExportedSkills> => ({
        skills: await this.skills.list(userId),
        removed: user.removedSkills,
      })),
    );
    yield text(
      'sessions.json',
      jsonArray(
        this.all<ExportedSessionRow>(caller, pageSizes.small, (after, limit) =>
          this.rows.sessions(userId, after, limit),
        ),
        presentExportedSession,
      ),
    );
    yield text(
      'tokens.json',
      json(async () => (await this.tokens.list(userId)).map(presentPersonalToken)),
    );
    yield text(
      'passkeys.json',
      json(async () => (await this.passkeys.list(userId)).map(presentExportedPasskey)),
    );
    yield text(
      'invitations.json',
      json(async () => (await this.invitations.list(userId)).map(presentExportedInvitation)),
    );
    yield text(
      'audit.json',
      jsonArray(
        this.all<AuditRow>(caller, pageSizes.small, (after, limit) =>
          this.audit.page(userId, after?.id ?? null, limit),
        ),
        presentAuditEntry,
      ),
    );
    yield text('resumes.json', jsonArray(this.resumes(caller), presentExportedResume));
    for await (const resume of this.resumes(caller)) yield await this.file(resume);
    yield text('scans.json', jsonArray(this.wholeScans(caller), presentExportedScan));
    yield text('scans.csv', await this.scans.open(caller, 'csv'));
    yield text('evidence.csv', evidenceCsv(this.wholeScans(caller)));
  }

  private resumes(caller: SignedIn): AsyncGenerator<ExportedResumeRow> {
    return this.all(caller, pageSizes.resumes, (after, limit) =>
      this.rows.resumes(caller.userId, after, limit),
    );
  }

  private wholeScans(caller: SignedIn): AsyncGenerator<WholeScanRow> {
    return this.all(caller, pageSizes.scans, (after, limit) =>
      this.rows.scans(caller.userId, after, limit),
    );
  }

  /** All rows, page by page. Fails when the session ends or the account is deleted meanwhile, because a truncated export must not look complete. */
  private all<Row>(caller: SignedIn, limit: number, next: NextPage<Row>): AsyncGenerator<Row> {
    return rowsOf(async (after, size) => {
      const page = await next(after, size);
      await this.access.assertStillValid(caller);
      return page;
    }, limit);
  }

  /** Replaces a file that is missing in the object store with a note, so that the rest of the export succeeds. */
  private async file(resume: ExportedResumeRow): Promise<ZipPart> {
    const name = pathOfResume(resume);
    try {
      return {
        name,
        content: (await this.store.get(resume.objectKey)).stream,
        isCompressed: false,
      };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'RESUME_FILE_LOST') throw error;
      this.logger.warn(
        { resumeId: resume.id },
        'Resume file missing from the object store; export continues without it',
      );
      return text(`${name}.missing.txt`, ['The file of this version could not be found.\n']);
    }
  }
}

type TextFile = AccountExportFile | keyof typeof accountExportOthers | `${string}.missing.txt`;

function text(name: TextFile, content: AsyncIterable<string> | string[]): ZipPart {
  return {
    name,
    content: Array.isArray(content) ? Readable.from(content, { objectMode: false }) : content,
    isCompressed: true,
  };
}
