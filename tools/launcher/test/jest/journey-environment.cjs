const NodeEnvironment = require('./node-environment.cjs');

const failures = new Set(['test_fn_failure', 'hook_failure']);

/** Adds the text of the open pages to the error of a failed journey: often the only clue to a failure that cannot be reproduced. */
module.exports = class extends NodeEnvironment {
  async handleTestEvent({ name, error }) {
    if (!failures.has(name) || !(error?.stack && this.global.describePages)) return;
    const pages = await this.global.describePages();
    error.stack = error.stack.replace(/\n +at /, (frame) => `\n${pages}\n${frame}`);
  }
};
