/** The GitHub app of the emulator. */
export const githubApp = { client_id: 'chaos', client_secret: 'chaos-secret' };

export const objectStore = {
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'rolefit-chaos',
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
};

/** Rate limits are lifted: a request that they refuse is not accepted, and proves nothing. */
const liftedLimits = [
  'WRITES_PER_MINUTE',
  'SCANS_PER_DAY',
  'UPLOADS_PER_HOUR',
  'EVALUATIONS_PER_HOUR',
  'SIGN_INS_PER_MINUTE',
  'USERS_PER_ADDRESS',
  'SOCKETS_PER_USER',
  'WAITING_SCANS_PER_USER',
];

/** Variables of all gateways and workers. */
export const productEnvironment = {
  NODE_ENV: 'production',
  ROLEFIT_DEPLOYMENT: 'local',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  SESSION_SECRET: 'only-for-chaos-never-for-people-0123456789',
  GITHUB_CLIENT_ID: githubApp.client_id,
  GITHUB_CLIENT_SECRET: githubApp.client_secret,
  ...objectStore,
  WORKER_CONCURRENCY: '20',
  ...Object.fromEntries(liftedLimits.map((name) => [`LIMIT_${name}`, '999999999'])),
};
