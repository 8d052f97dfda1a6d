/** Whether what a script moves has to jump: the person's system or the application's data saver asks for it. */
export function wantsNoMotion(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'off' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
