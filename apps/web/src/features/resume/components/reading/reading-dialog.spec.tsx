import { type Resume, type ResumeReading } from '@rolefit/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anId, aReading, aResume } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { setMedia } from '@/testing/media';
import { renderAt } from '@/testing/render';
import { ReadingDialog } from './reading-dialog';

const call = 'GET /users/profile/resume/reading';
const completed = {
  status: 'completed',
  failure: null,
  updatedAt: '2026-11-20T10:00:00.000Z',
} as const;

async function open(answer: () => Response | Promise<Response>, resume: Partial<Resume> = {}) {
  serve(call, answer);
  const onEvaluate = jest.fn();
  renderAt(
    <ReadingDialog
      number={1}
      resume={aResume({ evaluation: completed, ...resume })}
      onEvaluate={onEvaluate}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'What we read' }));
  return { user, onEvaluate, dialog: screen.getByRole('dialog', { name: 'What we read' }) };
}

const openReading = async (reading: Partial<ResumeReading> = {}, resume: Partial<Resume> = {}) => {
  const opened = await open(() => ok(aReading(reading)), resume);
  await within(opened.dialog).findByRole('region', { name: 'Text of your resume' });
  return opened;
};

const litLines = () =>
  [...document.querySelectorAll('mark[data-active="true"]')].map((mark) => mark.textContent);

describe('ReadingDialog', () => {
  beforeEach(() => setMedia((query) => query.includes('min-width')));

  it('fetches nothing before it is opened', () => {
    renderAt(<ReadingDialog number={1} resume={aResume()} onEvaluate={() => undefined} />);
    expect(requestsTo(call)).toEqual([]);
  });

  it('marks each fact of a scan', async () => {
    const { dialog } = await openReading({ readAs: 'scan' });
    const facts = within(dialog).getAllByRole('button', { pressed: false });
    expect(facts.length).toBeGreaterThan(1);
    for (const fact of facts) expect(fact).toHaveAccessibleName(/Read from a scan/);
    expect(dialog).toHaveAccessibleDescription(/read from a scan, so letters may be wrong/);
  });

  it('shows the text and its facts, and restores the focus', async () => {
    const { user, dialog } = await openReading();
    expect(within(dialog).getByRole('region', { name: 'Text of your resume' })).toHaveTextContent(
      'Ward nurse since 2018. Daily wound care on a surgical ward.',
    );
    expect(
      within(dialog).getByRole('button', { name: 'Ward nurse Mar 2018 – today' }),
    ).toBeInTheDocument();
    expect(dialog).toHaveAccessibleDescription(
      'resume.pdf · 1 page · read in English on Nov 20, 2026 by the built-in analyser',
    );
    expect(within(dialog).queryByText(/nobody can see/)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'What we read' })).toHaveFocus();
  });

  it('highlights the lines of a selected fact, and toggles that', async () => {
    const { user, dialog } = await openReading();
    const skill = within(dialog).getByRole('button', { name: 'Wound care' });
    expect(litLines()).toEqual([]);
    await user.click(skill);
    expect(skill).toHaveAttribute('aria-pressed', 'true');
    expect(litLines()).toEqual(['Daily wound care on a surgical ward.']);
    await user.click(skill);
    expect(litLines()).toEqual([]);
  });

  it('shows the lines below the fact if the text is not visible', async () => {
    setMedia(() => false);
    const { user, dialog } = await openReading();
    await user.click(within(dialog).getByRole('button', { name: 'Wound care' }));
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .some((item) => item.textContent === 'Daily wound care on a surgical ward.'),
    ).toBe(true);
  });

  it('lists the hidden passages that were ignored', async () => {
    const { dialog } = await openReading({
      hidden: [
        { reason: 'white', page: 1, text: 'Ten years of everything' },
        { reason: 'tiny', page: 2, text: 'Best of all' },
      ],
    });
    const notice = within(within(dialog).getByRole('region', { name: 'Hidden text' }));
    expect(
      notice.getByText('We found 2 passages that nobody can see and didn’t read them.'),
    ).toBeInTheDocument();
    expect(notice.getByText('Text in the colour of its background, page 1')).toBeInTheDocument();
    expect(notice.getByText('Tiny text, page 2')).toBeInTheDocument();
    expect(notice.getByText('Ten years of everything')).toBeInTheDocument();
    expect(
      within(dialog).getByRole('region', { name: 'Text of your resume' }),
    ).not.toHaveTextContent('Ten years');
  });

  it('makes no statement about hidden text if it was not searched for', async () => {
    const { dialog } = await openReading({ hidden: null, pages: null });
    expect(dialog).toHaveAccessibleDescription(/hidden text wasn’t looked for/);
  });

  it.each([
    ['waits', completed, 'hasn’t been read yet'],
    [
      'failed',
      {
        ...completed,
        status: 'failed',
        failure: { code: 'RESUME_NO_TEXT', message: 'No text.', retryable: false },
      },
      'couldn’t be read',
    ],
  ] as const)(
    'mentions that it shows an earlier resume if the newest one %s',
    async (_, evaluation, words) => {
      const { dialog } = await openReading(
        { resumeId: anId(799), fileName: 'old.pdf' },
        { fileName: 'new.pdf', evaluation },
      );
      expect(
        within(dialog).getByText(`This is the last resume that we read. new.pdf ${words}.`),
      ).toBeInTheDocument();
    },
  );

  it('offers an evaluation if the resume has not been read', async () => {
    const { user, onEvaluate, dialog } = await open(() => problem('RESUME_NOT_READ'), {
      evaluation: null,
    });
    await within(dialog).findByRole('heading', { name: 'Not read yet' });
    await user.click(within(dialog).getByRole('button', { name: 'Evaluate Resume' }));
    expect(onEvaluate).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers no second evaluation while one is under way', async () => {
    const { dialog } = await open(() => problem('RESUME_NOT_READ'), {
      evaluation: { ...completed, status: 'reading' },
    });
    await within(dialog).findByRole('heading', { name: 'We are reading it now' });
    expect(
      within(dialog).queryByRole('button', { name: 'Evaluate Resume' }),
    ).not.toBeInTheDocument();
  });

  it('offers a retry after a load error', async () => {
    let answers = 0;
    const { user, dialog } = await open(() =>
      ++answers === 1 ? problem('INTERNAL') : ok(aReading()),
    );
    const alert = await within(dialog).findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load what we read of your resume.');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(
      await within(dialog).findByRole('region', { name: 'Text of your resume' }),
    ).toBeInTheDocument();
  });
});
