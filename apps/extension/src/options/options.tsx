import { useEffect, useId, useState } from 'react';
import { RefusedError, sendMessage } from '@/lib/send-message';
import { input, primaryButton } from '@/lib/control-styles';
import { requestAccess } from '@/lib/host-access';
import { readServer, serverOriginSchema } from '@/server-origin';
import { texts as general } from '@/texts';
import { texts } from './texts';

type Outcome = 'saved' | 'refused' | null;

/** Options page: the server that the extension uses. */
export function Options() {
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    void readServer().then(setText);
  }, []);

  async function save(): Promise<void> {
    const parsed = serverOriginSchema.safeParse(text);
    setOutcome(null);
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (!parsed.success) return;
    // Must come first: after another await the browser no longer sees a user gesture.
    const isAllowed = await requestAccess([parsed.data]);
    await sendMessage('server.choose', { server: parsed.data });
    setText(parsed.data);
    setOutcome(isAllowed ? 'saved' : 'refused');
  }

  return (
    <main className="mx-auto max-w-xl space-y-4 p-6">
      <h1 className="text-heading font-semibold">{texts.heading}</h1>
      <form
        className="space-y-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save().catch((problem: unknown) =>
            setError(problem instanceof RefusedError ? problem.message : general.somethingWrong),
          );
        }}
      >
        <label htmlFor={id} className="text-small font-medium">
          {texts.server}
        </label>
        <input
          id={id}
          className={input}
          inputMode="url"
          spellCheck={false}
          value={text}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
        <p
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={error ? 'text-small text-danger' : 'text-small text-muted'}
        >
          {error ?? texts.serverHint}
        </p>
        <button type="submit" className={primaryButton}>
          {texts.save}
        </button>
        <p role="status" className="text-small empty:hidden">
          {outcome && texts[outcome]}
        </p>
      </form>
    </main>
  );
}
