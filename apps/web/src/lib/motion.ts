/** Scroll behaviour that respects `prefers-reduced-motion`. CSS cannot override calls that request smooth scrolling. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
