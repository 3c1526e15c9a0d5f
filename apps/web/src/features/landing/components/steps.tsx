const steps = [
  { title: 'Upload your resume', text: 'One PDF. Its text is read into facts: skills, roles with their dates, education, languages. Each fact keeps the line it came from.' },
  { title: 'Scan a posting', text: 'Paste the posting. It is read the same way: what is required, what is preferred, and what stands outside any score, such as a licence or a work permit.' },
  { title: 'Read the match', text: 'The facts are compared by fixed rules, never by a guess. You see the score, the lines behind it, what is missing, and what would bring the most points.' },
] as const;

/** How it works, in three steps. */
export function Steps() {
  return (
    <section id="how-it-works" className="scroll-mt-8 space-y-8 py-16">
      <h2 className="text-[1.75rem] leading-tight font-semibold">How it works</h2>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-10">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="space-y-2 border-t pt-5">
            <p className="numbers text-small text-muted">Step {index + 1}</p>
            <h3 className="text-lead font-semibold">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
