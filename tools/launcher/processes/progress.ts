const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const clearLine = '\r\u001b[2K';

/** Shorter steps print nothing. */
const shownFromMs = 250;
const reminderMs = 10_000;

/** Reports the progress of a command. */
export interface Progress {
  say(line: string): void;
  /** Runs the action and shows its title and duration. */
  step<Result>(title: string, action: () => Promise<Result>): Promise<Result>;
}

interface StepView {
  done(): void;
  failed(): void;
}

type ShowStep = (title: string, elapsed: () => number) => StepView;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/** A spinner on a terminal, plain lines elsewhere. */
export function createProgress(stream: NodeJS.WriteStream = process.stdout): Progress {
  const show = stream.isTTY ? onTerminal(stream) : asLines(stream);
  let open = 0;
  return {
    say: (line) => void stream.write(`${stream.isTTY && open > 0 ? clearLine : ''}${line}\n`),
    async step(title, action) {
      const startedAt = Date.now();
      const view = show(title, () => Date.now() - startedAt);
      open += 1;
      try {
        const result = await action();
        view.done();
        return result;
      } catch (error) {
        view.failed();
        throw error;
      } finally {
        open -= 1;
      }
    },
  };
}

function onTerminal(stream: NodeJS.WriteStream): ShowStep {
  return (title, elapsed) => {
    let frame = 0;
    const timer = setInterval(
      () =>
        stream.write(
          `${clearLine}${frames[frame++ % frames.length]} ${title} … ${seconds(elapsed())}`,
        ),
      100,
    );
    const end = (mark: string): void => {
      clearInterval(timer);
      stream.write(
        elapsed() >= shownFromMs
          ? `${clearLine}${mark} ${title} (${seconds(elapsed())})\n`
          : clearLine,
      );
    };
    return { done: () => end('✓'), failed: () => end('✗') };
  };
}

function asLines(stream: NodeJS.WriteStream): ShowStep {
  return (title, elapsed) => {
    let shown = false;
    const show = (): void => {
      shown = true;
      stream.write(`${title} …\n`);
    };
    const first = setTimeout(show, shownFromMs);
    const reminder = setInterval(
      () => stream.write(`  still at it (${seconds(elapsed())})\n`),
      reminderMs,
    );
    const stop = (): void => {
      clearTimeout(first);
      clearInterval(reminder);
    };
    return {
      done() {
        stop();
        if (shown && elapsed() > 2_000) stream.write(`  done in ${seconds(elapsed())}\n`);
      },
      failed() {
        stop();
        if (!shown) show();
        stream.write('  failed\n');
      },
    };
  };
}
