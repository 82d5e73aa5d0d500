// The thread that checks a solution: one of some hundred megabytes must not hold up the page.
import { checkSolutionBytes, type SolutionBytes } from './check-solution-file.ts';

self.addEventListener('message', ({ data }: MessageEvent<SolutionBytes>) => {
  void checkSolutionBytes(data).then(
    (checked) => self.postMessage({ checked }),
    () => self.postMessage({ failed: true }),
  );
});
