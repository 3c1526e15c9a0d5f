import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';

type Providers = Readonly<Record<string, unknown>>;

async function fetchProviders(): Promise<Providers> {
  const answer = await fetch('/api/v1/auth/providers');
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { readonly data: Providers }).data;
}

export function Home(): ReactElement {
  const { data } = useQuery({ queryKey: ['providers'], queryFn: fetchProviders });
  return (
    <div className="grid gap-4">
      <h1 className="text-3xl font-semibold">The least that an app of this stack can be</h1>
      <p className="text-lg text-slate-700">
        It has the same framework, router, cache, atoms, live connection and styles as the product,
        and almost nothing to say.
      </p>
      <p className="min-h-6 text-slate-700">
        {data ? `This server knows ${Object.keys(data).length} facts about signing in.` : ''}
      </p>
    </div>
  );
}
