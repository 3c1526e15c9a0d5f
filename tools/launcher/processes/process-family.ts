import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { processIdentity } from '../bootstrap/process-identity.mjs';

/** A process id together with the start time, which no later process shares. */
export interface ProcessRecord {
  readonly pid: number;
  readonly identity: string | null;
}

type ParentEntry = readonly [child: number, parent: number];

/** A process and all its descendants. Only works while the process runs: orphans lose their parent. */
export function familyOf(pid: number): ProcessRecord[] {
  const parents = process.platform === 'linux' ? parentsFromProc() : parentsFromPs();
  const family = [pid];
  for (const member of family)
    family.push(...parents.filter(([, parent]) => parent === member).map(([child]) => child));
  return family.map((member) => ({ pid: member, identity: processIdentity(member) }));
}

function parentsFromProc(): ParentEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): ParentEntry[] => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of the command may contain spaces and brackets; state and parent follow its last bracket.
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
      } catch {
        // It has ended since the folder was listed.
        return [];
      }
    });
}

function parentsFromPs(): ParentEntry[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [child, parent] = line.trim().split(/\s+/);
      return [Number(child), Number(parent)];
    });
}
