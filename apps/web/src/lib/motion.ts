/** How a page scrolls by itself: at once where motion is unwelcome. The style sheet cannot say it for calls that ask for smoothness. */
export function scrollBehavior(): 'smooth' | 'instant' {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
