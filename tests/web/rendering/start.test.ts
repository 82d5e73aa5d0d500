import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const script = readFileSync(
  join(import.meta.dirname, '../../../web/src/rendering/start.js'),
  'utf8',
);
const PAGE = `
  <script id="page-files" type="application/json">{ "scripts": [], "styles": [] }</script>
  <style id="critical-styles"></style>
  <div id="root">
    <select><option value="written" selected></option><option value="chosen"></option></select>
  </div>`;

/**
 * As React does: with the first event that comes to its part the list is taken over, and shows what
 * the server wrote. It tells of what is chosen from then on, and shows what is so at that moment.
 */
const takesOver = (root: Element, list: HTMLSelectElement) => {
  const told: string[] = [];
  let taken = false;
  const take = () => {
    if (!taken) list.value = 'written';
    taken = true;
  };
  for (const name of ['pointercancel', 'input']) root.addEventListener(name, take);
  root.addEventListener('change', () => {
    take();
    told.push(list.value);
    list.value = 'written';
  });
  return told;
};

it('tells once, and truly, what is chosen of a list that is taken over by it', () => {
  // jsdom has none.
  Object.assign(globalThis, { PointerEvent: Event });
  document.body.innerHTML = PAGE;
  const list = document.querySelector('select') as HTMLSelectElement;
  const told = takesOver(document.getElementById('root') as Element, list);
  new Function(script)();
  dispatchEvent(new Event('page-ready'));
  list.value = 'chosen';
  for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
  expect(told).toEqual(['chosen']);
});
