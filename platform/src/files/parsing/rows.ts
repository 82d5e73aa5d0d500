import { previewLimits } from '@whaletide/schema/rules/dataset-files.ts';

/** One row: its first cells, cut to a bound, and how many cells it has in all. */
export interface Row {
  cells: string[];
  width: number;
}

/** Longer ones are cut while they are read; what is shown is cut further. */
const MAX_CHARACTERS = 1_000;

const QUOTE = '"';

/**
 * Reads rows of delimited text (RFC 4180) from chunks, in one pass. A quotation mark that is
 * never closed, or a line without end, costs no more memory than any other row.
 */
export class RowReader {
  readonly #special: RegExp;
  readonly #delimiter: string;
  #cells: string[] = [];
  #width = 0;
  #cell = '';
  #quoted = false;
  /** After a quotation mark within quotes: a second one stands for itself. */
  #afterQuote = false;
  #afterReturn = false;

  constructor(delimiter: ',' | '\t') {
    this.#delimiter = delimiter;
    this.#special = delimiter === ',' ? /[",\r\n]/g : /["\t\r\n]/g;
  }

  *push(text: string): Generator<Row> {
    let at = 0;
    while (at < text.length) {
      if (this.#quoted && !this.#afterQuote) {
        const quote = text.indexOf(QUOTE, at);
        this.#append(text.slice(at, quote === -1 ? text.length : quote));
        if (quote === -1) return;
        this.#afterQuote = true;
        at = quote + 1;
        continue;
      }
      if (this.#afterQuote) {
        this.#afterQuote = false;
        if (text[at] === QUOTE) {
          this.#append(QUOTE);
          at += 1;
          continue;
        }
        this.#quoted = false;
      }
      this.#special.lastIndex = at;
      const found = this.#special.exec(text)?.index ?? text.length;
      this.#append(text.slice(at, found));
      if (found > at) this.#afterReturn = false;
      const sign = text[found];
      at = found + 1;
      if (sign === undefined) return;
      if (sign === QUOTE) this.#openQuote();
      else if (sign === this.#delimiter) this.#endCell();
      else if (sign === '\n' && this.#afterReturn) this.#afterReturn = false;
      else yield* this.#endRow(sign === '\r');
    }
  }

  /** The last row, where the text doesn't end with a line break. */
  *end(): Generator<Row> {
    if (this.#cell !== '' || this.#width > 0) yield* this.#endRow(false);
  }

  #append(text: string) {
    if (this.#cell.length < MAX_CHARACTERS && this.#width < previewLimits.columns)
      this.#cell += text.slice(0, MAX_CHARACTERS - this.#cell.length);
  }

  #openQuote() {
    this.#afterReturn = false;
    // Within a cell it is a sign like any other.
    if (this.#cell === '') this.#quoted = true;
    else this.#append(QUOTE);
  }

  #endCell() {
    this.#afterReturn = false;
    if (this.#width < previewLimits.columns) this.#cells.push(this.#cell);
    this.#width += 1;
    this.#cell = '';
  }

  *#endRow(byReturn: boolean): Generator<Row> {
    const isEmpty = this.#cell === '' && this.#width === 0;
    this.#endCell();
    const row = { cells: this.#cells, width: this.#width };
    this.#cells = [];
    this.#width = 0;
    this.#afterReturn = byReturn;
    if (!isEmpty) yield row;
  }
}
