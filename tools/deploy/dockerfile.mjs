/** A Dockerfile as stages with their steps, for checks and for running it without an engine. */
import { DockerfileParser } from 'dockerfile-ast';

/**
 * @param text of the Dockerfile
 * @returns stages in order: `{name, base, steps}`; a step is `{keyword, from, sources, target, command, variables, value}` as far as its keyword has one
 */
export function stagesOf(text) {
  const stages = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const keyword = instruction.getKeyword();
    if (keyword === 'FROM') stages.push({ name: instruction.getBuildStage() ?? String(stages.length), base: instruction.getImage(), steps: [] });
    else stages.at(-1).steps.push(stepOf(keyword, instruction));
  }
  return stages;
}

function stepOf(keyword, instruction) {
  const value = argumentsOf(instruction);
  if (keyword === 'COPY') {
    const flags = instruction.getFlags().map((flag) => [flag.getName(), flag.getValue()]);
    const paths = value.split(/\s+/).filter((word) => !word.startsWith('--'));
    return { keyword, flags: flags.map(([name]) => name), from: flags.find(([name]) => name === 'from')?.[1] ?? null, sources: paths.slice(0, -1), target: paths.at(-1) };
  }
  if (keyword === 'ENV') return { keyword, variables: Object.fromEntries(instruction.getProperties().map((property) => [property.getName(), property.getValue()])) };
  if (keyword === 'RUN') return { keyword, flags: instruction.getFlags().map((flag) => flag.getName()), command: value };
  if (keyword === 'CMD') return { keyword, command: JSON.parse(value) };
  if (keyword === 'HEALTHCHECK') return { keyword, command: JSON.parse(value.slice(value.indexOf('CMD') + 3)) };
  return { keyword, value };
}

/** What stands behind the keyword, on one line: without comments, and without the backslashes that lines are joined by. */
function argumentsOf(instruction) {
  const text = instruction.getTextContent();
  const rest = text.slice(instruction.getInstruction().length).split('\n').filter((line) => !/^\s*#/.test(line)).join('\n');
  return rest.replaceAll(/\s*\\\n\s*/g, ' ').trim();
}
