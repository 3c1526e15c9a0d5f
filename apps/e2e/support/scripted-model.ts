import {
  postingAnswer,
  resumeAnswer,
  type Script,
  type ScriptedBehaviour,
  ScriptedModelServer,
} from '@rolefit/model/testing';

/** A skill that the built-in reader does not find in `postings.frontend`: only a model can have read it there. */
export const skillOnlyTheModelReads = 'Booking software';
/** Does not appear in the posting. */
export const inventedSkill = 'Quantum Telepathy';

/** Facts that the model finds in `postings.frontend`, one of them invented. */
const postingFacts = {
  ...postingAnswer,
  skills: [
    ...postingAnswer.skills,
    {
      name: skillOnlyTheModelReads,
      importance: 'preferred',
      years: null,
      group: null,
      quote: 'Harbourlight builds booking software for ferries and harbours along the coast.',
    },
    {
      name: inventedSkill,
      importance: 'required',
      years: null,
      group: null,
      quote: 'Experience with Quantum Telepathy',
    },
  ],
};

export const modelName = 'scripted-reader-1';

/** A model over HTTP that answers correctly until a test changes that. Resumes are always read correctly. */
export class ScriptedModel {
  #started: ScriptedModelServer | undefined;

  async start(): Promise<void> {
    this.#started = await ScriptedModelServer.start([]);
    this.reads();
  }

  get #server(): ScriptedModelServer {
    if (!this.#started) throw new Error('the model is not started');
    return this.#started;
  }

  /** The environment variables that make a Rolefit use it. */
  get env(): Record<string, string> {
    return {
      AI_BASE_URL: this.#server.baseUrl,
      AI_API_KEY: 'scripted',
      AI_MODEL: modelName,
      AI_READS: 'facts',
      AI_CONCURRENT_CALLS: 'unlimited',
    };
  }

  /** How often it was asked about a posting. */
  get postingCalls(): number {
    return this.#server.requests.filter(({ schemaName }) => schemaName === 'posting_facts').length;
  }

  /** The body of every request to the model, as received. */
  get sent(): string {
    return this.#server.requests.map(({ body }) => JSON.stringify(body)).join('\n');
  }

  /** Answers postings rightly, each after this time. */
  reads(delayMs = 0): void {
    this.#play(() => ({ kind: 'answer', output: postingFacts, delayMs }));
  }

  /** Holds back every answer. @returns a function that releases it and all later ones */
  holds(): () => void {
    let letOut: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letOut = resolve;
    });
    this.#server.play(async ({ schemaName }) => {
      await gate;
      return {
        kind: 'answer',
        output: schemaName === 'resume_facts' ? resumeAnswer : postingFacts,
      };
    });
    return letOut;
  }

  /** Answers postings in these ways in turn; the last one repeats. */
  answers(...behaviours: readonly [ScriptedBehaviour, ...ScriptedBehaviour[]]): void {
    let next = 0;
    this.#play(() => behaviours[Math.min(next++, behaviours.length - 1)] ?? behaviours[0]);
  }

  async close(): Promise<void> {
    await this.#started?.close();
  }

  #play(postings: () => ScriptedBehaviour): void {
    const script: Script = ({ schemaName }) =>
      schemaName === 'resume_facts' ? { kind: 'answer', output: resumeAnswer } : postings();
    this.#server.play(script);
  }
}
