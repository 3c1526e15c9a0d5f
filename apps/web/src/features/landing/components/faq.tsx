import { Plus } from 'lucide-react';
import { type ReactNode } from 'react';

interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

const otherQuestions: readonly Question[] = [
  {
    id: 'faq-free',
    question: 'Is it free?',
    answer: 'Yes. Rolefit is software that you can also run yourself, on one machine, without an account anywhere and without an AI key.',
  },
  {
    id: 'faq-resume',
    question: 'Do I need to upload a resume?',
    answer: 'For a score, yes: without a resume there is nothing to compare a posting with. You can scan postings before; they wait and are scored by themselves once your resume has been read.',
  },
  {
    id: 'faq-hired',
    question: 'Does it improve my chances of being hired?',
    answer: 'Nobody can promise that. Rolefit helps you to spend your time on postings that fit, and to see what your resume leaves unsaid. The decision is made by people.',
  },
];

function Item({ id, question, answer, isOpen }: Question & { isOpen: boolean }) {
  return (
    <details id={id} name="faq" open={isOpen} className="group border-b">
      <summary className="flex list-none items-center justify-between gap-6 py-5 text-lead font-medium marker:content-none [&::-webkit-details-marker]:hidden">
        {question}
        <Plus className="size-5 text-muted transition-transform duration-150 group-open:rotate-45" aria-hidden="true" />
      </summary>
      <div className="max-w-[68ch] pb-6 text-muted">{answer}</div>
    </details>
  );
}

/** Five questions; the browser keeps one open at a time. */
export function Faq({ openId, scoreAnswer }: { openId: string | null; scoreAnswer: ReactNode }) {
  const questions: readonly Question[] = [
    {
      id: 'faq-what',
      question: 'What is Rolefit?',
      answer: 'A tool for job seekers. It compares your resume with job postings and shows how well they fit and why. It never applies for you and never contacts an employer.',
    },
    { id: 'faq-score', question: 'How is the match score calculated?', answer: scoreAnswer },
    ...otherQuestions,
  ];
  return (
    <section aria-labelledby="faq-title" className="grid gap-6 py-16 lg:grid-cols-[16rem_1fr]">
      <h2 id="faq-title" className="text-[1.75rem] leading-tight font-semibold">
        Questions
      </h2>
      <div className="border-t">
        {questions.map((item, index) => (
          <Item key={item.id} {...item} isOpen={openId === null ? index === 0 : item.id === openId} />
        ))}
      </div>
    </section>
  );
}
