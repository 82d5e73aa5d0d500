import { Formula } from '#components/Markdown/Formula.tsx';

/** The formula on a line of its own; what can't be read stands there in red. */
const Preview = ({ latex }: { latex: string }) => (
  <Formula key={latex} latex={latex} display unfinished />
);

export default Preview;
