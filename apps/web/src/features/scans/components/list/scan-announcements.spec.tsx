import { render, screen } from '@testing-library/react';
import { aCloseReading, aJob, anId, aScore } from '@/testing/builders';
import { ScanAnnouncements } from './scan-announcements';

const running = (n: number, title: string | null = null) =>
  aJob({ _id: anId(n), title, status: 'reading', score: null });
const done = (n: number, title: string) =>
  aJob({ _id: anId(n), title, score: aScore({ overallScore: 74 }) });
const news = () => screen.getByRole('status').textContent;

describe('ScanAnnouncements', () => {
  it('ignores scans that had finished before or come from another page', () => {
    const { rerender } = render(<ScanAnnouncements jobs={[running(1), done(2, 'Baker')]} />);
    expect(news()).toBe('');
    rerender(<ScanAnnouncements jobs={[done(3, 'Nurse'), done(2, 'Baker')]} />);
    expect(news()).toBe('');
  });

  it('announces the score of a finished scan and keeps the text until the next change', () => {
    const { rerender } = render(<ScanAnnouncements jobs={[running(1), running(2)]} />);
    rerender(<ScanAnnouncements jobs={[done(1, 'Ward Nurse'), running(2)]} />);
    expect(news()).toBe('Ward Nurse: 74%, Good.');
    rerender(
      <ScanAnnouncements jobs={[done(1, 'Ward Nurse'), { ...running(2), status: 'matching' }]} />,
    );
    expect(news()).toBe('Ward Nurse: 74%, Good.');
  });

  it('announces a scan that ended without a score', () => {
    const { rerender } = render(<ScanAnnouncements jobs={[running(1)]} />);
    rerender(
      <ScanAnnouncements
        jobs={[aJob({ _id: anId(1), title: 'Ward Nurse', status: 'failed', score: null })]}
      />,
    );
    expect(news()).toBe('Ward Nurse: Failed.');
  });

  it('announces only the number if several finish together', () => {
    const { rerender } = render(<ScanAnnouncements jobs={[running(1), running(2), running(3)]} />);
    rerender(<ScanAnnouncements jobs={[done(1, 'A'), done(2, 'B'), running(3)]} />);
    expect(news()).toBe('2 scans are done.');
  });

  it('announces the score that a close reading has come to', () => {
    const estimated = {
      ...done(1, 'Ward Nurse'),
      closeReading: aCloseReading({ status: 'reading', effect: null }),
    };
    const { rerender } = render(<ScanAnnouncements jobs={[estimated]} />);
    expect(news()).toBe('');
    rerender(
      <ScanAnnouncements
        jobs={[
          { ...estimated, score: aScore({ overallScore: 81 }), closeReading: aCloseReading() },
        ]}
      />,
    );
    expect(news()).toBe('Ward Nurse: 81%, Strong.');
  });
});
