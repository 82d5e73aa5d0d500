/**
 * Colours the blocks of code in a text that stands as it came, each as it comes to the screen.
 * @returns ends that
 */
export const colourAsSeen = (text: HTMLElement): (() => void) | undefined => {
  const blocks = text.querySelectorAll<HTMLElement>('code[data-language]');
  if (blocks.length === 0) return undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      // Code can be read without its colours when they can't be loaded.
      void import('./paint-code.ts').then(
        ({ paintCode }) => paintCode(target),
        () => undefined,
      );
    }
  });
  for (const block of blocks) observer.observe(block);
  return () => observer.disconnect();
};
