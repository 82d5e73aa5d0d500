import { listOf, recordOf, textOf } from './values.ts';

/** Tells which parts of a cell its author hid, as JupyterLab, Colab, Kaggle, Quarto and Jupyter Book say it. */
export interface Hidden {
  code: boolean;
  outputs: boolean;
}

const saysNo = (source: string, option: string) =>
  new RegExp(`^#\\|\\s*${option}:\\s*(false|fold)`, 'm').test(source);

export const hiddenOf = (cell: Record<string, unknown>): Hidden => {
  const metadata = recordOf(cell.metadata);
  const jupyter = recordOf(metadata.jupyter);
  const tags = listOf(metadata.tags).map(textOf);
  const source = textOf(cell.source);
  const tagged = (...names: string[]) => names.some((name) => tags.includes(name));
  return {
    code:
      jupyter.source_hidden === true ||
      metadata._kg_hide_input === true ||
      metadata['_kg_hide-input'] === true ||
      metadata.cellView === 'form' ||
      tagged('hide-input', 'hide_input', 'hide-cell', 'remove-input', 'remove_input') ||
      saysNo(source, 'echo') ||
      /^#\|\s*code-fold:\s*true/m.test(source),
    outputs:
      jupyter.outputs_hidden === true ||
      metadata.collapsed === true ||
      metadata['_kg_hide-output'] === true ||
      tagged('hide-output', 'hide_output', 'hide-cell', 'remove-output', 'remove_output') ||
      saysNo(source, 'output'),
  };
};
