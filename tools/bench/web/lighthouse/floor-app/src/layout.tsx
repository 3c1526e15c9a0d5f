import { type ReactElement, useEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useAtom, useSetAtom } from 'jotai';
import { io } from 'socket.io-client';
import { connectionAtom } from './state.ts';

/** Opens the connection for live events as the product does. A guest is refused, which ends it. */
function useConnection(): void {
  const setConnection = useSetAtom(connectionAtom);
  useEffect(() => {
    const socket = io({ path: '/socket.io', transports: ['websocket'], auth: { token: '' } });
    socket.on('connect', () => setConnection('open'));
    socket.on('connect_error', () => setConnection('refused'));
    return () => void socket.disconnect();
  }, [setConnection]);
}

export function Layout(): ReactElement {
  useConnection();
  const [connection] = useAtom(connectionAtom);
  return (
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col gap-6 bg-white px-4 py-6 text-slate-900">
      <nav className="flex gap-4 border-b border-slate-200 pb-4">
        <Link className="underline" to="/">
          Home
        </Link>
        <Link className="underline" to="/other">
          Other
        </Link>
      </nav>
      <main className="flex-1">
        <Outlet />
      </main>
      <footer className="text-sm text-slate-600">Connection: {connection}</footer>
    </div>
  );
}
