/** Runs the GitHub emulator with the options in GITHUB_EMULATOR, a JSON document. */
import { type EmulatorOptions, startGithubEmulator } from './github-emulator.ts';

await startGithubEmulator(JSON.parse(process.env.GITHUB_EMULATOR ?? '{}') as EmulatorOptions);
