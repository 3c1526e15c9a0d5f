import { type ReactElement, useState } from 'react';

export function Other(): ReactElement {
  const [count, setCount] = useState(0);
  return (
    <div className="grid justify-items-start gap-4">
      <h1 className="text-3xl font-semibold">Another page</h1>
      <button
        type="button"
        className="rounded border border-slate-400 px-3 py-2"
        onClick={() => setCount(count + 1)}
      >
        Pressed {count} times
      </button>
    </div>
  );
}
