/** A server in JavaScript that speaks the protocol of Redis, for machines without Redis. */
import net from 'node:net';
import { createRedisServer } from 'js-redis-server';

const { REDIS_STAND_IN_PORT, REDIS_STAND_IN_PASSWORD } = process.env;

/** The package offers no option for the address to listen on. */
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function listenLocally(
  this: net.Server,
  port: unknown,
  ...rest: unknown[]
): net.Server {
  return Reflect.apply(listen, this, [port, '127.0.0.1', ...rest]) as net.Server;
};

const server = await createRedisServer({ port: Number(REDIS_STAND_IN_PORT), logger: console });
Object.assign(server.state, { requirepass: REDIS_STAND_IN_PASSWORD });
