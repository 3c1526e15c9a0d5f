import { warmUp } from '@rolefit/reading';
import { serveTasks } from '@rolefit/timed-worker';
import { scoreTrial } from './score-trial';

// Without the warm-up, a slow computer could take longer for the first text than a text may take.
serveTasks(self, scoreTrial, warmUp);
