import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { useLocation } from '@/lib/routing/location';

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`At ${pathname}${search}`}</p>;
}

/** A cache that never tries twice. */
export function aQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
}

interface Options {
  client?: QueryClient;
  at?: string;
}

/** Renders at an address; other addresses render their own path. */
export function renderAt(element: ReactNode, { client = aQueryClient(), at = '/' }: Options = {}) {
  const path = at.split(/[?#]/)[0] ?? '/';
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={element} />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
