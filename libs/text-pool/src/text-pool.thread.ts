import { threadTask } from './thread-task.ts';

/*
 * Entry of a thread. It also runs from the sources: Node strips the types, so only erasable syntax is allowed here and in what it imports.
 */
if (import.meta.url.endsWith('.ts')) await import('./typescript-loader.ts');
const { tasks, warmUp } = await import('./tasks.ts');

// Builds the index of spellings before the first call, whose budget would otherwise pay for it.
await warmUp();

export const promptPieces = threadTask(tasks.promptPieces);
export const postingFacts = threadTask(tasks.postingFacts);
export const resumeFacts = threadTask(tasks.resumeFacts);
export const readRequirement = threadTask(tasks.readRequirement);
export const readTitle = threadTask(tasks.readTitle);
export const profileSkillsFrom = threadTask(tasks.profileSkillsFrom);
export const prepareEvidence = threadTask(tasks.prepareEvidence);
export const verifyAnswers = threadTask(tasks.verifyAnswers);
export const verifyClaims = threadTask(tasks.verifyClaims);
export const judgeMatch = threadTask(tasks.judgeMatch);
export const whatIfs = threadTask(tasks.whatIfs);
