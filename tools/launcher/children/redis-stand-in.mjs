/** A server in JavaScript that speaks Redis' protocol, for machines without Redis. Kept to 127.0.0.1, which it does not offer by itself. */
import net from 'node:net';
import { createRedisServer } from 'js-redis-server';

const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function listenLocally(port, ...rest) {
  return listen.call(this, port, '127.0.0.1', ...rest);
};

const { REDIS_STAND_IN_PORT, REDIS_STAND_IN_PASSWORD } = process.env;
const server = await createRedisServer({ port: Number(REDIS_STAND_IN_PORT), logger: console });
server.state.requirepass = REDIS_STAND_IN_PASSWORD;
