import { type CDPSession } from 'playwright-core';

interface Answer {
  readonly id: number;
  readonly result?: {
    readonly result?: { readonly value?: unknown };
    readonly exceptionDetails?: {
      readonly text: string;
      readonly exception?: { readonly description?: string };
    };
  };
  readonly error?: { readonly message: string };
}

/** Error of a call whose target is closed. */
export const closed = 'the target has closed';
/** Far longer than any call takes. */
const longestAnswerMs = 90_000;

/** A page or worker of the extension that the browser shows to no test driver, so it is spoken with by its protocol. */
export class ExtensionTarget {
  readonly #cdp: CDPSession;
  readonly #sessionId: string;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #isClosed = false;
  #calls = 0;

  protected constructor(cdp: CDPSession, sessionId: string) {
    this.#cdp = cdp;
    this.#sessionId = sessionId;
    cdp.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
      if (from !== sessionId) return;
      const answer = JSON.parse(message) as Answer;
      this.#waiting.get(answer.id)?.(answer);
    });
    // A popup closes when it loses the focus, and then no longer answers.
    cdp.on('Target.detachedFromTarget', ({ sessionId: from }) => {
      if (from !== sessionId) return;
      this.#isClosed = true;
      for (const [id, answer] of this.#waiting) answer({ id, error: { message: closed } });
    });
  }

  protected static async sessionWith(cdp: CDPSession, targetId: string): Promise<string> {
    return (await cdp.send('Target.attachToTarget', { targetId, flatten: false })).sessionId;
  }

  static async attach(cdp: CDPSession, targetId: string): Promise<ExtensionTarget> {
    return new ExtensionTarget(cdp, await ExtensionTarget.sessionWith(cdp, targetId));
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Runs an expression in it, as if the user did. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, error } = await this.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    });
    if (error) throw new Error(error.message);
    if (result?.exceptionDetails)
      throw new Error(
        result.exceptionDetails.exception?.description ?? result.exceptionDetails.text,
      );
    return result?.result?.value as Value;
  }

  protected async send(method: string, params: object): Promise<Answer> {
    if (this.#isClosed) throw new Error(closed);
    const id = ++this.#calls;
    const answered = new Promise<Answer>((resolve) => this.#waiting.set(id, resolve));
    await this.#cdp.send('Target.sendMessageToTarget', {
      sessionId: this.#sessionId,
      message: JSON.stringify({ id, method, params }),
    });
    const late = new Promise<never>((_, reject) =>
      setTimeout(
        () =>
          reject(
            new Error(
              `${method} was not answered for ${longestAnswerMs / 1000} s: ${JSON.stringify(params).slice(0, 300)}`,
            ),
          ),
        longestAnswerMs,
      ).unref(),
    );
    return Promise.race([answered, late]).finally(() => this.#waiting.delete(id));
  }
}
