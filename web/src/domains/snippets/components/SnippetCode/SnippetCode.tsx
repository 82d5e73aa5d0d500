import { Code } from '#components/Markdown/Code.tsx';
import colours from '#components/Markdown/Markdown.module.css';
import classes from './SnippetCode.module.css';

interface SnippetCodeProps {
  /** Description of the code for screen readers: it can be scrolled by the keyboard. */
  label: string;
  language: string;
  code: string;
  /** In a list or a form: some lines, and the rest scrolls. */
  short?: boolean;
}

/** Code as it was written, coloured by its language once it is on screen. */
export const SnippetCode = ({ label, language, code, short = false }: SnippetCodeProps) => (
  <div className={`${colours.text} ${classes.frame}`}>
    <pre data-short={short || undefined} tabIndex={0} role="region" aria-label={label}>
      <Code className={`language-${language}`}>{code}</Code>
    </pre>
  </div>
);
