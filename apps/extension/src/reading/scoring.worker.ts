import { warmUpPostings } from '@rolefit/reading';
import { serveTasks } from '@rolefit/timed-worker';
import { scoreLocally } from './score-locally';

// On a slow computer the first reading could take longer than a text may.
await warmUpPostings();

serveTasks(self, scoreLocally);
