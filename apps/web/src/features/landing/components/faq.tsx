import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { texts as allTexts } from '../texts';

const { faq: texts } = allTexts;

interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

const questionsOf = (scoreAnswer: ReactNode): readonly [Question, ...Question[]] => [
  { id: 'faq-what', ...texts.what },
  { id: 'faq-score', ...texts.score, answer: scoreAnswer },
  { id: 'faq-free', ...texts.free },
  { id: 'faq-resume', ...texts.resume },
  { id: 'faq-hired', ...texts.hired },
];

interface ItemProps extends Question {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function Item({ id, question, answer, isOpen, onToggle }: ItemProps) {
  return (
    // The name makes the browser close the other items in the same frame. Its toggle events arrive late, and also when find-in-page opens an item, so they
    // only synchronise our state.
    <details
      id={id}
      name="faq"
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group scroll-mt-8 border-b"
    >
      <summary className="flex list-none items-center justify-between gap-6 rounded-control px-3 py-5 marker:content-none [&::-webkit-details-marker]:hidden">
        <h3 className="text-lead font-medium">{question}</h3>
        <Plus
          className="size-5 text-muted transition-transform duration-150 group-open:rotate-45"
          aria-hidden="true"
        />
      </summary>
      <div className="max-w-[68ch] px-3 pt-1 pb-6 text-muted">{answer}</div>
    </details>
  );
}

/** Five questions, of which at most one is open: initially the first one or the one in the URL. */
export function Faq({ namedId, scoreAnswer }: { namedId: string | null; scoreAnswer: ReactNode }) {
  const questions = questionsOf(scoreAnswer);
  const [openId, setOpenId] = useState<string | null>(namedId ?? questions[0].id);
  const [lastNamedId, setLastNamedId] = useState(namedId);
  if (namedId !== lastNamedId) {
    setLastNamedId(namedId);
    if (namedId !== null) setOpenId(namedId);
  }
  return (
    <section aria-labelledby="faq-title" className="grid gap-6 py-16 lg:grid-cols-[16rem_1fr]">
      <h2 id="faq-title" className="text-[1.75rem] leading-tight font-semibold">
        {texts.title}
      </h2>
      <div className="-mx-3 border-t lg:mx-0">
        {questions.map((item) => (
          <Item
            key={item.id}
            {...item}
            isOpen={item.id === openId}
            onToggle={(isOpen) =>
              setOpenId((current) => (isOpen ? item.id : current === item.id ? null : current))
            }
          />
        ))}
      </div>
    </section>
  );
}
