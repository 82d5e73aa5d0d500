import { expect, it } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { Markdown } from '../../../web/src/components/Markdown/Markdown.tsx';

const show = (text: string) =>
  render(
    <MantineProvider env="test">
      <Markdown text={text} />
    </MantineProvider>,
  );
const block = (language: string, code: string) => `代码：\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;
const blockText = () => document.querySelector('pre')?.textContent;

it('sets the keywords and texts of code apart, and changes nothing of it', async () => {
  const code = 'import csv\n\nprint("<b>企鹅</b> & 鲸", 1)';
  show(block('python', code));
  expect(await screen.findByText('import', { selector: 'span' })).toBeVisible();
  expect(screen.getByText('"<b>企鹅</b> & 鲸"', { selector: 'span' })).toBeVisible();
  expect(blockText()).toBe(`${code}\n`);
});

it('colours code beside formulas too', async () => {
  show(`$$\n\\hat y\n$$\n\n${block('SQL', 'SELECT 1')}`);
  expect(await screen.findByText('SELECT', { selector: 'span' })).toBeVisible();
});

it('shows code of a language that it does not know as it is', async () => {
  show(block('whale', 'import 鲸'));
  expect(await screen.findByText('import 鲸', { selector: 'code' })).toBeVisible();
});
