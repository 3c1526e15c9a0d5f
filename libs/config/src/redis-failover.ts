/**
 * For ioredis' `reconnectOnError`. A connection that outlives a failover leads to the former primary, now a replica, which refuses every write: connects
 * anew to the same address, which leads to the new primary, and sends the command again if this connection may wait.
 */
export function reconnectAfterFailover({ message }: Error): 2 | false {
  return message.includes('READONLY') ? 2 : false;
}
