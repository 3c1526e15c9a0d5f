/** `npm run release -- 0.2.0`: prepares the commit of a release, and says what comes next. */
import { join } from 'node:path';
import { prepareRelease } from './prepare-release.ts';
import { runOrExplain } from './run-or-explain.ts';

const [version = ''] = process.argv.slice(2);
runOrExplain(() => {
  prepareRelease(join(import.meta.dirname, '../../..'), version, new Date());
  return `Read through CHANGELOG.md, then:
  git commit --all --message "chore: release ${version}"
  git tag --sign v${version} --message v${version}
  git push origin main v${version}`;
});
