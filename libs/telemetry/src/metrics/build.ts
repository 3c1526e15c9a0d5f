import { version } from '@rolefit/config';
import { Gauge } from 'prom-client';
import { registry } from './registry.js';

new Gauge({
  name: 'rolefit_build_info',
  help: 'Always 1; the label is the version that runs.',
  labelNames: ['version'],
  registers: [registry],
}).set({ version }, 1);
