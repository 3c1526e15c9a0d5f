const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const clearLine = '\r\u001b[2K';

/** Steps shorter than this are not worth a line. */
const worthShowingMs = 250;
const remindMs = 10_000;

const seconds = (ms) => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;

/**
 * Tells the person at the terminal what is going on: a line that moves on a terminal, plain lines anywhere else.
 * @returns `{step(title, action), say(line)}`
 */
export function createProgress(stream = process.stdout) {
  const draw = stream.isTTY ? onTerminal(stream) : asLines(stream);
  let open = 0;
  return {
    say: (line) => stream.write(`${stream.isTTY && open > 0 ? clearLine : ''}${line}\n`),
    async step(title, action) {
      const startedAt = Date.now();
      const elapsed = () => Date.now() - startedAt;
      const view = draw(title, elapsed);
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

function onTerminal(stream) {
  return (title, elapsed) => {
    let frame = 0;
    const timer = setInterval(() => stream.write(`${clearLine}${frames[frame++ % frames.length]} ${title} … ${seconds(elapsed())}`), 100);
    const end = (mark) => {
      clearInterval(timer);
      stream.write(elapsed() >= worthShowingMs ? `${clearLine}${mark} ${title} (${seconds(elapsed())})\n` : clearLine);
    };
    return { done: () => end('✓'), failed: () => end('✗') };
  };
}

function asLines(stream) {
  return (title, elapsed) => {
    let shown = false;
    const show = () => {
      shown = true;
      stream.write(`${title} …\n`);
    };
    const first = setTimeout(show, worthShowingMs);
    const reminder = setInterval(() => stream.write(`  still at it (${seconds(elapsed())})\n`), remindMs);
    const stop = () => {
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
