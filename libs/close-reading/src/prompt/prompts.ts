import type { Requirement } from '@rolefit/contracts';
import { fence, type ModelRequest, promptPieces, splitText } from '@rolefit/reading';
import { evidenceSchema } from './answer-schema.js';
import { instructions } from './instructions.js';
import { numberedLines, numberedRequirements } from './numbered.js';
import { portionsOf } from './portions.js';

/** What the prompts depend on, apart from the texts. */
export interface PromptOptions {
  /** Tokens that the model can hold, prompt and answer together; null if that is large or unknown. */
  readonly contextTokens: number | null;
  /** The unguessable marker that fences texts off from instructions. The same one for all calls about a resume keeps them cacheable. */
  readonly mark: string;
}

/** One call: the prompt, and which requirements it asks about. */
export interface EvidencePrompt {
  readonly prompt: Pick<ModelRequest, 'task' | 'instructions' | 'input' | 'schema'>;
  /** Number of the first requirement, from 1, and how many there are. */
  readonly from: number;
  readonly count: number;
}

const charsPerToken = 3;
const leastPieceChars = 1_500;

/** Half of what the context leaves, so that requirements and the answer have room. */
function pieceCharsFor(contextTokens: number | null): number {
  if (contextTokens === null) return Infinity;
  return Math.max(leastPieceChars, (contextTokens * charsPerToken - fixedChars) / 2);
}

const fixedChars = instructions.length + JSON.stringify(evidenceSchema.json).length + 600;

/**
 * The prompts for one redacted resume and the requirements of one posting. The resume comes first, so that a provider's prompt cache
 * applies to all postings that are read against it.
 */
export async function evidencePrompts(
  requirements: readonly Requirement[],
  resumeText: string,
  { contextTokens, mark }: PromptOptions,
): Promise<EvidencePrompt[]> {
  const pieces = (await promptPieces('read-resume', resumeText)).flatMap((piece) =>
    splitText(piece, [], pieceCharsFor(contextTokens)),
  );
  return pieces.flatMap((piece) => {
    const resume = `Resume\n${fence(numberedLines(piece), () => mark)}`;
    const portions = portionsOf(requirements, fixedChars + resume.length, contextTokens);
    return portions.map(({ from, requirements: asked }) => ({
      prompt: {
        task: 'link-evidence' as const,
        instructions,
        input: `${resume}\n\nRequirements\n${fence(numberedRequirements(asked, from), () => mark)}`,
        schema: evidenceSchema,
      },
      from,
      count: asked.length,
    }));
  });
}
