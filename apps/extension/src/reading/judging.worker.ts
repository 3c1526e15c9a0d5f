import { serveTasks } from '@rolefit/timed-worker';
import { judgeHere } from './judge-here';

serveTasks(self, judgeHere);
