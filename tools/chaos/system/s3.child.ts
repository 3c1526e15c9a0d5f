/** The S3 server of the tests as a process of its own: `s3.child.ts PORT FOLDER`. */
import S3rver from 's3rver';

const [port, directory = ''] = process.argv.slice(2);
await new S3rver({ address: '127.0.0.1', port: Number(port), silent: true, directory }).run();
