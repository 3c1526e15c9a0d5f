import { z } from 'zod';
import { headerList, share, webAddress, wholeNumber } from './schemas.js';

/** Concurrency, links, traces and logs. */
export const operationVariables = {
  WORKER_THREADS: wholeNumber(1, 64)
    .optional()
    .describe(
      'Texts that a worker reads or judges at the same time, each in a thread of at most 256 MB. By default one per CPU, at least 2 and at most 4.',
    ),
  WORKER_CONCURRENCY: wholeNumber(1, 10_000)
    .optional()
    .describe(
      'Jobs of one kind that a worker runs at the same time. By default 200 with a model and one per CPU with the built-in analyser. With a model, up to half as many more may run for users who would else wait behind another one’s calls.',
    ),
  SOURCE_URL: webAddress
    .optional()
    .describe('Link to the source code, shown in the navigation bar.'),
  EXTENSION_URL: webAddress
    .optional()
    .describe(
      'Link to the browser extension in a store; without one, the web client explains how to install it by hand.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe(
      'Collector that takes traces by OTLP over HTTP (JSON), for example http://127.0.0.1:4318; they are sent to /v1/traces there. Without it none are made.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: headerList
    .optional()
    .describe(
      'Headers for that collector, such as authorization=Bearer%20key, separated by commas.',
    ),
  OTEL_TRACES_SAMPLER_ARG: share
    .default(1)
    .describe('Share of requests whose trace is kept, from 0 to 1.'),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(1, 60_000)
    .default(5_000)
    .describe('Milliseconds for which traces are gathered before they are sent.'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info')
    .describe(
      'The least important lines that are logged: fatal, error, warn, info, debug, trace or silent.',
    ),
};
