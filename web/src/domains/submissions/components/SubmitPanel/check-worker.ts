// The thread that checks a result file: one of a hundred megabytes must not hold up the page.
import { checkTable, type TableCheck } from './check-table.ts';

self.addEventListener('message', ({ data }: MessageEvent<TableCheck>) => {
  void checkTable(data).then(
    (checked) => self.postMessage({ checked }),
    () => self.postMessage({ failed: true }),
  );
});
