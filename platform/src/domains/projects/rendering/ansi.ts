import { AnsiUp } from 'ansi_up';

/** Any word; it only marks what is bold until that has become a class. */
const BOLD = 'bold';
// Texts are escaped, so that no quote of theirs can stand in a tag.
const LOOK = /<span style="([^"]*)"(?: class="([^"]*)")?>/g;

/**
 * Converts a program's terminal output to HTML with classes such as `ansi-red-fg` and `ansi-bold`.
 * Colours beside the sixteen are left out: only ours can be read in both colour schemes.
 */
export const ansiToHtml = (text: string): string => {
  const terminal = new AnsiUp();
  terminal.use_classes = true;
  terminal.boldStyle = BOLD;
  return terminal.ansi_to_html(text).replace(LOOK, (_, style: string, colours = '') => {
    const bold = style.split(';').includes(BOLD) ? 'ansi-bold' : '';
    return `<span class="${[bold, colours].filter(Boolean).join(' ')}">`;
  });
};
