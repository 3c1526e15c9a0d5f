import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { processIdentity } from './process-identity.mjs';

/**
 * A process and everything below it, as `{pid, identity}` for `isRunning`. To be asked while the process lives: what it leaves
 * behind belongs to nobody afterwards.
 */
export function familyOf(pid) {
  const parents = process.platform === 'linux' ? parentsFromProc() : parentsFromPs();
  const family = [pid];
  for (const member of family) family.push(...parents.filter(([, parent]) => parent === member).map(([child]) => child));
  return family.map((member) => ({ pid: member, identity: processIdentity(member) }));
}

function parentsFromProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The command's name may hold spaces and brackets; state and parent follow its last bracket.
        return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
      } catch {
        // It has ended since the folder was listed.
        return [];
      }
    });
}

function parentsFromPs() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid='], { encoding: 'utf8' });
  return stdout.trim().split('\n').map((line) => line.trim().split(/\s+/).map(Number));
}
