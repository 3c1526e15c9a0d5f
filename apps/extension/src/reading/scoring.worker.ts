import { serveTasks } from '@rolefit/timed-worker';
import { scoreLocally } from './score-locally';

serveTasks(self, scoreLocally);
