import { texts } from '../routes/onboarding-texts';

/** The steps from the resume to the first score. */
export function OnboardingSteps({ step }: { step: 1 | 2 | 3 }) {
  return (
    <ol className="grid grid-cols-3 gap-3 text-small">
      {texts.steps.map((name, index) => (
        <li
          key={name}
          aria-current={step === index + 1 ? 'step' : undefined}
          className={`border-t-2 pt-2.5 ${index < step ? 'border-accent' : 'border-line text-muted'}`}
        >
          <span className="numbers">{index + 1}</span> {name}
        </li>
      ))}
    </ol>
  );
}
