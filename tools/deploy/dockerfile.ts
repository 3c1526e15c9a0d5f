/** A Dockerfile as stages with their steps, for checks and for building without an engine. */
import {
  Copy,
  DockerfileParser,
  Env,
  From,
  type Instruction,
  ModifiableInstruction,
} from 'dockerfile-ast';
import { z } from 'zod';

export interface CopyStep {
  readonly keyword: 'COPY';
  readonly flags: readonly string[];
  /** Another stage; null for the build context. */
  readonly from: string | null;
  readonly sources: readonly string[];
  readonly target: string;
}

export interface EnvStep {
  readonly keyword: 'ENV';
  readonly variables: Readonly<Record<string, string>>;
}

export interface RunStep {
  readonly keyword: 'RUN';
  readonly flags: readonly string[];
  readonly command: string;
}

/** In exec form, so without a shell. */
interface CommandStep<Keyword extends 'CMD' | 'HEALTHCHECK'> {
  readonly keyword: Keyword;
  readonly command: readonly string[];
}

interface SettingStep<Keyword extends 'WORKDIR' | 'USER' | 'EXPOSE'> {
  readonly keyword: Keyword;
  readonly value: string;
}

export type Step =
  | CopyStep
  | EnvStep
  | RunStep
  | CommandStep<'CMD'>
  | CommandStep<'HEALTHCHECK'>
  | SettingStep<'WORKDIR'>
  | SettingStep<'USER'>
  | SettingStep<'EXPOSE'>;

export interface Stage {
  readonly name: string;
  /** An image, or the name of an earlier stage. */
  readonly base: string;
  readonly steps: readonly Step[];
}

/** @throws Error on an instruction that is not supported here */
export function stagesOf(text: string): Stage[] {
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From)
      stages.push({
        name: instruction.getBuildStage() ?? String(stages.length),
        base: instruction.getImage() ?? '',
        steps: [],
      });
    else stages.at(-1)?.steps.push(stepOf(instruction));
  }
  return stages;
}

/** The steps of one kind, each with the name of its stage. */
export function stepsOf<Keyword extends Step['keyword']>(
  stages: readonly Stage[],
  keyword: Keyword,
): (Extract<Step, { keyword: Keyword }> & { readonly stage: string })[] {
  const isWanted = (step: Step): step is Extract<Step, { keyword: Keyword }> =>
    step.keyword === keyword;
  return stages.flatMap(({ name, steps }) =>
    steps.filter(isWanted).map((step) => ({ ...step, stage: name })),
  );
}

const execFormSchema = z.array(z.string());

function stepOf(instruction: Instruction): Step {
  const keyword = instruction.getKeyword();
  const value = argumentsOf(instruction);
  if (instruction instanceof Copy) {
    const paths = value.split(/\s+/).filter((word) => !word.startsWith('--'));
    return {
      keyword: 'COPY',
      flags: flagsOf(instruction),
      from: instruction.getFromFlag()?.getValue() ?? null,
      sources: paths.slice(0, -1),
      target: paths.at(-1) ?? '',
    };
  }
  if (instruction instanceof Env)
    return {
      keyword: 'ENV',
      variables: Object.fromEntries(
        instruction
          .getProperties()
          .map((property) => [property.getName(), property.getValue() ?? '']),
      ),
    };
  if (keyword === 'RUN') return { keyword, flags: flagsOf(instruction), command: value };
  if (keyword === 'CMD') return { keyword, command: execFormSchema.parse(JSON.parse(value)) };
  if (keyword === 'HEALTHCHECK')
    return {
      keyword,
      command: execFormSchema.parse(JSON.parse(value.slice(value.indexOf('CMD') + 3))),
    };
  if (keyword === 'WORKDIR' || keyword === 'USER' || keyword === 'EXPOSE')
    return { keyword, value };
  throw new Error(`${keyword} is not supported here`);
}

function flagsOf(instruction: Instruction): string[] {
  return instruction instanceof ModifiableInstruction
    ? instruction.getFlags().map((flag) => flag.getName())
    : [];
}

/** The arguments on one line, without comments and line continuations. */
function argumentsOf(instruction: Instruction): string {
  const text = instruction.getTextContent();
  const rest = text
    .slice(instruction.getInstruction().length)
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n');
  return rest.replaceAll(/\s*\\\n\s*/g, ' ').trim();
}
