import { createProjectGraphAsync, readCachedProjectGraph } from '@nx/devkit';
import { ESLint } from 'eslint';
import { join } from 'node:path';

/** A text to lint as the content of this path, relative to the root of the repository. */
export interface LintedText {
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  readonly rule: string | null;
  readonly line: number;
  readonly message: string;
}

/** Lints texts by the repository's own configuration and sends the findings of each. Runs as a child process, since Jest's modules are not Node's. */
process.on('message', async (texts: readonly LintedText[]) => {
  // Without a cached graph the rule of module boundaries would only print a warning.
  await createProjectGraphAsync({ exitOnError: true });
  readCachedProjectGraph();
  // As in main.mjs: the rule reads the graph again for each text where it does not find ESLint's own command.
  process.argv[1] = join(process.cwd(), 'node_modules', 'eslint', 'bin', 'eslint.js');
  const eslint = new ESLint();
  const findings: Finding[][] = [];
  for (const { path, text } of texts) {
    const [result] = await eslint.lintText(text, { filePath: path, warnIgnored: true });
    findings.push(
      (result?.messages ?? []).map(({ ruleId, line, message }) => ({
        rule: ruleId,
        line,
        message,
      })),
    );
  }
  process.send?.(findings, () => process.disconnect());
});
