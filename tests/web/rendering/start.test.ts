import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/dom';

const script = readFileSync(
  join(import.meta.dirname, '../../../web/src/rendering/start.js'),
  'utf8',
);
const PAGE = `
  <script id="page-files" type="application/json">{ "scripts": [], "styles": [] }</script>
  <style id="critical-styles"></style>
  <div id="root">
    <select><option value="written" selected></option><option value="chosen"></option></select>
    <p><input /></p>
    <p><button type="button">删除</button></p>
    <p><button type="button">赞</button></p>
  </div>`;

const bubbles = { bubbles: true };

// jsdom has none.
Object.assign(globalThis, { PointerEvent: Event });

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
  document.body.innerHTML = PAGE;
  const list = document.querySelector('select') as HTMLSelectElement;
  const told = takesOver(document.getElementById('root') as Element, list);
  new Function(script)();
  dispatchEvent(new Event('page-ready'));
  list.value = 'chosen';
  for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, bubbles));
  expect(told).toEqual(['chosen']);
});

it('gives what was typed and pressed to a page that is made anew', async () => {
  document.body.innerHTML = PAGE;
  const root = document.getElementById('root') as Element;
  new Function(script)();
  const old = root.querySelector('input') as HTMLInputElement;
  old.focus();
  old.value = '潮汐';
  old.dispatchEvent(new Event('input', bubbles));
  for (const button of root.querySelectorAll('button')) button.click();

  root.replaceChildren(...[...root.children].map((part) => part.cloneNode(true)));
  const field = root.querySelector('input') as HTMLInputElement;
  field.value = '';
  const told: string[] = [];
  field.addEventListener('input', () => told.push(field.value));
  // A button in the place of another that was pressed isn't pressed.
  const [other, same] = root.querySelectorAll('button');
  if (other) other.textContent = '恢复';
  for (const button of [other, same])
    button?.addEventListener('click', () => told.push(button.textContent));
  dispatchEvent(new Event('page-ready'));
  await waitFor(() => expect(told).toEqual(['潮汐', '赞']));
  expect(document.activeElement).toBe(field);
});

it('gives what was typed to a field that is away for a moment', async () => {
  document.body.innerHTML = PAGE;
  const root = document.getElementById('root') as Element;
  new Function(script)();
  const old = root.querySelector('input') as HTMLInputElement;
  old.value = '潮汐';
  old.dispatchEvent(new Event('input', bubbles));
  const next = old.parentElement?.cloneNode(true) as HTMLElement;
  const field = next.querySelector('input') as HTMLInputElement;
  field.value = '';
  const skeleton = document.createElement('div');
  old.parentElement?.replaceWith(skeleton);
  dispatchEvent(new Event('page-ready'));
  await new Promise((resolve) => setTimeout(resolve, 60));
  skeleton.replaceWith(next);
  await waitFor(() => expect(field.value).toBe('潮汐'));
});
