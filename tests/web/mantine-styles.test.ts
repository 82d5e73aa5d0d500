import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const SRC = path.join(import.meta.dirname, '../../web/src');
const STYLES = path.join(import.meta.dirname, '../../node_modules/@mantine/core/styles');

/** Parts that a component is made of besides its own styles. */
const madeOf: Record<string, readonly string[]> = {
  Autocomplete: ['Combobox', 'Popover', 'ScrollArea'],
  Checkbox: ['InlineInput'],
  Drawer: ['ModalBase', 'Overlay'],
  Menu: ['Popover'],
  Modal: ['ModalBase', 'Overlay'],
  Radio: ['InlineInput'],
  SegmentedControl: ['FloatingIndicator'],
  Switch: ['InlineInput'],
};

const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: SRC }).map((file) => [
    path.join(SRC, file),
    readFileSync(path.join(SRC, file), 'utf8'),
  ]),
);

/** The layers of styles that come with a file: its own, and those of what it imports. */
const layersWith = (file: string, seen = new Set<string>()): Set<string> => {
  const source = sources.get(file);
  if (source === undefined || seen.has(file)) return new Set();
  seen.add(file);
  const own = source.matchAll(/^import '@mantine\/core\/styles\/(\w+)\.layer\.css';/gm);
  const layers = new Set(Array.from(own, ([, name = '']) => name));
  for (const [, to = ''] of source.matchAll(/^(?:import|export) [^;]*?'([.#][^']+)';/gms)) {
    const imported = to.startsWith('#')
      ? path.join(SRC, to.slice(1))
      : path.join(path.dirname(file), to);
    for (const layer of layersWith(imported, seen)) layers.add(layer);
  }
  return layers;
};

const layersOf = (component: string): string[] =>
  [component, ...(madeOf[component] ?? [])].filter((name) =>
    existsSync(path.join(STYLES, `${name}.layer.css`)),
  );

it('brings the styles of each component to where it is used', () => {
  const base = layersWith(path.join(SRC, 'theme/styles/base.ts'));
  const missing = Array.from(sources, ([file, source]) => {
    const imported = /^import \{([^}]*)\} from '@mantine\/core';/m.exec(source)?.[1] ?? '';
    const components = imported.split(',').map((name) => name.trim());
    const with_ = layersWith(file);
    const needed = components.flatMap(layersOf).filter((name) => !base.has(name));
    return needed
      .filter((name) => !with_.has(name))
      .map((name) => `${path.relative(SRC, file)}: ${name}`);
  }).flat();
  expect(missing).toEqual([]);
});
